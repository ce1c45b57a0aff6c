"""Byes, absences, withdrawals, late entries, changes of section."""

import pytest

from events_made import (
    R1,
    D,
    Journal,
    W,
    draft,
    entered,
    facts,
    numbered,
    played,
    publish,
    regulation,
    result,
)
from tura.domain.commands.attendance import (
    AnnounceLeaving,
    BarByes,
    ChangeSection,
    DecideGoesOn,
    ExpelEntry,
    GrantBye,
    JoinLate,
    ReturnEntry,
    TakeBackBye,
    TakeBackLateEntry,
    WithdrawEntry,
)
from tura.domain.commands.command import Command
from tura.domain.commands.fees import SetFee, TakeFee
from tura.domain.commands.opening import AmendRegulation, OpenEvent
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.commands.rounds import BeginManual, DraftPairing, PairUnpaired
from tura.domain.commands.sections import AssignNumbers, ChooseSystem, DrawInitialColour
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.entry import Status
from tura.domain.event.views import open_absences, section_tpns
from tura.domain.regulation.schema import System
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome

HALF, FULL, ZERO = Result.HALF_POINT_BYE, Result.FULL_POINT_BYE, Result.ZERO_POINT_BYE


def row(journal: Journal, tpn: int) -> str:
    """A player's results as TRF codes."""
    return "".join(cell.result.value for cell in to_tournament(journal.state, "A").by_tpn[tpn].cells)


def late(journal: Journal, rating: int = 2465) -> Journal:
    """A confirmed entry e9, as strong as between e3 and e4, who came after the start."""
    journal.do(DeclareEntry(entry="e9", person="p9", section="A", facts=facts(rating)))
    return journal.do(ConfirmEntry(entry="e9"))


NUMBERS = ("e1", "e2", "e3", "e9", "e4", "e5", "e6", "e7", "e8")


def test_an_absence_asks_whether_the_player_goes_on() -> None:
    """C.05 6.5: a forfeit blocks the next pairing until the arbiter has decided."""
    journal = played(numbered(8), R1, (W, W, W, Outcome.FORFEIT_WHITE))
    assert [entry.id for entry in open_absences(journal.state, "A")] == ["e4"]
    seven = ((2, 1), (3, 5), (6, 8))
    pairs = tuple((f"e{white}", f"e{black}") for white, black in seven)
    command = DraftPairing(field="A", round=2, pairs=pairs, pab="e7", confirm=4)
    assert journal.codes(command) == ("absence-open",)
    journal.do(DecideGoesOn(entry="e4", round=1, goes_on=False))
    journal.do(command)
    assert journal.state.entries["e4"].status is Status.WITHDRAWN
    publish(journal)
    assert row(journal, 4) == "-Z"


def test_an_absence_that_was_a_mistake_is_not_asked_about() -> None:
    """Another result on the board closes the question; going on closes it too."""
    journal = played(numbered(8), R1, (W, W, W, Outcome.FORFEIT_BOTH))
    assert len(open_absences(journal.state, "A")) == 2
    journal.do(DecideGoesOn(entry="e4", round=1))
    assert [entry.id for entry in open_absences(journal.state, "A")] == ["e8"]
    assert journal.codes(DecideGoesOn(entry="e4", round=1)) == ("no-absence",)


def test_a_late_entry_takes_its_place_and_has_no_points_for_what_it_missed() -> None:
    """C.04.2 2.4: others shift, missed rounds are zero-point byes."""
    journal = late(played(numbered(8), R1, (W, W, W, W)))
    journal.do(JoinLate(entry="e9", first_round=2, numbers=NUMBERS))
    assert journal.state.fields["A"].tpns()["e4"] == 5
    assert row(journal, 4) == "Z"
    assert row(journal, 5) == "0"
    assert journal.codes(GrantBye(entry="e9", round=1, result=HALF)) == ("bye-for-missed-round",)
    journal.do(GrantBye(entry="e9", round=1, result=HALF, confirm=3))
    assert row(journal, 4) == "H"
    journal.do(TakeBackBye(entry="e9", round=1)).do(TakeBackLateEntry(entry="e9"))
    assert journal.state.entries["e9"].status is Status.CONFIRMED


