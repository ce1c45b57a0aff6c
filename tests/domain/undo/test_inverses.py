"""The undo of each kind of entry, one by one."""

import pytest

from events_made import R1, R2, B, D, Journal, W, draft, entered, facts, numbered, played, publish, regulation
from plain_states import plain
from tura.domain.commands import attendance as at
from tura.domain.commands import fees as fe
from tura.domain.commands import prizes as pr
from tura.domain.commands import registration as rg
from tura.domain.commands import results as rs
from tura.domain.commands import rounds as rd
from tura.domain.commands import sections as se
from tura.domain.commands.command import Command
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.restoring import Restore
from tura.domain.event.state import EventState
from tura.domain.events import Event
from tura.domain.reason import Refusal
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.domain.undo import losses, undo

HALF = Result.HALF_POINT_BYE
NUMBERS = ("e1", "e9", *(f"e{n}" for n in range(2, 9)))


def started() -> Journal:
    """Eight players in A after one round, and e9, confirmed, who came too late for it."""
    journal = played(numbered(8), R1, (W, W, W, W))
    journal.do(rg.DeclareEntry(entry="e9", person="p9", section="A", facts=facts(2495)))
    return journal.do(rg.ConfirmEntry(entry="e9"))


def two() -> Journal:
    """Sections A and B with three and two players, not numbered."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    return entered(2, "B", entered(3, "A", journal))


def taken_back(journal: Journal, confirm: int = 4) -> tuple[EventState, EventState, Event]:
    """The state before the last entry, the state after its undo, and the entry."""
    before, event = journal.after(journal.state.seq - 1), journal.events[-1]
    back = undo(before, event, journal.state, confirm)
    assert not isinstance(back, Refusal), back
    journal.take(back)
    return before, journal.state, event


@pytest.mark.parametrize(
    "commands",
    [
        (at.GrantBye(entry="e1", round=2, result=HALF),),
        (at.GrantBye(entry="e1", round=2, result=HALF), at.TakeBackBye(entry="e1", round=2)),
        (
            at.GrantBye(entry="e1", round=2, result=HALF),
            at.GrantBye(entry="e1", round=2, result=Result.ZERO_POINT_BYE),
        ),
        (at.JoinLate(entry="e9", first_round=2, numbers=NUMBERS),),
        (at.JoinLate(entry="e9", first_round=2, numbers=NUMBERS), at.TakeBackLateEntry(entry="e9")),
        (at.AnnounceLeaving(entry="e1", last_round=3),),
        (at.WithdrawEntry(entry="e1"),),
        (at.ExpelEntry(entry="e1", reason="x", confirm=4),),
        (at.WithdrawEntry(entry="e1"), at.ReturnEntry(entry="e1")),
        (fe.TakeFee(entry="e1", receipt="1", amount=100, confirm=2),),
        (
            fe.TakeFee(entry="e1", receipt="1", amount=100, confirm=2),
            fe.RefundFee(entry="e1", receipt="2", amount=50, reason="x"),
        ),
        (
            fe.TakeFee(entry="e1", receipt="1", amount=100, confirm=2),
            fe.VoidReceipt(entry="e1", receipt="1"),
        ),
        (se.SetFirstBoard(field="A", board=7),),
        (se.FixBoard(entry="e1", board=7),),
        (se.FixBoard(entry="e1", board=7), se.FixBoard(entry="e1", board=0)),
        (se.ChangeRounds(field="A", rounds=7, reason="x", confirm=4),),
        (se.DrawLotsByHand(field="A", order=("e2", "e1")),),
        (rs.CorrectRatedResult(field="A", round=1, board=1, outcome=B, reason="x"),),
        (rd.StartRound(field="A", round=1, at="2026-12-12T09:05:00Z"),),
        (pr.DecideFund(section="A", amount=100, reason="x"),),
        (rg.TickGroup(entry="e1", group="invited"),),
        (rg.RemoveEntry(entry="e9"),),
    ],
    ids=lambda commands: type(commands[-1]).__name__,
)
def test_the_last_entry_taken_back_leaves_the_state_before(commands: tuple[Command, ...]) -> None:
    """Whatever was done last, its undo gives what was there."""
    journal = started()
    for command in commands:
        journal.do(command)
    before, after, event = taken_back(journal)
    assert plain(after) == plain(before), event


@pytest.mark.parametrize(
    "commands",
    [
        (se.MergeSections(host="A", guests=("B",)),),
        (se.MergeSections(host="A", guests=("B",)), se.PartSection(section="B")),
        (se.BanMeeting(field="A", entries=("e1", "e2"), first=2, last=4),),
        (
            se.BanMeeting(field="A", entries=("e1", "e2"), first=2),
            se.LiftBan(field="A", entries=("e2", "e1")),
        ),
        (se.AssignNumbers(field="A", numbers=("e3", "e2", "e1")),),
        (at.ChangeSection(entry="e1", successor="e6", section="B"),),
    ],
    ids=lambda commands: type(commands[-1]).__name__,
)
def test_what_happens_before_the_start_is_taken_back(commands: tuple[Command, ...]) -> None:
    """Merging, bans, numbers and a change of section leave nothing behind."""
    journal = two()
    for command in commands:
        journal.do(command)
    before, after, event = taken_back(journal)
    assert plain(after) == plain(before), event


def test_several_merged_at_once_are_parted_one_by_one() -> None:
    """There is no single inverse for merging two guests, nor for what is drawn or closed for good."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B", "C")))
    journal.do(se.MergeSections(host="A", guests=("B", "C")))
    for command in (
        se.DrawLots(field="A", seed=1),
        se.LeaveFideMode(field="A", reason="x", confirm=4),
    ):
        assert undone_code(journal) == "cannot-undo"
        journal.do(command)
    assert undone_code(journal) == "cannot-undo"


