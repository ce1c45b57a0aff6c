"""A warm process beside the server: pairing a large field holds the interpreter, so it does that elsewhere."""

import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from threading import Timer

from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.tournament import Tournament

SMALL = 60
"""Fields up to this size are paired in less time than it takes to hand them over."""


class Worker:
    """The process; if it dies, pairing goes on here."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_quiet)

    def warm(self, after: float = 0.0) -> None:
        """The process started and the engine imported, ``after`` so many seconds, without waiting for it."""
        timer = Timer(after, self._start)
        timer.daemon = True
        timer.start()

    def _start(self) -> None:
        with suppress(RuntimeError):  # closed meanwhile
            self._pool.submit(_ready)

    def pair_round(self, tournament: Tournament, number: int, way: Way) -> Pairing | Refusal:
        """As ``pair_round``, elsewhere for a large field."""
        if len(tournament.participants) <= SMALL:
            return pair_round(tournament, number, way)
        try:
            return self._pool.submit(pair_round, tournament, number, way).result()
        except BrokenProcessPool:
            return pair_round(tournament, number, way)

    def close(self) -> None:
        """The process ends."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _quiet() -> None:
    """Ctrl+C is the server's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ready() -> bool:
    return True
