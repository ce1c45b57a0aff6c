"""Fields: merging, systems, numbers, tables, lots; the regulation that changes; closing."""

from dataclasses import replace

import pytest

from events_made import (
    R1,
    R2,
    R3,
    D,
    Journal,
    W,
    draft,
    entered,
    numbered,
    played,
    publish,
    regulation,
    section,
)
from tura.domain.commands.attendance import WithdrawEntry
from tura.domain.commands.command import Command
from tura.domain.commands.opening import AmendRegulation, CloseEvent, OpenEvent, ReopenEvent
from tura.domain.commands.registration import ChangeFacts, ConfirmEntry, DeclareEntry
from tura.domain.commands.rounds import DraftPairing
from tura.domain.commands.sections import (
    AssignNumbers,
    BanMeeting,
    ChangeRounds,
    ChooseSystem,
    DrawInitialColour,
    DrawLots,
    DrawLotsByHand,
    FixBoard,
    LeaveFideMode,
    LiftBan,
    MergeSections,
    PartSection,
    SetFirstBoard,
)
from tura.domain.decide import needed_level
from tura.domain.event.entry import Status
from tura.domain.event.views import section_tpns
from tura.domain.regulation.schema import Regulation, System
from tura.domain.results import Colour

R4 = ((1, 4), (7, 2), (3, 8), (6, 5))


def two() -> Journal:
    """Sections A with e1 to e3 and B with e4, e5, all confirmed."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    return entered(2, "B", entered(3, "A", journal))


def test_merged_sections_have_one_list_and_separate_standings() -> None:
    """RULES 6.1.2: one field, one list of numbers; each section ranks only its own."""
    journal = two().do(MergeSections(host="A", guests=("B",)))
    journal.do(AssignNumbers(field="A", numbers=("e1", "e4", "e2", "e5", "e3")))
    assert section_tpns(journal.state, "A") == {1: "e1", 3: "e2", 5: "e3"}
    assert section_tpns(journal.state, "B") == {2: "e4", 4: "e5"}
    assert journal.codes(MergeSections(host="A", guests=("B",))) == ("field-unknown",)
    journal.do(PartSection(section="B"))
    assert [field.sections for field in journal.state.fields.values()] == [("A",), ("B",)]
    assert {entry.status for entry in journal.state.entries.values()} == {Status.CONFIRMED}


def test_a_regulation_merges_its_sections_itself() -> None:
    """The rapid's D is paired in C from the start; a later answer can merge or part what has not started."""
    guest = section("B", merge_into="A")
    text = Regulation(name="Кубок", sections=(section("A"), guest))
    journal = Journal().do(OpenEvent(regulation=text))
    assert journal.state.fields["A"].sections == ("A", "B")
    journal.do(AmendRegulation(regulation=regulation("A", "B")))
    assert list(journal.state.fields) == ["A", "B"]
    journal.do(AmendRegulation(regulation=text))
    assert journal.state.fields["A"].sections == ("A", "B")
    journal.do(AmendRegulation(regulation=regulation("A", "B", "C")))
    assert list(journal.state.fields) == ["A", "B", "C"]
    journal.do(AmendRegulation(regulation=regulation("C")))
    assert list(journal.state.fields) == ["C"]


def test_a_field_keeps_what_was_decided_when_the_regulation_changes_elsewhere() -> None:
    """Rounds and system chosen for a field stay, unless the change is about them."""
    journal = numbered(8).do(ChangeRounds(field="A", rounds=5))
    journal.do(ChooseSystem(field="A", system=System.DUTCH_BAKU)).do(SetFirstBoard(field="A", board=31))
    journal.do(AmendRegulation(regulation=replace(journal.state.regulation, place="Ижевск")))
    field = journal.state.fields["A"]
    assert (field.rounds_planned, field.system, field.first_board) == (5, System.DUTCH_BAKU, 31)
    only = journal.state.regulation.sections[0]
    changed = replace(only, first_board=3, playing=replace(only.playing, rounds=7, system=System.ROUND_ROBIN))
    journal.do(AmendRegulation(regulation=replace(journal.state.regulation, sections=(changed,))))
    field = journal.state.fields["A"]
    assert (field.rounds_planned, field.system, field.first_board) == (7, System.ROUND_ROBIN, 3)


@pytest.mark.parametrize(
    ("changes", "codes", "level"),
    [
        ({"pab": 5}, ("scoring-fixed",), 0),
        ({"system": System.ROUND_ROBIN}, ("system-fixed",), 0),
        ({"rounds": 8}, ("rounds-by-command",), 0),
        ({"tiebreaks": ("DE", "BH")}, ("tiebreaks-changed",), 4),
    ],
)
def test_what_a_started_section_rests_on_is_fixed(
    changes: dict[str, object], codes: tuple[str], level: int
) -> None:
    """Scoring and system are refused, tie-breaks change by double confirmation, with a remark."""
    journal = draft(numbered(8), R1)
    refusal = journal.refusal(AmendRegulation(regulation=regulation("A", **changes)))
    assert (tuple(reason.code for reason in refusal.reasons), needed_level(refusal)) == (codes, level)
    if level:
        journal.do(AmendRegulation(regulation=regulation("A", **changes), confirm=level))
        remark = journal.state.fields["A"].remarks[-1]
        assert (remark.code, remark.text) == ("regulation-amended", "tiebreaks-changed")


