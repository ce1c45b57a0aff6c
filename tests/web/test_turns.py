"""Who waits for whom, over HTTP: nobody for a pairing elsewhere, and of two who press at once the second one."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from road import sure
from served import Served, serving
from tura.app.accounts import Role
from tura.app.pairing import Asked, pair, publish
from tura.app.scoring import enter
from tura.domain.events.rounds import PairingDrafted
from tura.domain.pairing.dutch.engine import Way
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.round.outcome import Outcome
from tura.domain.tournament import Tournament
from tura.web.worker import Worker

PATIENCE = 60


class Slow(Worker):
    """The worker, whose pairing is ready only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.may_end = threading.Event(), threading.Event()

    def pair_round(self, tournament: Tournament, number: int, way: Way) -> Pairing | Refusal:
        """The engine's answer, after waiting."""
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return super().pair_round(tournament, number, way)


@pytest.fixture
def slow() -> Slow:
    """A worker that waits for the test."""
    return Slow()


@pytest.fixture
def served(database: Path, slow: Slow) -> Iterator[Served]:
    """A server with that worker: A's first round is over, B's is being played."""
    for served in serving(str(database), slow):
        office, event = served.site.office, served.event_id
        for board in office.state(event).fields["A"].rounds[0].boards:
            sure(enter(office, event, "A", (1, board.number), Outcome.WHITE, 4))
        sure(pair(office, event, "B", Asked(confirm=4)))
        sure(publish(office, event, "B", 4))
        yield served
        slow.may_end.set()


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    """The chief arbiter, without a browser."""
    with httpx.Client(cookies={"tura": served.token(Role.CHIEF_ARBITER)}, timeout=PATIENCE) as client:
        yield client


def drafts(served: Served) -> int:
    """How often A's second round was drafted."""
    entries = served.site.office.journal.tail(served.event_id)
    return sum(
        isinstance(e.event, PairingDrafted) and (e.event.field, e.event.round) == ("A", 2) for e in entries
    )


def test_nobody_waits_while_a_round_is_paired(served: Served, slow: Slow, client: httpx.Client) -> None:
    """Results of B, of A itself put right, and pages are answered before A's pairing is; then it is of what is true."""
    with ThreadPoolExecutor() as pool:
        paired = pool.submit(client.post, served.path("A/pair"), data={"confirm": "4"})
        assert slow.begun.wait(PATIENCE)
        in_b = client.post(served.path("B/results/1/1"), data={"result": "1-0", "seen": ""})
        in_a = client.post(
            served.path("A/results/1/1"), data={"result": "0-1", "seen": "1-0", "confirm": "4"}
        )
        pages = [client.get(served.path(path)) for path in ("live?head=1", "A/round", "B/results/1")]
        assert [answer.status_code for answer in (in_b, in_a, *pages)] == [200] * 5
        assert not paired.done()
        slow.may_end.set()
        assert paired.result().status_code == 303
    state = served.site.office.state(served.event_id)
    assert state.fields["A"].rounds[0].boards[0].outcome is Outcome.BLACK
    assert state.fields["B"].rounds[0].boards[0].outcome is Outcome.WHITE
    assert drafts(served) == 1
    drafted = state.fields["A"].last
    assert drafted == sure(pair(served.site.office, served.event_id, "A", Asked(confirm=4)))


def test_two_who_press_at_once_make_one_pairing(served: Served, slow: Slow, client: httpx.Client) -> None:
    """The second one waits and is shown the first one's draft: one entry in the journal."""
    with ThreadPoolExecutor() as pool:
        both = [pool.submit(client.post, served.path("A/pair"), data={"confirm": "4"}) for _ in range(2)]
        assert slow.begun.wait(PATIENCE)
        slow.may_end.set()
        assert [each.result().status_code for each in both] == [303, 303]
    assert drafts(served) == 1
