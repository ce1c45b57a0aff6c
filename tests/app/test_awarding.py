"""Prizes of a shipped event after its last round."""

from dataclasses import replace
from pathlib import Path

import pytest

from hostile_event import hostile_hall
from road import entered, office_at, sure
from tura.app.awarding import award, contest_of
from tura.app.demo import DEMO, run
from tura.app.pairing import pair, publish
from tura.app.papers.hall import Hall
from tura.app.papers.prizes import prize_list
from tura.app.scoring import enter
from tura.domain.prizes.explain import explain
from tura.domain.reason import Refusal
from tura.domain.round.outcome import Outcome
from tura.wording import sentence
from tura.wording.catalogues import catalogue


@pytest.mark.parametrize("which", [0, 1])
def test_every_section_pays_its_fund_and_says_why(tmp_path: Path, which: int) -> None:
    """Payouts and undistributed money are the fund to the kopeck; each of them and each non-payout has words."""
    office = office_at(tmp_path)
    event, _ = run(office, DEMO[which], 5, lambda _reason: None)
    state = office.state(event.event_id)
    people = office.people(state)
    for section in state.regulation.sections:
        awarded = award(state, section.letter, people)
        assert not isinstance(awarded, Refusal)
        allocation = awarded.allocation
        assert awarded.final
        assert allocation.paid + allocation.left == allocation.fund
        assert allocation.asks == ()
        for contender in awarded.contest.contenders:
            for part in explain(awarded.contest, contender.entry):
                assert part.reason.code in catalogue("ru"), part.reason.code


def test_a_shared_place_is_told_before_the_last_round(tmp_path: Path) -> None:
    """After round 1 many are level: the list says so, by name and in both languages; after the last it does not."""
    office = office_at(tmp_path)
    event = entered(office, 1)
    drawn = sure(pair(office, event, "B"))
    sure(publish(office, event, "B"))
    assert drawn.draft is not None
    for board in drawn.draft.boards:
        sure(enter(office, event, "B", (1, board.number), Outcome.DRAW))
    state = office.state(event)
    people = office.people(state)
    awarded = sure(award(state, "B", people))
    assert not awarded.final
    prized = {one.entry for one in (*awarded.allocation.payouts, *awarded.allocation.trophies)}
    level = [who for _, who in awarded.undecided]
    tied = {entry for who in level for entry in who}
    assert level
    assert all(len(who) > 1 and prized & set(who) for who in level)
    alone = {awarded.ranked.entries[tpn] for tpn, shared in awarded.ranked.level.items() if not shared}
    assert alone.isdisjoint(tied)
    for language, words in (("en", "is shared so far"), ("ru", "пока поделено")):
        hall = Hall(state, people, language)
        told = [sentence(note, language) for note in prize_list(hall, awarded).notes]
        found = [text for text in told if words in text]
        assert len(found) == len(level)
        assert all(hall.name(entry) in text for who, text in zip(level, found, strict=True) for entry in who)
    assert replace(awarded, final=True).undecided == ()


def test_a_prize_may_ask_for_a_quartile() -> None:
    """Contenders carry the quarter of the field that their rating puts them in: ``quartile:1`` is the highest."""
    hall = hostile_hall(8, 3)
    contest, _ = sure(contest_of(hall.state, "A", hall.people))
    strongest = sorted(contest.contenders, key=lambda row: -row.rating)
    marks = [next(iter(row.facts.groups)) for row in strongest]
    assert marks == [f"quartile:{1 + at // 2}" for at in range(8)]