def undone_code(journal: Journal, back: int = 1) -> str:
    """The code with which an entry, counted from the end, is not taken back."""
    seq = journal.state.seq - back
    refused = undo(journal.after(seq), journal.events[seq], journal.state, 4)
    assert isinstance(refused, Refusal)
    return refused.first.code


def test_a_withdrawal_is_taken_back_after_another_round() -> None:
    """When a round was published since, the undo is a return from the next round, with the rounds missed."""
    journal = started().do(at.WithdrawEntry(entry="e8"))
    seq = journal.state.seq - 1
    played(journal, ((1, 2), (4, 3), (5, 6)), (D, D, D), pab=7)
    back = undo(journal.after(seq), journal.events[seq], journal.state)
    assert not isinstance(back, Refusal)
    journal.take(back)
    entry = journal.state.entries["e8"]
    assert (entry.bye_in(2), entry.plays_in(3)) == (Result.ZERO_POINT_BYE, True)


def test_a_result_is_taken_back_while_its_board_still_has_it() -> None:
    """Somebody else's later result on that board is not overwritten."""
    journal = publish(draft(numbered(8), R1))
    journal.do(rs.EnterResult(field="A", round=1, board=1, outcome=W))
    journal.do(rs.EnterResult(field="A", round=1, board=1, outcome=D, seen=W))
    assert undone_code(journal, 2) == "result-conflict"
    _, after, _ = taken_back(journal)
    assert after.fields["A"].rounds[0].boards[0].outcome is W


def test_a_correction_is_taken_back_by_a_correction() -> None:
    """The report tells of both."""
    journal = publish(draft(played(numbered(8), R1, (W, W, W, W)), R2))
    journal.do(rs.CorrectResult(field="A", round=1, board=1, outcome=B, seen=W, reason="x", confirm=3))
    _, after, _ = taken_back(journal)
    assert after.fields["A"].rounds[0].boards[0].outcome is W
    assert [remark.code for remark in after.fields["A"].remarks] == ["result-corrected"] * 2


def test_a_section_changed_is_not_taken_back_once_the_new_entry_lives() -> None:
    """After the successor was confirmed, the change is no longer undone by itself."""
    journal = two().do(at.ChangeSection(entry="e1", successor="e6", section="B"))
    journal.do(rg.ConfirmEntry(entry="e6"))
    assert undone_code(journal, 2) == "later-entries"


def test_a_restore_is_taken_back_by_a_restore() -> None:
    """Everything is as it was before the restore, and what that had taken back stands again."""
    journal = started()
    full = journal.state
    journal.do(Restore(seq=5, reason="x", confirm=4))
    assert set(range(6, full.seq + 1)) <= journal.state.undone
    _, after, _ = taken_back(journal)
    assert plain(after) == plain(full)


