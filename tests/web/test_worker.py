"""Pairing a large field in another process gives the same answer, and the server answers meanwhile."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.crowd import crowded

from road import office_at
from tura.domain.event.crosstable import to_pair
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.tournament import Tournament
from tura.web.worker import SMALL, Worker


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A warm worker."""
    made = Worker()
    made.warm()
    yield made
    made.close()


@pytest.fixture
def large(tmp_path: Path) -> Tournament:
    """The second round of a field above the worker's size."""
    office = office_at(tmp_path)
    return to_pair(office.state(crowded(office, SMALL * 4)), "A")


def test_the_worker_pairs_as_the_server_would(worker: Worker, large: Tournament) -> None:
    """The same field gives the same pairing here and there."""
    assert worker.pair_round(large, 2, Way.FAST) == pair_round(large, 2, Way.FAST)


def test_the_interpreter_stays_free_meanwhile(worker: Worker, large: Tournament) -> None:
    """While the worker pairs, this process spends next to no time of its own on it."""
    worker.pair_round(large, 2, Way.FAST)
    spent: list[float] = []

    def pair() -> None:
        begin = time.thread_time()
        worker.pair_round(large, 2, Way.FAST)
        spent.append(time.thread_time() - begin)

    thread = threading.Thread(target=pair)
    thread.start()
    thread.join()
    assert spent[0] < 0.05
