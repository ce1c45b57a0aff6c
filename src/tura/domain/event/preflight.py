"""What to look at before the next round of a field is paired."""

from collections.abc import Iterator

from tura.domain.event.entry import Status
from tura.domain.event.state import EventState
from tura.domain.event.views import open_absences
from tura.domain.reason import Reason
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field


def preflight(state: EventState, letter: str) -> tuple[Reason, ...]:
    """Everything worth a look before pairing, what blocks it first; nothing here decides anything.

    Absences and players' questions block; missing results become adjourned; the rest is told.
    """
    field = state.fields[letter]
    return (
        *_absences(state, field),
        *_questions(state, field),
        *_missing(field),
        *_waiting(state, field),
        *_too_few(state, field),
    )


def _absences(state: EventState, field: Field) -> Iterator[Reason]:
    for entry in open_absences(state, field.letter):
        yield Reason("absence-open", "C.05 6.5", {"entry": entry.id, "round": field.published})


def _questions(state: EventState, field: Field) -> Iterator[Reason]:
    for entry in state.may_play(field.letter):
        if entry.open_questions:
            codes = tuple(question.code for question in entry.open_questions)
            yield Reason("entry-question-open", "", {"entry": entry.id, "questions": codes})


def _missing(field: Field) -> Iterator[Reason]:
    for round_ in field.rounds:
        boards = tuple(b.number for b in round_.boards if b.outcome is Outcome.PENDING)
        if boards:
            yield Reason("become-adjourned", "C.04.2 3.1", {"round": round_.number, "boards": boards})


def _waiting(state: EventState, field: Field) -> Iterator[Reason]:
    """Who is only declared is left out (C.04.2 4.1); who is confirmed without a number enters late."""
    declared = sum(1 for entry in state.in_field(field.letter) if entry.status is Status.DECLARED)
    if declared:
        yield Reason("not-confirmed", "C.04.2 4.1", {"field": field.letter, "count": declared})
    late = (
        [e for e in state.in_field(field.letter) if e.status is Status.CONFIRMED] if field.is_started else []
    )
    if late:
        yield Reason("late-entries-waiting", "C.04.2 2.4", {"field": field.letter, "count": len(late)})
    owing = sum(1 for entry in state.may_play(field.letter) if entry.owed > 0)
    if owing:
        yield Reason("fees-owed", "", {"field": field.letter, "count": owing})


def _too_few(state: EventState, field: Field) -> Iterator[Reason]:
    """A field plays at most one round fewer than it has players, or as many if they are odd (RULES 6.1.2)."""
    players = len(field.numbers) or len(state.may_play(field.letter))
    most = players - 1 if players % 2 == 0 else players
    if not field.is_predetermined and players and field.rounds_planned > most:
        yield Reason(
            "too-few-players",
            "C.04.1 2",
            {"field": field.letter, "players": players, "rounds": field.rounds_planned},
        )
