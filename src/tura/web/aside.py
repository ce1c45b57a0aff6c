"""What may be slow, or hang with the stick it writes to, done in a thread that nobody waits for."""

import threading
from collections.abc import Callable


class Aside:
    """Keys handed in are worked off in order, one at a time; a key that waits already is not handed in twice."""

    def __init__(self, name: str, work: Callable[[str], None]) -> None:
        self._work = work
        self._waiting: dict[str, None] = {}
        self._told = threading.Condition()
        self._busy = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def hand(self, key: str) -> None:
        """The key will be worked on, once more if it is being worked on now."""
        with self._told:
            self._waiting[key] = None
            self._told.notify_all()

    def wait(self, seconds: float | None = None) -> bool:
        """Whether everything that was handed in is done, after at most so many seconds."""
        with self._told:
            return self._told.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def _run(self) -> None:
        while True:
            with self._told:
                self._told.wait_for(lambda: self._waiting)
                key = next(iter(self._waiting))
                del self._waiting[key]
                self._busy = True
            try:
                self._work(key)
            finally:
                with self._told:
                    self._busy = False
                    self._told.notify_all()
