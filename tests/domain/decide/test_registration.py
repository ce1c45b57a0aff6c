"""The desk: entries and fees."""

import pytest

from events_made import Journal, entered, facts, numbered, regulation
from tura.domain.commands.attendance import ChangeSection
from tura.domain.commands.command import Command
from tura.domain.commands.fees import RefundFee, SetFee, TakeFee, VoidReceipt
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.registration import (
    AnswerQuestion,
    ChangeFacts,
    ConfirmEntry,
    DeclareEntry,
    MarkAttendance,
    RaiseQuestion,
    ReadmitEntry,
    RefuseEntry,
    RemoveEntry,
    TickGroup,
    UnconfirmEntry,
)
from tura.domain.decide import needed_level
from tura.domain.event.entry import FeeLine, Status


def desk() -> Journal:
    """Two sections; e1 declared in A with a fee of 1 000 roubles, 400 of them paid."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    journal.do(DeclareEntry(entry="e1", person="p1", section="A", facts=facts(1800)))
    journal.do(SetFee(entry="e1", due=100000, lines=(FeeLine(code="own", amount=100000),)))
    return journal.do(TakeFee(entry="e1", receipt="1", amount=40000, how="cash"))


def test_a_second_accept_changes_nothing() -> None:
    """Scenario 135: the same request accepted twice is one entry, and the second is told of the first."""
    journal = desk()
    reason = journal.refusal(DeclareEntry(entry="e2", person="p1", section="A")).first
    assert (reason.code, reason.values["entry"]) == ("already-entered", "e1")
    assert len(journal.state.entries) == 1


def test_one_person_in_two_sections_is_a_question() -> None:
    """The same person in another section is confirmed at level 3."""
    journal = desk()
    twice = DeclareEntry(entry="e2", person="p1", section="B")
    refusal = journal.refusal(twice)
    assert (refusal.first.code, needed_level(refusal)) == ("person-twice", 3)
    journal.do(RefuseEntry(entry="e1", reason="не та категория")).do(twice)
    assert journal.codes(ReadmitEntry(entry="e1")) == ("person-twice",)


def test_a_fee_not_paid_is_mentioned_when_a_player_is_confirmed() -> None:
    """What is still due is a notice, and the journal says it was seen."""
    journal = desk()
    reason = journal.refusal(ConfirmEntry(entry="e1")).first
    assert (reason.code, reason.values["amount"]) == ("fee-not-paid", 60000)
    journal.do(ConfirmEntry(entry="e1", confirm=2))
    assert journal.state.entries["e1"].status is Status.CONFIRMED
    journal.do(TakeFee(entry="e1", receipt="2", amount=60000))
    assert journal.state.entries["e1"].owed == 0


def test_an_open_question_stops_the_confirmation() -> None:
    """An entry is confirmed when everything asked about it is answered."""
    journal = desk().do(RaiseQuestion(entry="e1", code="playing-up", text="на две категории"))
    assert journal.codes(ConfirmEntry(entry="e1", confirm=4)) == ("entry-question-open",)
    journal.do(AnswerQuestion(entry="e1", code="playing-up", answer="да")).do(
        ConfirmEntry(entry="e1", confirm=2)
    )
    journal.do(AnswerQuestion(entry="e1", code="playing-up", answer=""))
    assert journal.state.entries["e1"].open_questions


def test_a_voided_receipt_counts_for_nothing() -> None:
    """Money is what the receipts that stand add up to."""
    journal = desk().do(RefundFee(entry="e1", receipt="2", amount=10000, reason="скидка"))
    assert journal.state.entries["e1"].paid == 30000
    assert journal.codes(VoidReceipt(entry="e1", receipt="1")) == ("refund-too-large",)
    journal.do(VoidReceipt(entry="e1", receipt="2"))
    assert journal.state.entries["e1"].paid == 40000


def test_a_desk_undoes_its_own_steps() -> None:
    """Confirmed becomes declared, refused becomes declared, a mistaken entry without money goes."""
    journal = desk().do(VoidReceipt(entry="e1", receipt="1"))
    journal.do(ConfirmEntry(entry="e1", confirm=2)).do(UnconfirmEntry(entry="e1"))
    journal.do(RefuseEntry(entry="e1")).do(ReadmitEntry(entry="e1")).do(RemoveEntry(entry="e1"))
    assert not journal.state.entries


@pytest.mark.parametrize(
    "command",
    [
        SetFee(entry="e1", due=100000, lines=(FeeLine(code="own", amount=100000),)),
        TickGroup(entry="e1", group="invited", on=False),
        MarkAttendance(entry="e1", attended=False),
        ChangeFacts(entry="e1", facts=facts(1800)),
        VoidReceipt(entry="e1", receipt="1", void=False),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_is_so_already_is_not_journaled(command: Command) -> None:
    """A command that changes nothing appends nothing."""
    journal = desk()
    seq = journal.state.seq
    assert journal.do(command).state.seq == seq


def test_a_question_is_asked_and_answered_once() -> None:
    """Asking again what is open, and answering again the same, appends nothing."""
    journal = desk().do(RaiseQuestion(entry="e1", code="q")).do(RaiseQuestion(entry="e1", code="q"))
    answer = AnswerQuestion(entry="e1", code="q", answer="нет")
    journal.do(answer).do(answer)
    assert [question.answer for question in journal.state.entries["e1"].questions] == ["нет"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (DeclareEntry(entry="e1", person="p2", section="A"), "entry-id-taken"),
        (DeclareEntry(entry="e2", person="p2", section="Z"), "section-unknown"),
        (ConfirmEntry(entry="e9"), "entry-unknown"),
        (UnconfirmEntry(entry="e1"), "entry-is-declared"),
        (ReadmitEntry(entry="e1"), "entry-is-declared"),
        (RemoveEntry(entry="e1"), "entry-has-money"),
        (AnswerQuestion(entry="e1", code="q", answer="да"), "question-unknown"),
        (SetFee(entry="e1", due=-1), "amount-negative"),
        (SetFee(entry="e1", due=5, lines=(FeeLine(code="own", amount=4),)), "fee-lines"),
        (TakeFee(entry="e1", receipt="1", amount=5), "receipt-taken"),
        (TakeFee(entry="e1", receipt="", amount=5), "receipt-taken"),
        (TakeFee(entry="e1", receipt="2", amount=0), "amount-not-positive"),
        (TakeFee(entry="e1", receipt="2", amount=70000), "fee-paid-over"),
        (RefundFee(entry="e1", receipt="2", amount=1), "reason-missing"),
        (RefundFee(entry="e1", receipt="2", amount=50000, reason="x"), "refund-too-large"),
        (RefundFee(entry="e1", receipt="2", amount=0, reason="x"), "refund-too-large"),
        (VoidReceipt(entry="e1", receipt="7"), "receipt-unknown"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_the_desk_refuses(command: Command, code: str) -> None:
    """Each mistake is refused by name, and the state stays."""
    assert desk().codes(command) == (code,)


def test_one_who_plays_is_not_removed_or_refused() -> None:
    """With a number an entry can only be withdrawn; one that moved on stays as its successor's past."""
    journal = numbered(3)
    assert journal.codes(RemoveEntry(entry="e1")) == ("entry-numbered",)
    assert journal.codes(RefuseEntry(entry="e1")) == ("entry-is-playing",)
    moved = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    entered(1, "A", moved).do(ChangeSection(entry="e1", successor="e2", section="B"))
    assert moved.codes(RemoveEntry(entry="e1")) == ("entry-moved-on",)
