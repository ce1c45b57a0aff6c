"""Pairing numbers (C.04.2 2.3)."""

from tura.domain.commands.command import Command
from tura.domain.commands.sections import AssignNumbers
from tura.domain.decide.refused import Decider, a_field, confirmed, no, warning
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.sections import NumbersAssigned
from tura.domain.reason import Reason
from tura.domain.section.field import Field

LAST_RENUMBERED = 4
"""Numbers may change until this round is paired (C.04.2 2.3)."""


def assign(state: EventState, command: AssignNumbers) -> tuple[Event, ...]:
    """Everybody who plays has one number; after round 1 only the order may change, until round 4 is paired.

    Before round 1 no numbers at all takes the numbering back.
    """
    field = a_field(state, command.field)
    if command.numbers == field.numbers:
        return ()
    if command.numbers or field.is_started:
        _are_complete(state, field, command.numbers)
    concerns = confirmed(command, *_warnings(field, command.numbers))
    return (NumbersAssigned(field=field.letter, numbers=command.numbers, concerns=concerns),)


def _are_complete(state: EventState, field: Field, numbers: tuple[str, ...]) -> None:
    """Each who must have a number has exactly one; names who is missing and who is too many."""
    wanted = set(field.numbers) if field.is_started else {e.id for e in state.may_play(field.letter)}
    if not wanted:
        raise no("nobody-plays", field=field.letter)
    if len(numbers) != len(set(numbers)) or set(numbers) != wanted:
        raise no(
            "numbers-incomplete",
            "C.04.2 2.3",
            field=field.letter,
            missing=tuple(sorted(wanted - set(numbers))),
            extra=tuple(sorted(set(numbers) - wanted)),
        )


def _warnings(field: Field, numbers: tuple[str, ...]) -> list[Reason]:
    """What a renumbering after the start disturbs."""
    if not field.is_started:
        return []
    if field.is_predetermined:
        raise no("numbers-fixed", "C.05 6.2", field=field.letter)
    moved = sum(1 for old, new in zip(field.numbers, numbers, strict=True) if old != new)
    warnings = [warning(3, "numbers-move", "C.04.2 2.3", field=field.letter, moved=moved)]
    if len(field.rounds) >= LAST_RENUMBERED:
        if field.left_fide_mode is None:
            raise no("numbers-fixed", "C.04.2 2.3", field=field.letter)
        warnings.append(warning(4, "numbers-after-round-4", "C.04.2 2.3", field=field.letter))
    return warnings


DECIDERS: dict[type[Command], Decider] = {AssignNumbers: assign}
