"""Byes for single rounds, and who may have them."""

from tura.domain.commands.attendance import BarByes, GrantBye, TakeBackBye
from tura.domain.commands.command import Command
from tura.domain.decide.refused import Decider, an_entry, confirmed, entrys_field, no, warning, wrong_status
from tura.domain.event.entry import Entry, Status
from tura.domain.event.state import EventState
from tura.domain.events.attendance import ByeGranted, ByesBarred, ByeTakenBack
from tura.domain.events.event import Event
from tura.domain.reason import Reason
from tura.domain.results import Result
from tura.domain.section.field import Field

_GRANTED = (Result.HALF_POINT_BYE, Result.FULL_POINT_BYE, Result.ZERO_POINT_BYE)
_GONE = (Status.REFUSED, Status.WITHDRAWN, Status.EXPELLED)


def grant(state: EventState, command: GrantBye) -> tuple[Event, ...]:
    """A bye is known before its round is paired; absence after that is a forfeit (C.04.2 3.3)."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if command.result not in _GRANTED:
        raise no("not-a-bye", result=command.result.value)
    if entry.status in _GONE:
        raise wrong_status(entry)
    if not 1 <= command.round <= field.rounds_planned:
        raise no("round-not-planned", round=command.round, rounds=field.rounds_planned)
    if entry.bye_in(command.round) is command.result:
        return ()
    concerns = confirmed(
        command,
        _for_missed_round(field, entry, command.round),
        _half_point(state, entry, command) if command.result is Result.HALF_POINT_BYE else None,
        _full_point(entry, command) if command.result is Result.FULL_POINT_BYE else None,
    )
    return (ByeGranted(entry=entry.id, round=command.round, result=command.result, concerns=concerns),)


def _for_missed_round(field: Field, entry: Entry, number: int) -> Reason | None:
    """A round already published: only points for a round before a late entry's first, if the rules give them."""
    if number > field.published:
        return None
    if number < entry.first_round or entry.id not in field.numbers:
        return warning(3, "bye-for-missed-round", "C.04.2 2.4", entry=entry.id, round=number)
    raise no("round-published", "C.04.2 3.3", round=number, entry=entry.id)


def _half_point(state: EventState, entry: Entry, command: GrantBye) -> Reason | None:
    """Half-point byes: only where the regulation gives them, up to its number; a second one is confirmed."""
    if entry.bye_barred:
        raise no("half-point-byes-barred", entry=entry.id)
    section = state.regulation.section(entry.section)
    allowed = (section.playing.half_point_byes if section else None) or 0
    had = [b for b in entry.byes if b.result is Result.HALF_POINT_BYE and b.round != command.round]
    if not allowed:
        raise no("half-point-byes-not-provided", "C.05 6.7", section=entry.section)
    if len(had) >= allowed:
        raise no("half-point-byes-used", "C.05 6.7", entry=entry.id, allowed=allowed)
    return warning(3, "second-half-point-bye", "C.05 6.7", entry=entry.id) if had else None


def _full_point(entry: Entry, command: GrantBye) -> Reason:
    """A full-point bye is deprecated."""
    return warning(2, "full-point-bye", "C.04.1 4", entry=entry.id, round=command.round)


def take_back(state: EventState, command: TakeBackBye) -> tuple[Event, ...]:
    """A bye is taken back while its round is not published."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if all(bye.round != command.round for bye in entry.byes):
        raise no("no-bye", entry=entry.id, round=command.round)
    if command.round <= field.published and command.round >= entry.first_round and entry.id in field.numbers:
        raise no("round-published", "C.04.2 3.3", round=command.round, entry=entry.id)
    return (ByeTakenBack(entry=entry.id, round=command.round),)


def bar(state: EventState, command: BarByes) -> tuple[Event, ...]:
    """Half-point byes are barred, or allowed again."""
    entry = an_entry(state, command.entry)
    if entry.bye_barred is command.barred:
        return ()
    return (ByesBarred(entry=entry.id, barred=command.barred),)


DECIDERS: dict[type[Command], Decider] = {
    GrantBye: grant,
    TakeBackBye: take_back,
    BarByes: bar,
}