def test_scoring_can_change_outside_fide_mode() -> None:
    """Outside FIDE mode the organiser may, by double confirmation."""
    journal = draft(numbered(8), R1).do(LeaveFideMode(field="A", reason="товарищеский", confirm=4))
    refusal = journal.refusal(AmendRegulation(regulation=regulation("A", pab=5)))
    assert (refusal.first.code, needed_level(refusal)) == ("scoring-changed", 4)


def test_numbers_change_until_round_4_is_paired() -> None:
    """C.04.2 2.3: confirmed before, refused after; outside FIDE mode by double confirmation."""
    journal = numbered(8)
    turned = AssignNumbers(field="A", numbers=tuple(f"e{n}" for n in (2, 1, 3, 4, 5, 6, 7, 8)))
    for pairs in (R1, R2, R3):
        played(journal, pairs, (W, D, D, D))
    refusal = journal.refusal(turned)
    assert (refusal.first.code, refusal.first.values["moved"]) == ("numbers-move", 2)
    publish(draft(journal, R4))
    assert journal.codes(turned) == ("numbers-fixed",)
    journal.do(LeaveFideMode(field="A", reason="ошибка", confirm=4))
    assert journal.codes(turned) == ("numbers-move", "numbers-after-round-4")
    better = journal.state.entries["e8"].facts
    changed = replace(better, ratings=())
    assert journal.codes(ChangeFacts(entry="e8", facts=changed)) == ("rating-report-only",)


def test_numbers_are_taken_back_before_round_1() -> None:
    """No numbers at all makes everybody confirmed again; a newcomer is numbered with all."""
    journal = numbered(3).do(AssignNumbers(field="A", numbers=()))
    assert {entry.status for entry in journal.state.entries.values()} == {Status.CONFIRMED}
    journal.do(DeclareEntry(entry="e4", person="p4", section="A")).do(ConfirmEntry(entry="e4"))
    reason = journal.refusal(AssignNumbers(field="A", numbers=("e1", "e2", "e3"))).first
    assert (reason.code, reason.values["missing"]) == ("numbers-incomplete", ("e4",))


def test_lots_are_drawn_once() -> None:
    """Drawing again with the same seed is the same; with another it is refused."""
    journal = numbered(4).do(DrawLots(field="A", seed=7)).do(DrawLots(field="A", seed=7))
    assert journal.codes(DrawLots(field="A", seed=8)) == ("lots-drawn",)
    journal.do(DrawLotsByHand(field="A", order=("e2", "e1")))
    assert journal.codes(DrawLotsByHand(field="A", order=("e1", "e2"))) == ("lots-drawn-again",)
    assert journal.codes(DrawLotsByHand(field="A", order=("e1", "e1"))) == ("lots-order",)
    journal.do(DrawLotsByHand(field="A", order=("e2", "e1")))


def test_a_table_belongs_to_one() -> None:
    """A fixed table is given to one entry and can be taken away."""
    journal = numbered(4).do(FixBoard(entry="e1", board=2)).do(FixBoard(entry="e1", board=2))
    assert journal.codes(FixBoard(entry="e2", board=2)) == ("board-fixed",)
    journal.do(FixBoard(entry="e1", board=0)).do(FixBoard(entry="e2", board=2))
    assert journal.state.fields["A"].fixed_boards == (("e2", 2),)