def test_what_a_restore_takes_back_is_listed() -> None:
    """The whole event loses everything after the seq, a section only what touched it."""
    journal = two()
    seq = journal.state.seq
    journal.do(se.AssignNumbers(field="A", numbers=("e1", "e2", "e3")))
    journal.do(rg.TickGroup(entry="e4", group="invited"))
    journal.do(at.ChangeSection(entry="e5", successor="e6", section="A"))
    journal.do(pr.DecideFund(section="B", amount=1, reason="x"))
    taken_back(journal)
    assert losses(journal.events, journal.state, seq) == tuple(range(seq + 1, journal.state.seq + 1))
    assert losses(journal.events, journal.state, seq, "A") == (seq + 1, seq + 3)
    assert losses(journal.events, journal.state, seq, "B")[:3] == (seq + 2, seq + 3, seq + 4)


def test_awards_decided_since_are_not_taken_back() -> None:
    """An earlier decision about awards stands once there is a later one."""
    journal = numbered(2).do(pr.DecideFund(section="A", amount=1, reason="x"))
    journal.do(pr.DecideFund(section="A", amount=2, reason="y"))
    assert undone_code(journal, 2) == "later-entries"


def test_who_was_taken_out_comes_back_after_another_round() -> None:
    """The undo of "does not go on" after a round is a return; that of "goes on" is too late then."""
    journal = played(numbered(8), R1, (W, W, W, Outcome.FORFEIT_BOTH))
    journal.do(at.DecideGoesOn(entry="e8", round=1, goes_on=False)).do(at.DecideGoesOn(entry="e4", round=1))
    seq = journal.state.seq
    played(journal, ((1, 2), (4, 3), (5, 6)), (D, D, D), pab=7)
    assert undone_code(journal, journal.state.seq - seq + 1) == "later-entries"
    back = undo(journal.after(seq - 2), journal.events[seq - 2], journal.state)
    assert not isinstance(back, Refusal)
    journal.take(back)
    assert journal.state.entries["e8"].plays_in(3)


def test_a_return_is_taken_back_by_leaving_again() -> None:
    """After another round the player simply leaves."""
    journal = started().do(at.WithdrawEntry(entry="e8")).do(at.ReturnEntry(entry="e8"))
    seq = journal.state.seq
    played(journal, ((1, 2), (4, 3), (5, 6), (7, 8)), (D, D, D, D))
    back = undo(journal.after(seq - 1), journal.events[seq - 1], journal.state)
    assert not isinstance(back, Refusal)
    journal.take(back)
    assert journal.state.entries["e8"].last_round == 2


def test_an_announcement_is_taken_back_after_another_round() -> None:
    """The last round is open again, as before."""
    journal = started().do(at.AnnounceLeaving(entry="e8", last_round=5))
    seq = journal.state.seq
    played(journal, ((1, 2), (4, 3), (5, 6), (7, 8)), (D, D, D, D))
    back = undo(journal.after(seq - 1), journal.events[seq - 1], journal.state)
    assert not isinstance(back, Refusal)
    journal.take(back)
    assert journal.state.entries["e8"].last_round is None


@pytest.mark.parametrize(
    "command",
    [
        rd.SwapSeats(field="A", round=1, first="e1", second="e6"),
        rd.SwapColours(field="A", round=1, board=1),
        rd.BreakBoard(field="A", round=1, board=2),
        rd.PairUnpaired(field="A", round=1, white="e7", black="e8"),
        rd.ReplaceBye(field="A", round=1, entry="e7", result=Result.ZERO_POINT_BYE),
        rd.RenumberBoard(field="A", round=1, board=1, number=3),
        rd.EndManual(field="A", round=1),
    ],
    ids=lambda command: type(command).__name__,
)
def test_a_step_by_hand_is_taken_back(command: Command) -> None:
    """Every step of a session has its inverse."""
    journal = numbered(8).do(at.GrantBye(entry="e8", round=1, result=HALF))
    draft(journal, ((1, 4), (5, 2), (3, 6)), pab=7)
    journal.do(rd.BeginManual(field="A", round=1, reason="x"))
    before, after, event = taken_back(journal.do(command))
    assert plain(after) == plain(before), event
