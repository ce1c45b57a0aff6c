"""What a claim from a phone can never do: replays, guesses, claims that come too late or from an old pairing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import APIRequestContext, BrowserContext

from road import office_at, sure
from served import Served
from tura.app.pairing import publish
from tura.app.phones import Proposal, codes, proposals
from tura.app.scoring import enter
from tura.domain.commands.rounds import BeginManual, EndManual, SwapColours
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field

REQUEST = Callable[[], APIRequestContext]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Five boards."""
    crowded(office_at(tmp_path), 10)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def phone(opened: Callable[..., BrowserContext]) -> REQUEST:
    """A new phone each time."""
    return lambda: opened(None).request


def field(served: Served) -> Field:
    """The field of section A now."""
    return served.site.office.state(served.event_id).fields["A"]


def link(served: Served, board: int, side: str) -> str:
    """What a code leads to."""
    text = codes(served.site.office.phones, served.event_id, field(served), 1)[board][side]
    return f"{served.url}/r/{served.slug}/A/1/{board}/{text}"


def said(served: Served, board: int) -> Proposal | None:
    """What the arbiter is shown of a board."""
    return proposals(served.site.office.phones, served.event_id, field(served), 1).get(board)


def outcome(served: Served, board: int) -> Outcome:
    """What is entered."""
    found = field(served).rounds[0].board(board)
    assert found is not None
    return found.outcome


def arbiter_enters(served: Served, board: int, result: Outcome) -> None:
    """A result by the arbiter."""
    site, event = served.site, served.event_id
    sure(site.write(event, lambda: enter(site.office, event, "A", (1, board), result)))


def test_a_claim_that_differs_from_what_the_arbiter_entered_changes_nothing(
    served: Served, phone: REQUEST
) -> None:
    """The page was open before; the claim comes after the arbiter's result, and again after its correction."""
    mine, there = phone(), link(served, 1, "w")
    mine.get(there)
    arbiter_enters(served, 1, Outcome.BLACK)
    assert mine.post(there, form={"result": "1-0"}).status == 409
    arbiter_enters(served, 1, Outcome.DRAW)
    assert mine.post(there, form={"result": "1-0"}).status == 409
    assert outcome(served, 1) is Outcome.DRAW
    assert said(served, 1) is None


def test_a_claim_sent_again_is_the_same_claim(served: Served, phone: REQUEST) -> None:
    """Replayed, it says nothing new; replayed after the arbiter's result it is refused."""
    mine, there = phone(), link(served, 2, "b")
    mine.get(there)
    for _ in range(3):
        assert mine.post(there, form={"result": "="}).status == 200
    assert said(served, 2) == Proposal(black=Outcome.DRAW)
    arbiter_enters(served, 2, Outcome.WHITE)
    assert mine.post(there, form={"result": "="}).status == 409
    assert outcome(served, 2) is Outcome.WHITE


def test_two_phones_that_agree_make_no_result(served: Served, phone: REQUEST) -> None:
    """Both sides say the same, and repeat it: without an arbiter the board has no result."""
    for side in ("w", "b"):
        mine = phone()
        mine.get(link(served, 3, side))
        assert mine.post(link(served, 3, side), form={"result": "1-0"}).status == 200
    agreed = said(served, 3)
    assert agreed is not None
    assert agreed.agreed is Outcome.WHITE
    assert outcome(served, 3) is Outcome.PENDING
    assert served.site.office.journal.tail(served.event_id)[-1].event.KIND == "pairing-published"


def test_a_claim_for_another_edition_opens_nothing(served: Served, phone: REQUEST) -> None:
    """While the changed pairing is a draft the old one still plays; once published, the old code is dead."""
    mine, old = phone(), link(served, 1, "w")
    mine.get(old)
    office = served.site.office
    for command in (
        BeginManual(field="A", round=1, reason="by hand", confirm=3),
        SwapColours(field="A", round=1, board=1, confirm=3),
        EndManual(field="A", round=1, confirm=3),
    ):
        sure(office.perform(served.event_id, [command]))
    assert mine.post(old, form={"result": "1-0"}).status == 200
    sure(publish(office, served.event_id, "A", confirm=3))
    assert mine.post(old, form={"result": "1-0"}).status == 404
    assert said(served, 1) is None


def test_only_three_results_can_be_claimed(served: Served, phone: REQUEST) -> None:
    """Forfeits, penalties and nonsense are the arbiter's; a side must be said on the table's code."""
    mine, there = phone(), link(served, 5, "w")
    mine.get(there)
    for result in ("+-", "--", "0-0", "", "9"):
        assert mine.post(there, form={"result": result}).status == 409
    table = link(served, 5, "t")
    assert mine.post(table, form={"result": "="}).status == 409
    assert said(served, 5) is None


def test_codes_cannot_be_guessed_and_claims_not_be_poured(served: Served, phone: REQUEST) -> None:
    """Twenty wrong codes of a board in a minute, and the right one is closed to the guesser too; so with claims."""
    mine, right = phone(), link(served, 4, "w")
    assert mine.get(right).status == 200
    statuses = [mine.post(right, form={"result": "="}).status for _ in range(21)]
    assert statuses == [200] * 20 + [409]
    wrong = right.rsplit("/", 1)[0]
    assert {mine.get(f"{wrong}/{number:010d}").status for number in range(20)} == {404}
    assert mine.get(f"{wrong}/abcdefghij").status == 429
    assert mine.get(right).status == 429
    assert phone().get(link(served, 5, "w")).status == 200
