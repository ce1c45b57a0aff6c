"""The laptop that leads: what the one that follows has already, and who waits for that."""

import time
from collections.abc import Callable, Mapping
from threading import Condition

WAITING_SECONDS = 5.0
"""How long a follower's question may stay open; it asks anew at once."""
GONE_SECONDS = 10.0
PATIENCE_SECONDS = 2.0


class Followed:
    """An entry is acknowledged when the follower has it too, as long as there is one that keeps up.

    A follower that does not have it within two seconds is late: nobody waits for it until it asks again.
    """

    def __init__(self) -> None:
        self._told = Condition()
        self._has: Mapping[str, int] = {}
        self._asked = 0.0
        self._late = False

    @property
    def is_here(self) -> bool:
        """Whether somebody follows and keeps up."""
        return not self._late and bool(self._asked) and time.monotonic() - self._asked < GONE_SECONDS

    @property
    def is_lost(self) -> bool:
        """Whether somebody followed and does not keep up any more."""
        return bool(self._asked) and not self.is_here

    def asks(self, has: Mapping[str, int]) -> None:
        """The follower asks, and says how far it has each journal."""
        with self._told:
            self._has, self._asked, self._late = has, time.monotonic(), False
            self._told.notify_all()

    def changed(self) -> None:
        """Something is new: a question that waits is looked at again."""
        with self._told:
            self._told.notify_all()

    def wait_for_news(self, news: Callable[[], bool], seconds: float = WAITING_SECONDS) -> None:
        """Until there is news, looked at each second and whenever something changes; at most so long."""
        end = time.monotonic() + seconds
        while not news() and (left := end - time.monotonic()) > 0:
            with self._told:
                self._told.wait(min(1.0, left))
        with self._told:
            self._asked = time.monotonic()

    def confirmed(self, event_id: str, seq: int, seconds: float = PATIENCE_SECONDS) -> bool:
        """Whether the follower has the journal up to ``seq``; waits for it a moment, and for nobody who is away."""
        if not self.is_here:
            return False
        with self._told:
            has = self._told.wait_for(lambda: self._has.get(event_id, 0) >= seq, seconds)
            self._late = not has
        return has
