"""Awards: proposed, overridden, confirmed, handed out."""

from dataclasses import replace

import pytest

from events_made import R1, D, Journal, W, draft, numbered, played, publish, regulation
from tura.domain.commands.command import Command
from tura.domain.commands.opening import AmendRegulation
from tura.domain.commands.prizes import (
    ConfirmAwards,
    DecideFund,
    HandOutAward,
    OverrideAward,
    ProposeAwards,
    ReopenAwards,
)
from tura.domain.commands.registration import DeclareEntry
from tura.domain.commands.sections import ChangeRounds
from tura.domain.decide import needed_level
from tura.domain.event.awards import AwardLine
from tura.domain.regulation.awarding import Awarding

LINES = (
    AwardLine(prize="place:1", entry="e1", amount=50000, items=("cup",)),
    AwardLine(prize="place:2", entry="e8", amount=30000),
)
PROPOSE = ProposeAwards(section="A", fund=100000, undistributed=20000, lines=LINES, engine="prizes 1")


def over() -> Journal:
    """A field of one round that is over."""
    return played(numbered(8).do(ChangeRounds(field="A", rounds=1)), R1, (W, D, W, W))


def test_awards_go_from_the_proposal_to_the_winner() -> None:
    """Proposed, decided otherwise, confirmed, handed out; the money always adds up to the fund."""
    journal = over().do(PROPOSE)
    other = (AwardLine(prize="place:2", entry="e3", amount=35000),)
    override = OverrideAward(section="A", prize="place:2", lines=other, reason="решение жюри")
    journal.do(override).do(ConfirmAwards(section="A"))
    journal.do(HandOutAward(section="A", prize="place:2", entry="e3"))
    awards = journal.state.awards["A"]
    assert [(line.entry, line.handed_out) for line in awards.lines] == [("e1", False), ("e3", True)]
    assert sum(line.amount for line in awards.lines) + awards.undistributed == awards.fund
    assert awards.overridden == ("place:2",)
    journal.do(ReopenAwards(section="A", reason="ошибка"))
    refusal = journal.refusal(override)
    assert (refusal.first.code, needed_level(refusal)) == ("award-was-handed-out", 3)
    seq = journal.do(ConfirmAwards(section="A")).state.seq
    assert journal.do(HandOutAward(section="A", prize="place:2", entry="e3")).state.seq == seq


def test_a_fund_changed_after_the_last_round_started_is_confirmed() -> None:
    """RULES 6.1.19: with reason, and whether it was after the last round."""
    journal = numbered(8).do(DecideFund(section="A", amount=90000, reason="спонсор"))
    decision = journal.state.awards["A"].fund_decision
    assert decision is not None
    assert not decision.after_last_round
    journal = over()
    assert journal.codes(DecideFund(section="A", amount=1, reason="x")) == ("fund-after-last-round",)
    journal.do(DecideFund(section="A", amount=1, reason="x", confirm=3))
    journal.do(DecideFund(section="A", amount=None, reason="x", confirm=3))
    assert journal.state.awards["A"].fund_decision is None


def test_awards_need_every_game() -> None:
    """VCL Q161, Q169: no final awards with a game missing; before the last round they are confirmed."""
    journal = publish(draft(numbered(8), R1))
    assert journal.codes(PROPOSE) == ("games-open",)
    journal = played(numbered(8), R1, (W, D, W, W))
    assert journal.codes(PROPOSE) == ("rounds-to-play",)
    journal.do(replace(PROPOSE, confirm=3))
    assert journal.codes(ConfirmAwards(section="A")) == ("rounds-to-play",)


def test_confirmed_awards_hold_the_regulation() -> None:
    """What a section gives is not changed under awards that stand."""
    journal = over().do(PROPOSE).do(ConfirmAwards(section="A"))
    only = regulation("A", rounds=1).sections[0]
    changed = replace(only, awarding=Awarding(unit=100))
    new = replace(journal.state.regulation, sections=(changed,))
    assert journal.codes(AmendRegulation(regulation=new)) == ("awards-confirmed",)
    for command in (PROPOSE, ConfirmAwards(section="A"), DecideFund(section="A", amount=1, reason="x")):
        assert journal.codes(command) == ("awards-confirmed",)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (replace(PROPOSE, section="Z"), "section-unknown"),
        (replace(PROPOSE, open_questions=("6.1.17",)), "question-open"),
        (replace(PROPOSE, undistributed=0), "awards-do-not-add-up"),
        (replace(PROPOSE, lines=(*LINES, LINES[0])), "award-twice"),
        (replace(PROPOSE, lines=(AwardLine(prize="x", entry="e1", amount=-1),)), "amount-negative"),
        (replace(PROPOSE, lines=(AwardLine(prize="x", entry="e99"),)), "entry-unknown"),
        (replace(PROPOSE, lines=(AwardLine(prize="x", entry="e9"),)), "entry-elsewhere"),
        (DecideFund(section="A", amount=-1, reason="x"), "amount-negative"),
        (DecideFund(section="A", amount=1), "reason-missing"),
        (OverrideAward(section="A", prize="place:1", lines=LINES, reason="x"), "award-unknown"),
        (OverrideAward(section="A", prize="place:1", lines=()), "reason-missing"),
        (ConfirmAwards(section="A"), "no-awards"),
        (ReopenAwards(section="A", reason="x"), "awards-not-confirmed"),
        (HandOutAward(section="A", prize="place:1", entry="e1"), "awards-not-confirmed"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_refused_about_awards(command: Command, code: str) -> None:
    """Each mistake about awards is refused by name."""
    journal = over().do(AmendRegulation(regulation=regulation("A", "B")))
    journal.do(DeclareEntry(entry="e9", person="p9", section="B"))
    assert journal.codes(command) == (code,)


def test_a_prize_is_handed_to_its_winner_only() -> None:
    """A tick for somebody else is refused."""
    journal = over().do(PROPOSE).do(ConfirmAwards(section="A"))
    assert journal.codes(HandOutAward(section="A", prize="place:1", entry="e8")) == ("award-unknown",)
    awards = journal.do(HandOutAward(section="A", prize="place:1", entry="e1")).state.awards["A"]
    assert [line.handed_out for line in awards.lines] == [True, False]
