"""Warm processes beside the server: pairing a large field holds the interpreter, so it does that elsewhere."""

import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from tura.domain.pairing.dutch.engine import Way
    from tura.domain.pairing.pairing import Pairing
    from tura.domain.reason import Refusal
    from tura.domain.tournament import Tournament

P = ParamSpec("P")
T = TypeVar("T")

SMALL = 60
"""Fields up to this size are paired in less time than it takes to hand them over."""
PROCESSES = 2
"""One section never waits for another one's pairing; the second starts when it is first needed."""


class Worker:
    """The processes, started when first needed; if one dies, its work is done here."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()
        self._closed = False

    def warm(self) -> None:
        """A process started and the engine imported there, without waiting for it."""
        with suppress(RuntimeError):  # closed meanwhile
            self._opened().submit(_ready)

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of the program makes of these values, in another process."""
        try:
            return self._opened().submit(work, *args, **kwargs).result()
        except BrokenExecutor:
            return work(*args, **kwargs)

    def pair_round(self, tournament: "Tournament", number: int, way: "Way") -> "Pairing | Refusal":
        """As the engine's ``pair_round``, elsewhere for a large field."""
        from tura.domain.pairing.dutch.engine import pair_round  # noqa: PLC0415  the first page needs no engine

        return self.run_for(len(tournament.participants), pair_round, tournament, number, way)

    def run_for(self, players: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As ``run`` for a large field; a small one is done here in less time than it takes to hand it over."""
        return work(*args, **kwargs) if players <= SMALL else self.run(work, *args, **kwargs)

    def close(self) -> None:
        """The processes end."""
        with self._lock:
            self._closed = True
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)

    def _opened(self) -> "ProcessPoolExecutor":
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415  the first page needs none
        from multiprocessing import get_context  # noqa: PLC0415

        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    PROCESSES, mp_context=get_context("spawn"), initializer=_quiet
                )
            return self._pool


def _quiet() -> None:
    """Ctrl+C is the server's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ready() -> bool:
    from tura.domain.pairing.dutch import engine  # noqa: PLC0415  imported in the process that will need it

    return bool(engine)
