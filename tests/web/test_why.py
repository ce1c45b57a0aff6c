"""Why a board of a large round is as it is: worked out elsewhere, once for each moment."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import ParamSpec, TypeVar

import httpx
import pytest
from bench.crowd import crowded

from road import office_at
from served import Served, serving
from tura.app.accounts import Role
from tura.app.papers.hall import Hall
from tura.app.round_why import follow_round
from tura.domain.pairing.explain.ask import why
from tura.domain.reason import Refusal
from tura.web.worker import SMALL, Worker
from tura.wording.explanations import explained

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 60


class Counted(Worker):
    """The worker, held back until the test says so; ``asked`` counts what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.begun, self.may_end = threading.Event(), threading.Event()

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the worker makes of it, after waiting."""
        self.asked += 1
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return super().run(work, *args, **kwargs)


@pytest.fixture
def worker() -> Counted:
    """A worker that waits for the test."""
    return Counted()


@pytest.fixture
def served(tmp_path: Path, worker: Counted) -> Iterator[Served]:
    """A server with a published round of a field above the worker's size."""
    crowded(office_at(tmp_path), SMALL + 20)
    yield from serving(str(tmp_path / "tura.sqlite"), worker)
    worker.may_end.set()


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    """An arbiter, in English."""
    with httpx.Client(cookies={"lang": "en", "tura": served.token(Role.ARBITER)}, timeout=PATIENCE) as client:
        yield client


def sentences(served: Served, table: int) -> tuple[str, ...]:
    """What is to be told of a board, worked out here."""
    office = served.site.office
    state = office.state(served.event_id)
    field = state.fields["A"]
    course = follow_round(state, field, field.rounds[0])
    assert not isinstance(course, Refusal)
    hall = Hall(state, office.people(state), "en")
    names = {tpn: hall.name(entry) for entry, tpn in field.tpns().items()}
    return explained(why(course, field.tpns()[field.rounds[0].boards[table - 1].white]), "en", names)


def test_others_are_answered_while_a_why_is_worked_out(
    served: Served, worker: Counted, client: httpx.Client
) -> None:
    """The front, the poll and a public page are answered before the explanation is; then it says what is to be told."""
    with ThreadPoolExecutor() as pool:
        told = pool.submit(client.get, served.path("A/why/1/3"))
        assert worker.begun.wait(PATIENCE)
        others = [
            f"{served.url}/p/{served.slug}?section=A",
            served.path("live?head=1"),
            f"{served.url}/sign-in",
        ]
        assert [client.get(path).status_code for path in others] == [200] * 3
        assert not told.done()
        worker.may_end.set()
        text = unescape(told.result().text)
    wanted = sentences(served, 3)
    assert wanted
    assert [sentence for sentence in wanted if sentence not in text] == []


def test_an_answer_is_worked_out_once_for_its_moment(
    served: Served, worker: Counted, client: httpx.Client
) -> None:
    """The same board again costs nothing; another board is asked about anew."""
    worker.may_end.set()
    first, again = (client.get(served.path("A/why/1/3")).text for _ in range(2))
    assert first == again
    assert worker.asked == 1
    client.get(served.path("A/why/1/4"))
    assert worker.asked == 2
