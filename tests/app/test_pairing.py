"""Numbering, pairing and publishing a shipped event."""

from pathlib import Path

import pytest

from road import entered, office_at, sure
from tura.app.answering import CAME_LATE, answer_question
from tura.app.pairing import Asked, pair, publish
from tura.app.scoring import enter, settle_absences
from tura.domain.commands.registration import RaiseQuestion, UnconfirmEntry
from tura.domain.commands.sections import ChooseSystem
from tura.domain.event.entry import Status
from tura.domain.pairing.dutch.engine import Way
from tura.domain.reason import Refusal
from tura.domain.regulation.schema import System
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome


def test_the_first_round_pairs_everybody_confirmed_by_strength(tmp_path: Path) -> None:
    """Round 1 numbers every confirmed entry and pairs the upper half against the lower half (C.04.3)."""
    office = office_at(tmp_path)
    event = entered(office, 1)
    made = sure(pair(office, event, "A", Asked(way=Way.CHECK, confirm=3)))
    assert made.draft is not None
    state = office.state(event)
    field = state.fields["A"]
    ready = [e.id for e in state.in_section("A") if e.status is Status.PLAYING]
    assert sorted(field.numbers) == sorted(ready)
    tpn = field.tpns()
    half = len(made.draft.boards)
    assert all(abs(tpn[b.white] - tpn[b.black]) == half for b in made.draft.boards)


def test_merged_sections_are_paired_in_one_field(tmp_path: Path) -> None:
    """The rapid's D plays inside C: one list of numbers, one round, boards for both (RULES 6.1.2)."""
    office = office_at(tmp_path)
    event = entered(office, 0)
    made = sure(pair(office, event, "D", Asked(confirm=3)))
    assert made.draft is not None
    sections = {
        office.state(event).entries[name].section for b in made.draft.boards for name in (b.white, b.black)
    }
    assert sections == {"C", "D"}


def test_an_open_question_holds_the_pairing_up(tmp_path: Path) -> None:
    """Nobody is paired while a question about an entry is open; the refusal names it."""
    office = office_at(tmp_path)
    event = entered(office, 1)
    entry = next(e.id for e in office.state(event).in_section("A") if e.status is Status.CONFIRMED)
    sure(office.perform(event, [RaiseQuestion(entry=entry, code="same-person")]))
    refusal = pair(office, event, "A", Asked(confirm=3))
    assert isinstance(refusal, Refusal)
    assert [reason.code for reason in refusal.reasons] == ["entry-question-open"]
    assert office.state(event).fields["A"].last is None


def test_a_late_entry_joins_round_two_in_its_place(tmp_path: Path) -> None:
    """Who came after registration closed gets the number of his strength and plays from round 2 (C.04.2 2.4)."""
    office = office_at(tmp_path)
    event = entered(office, 0)
    waiting = next(e for e in office.state(event).in_section("A") if e.open_questions)
    assert isinstance(answer_question(office, event, waiting.id, CAME_LATE, "2"), Refusal)
    sure(pair(office, event, "A", Asked(confirm=3)))
    first = sure(publish(office, event, "A", confirm=3))
    for board in first.boards:
        sure(enter(office, event, "A", (1, board.number), Outcome.WHITE))
    before = office.state(event).fields["A"].numbers
    late = next(e for e in office.state(event).in_section("A") if e.open_questions)
    sure(answer_question(office, event, late.id, CAME_LATE, "2"))
    sure(pair(office, event, "A", Asked(confirm=3)))
    state = office.state(event)
    numbers = state.fields["A"].numbers
    assert [name for name in numbers if name != late.id] == list(before)
    assert state.entries[late.id].first_round == 2


@pytest.mark.parametrize("goes_on", [True, False])
def test_an_absence_is_asked_about_before_the_next_round(tmp_path: Path, goes_on: bool) -> None:
    """After a forfeit the next round waits until the arbiter said whether the player goes on (C.05 6.5)."""
    office = office_at(tmp_path)
    event = entered(office, 1)
    sure(pair(office, event, "D", Asked(confirm=3)))
    first = sure(publish(office, event, "D", confirm=3))
    for board in first.boards:
        outcome = Outcome.FORFEIT_WHITE if board.number == first.boards[0].number else Outcome.DRAW
        sure(enter(office, event, "D", (1, board.number), outcome))
    refusal = pair(office, event, "D", Asked(confirm=3))
    assert isinstance(refusal, Refusal)
    assert refusal.first.code == "absence-open"
    sure(settle_absences(office, event, "D", goes_on=goes_on))
    second = sure(pair(office, event, "D", Asked(confirm=3)))
    assert second.draft is not None
    absent = first.boards[0].black
    seated = {name for b in second.draft.boards for name in (b.white, b.black)}
    seated |= {bye.entry for bye in second.draft.byes}
    assert (absent in seated) is goes_on


def test_a_round_robin_of_any_size_is_paired_by_its_table(tmp_path: Path) -> None:
    """Every field can be played as a round robin; with an odd number somebody is free, at no points."""
    office = office_at(tmp_path)
    event = entered(office, 0)
    sizes = set()
    for letter in office.state(event).fields:
        robin = ChooseSystem(field=letter, system=System.ROUND_ROBIN)
        if len(office.state(event).may_play(letter)) % 2 == 0:
            leaver = office.state(event).may_play(letter)[-1]
            sure(office.perform(event, [UnconfirmEntry(entry=leaver.id)]))
        sure(office.perform(event, [robin]))
        made = sure(pair(office, event, letter, Asked(confirm=3)))
        assert made.draft is not None
        sizes.add(len(office.state(event).fields[letter].numbers) % 2)
        assert [bye.result for bye in made.draft.byes] == [Result.ZERO_POINT_BYE]
    assert sizes == {1}
