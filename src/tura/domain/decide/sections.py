"""Fields: merging, systems, rounds planned, FIDE mode."""

from tura.domain.commands.command import Command
from tura.domain.commands.sections import (
    ChangeRounds,
    ChooseSystem,
    LeaveFideMode,
    MergeSections,
    PartSection,
)
from tura.domain.decide.refused import Decider, a_field, confirmed, has_reason, no, warning
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.sections import (
    FideModeLeft,
    RoundsChanged,
    SectionParted,
    SectionsMerged,
    SystemChosen,
)
from tura.domain.reason import Reason
from tura.domain.section.field import Field


def merge(state: EventState, command: MergeSections) -> tuple[Event, ...]:
    """Fields that have not started are paired as one; one with numbers gets new ones."""
    host = a_field(state, command.host)
    guests = [a_field(state, guest) for guest in command.guests]
    if not guests or host in guests or len(set(command.guests)) < len(guests):
        raise no("nothing-to-merge", field=host.letter)
    for field in (host, *guests):
        _is_not_started(field)
    return (SectionsMerged(host=host.letter, guests=command.guests, reason=command.reason),)


def part(state: EventState, command: PartSection) -> tuple[Event, ...]:
    """A guest leaves its host's field before that has started."""
    host = state.field_of(command.section)
    if host is None or host.letter == command.section:
        raise no("not-merged", section=command.section)
    _is_not_started(host)
    return (SectionParted(section=command.section),)


def choose_system(state: EventState, command: ChooseSystem) -> tuple[Event, ...]:
    """The system is chosen before round 1 (C.04.2 1.2)."""
    field = a_field(state, command.field)
    if field.system is command.system:
        return ()
    _is_not_started(field)
    return (SystemChosen(field=field.letter, system=command.system, reason=command.reason),)


def change_rounds(state: EventState, command: ChangeRounds) -> tuple[Event, ...]:
    """The number of rounds is announced; after the start it changes only by double confirmation, with a reason.

    The last round has other colour rules for topscorers (C.04.3 1.8), so a round that becomes or ceases to be
    the last must be looked at again.
    """
    field = a_field(state, command.field)
    if command.rounds == field.rounds_planned:
        return ()
    if command.rounds < max(1, len(field.rounds)):
        raise no("rounds-too-few", field=field.letter, rounds=command.rounds, paired=len(field.rounds))
    concerns: tuple[str, ...] = ()
    if field.is_started:
        has_reason(command.reason, "change-rounds")
        concerns = confirmed(command, *_consequences(field, command.rounds))
    return (
        RoundsChanged(field=field.letter, rounds=command.rounds, reason=command.reason, concerns=concerns),
    )


def _consequences(field: Field, rounds: int) -> tuple[Reason | None, ...]:
    paired = len(field.rounds)
    touched = paired in (field.rounds_planned, rounds)
    recheck = warning(3, "recheck-last-round", "C.04.3 1.8", round=paired) if touched else None
    changed = warning(4, "rounds-change", field=field.letter, old=field.rounds_planned, new=rounds)
    return changed, recheck


def leave_fide_mode(state: EventState, command: LeaveFideMode) -> tuple[Event, ...]:
    """FIDE mode is left once, for good, by double confirmation, with a reason."""
    field = a_field(state, command.field)
    if field.left_fide_mode is not None:
        raise no("fide-mode-left", field=field.letter, round=field.left_fide_mode)
    has_reason(command.reason, "leave-fide-mode")
    confirmed(command, warning(4, "leaving-fide-mode", field=field.letter))
    return (FideModeLeft(field=field.letter, round=field.published, reason=command.reason),)


def _is_not_started(field: Field) -> None:
    if field.is_started:
        raise no("field-started", "C.04.2 1.2", field=field.letter)


DECIDERS: dict[type[Command], Decider] = {
    MergeSections: merge,
    PartSection: part,
    ChooseSystem: choose_system,
    ChangeRounds: change_rounds,
    LeaveFideMode: leave_fide_mode,
}