def test_a_late_entry_can_join_a_published_pairing_by_agreement() -> None:
    """C.04.2 4.4: the late player meets the one with the bye, in edition 2."""
    journal = publish(draft(numbered(7), ((1, 4), (5, 2), (3, 6)), pab=7))
    journal.do(DeclareEntry(entry="e8", person="p8", section="A")).do(ConfirmEntry(entry="e8"))
    numbers = (*journal.state.fields["A"].numbers, "e8")
    join = JoinLate(entry="e8", first_round=1, numbers=numbers)
    assert journal.codes(join) == ("late-into-published",)
    journal.do(JoinLate(entry="e8", first_round=1, numbers=numbers, confirm=3))
    journal.do(BeginManual(field="A", round=1, reason="опоздавший", confirm=3))
    journal.do(PairUnpaired(field="A", round=1, white="e7", black="e8"))
    draft_ = journal.state.fields["A"].rounds[0].draft
    assert draft_ is not None
    assert not draft_.byes
    assert [board.number for board in draft_.boards] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (JoinLate(entry="e1", first_round=2, numbers=NUMBERS), "entry-is-playing"),
        (JoinLate(entry="e9", first_round=2, numbers=("e9", *NUMBERS)), "numbers-incomplete"),
        (JoinLate(entry="e9", first_round=2, numbers=NUMBERS[:-1]), "numbers-reordered"),
        (JoinLate(entry="e9", first_round=10, numbers=NUMBERS), "first-round"),
        (TakeBackLateEntry(entry="e1"), "not-a-late-entry"),
        (GrantBye(entry="e1", round=1, result=ZERO), "round-published"),
        (GrantBye(entry="e1", round=10, result=ZERO), "round-not-planned"),
        (GrantBye(entry="e1", round=2, result=Result.PAIRING_BYE), "not-a-bye"),
        (GrantBye(entry="e1", round=2, result=FULL), "full-point-bye"),
        (TakeBackBye(entry="e1", round=2), "no-bye"),
        (WithdrawEntry(entry="e1", last_round=0), "last-round"),
        (WithdrawEntry(entry="e1", last_round=2), "last-round"),
        (AnnounceLeaving(entry="e1", last_round=0), "last-round"),
        (ExpelEntry(entry="e1"), "reason-missing"),
        (ExpelEntry(entry="e1", reason="x"), "expelling"),
        (ReturnEntry(entry="e1"), "entry-is-playing"),
        (ChangeSection(entry="e1", successor="e7", section="A"), "already-entered"),
        (ChangeSection(entry="e1", successor="e20", section="Z"), "section-unknown"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_refused_about_attendance(command: Command, code: str) -> None:
    """Each request that comes too late or makes no sense is refused by name."""
    journal = late(played(numbered(8), R1, (W, W, W, W)))
    assert journal.codes(command) == (code,)


def test_half_point_byes_have_their_limits() -> None:
    """Only as many as the regulation gives; the second is confirmed; a barred player has none."""
    journal = numbered(8).do(GrantBye(entry="e1", round=2, result=HALF))
    assert journal.codes(GrantBye(entry="e1", round=3, result=HALF)) == ("second-half-point-bye",)
    journal.do(GrantBye(entry="e1", round=3, result=HALF, confirm=3))
    assert journal.codes(GrantBye(entry="e1", round=4, result=HALF, confirm=4)) == ("half-point-byes-used",)
    seq = journal.state.seq
    journal.do(GrantBye(entry="e1", round=3, result=HALF)).do(BarByes(entry="e1", barred=False))
    assert journal.state.seq == seq
    journal.do(BarByes(entry="e2"))
    assert journal.codes(GrantBye(entry="e2", round=2, result=HALF)) == ("half-point-byes-barred",)
    none = Journal().do(OpenEvent(regulation=regulation("A", half_point_byes=None)))
    entered(1, "A", none)
    assert none.codes(GrantBye(entry="e1", round=2, result=HALF)) == ("half-point-byes-not-provided",)


def test_a_full_point_bye_is_reported() -> None:
    """A full-point bye is confirmed as deprecated and leaves a remark."""
    journal = played(numbered(8), R1, (W, W, W, W))
    journal.do(GrantBye(entry="e1", round=2, result=FULL, confirm=2))
    assert [remark.code for remark in journal.state.fields["A"].remarks] == ["full-point-bye"]
    played(journal, ((2, 3), (4, 5), (6, 7)), (D, D, D), pab=8)
    assert journal.codes(TakeBackBye(entry="e1", round=2)) == ("round-published",)


def test_who_leaves_and_returns_misses_the_rounds_between() -> None:
    """Rounds after a withdrawal are zero-point byes; a withdrawn player's byes are gone."""
    journal = played(numbered(8), R1, (W, W, W, W)).do(GrantBye(entry="e8", round=3, result=HALF))
    journal.do(WithdrawEntry(entry="e8", reason="болезнь"))
    assert journal.codes(GrantBye(entry="e8", round=4, result=ZERO)) == ("entry-is-withdrawn",)
    played(journal, ((1, 2), (4, 3), (5, 6)), (D, D, D), pab=7)
    journal.do(ReturnEntry(entry="e8", first_round=4))
    played(journal, ((3, 1), (2, 4), (6, 7)), (D, D, D), pab=5)
    assert row(journal, 8) == "1ZZ"
    assert journal.state.entries["e8"].plays_in(4)


def test_a_leaving_that_was_announced_takes_effect_by_itself() -> None:
    """Who said he leaves after round 1 is not in the second pairing, without another command."""
    journal = numbered(8).do(AnnounceLeaving(entry="e8", last_round=1))
    played(journal, R1, (W, W, W, W))
    assert [entry.id for entry in journal.state.available("A", 2)] == [f"e{n}" for n in range(1, 8)]
    played(journal, ((1, 2), (4, 3), (5, 6)), (D, D, D), pab=7)
    assert journal.codes(AnnounceLeaving(entry="e8", last_round=None)) == ("round-published",)
    seq = journal.state.seq
    assert journal.do(AnnounceLeaving(entry="e8", last_round=1)).state.seq == seq


def test_an_expelled_player_is_not_ranked_and_returns_by_confirmation() -> None:
    """His games stay for his opponents, his name leaves the standings."""
    journal = played(numbered(8), R1, (W, W, W, W)).do(ExpelEntry(entry="e8", reason="телефон", confirm=3))
    assert 8 not in section_tpns(journal.state, "A")
    assert row(journal, 4) == "0"
    assert journal.codes(ExpelEntry(entry="e8", reason="ещё")) == ("entry-is-expelled",)
    assert journal.codes(ReturnEntry(entry="e8")) == ("returning-expelled",)
    assert journal.codes(ReturnEntry(entry="e8", first_round=1)) == ("first-round",)
    journal.do(ReturnEntry(entry="e8", confirm=3))
    assert 8 in section_tpns(journal.state, "A")


def test_a_change_of_section_is_a_withdrawal_and_an_entry() -> None:
    """The money follows one who has not played; after the start the move is confirmed."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    entered(2, "A", journal).do(SetFee(entry="e1", due=100)).do(TakeFee(entry="e1", receipt="1", amount=100))
    journal.do(ChangeSection(entry="e1", successor="e3", section="B", playing_up=1))
    old, new = journal.state.entries["e1"], journal.state.entries["e3"]
    assert (old.status, old.paid, new.status, new.paid) == (Status.WITHDRAWN, 0, Status.DECLARED, 100)
    assert (new.moved_from, new.playing_up, new.person) == ("e1", 1, "p1")
    assert journal.codes(ReturnEntry(entry="e1")) == ("entry-moved-on",)
    assert journal.codes(ChangeSection(entry="e2", successor="e3", section="B")) == ("entry-id-taken",)


def test_moving_after_the_start_is_confirmed_and_leaves_the_money() -> None:
    """Who has played in a section paid for it."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    entered(8, "A", journal)
    started = numbered_here(journal).do(TakeFee(entry="e1", receipt="1", amount=100, confirm=2))
    publish(draft(started, R1))
    assert journal.codes(ChangeSection(entry="e1", successor="e9", section="B")) == ("moving-after-start",)
    journal.do(ChangeSection(entry="e1", successor="e9", section="B", confirm=3))
    assert (journal.state.entries["e1"].paid, journal.state.entries["e1"].last_round) == (100, 1)


def numbered_here(journal: Journal) -> Journal:
    """The entries of A numbered in the order of entering."""
    names = tuple(entry.id for entry in journal.state.in_section("A"))
    journal.do(AssignNumbers(field="A", numbers=names))
    return journal.do(DrawInitialColour(field="A", colour=Colour.WHITE))


def test_late_entries_that_the_regulation_excludes_are_confirmed() -> None:
    """The host may still let somebody in; a round robin that has started takes nobody."""
    journal = late(numbered(8))
    new = regulation("A", late_entry=False)
    journal.do(AmendRegulation(regulation=new))
    join = JoinLate(entry="e9", first_round=2, numbers=NUMBERS)
    assert journal.codes(join) == ("late-entry-not-allowed",)
    robin = late(numbered(8).do(ChooseSystem(field="A", system=System.ROUND_ROBIN)))
    draft(robin, R1)
    assert robin.codes(join) == ("late-into-round-robin",)
    unnumbered = late(entered(8))
    assert unnumbered.codes(join) == ("not-numbered",)


def test_in_a_round_robin_the_games_of_who_left_are_forfeits() -> None:
    """C.05 6.6: the pairs stay, the absent loses, two absent both lose; his free rounds give nothing."""
    journal = numbered(8).do(ChooseSystem(field="A", system=System.ROUND_ROBIN))
    for name in ("e4", "e8", "e7", "e6"):
        journal.do(WithdrawEntry(entry=name))
    publish(draft(journal, R1))
    outcomes = [board.outcome for board in journal.state.fields["A"].rounds[0].boards]
    assert outcomes == [
        Outcome.PENDING,
        Outcome.FORFEIT_BLACK,
        Outcome.FORFEIT_WHITE,
        Outcome.FORFEIT_BOTH,
    ]
    assert not open_absences(journal.state, "A")
    odd = numbered(3).do(ChooseSystem(field="A", system=System.ROUND_ROBIN))
    publish(draft(odd, ((1, 2),), pab=3))
    assert row(odd, 3) == "Z"


def test_a_player_seated_in_the_last_published_round_leaves_after_it() -> None:
    """The board stays his; the arbiter gives it its result."""
    journal = publish(draft(numbered(8), R1)).do(WithdrawEntry(entry="e8"))
    result(journal, 4, Outcome.FORFEIT_BLACK)
    assert journal.state.entries["e8"].last_round == 1


def test_letting_a_player_return_settles_his_absence() -> None:
    """Who left after not coming, and comes back, is not asked about again."""
    journal = played(numbered(8), R1, (W, W, W, Outcome.FORFEIT_WHITE))
    journal.do(DecideGoesOn(entry="e4", round=1, goes_on=False)).do(ReturnEntry(entry="e4"))
    assert not open_absences(journal.state, "A")
    assert journal.state.entries["e4"].plays_in(2)
