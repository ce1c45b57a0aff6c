"""Leaving, coming back, going on."""

from tura.domain.commands.attendance import (
    AnnounceLeaving,
    ChangeSection,
    DecideGoesOn,
    ExpelEntry,
    ReturnEntry,
    WithdrawEntry,
)
from tura.domain.commands.command import Command
from tura.domain.decide.refused import (
    Decider,
    a_section,
    an_entry,
    confirmed,
    entrys_field,
    has_reason,
    no,
    warning,
    wrong_status,
)
from tura.domain.event.entry import Entry, Status
from tura.domain.event.state import EventState
from tura.domain.event.views import open_absences
from tura.domain.events.attendance import (
    EntryExpelled,
    EntryReturned,
    EntryWithdrawn,
    GoesOnDecided,
    LeavingAnnounced,
    SectionChanged,
)
from tura.domain.events.event import Event
from tura.domain.section.field import Field

_HERE = (Status.DECLARED, Status.CONFIRMED, Status.PLAYING)
_LEFT = (Status.WITHDRAWN, Status.EXPELLED)


def announce_leaving(state: EventState, command: AnnounceLeaving) -> tuple[Event, ...]:
    """A last round is announced before the rounds after it are published."""
    entry = an_entry(state, command.entry)
    _is_here(entry)
    field = entrys_field(state, entry)
    if entry.last_round == command.last_round:
        return ()
    if command.last_round is not None and not field.published <= command.last_round <= field.rounds_planned:
        raise no("last-round", entry=entry.id, round=command.last_round, published=field.published)
    if entry.last_round is not None and entry.last_round < field.published:
        raise no("round-published", "C.04.2 3.2", round=field.published, entry=entry.id)
    return (LeavingAnnounced(entry=entry.id, last_round=command.last_round),)


def withdraw(state: EventState, command: WithdrawEntry) -> tuple[Event, ...]:
    """A player leaves after a published round, not before one in which he has a board."""
    entry = an_entry(state, command.entry)
    _is_here(entry)
    field = entrys_field(state, entry)
    last = field.published if command.last_round is None else command.last_round
    seated = last_seated(field, entry.id)
    if not seated <= last <= field.published:
        raise no("last-round", entry=entry.id, round=last, published=field.published)
    return (EntryWithdrawn(entry=entry.id, last_round=last, reason=command.reason),)


def expel(state: EventState, command: ExpelEntry) -> tuple[Event, ...]:
    """The arbiter sends a player away, with a reason, after the last published round."""
    entry = an_entry(state, command.entry)
    if entry.status in (Status.REFUSED, Status.EXPELLED):
        raise wrong_status(entry)
    has_reason(command.reason, "expel")
    confirmed(command, warning(3, "expelling", entry=entry.id))
    published = entrys_field(state, entry).published
    last = published if entry.last_round is None else min(entry.last_round, published)
    return (EntryExpelled(entry=entry.id, last_round=last, reason=command.reason),)


def return_(state: EventState, command: ReturnEntry) -> tuple[Event, ...]:
    """Who left can be paired again from a round not yet published; an expelled player only by confirmation."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if entry.status not in _LEFT:
        raise wrong_status(entry)
    if any(other.moved_from == entry.id and other.status in _HERE for other in state.entries.values()):
        raise no("entry-moved-on", entry=entry.id)
    first = field.published + 1 if command.first_round is None else command.first_round
    if not field.published < first <= field.rounds_planned:
        raise no("first-round", entry=entry.id, round=first, published=field.published)
    was_expelled = entry.status is Status.EXPELLED
    confirmed(command, warning(3, "returning-expelled", entry=entry.id) if was_expelled else None)
    return (EntryReturned(entry=entry.id, first_round=first, reason=command.reason),)


def decide_goes_on(state: EventState, command: DecideGoesOn) -> tuple[Event, ...]:
    """An absence that was asked about is answered (C.05 6.5)."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if command.round != field.published or entry not in open_absences(state, field.letter):
        raise no("no-absence", entry=entry.id, round=command.round)
    return (GoesOnDecided(entry=entry.id, round=command.round, goes_on=command.goes_on),)


def change_section(state: EventState, command: ChangeSection) -> tuple[Event, ...]:
    """A player moves as one who leaves and one who enters; after the start that is confirmed."""
    entry = an_entry(state, command.entry)
    _is_here(entry)
    a_section(state, command.section)
    if command.section == entry.section:
        raise no("already-entered", entry=entry.id, section=command.section)
    if command.successor in state.entries:
        raise no("entry-id-taken", entry=command.successor)
    field = entrys_field(state, entry)
    started = entry.id in field.numbers and field.is_started
    confirmed(command, warning(3, "moving-after-start", entry=entry.id) if started else None)
    carries = not last_seated(field, entry.id) if command.carries_fee is None else command.carries_fee
    return (
        SectionChanged(
            entry=entry.id,
            successor=command.successor,
            section=command.section,
            last_round=field.published,
            playing_up=command.playing_up,
            carries_fee=carries,
            reason=command.reason,
        ),
    )


def last_seated(field: Field, entry: str) -> int:
    """The last published round in which an entry has a board, 0 if none."""
    seated = (r.number for r in field.rounds if r.is_published and r.board_of(entry) is not None)
    return max(seated, default=0)


def _is_here(entry: Entry) -> None:
    if entry.status not in _HERE:
        raise wrong_status(entry)


DECIDERS: dict[type[Command], Decider] = {
    AnnounceLeaving: announce_leaving,
    WithdrawEntry: withdraw,
    ExpelEntry: expel,
    ReturnEntry: return_,
    DecideGoesOn: decide_goes_on,
    ChangeSection: change_section,
}
