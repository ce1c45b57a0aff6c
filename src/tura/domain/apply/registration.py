"""The desk's part of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import with_entry
from tura.domain.event.entry import Entry, Question, Status
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


def declared(state: EventState, event: EntryDeclared) -> EventState:
    """A new entry, declared."""
    entry = Entry(
        id=event.entry,
        person=event.person,
        section=event.section,
        facts=event.facts,
        playing_up=event.playing_up,
        note=event.note,
    )
    return with_entry(state, entry)


def facts_changed(state: EventState, event: FactsChanged) -> EventState:
    """The entry has the new facts; its number changes only by a new numbering."""
    return with_entry(state, replace(state.entries[event.entry], facts=event.facts))


def confirmed(state: EventState, event: EntryConfirmed) -> EventState:
    """Declared becomes confirmed."""
    return _with_status(state, event.entry, Status.CONFIRMED)


def declared_again(state: EventState, event: ConfirmationTakenBack | RefusalTakenBack) -> EventState:
    """Confirmed or refused becomes declared."""
    return _with_status(state, event.entry, Status.DECLARED)


def refused(state: EventState, event: EntryRefused) -> EventState:
    """The entry does not play."""
    return _with_status(state, event.entry, Status.REFUSED)


def removed(state: EventState, event: EntryRemoved) -> EventState:
    """The entry is no more."""
    return replace(state, entries={k: v for k, v in state.entries.items() if k != event.entry})


def ticked(state: EventState, event: GroupTicked) -> EventState:
    """The mark is on, or off."""
    entry = state.entries[event.entry]
    others = tuple(group for group in entry.groups if group != event.group)
    return with_entry(state, replace(entry, groups=(*others, event.group) if event.on else others))


def attended(state: EventState, event: AttendanceMarked) -> EventState:
    """Present at the closing, or not."""
    return with_entry(state, replace(state.entries[event.entry], attended=event.attended))


def question_raised(state: EventState, event: QuestionRaised) -> EventState:
    """One more open question, asked once."""
    entry = state.entries[event.entry]
    others = tuple(question for question in entry.questions if question.code != event.code)
    asked = Question(code=event.code, text=event.text)
    return with_entry(state, replace(entry, questions=(*others, asked)))


def question_answered(state: EventState, event: QuestionAnswered) -> EventState:
    """The question has its answer."""
    entry = state.entries[event.entry]
    questions = tuple(
        replace(question, answer=event.answer) if question.code == event.code else question
        for question in entry.questions
    )
    return with_entry(state, replace(entry, questions=questions))


def _with_status(state: EventState, entry: str, status: Status) -> EventState:
    return with_entry(state, replace(state.entries[entry], status=status))


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    EntryDeclared: declared,
    FactsChanged: facts_changed,
    EntryConfirmed: confirmed,
    ConfirmationTakenBack: declared_again,
    RefusalTakenBack: declared_again,
    EntryRefused: refused,
    EntryRemoved: removed,
    GroupTicked: ticked,
    AttendanceMarked: attended,
    QuestionRaised: question_raised,
    QuestionAnswered: question_answered,
}
