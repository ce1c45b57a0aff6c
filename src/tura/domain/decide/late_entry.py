"""Late entries: first counted in after round 1 (C.04.2 2.4)."""

from tura.domain.commands.attendance import JoinLate, TakeBackLateEntry
from tura.domain.commands.command import Command
from tura.domain.decide.refused import Decider, an_entry, confirmed, entrys_field, no, warning, wrong_status
from tura.domain.event.entry import Entry, Status
from tura.domain.event.state import EventState
from tura.domain.events.attendance import JoinedLate, LateEntryTakenBack
from tura.domain.events.event import Event
from tura.domain.reason import Reason
from tura.domain.section.field import Field


def join(state: EventState, command: JoinLate) -> tuple[Event, ...]:
    """A confirmed entry joins from a round not yet published, at its place; nobody else changes order."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if entry.status is not Status.CONFIRMED:
        raise wrong_status(entry)
    _can_join(field)
    if tuple(name for name in command.numbers if name != entry.id) != field.numbers:
        raise no("numbers-reordered", "C.04.2 2.4", field=field.letter)
    if command.numbers.count(entry.id) != 1:
        raise no("numbers-incomplete", field=field.letter)
    if not max(field.published, 1) <= command.first_round <= field.rounds_planned:
        raise no("first-round", entry=entry.id, round=command.first_round, published=field.published)
    concerns = confirmed(command, _not_foreseen(state, entry), _into_published(field, command))
    return (
        JoinedLate(
            entry=entry.id, first_round=command.first_round, numbers=command.numbers, concerns=concerns
        ),
    )


def _can_join(field: Field) -> None:
    if not field.numbers:
        raise no("not-numbered", "C.04.2 2.3", field=field.letter)
    if field.is_predetermined and field.is_started:
        raise no("late-into-round-robin", "C.05 6.2", field=field.letter)


def _not_foreseen(state: EventState, entry: Entry) -> Reason | None:
    section = state.regulation.section(entry.section)
    if section is not None and section.playing.late_entry is False:
        return warning(3, "late-entry-not-allowed", section=entry.section, entry=entry.id)
    return None


def _into_published(field: Field, command: JoinLate) -> Reason | None:
    """Only by agreement, and with the fewest changes, into a pairing that is published (C.04.2 4.4)."""
    if command.first_round > field.published:
        return None
    return warning(3, "late-into-published", "C.04.2 4.4", entry=command.entry, round=command.first_round)


def take_back(state: EventState, command: TakeBackLateEntry) -> tuple[Event, ...]:
    """A late entry is undone while it has never been part of a pairing."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if entry.status is not Status.PLAYING or (entry.first_round <= 1 and field.published > 0):
        raise no("not-a-late-entry", entry=entry.id)
    seated = any(r.board_of(entry.id) or any(b.entry == entry.id for b in r.byes) for r in field.rounds)
    drafted = any(r.draft is not None and r.draft.seat_of(entry.id) is not None for r in field.rounds)
    if seated or drafted:
        raise no("entry-paired", entry=entry.id)
    return (LateEntryTakenBack(entry=entry.id),)


DECIDERS: dict[type[Command], Decider] = {
    JoinLate: join,
    TakeBackLateEntry: take_back,
}
