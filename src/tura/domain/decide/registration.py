"""The desk's decisions."""

from tura.domain.commands.command import Command
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
from tura.domain.decide.refused import (
    Decider,
    a_section,
    an_entry,
    confirmed,
    entrys_field,
    no,
    warning,
    wrong_status,
)
from tura.domain.event.entry import Entry, Status
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.registration import (
    AttendanceMarked,
    ConfirmationTakenBack,
    EntryConfirmed,
    EntryDeclared,
    EntryRefused,
    EntryRemoved,
    FactsChanged,
    GroupTicked,
    QuestionAnswered,
    QuestionRaised,
    RefusalTakenBack,
)
from tura.domain.reason import Reason

_GONE = (Status.REFUSED, Status.WITHDRAWN, Status.EXPELLED)


def declare(state: EventState, command: DeclareEntry) -> tuple[Event, ...]:
    """A person is entered once; a second time in the event is a question."""
    a_section(state, command.section)
    if command.entry in state.entries:
        raise no("entry-id-taken", entry=command.entry)
    confirmed(command, _twice(state, command.person, command.section))
    return (
        EntryDeclared(
            entry=command.entry,
            person=command.person,
            section=command.section,
            facts=command.facts,
            playing_up=command.playing_up,
            note=command.note,
        ),
    )


def _twice(state: EventState, person: str, section: str) -> Reason | None:
    for entry in state.entries.values():
        if entry.person != person or entry.status in _GONE:
            continue
        if entry.section == section:
            raise no("already-entered", entry=entry.id, section=section)
        return warning(3, "person-twice", entry=entry.id, section=entry.section)
    return None


def change_facts(state: EventState, command: ChangeFacts) -> tuple[Event, ...]:
    """Facts can be put right at any time; after round 4 they no longer change the numbers (C.04.2 2.3)."""
    entry = an_entry(state, command.entry)
    if entry.facts == command.facts:
        return ()
    late = len(entrys_field(state, entry).rounds) >= 4 and entry.facts.ratings != command.facts.ratings
    confirmed(command, warning(2, "rating-report-only", "C.04.2 2.3", entry=entry.id) if late else None)
    return (FactsChanged(entry=entry.id, facts=command.facts),)


def confirm(state: EventState, command: ConfirmEntry) -> tuple[Event, ...]:
    """A declared entry about which nothing is open is confirmed; money still due is mentioned."""
    entry = an_entry(state, command.entry)
    _has_status(entry, Status.DECLARED)
    if entry.open_questions:
        raise no("entry-question-open", entry=entry.id, questions=tuple(q.code for q in entry.open_questions))
    due = warning(2, "fee-not-paid", entry=entry.id, amount=entry.owed) if entry.owed > 0 else None
    return (EntryConfirmed(entry=entry.id, concerns=confirmed(command, due)),)


def unconfirm(state: EventState, command: UnconfirmEntry) -> tuple[Event, ...]:
    """A confirmed entry that has no number yet is declared again."""
    entry = an_entry(state, command.entry)
    _has_status(entry, Status.CONFIRMED)
    return (ConfirmationTakenBack(entry=entry.id),)


def refuse(state: EventState, command: RefuseEntry) -> tuple[Event, ...]:
    """Who does not play yet can be refused."""
    entry = an_entry(state, command.entry)
    _has_status(entry, Status.DECLARED, Status.CONFIRMED)
    return (EntryRefused(entry=entry.id, reason=command.reason),)


def readmit(state: EventState, command: ReadmitEntry) -> tuple[Event, ...]:
    """Who was refused can be declared again."""
    entry = an_entry(state, command.entry)
    _has_status(entry, Status.REFUSED)
    confirmed(command, _twice(state, entry.person, entry.section))
    return (RefusalTakenBack(entry=entry.id),)


def remove(state: EventState, command: RemoveEntry) -> tuple[Event, ...]:
    """A mistaken entry goes if it has no number, no money and no successor."""
    entry = an_entry(state, command.entry)
    if entry.id in entrys_field(state, entry).numbers:
        raise no("entry-numbered", entry=entry.id)
    if any(not receipt.void for receipt in entry.receipts):
        raise no("entry-has-money", entry=entry.id, amount=entry.paid)
    if any(other.moved_from == entry.id for other in state.entries.values()):
        raise no("entry-moved-on", entry=entry.id)
    return (EntryRemoved(entry=entry.id),)


def tick(state: EventState, command: TickGroup) -> tuple[Event, ...]:
    """A mark is set or taken off."""
    entry = an_entry(state, command.entry)
    if (command.group in entry.groups) is command.on:
        return ()
    return (GroupTicked(entry=entry.id, group=command.group, on=command.on),)


def mark_attendance(state: EventState, command: MarkAttendance) -> tuple[Event, ...]:
    """Presence at the closing is marked."""
    entry = an_entry(state, command.entry)
    if entry.attended is command.attended:
        return ()
    return (AttendanceMarked(entry=entry.id, attended=command.attended),)


def raise_question(state: EventState, command: RaiseQuestion) -> tuple[Event, ...]:
    """A question is asked once."""
    entry = an_entry(state, command.entry)
    if any(question.code == command.code for question in entry.open_questions):
        return ()
    return (QuestionRaised(entry=entry.id, code=command.code, text=command.text),)


def answer_question(state: EventState, command: AnswerQuestion) -> tuple[Event, ...]:
    """A question that was asked gets its answer."""
    entry = an_entry(state, command.entry)
    asked = next((question for question in entry.questions if question.code == command.code), None)
    if asked is None:
        raise no("question-unknown", entry=entry.id, question=command.code)
    if asked.answer == command.answer:
        return ()
    return (QuestionAnswered(entry=entry.id, code=command.code, answer=command.answer),)


def _has_status(entry: Entry, *wanted: Status) -> None:
    if entry.status not in wanted:
        raise wrong_status(entry)


DECIDERS: dict[type[Command], Decider] = {
    DeclareEntry: declare,
    ChangeFacts: change_facts,
    ConfirmEntry: confirm,
    UnconfirmEntry: unconfirm,
    RefuseEntry: refuse,
    ReadmitEntry: readmit,
    RemoveEntry: remove,
    TickGroup: tick,
    MarkAttendance: mark_attendance,
    RaiseQuestion: raise_question,
    AnswerQuestion: answer_question,
}
