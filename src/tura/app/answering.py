"""Questions about entries decided: by the desk's own words, or by the default that was printed."""

from tura.app.office import Office
from tura.domain.commands import Command
from tura.domain.commands.attendance import ChangeSection, DecideGoesOn, WithdrawEntry
from tura.domain.commands.registration import AnswerQuestion, ConfirmEntry, RefuseEntry
from tura.domain.event.entry import Entry, Question, Status
from tura.domain.event.state import EventState
from tura.domain.event.views import next_entry_id
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.letters import fold_letter

ABSENCE, GOES_ON, CAME_LATE = "absence", "goes-on", "came-late"
# Answers after which the entry does not play here.
_NO = frozenset(("no", "нет", "one", "refuse", "отказ"))


def answer_question(
    office: Office, event_id: str, entry: str, question: str, decision: str
) -> EventState | Refusal:
    """The question answered; an entry that waited for it is confirmed, or refused when the answer is no."""
    state = office.state(event_id)
    found = state.entries.get(entry)
    if found is None:
        return refuse("entry-unknown", entry=entry)
    if question == ABSENCE:
        return office.perform(event_id, [_absence(state, found, decision)])
    open_ = next((each for each in found.open_questions if each.code == question), None)
    if open_ is None:
        return refuse("question-not-open", entry=entry, question=question)
    if question == CAME_LATE and not _has_begun(state, found):
        return refuse("late-before-round-1", entry=entry)
    elsewhere = fold_letter(decision)
    if elsewhere != found.section and state.regulation.section(elsewhere) is not None:
        return office.perform(event_id, _moved(state, found, open_, elsewhere))
    return office.perform(event_id, _decided(found, open_, decision))


def take_defaults(office: Office, event_id: str) -> EventState | Refusal:
    """Every open question about an entry answered by the default that was printed with it."""
    state = office.state(event_id)
    for entry in state.entries.values():
        for question in entry.open_questions:
            if question.code == CAME_LATE and not _has_begun(state, entry):
                continue
            done = answer_question(office, event_id, entry.id, question.code, question.text or "default")
            if isinstance(done, Refusal):
                return done
    return office.state(event_id)


def _has_begun(state: EventState, entry: Entry) -> bool:
    """Round 1 of the entry's field is published: late entries join from now on (C.04.2 2.4)."""
    field = state.field_of(entry.section)
    return field is not None and field.published > 0


def _absence(state: EventState, entry: Entry, decision: str) -> Command:
    field = state.field_of(entry.section)
    round_ = 0 if field is None else field.published
    if decision == GOES_ON:
        return DecideGoesOn(entry=entry.id, round=round_)
    return WithdrawEntry(entry=entry.id, reason=decision)


def _decided(entry: Entry, question: Question, decision: str) -> list[Command]:
    commands: list[Command] = [AnswerQuestion(entry=entry.id, code=question.code, answer=decision)]
    if entry.status is not Status.DECLARED:
        return commands
    if decision.strip().lower() in _NO:
        return [*commands, RefuseEntry(entry=entry.id, reason=question.code)]
    others = [each for each in entry.open_questions if each.code != question.code]
    return commands if others else [*commands, ConfirmEntry(entry=entry.id, confirm=2)]


def _moved(state: EventState, entry: Entry, question: Question, section: str) -> list[Command]:
    """The answer names another section: the entry goes there, with its money."""
    successor = next_entry_id(state)
    return [
        AnswerQuestion(entry=entry.id, code=question.code, answer=section),
        ChangeSection(entry=entry.id, successor=successor, section=section, reason=question.code),
        ConfirmEntry(entry=successor, confirm=2),
    ]