def test_a_ban_is_lifted_by_its_players() -> None:
    """The order in which they are named does not matter."""
    journal = numbered(4).do(BanMeeting(field="A", entries=("e1", "e2")))
    journal.do(LiftBan(field="A", entries=("e2", "e1")))
    assert not journal.state.fields["A"].bans


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (OpenEvent(regulation=regulation("A")), "event-already-open"),
        (AmendRegulation(regulation=Regulation(name="")), "no-sections"),
        (AmendRegulation(regulation=regulation("A", "A")), "section-twice"),
        (AmendRegulation(regulation=regulation("B")), "section-in-use"),
        (AmendRegulation(regulation=regulation("A", draw=6)), "draws-outscore"),
        (AmendRegulation(regulation=regulation("A", pab=11)), "pab-over-win"),
        (ReopenEvent(reason="x"), "event-not-closed"),
        (MergeSections(host="A", guests=()), "nothing-to-merge"),
        (MergeSections(host="A", guests=("A",)), "nothing-to-merge"),
        (PartSection(section="A"), "not-merged"),
        (LeaveFideMode(field="A"), "reason-missing"),
        (LeaveFideMode(field="A", reason="x"), "leaving-fide-mode"),
        (SetFirstBoard(field="A", board=0), "board-number"),
        (FixBoard(entry="e1", board=-1), "board-number"),
        (BanMeeting(field="A", entries=("e1",)), "ban-of-nobody"),
        (BanMeeting(field="B", entries=("e1", "e2")), "entry-elsewhere"),
        (LiftBan(field="A", entries=("e1", "e2")), "no-such-ban"),
        (AssignNumbers(field="C", numbers=("e1",)), "nobody-plays"),
        (DraftPairing(field="A", round=1, pairs=()), "not-numbered"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_refused_about_fields(command: Command, code: str) -> None:
    """Each decision that makes no sense is refused by name."""
    journal = two().do(AmendRegulation(regulation=regulation("A", "B", "C")))
    assert journal.codes(command) == (code,)


def test_what_is_settled_before_round_1() -> None:
    """System, merging and the initial colour do not change once a round is paired."""
    journal = numbered(8)
    again = DrawInitialColour(field="A", colour=Colour.BLACK)
    assert journal.codes(again) == ("colour-drawn-again",)
    draft(journal.do(AmendRegulation(regulation=regulation("A", "B"))), R1)
    for command in (
        again,
        ChooseSystem(field="A", system=System.ROUND_ROBIN),
        MergeSections(host="A", guests=("B",)),
    ):
        assert journal.codes(command) == ("field-started",)


def test_a_swiss_needs_its_initial_colour_and_players() -> None:
    """Round 1 waits for the draw of the colour and for somebody to play."""
    journal = entered(2).do(AssignNumbers(field="A", numbers=("e1", "e2")))
    assert journal.codes(DraftPairing(field="A", round=1, pairs=(("e1", "e2"),))) == ("initial-colour",)


def test_fide_mode_is_left_once() -> None:
    """There is no way back into FIDE mode."""
    journal = numbered(8).do(LeaveFideMode(field="A", reason="x", confirm=4))
    assert journal.codes(LeaveFideMode(field="A", reason="x", confirm=4)) == ("fide-mode-left",)
    assert journal.state.fields["A"].remarks[0].code == "fide-mode-left"


def test_a_closed_event_only_opens_again() -> None:
    """After closing every other command is refused; opening again needs a reason."""
    journal = numbered(2).do(CloseEvent())
    assert journal.codes(CloseEvent()) == ("event-closed",)
    assert journal.codes(ReopenEvent()) == ("reason-missing",)
    assert not journal.do(ReopenEvent(reason="протокол")).state.closed
    assert Journal().codes(CloseEvent()) == ("event-not-open",)


def test_the_same_again_is_not_journaled() -> None:
    """Settings that are so already append nothing."""
    journal = numbered(8).do(BanMeeting(field="A", entries=("e1", "e2")))
    field, seq = journal.state.fields["A"], journal.state.seq
    journal.do(AssignNumbers(field="A", numbers=field.numbers)).do(SetFirstBoard(field="A", board=1))
    journal.do(ChangeRounds(field="A", rounds=9)).do(ChooseSystem(field="A", system=System.DUTCH))
    journal.do(DrawInitialColour(field="A", colour=Colour.WHITE))
    journal.do(AmendRegulation(regulation=journal.state.regulation))
    assert journal.state.seq == seq


def test_a_merge_answered_too_late_changes_nothing() -> None:
    """Once a field has numbers or rounds, only the merging command can change who is paired together."""
    journal = two().do(AssignNumbers(field="A", numbers=("e1", "e2", "e3")))
    merged = Regulation(name="Кубок", sections=(section("A"), section("B", merge_into="A")))
    journal.do(AmendRegulation(regulation=merged))
    assert [field.sections for field in journal.state.fields.values()] == [("A",), ("B",)]
    started = draft(numbered(8), R1).do(AmendRegulation(regulation=merged))
    assert [field.sections for field in started.state.fields.values()] == [("A",), ("B",)]


def test_numbers_of_a_round_robin_are_fixed_by_its_start() -> None:
    """The tables are made from the numbers."""
    journal = draft(numbered(8).do(ChooseSystem(field="A", system=System.ROUND_ROBIN)), R1)
    numbers = tuple(f"e{n}" for n in (2, 1, 3, 4, 5, 6, 7, 8))
    assert journal.codes(AssignNumbers(field="A", numbers=numbers)) == ("numbers-fixed",)


def test_nobody_left_is_nobody_to_pair() -> None:
    """When every player has left, there is no round."""
    journal = numbered(2).do(WithdrawEntry(entry="e1")).do(WithdrawEntry(entry="e2"))
    assert journal.codes(DraftPairing(field="A", round=1, pairs=())) == ("nobody-plays",)
