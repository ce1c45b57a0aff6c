"""The fields' part of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.amending import in_order
from tura.domain.apply.attendance import field_of
from tura.domain.apply.changing import with_field, with_remark
from tura.domain.event.entry import Status
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.sections import (
    BanAdded,
    BanLifted,
    BoardFixed,
    FideModeLeft,
    FirstBoardSet,
    InitialColourDrawn,
    LotsDrawn,
    LotsDrawnByHand,
    NumbersAssigned,
    RoundsChanged,
    SectionParted,
    SectionsMerged,
    SystemChosen,
)
from tura.domain.section.field import Ban, Remark, alone


def merged(state: EventState, event: SectionsMerged) -> EventState:
    """The guests' fields are gone; the host's pairs all of them, and is numbered anew."""
    for letter in (event.host, *event.guests):
        state = with_numbers(state, letter, ())
    host = state.fields[event.host]
    guests = tuple(s for guest in event.guests for s in state.fields[guest].sections)
    others = {letter: field for letter, field in state.fields.items() if letter not in event.guests}
    return replace(state, fields={**others, event.host: replace(host, sections=(*host.sections, *guests))})


def parted(state: EventState, event: SectionParted) -> EventState:
    """The guest has a field of its own again, as its regulation says; both are numbered anew."""
    host = state.field_of(event.section)
    section = state.regulation.section(event.section)
    assert host is not None, event.section
    assert section is not None, event.section
    state = with_numbers(state, host.letter, ())
    host = state.fields[host.letter]
    rest = replace(host, sections=tuple(s for s in host.sections if s != event.section))
    fields = {**state.fields, host.letter: rest, section.letter: alone(section)}
    return replace(state, fields=in_order(fields, state.regulation))


def system_chosen(state: EventState, event: SystemChosen) -> EventState:
    """The field is paired by another system."""
    return with_field(state, replace(state.fields[event.field], system=event.system))


def rounds_changed(state: EventState, event: RoundsChanged) -> EventState:
    """The field plays another number of rounds; after the start the report says so."""
    field = state.fields[event.field]
    state = with_field(state, replace(field, rounds_planned=event.rounds))
    if not field.is_started:
        return state
    remark = Remark(
        code="rounds-changed", round=len(field.rounds), text=f"{field.rounds_planned}-{event.rounds}"
    )
    return with_remark(state, event.field, remark)


def numbered(state: EventState, event: NumbersAssigned) -> EventState:
    """The field has its numbers."""
    return with_numbers(state, event.field, event.numbers)


def with_numbers(state: EventState, letter: str, numbers: tuple[str, ...]) -> EventState:
    """Whoever is numbered for the first time plays; whoever loses the number is only confirmed."""
    field = state.fields[letter]
    entries = dict(state.entries)
    for name in set(field.numbers) - set(numbers):
        if entries[name].status is Status.PLAYING:
            entries[name] = replace(entries[name], status=Status.CONFIRMED)
    for name in numbers:
        if entries[name].status is Status.CONFIRMED:
            entries[name] = replace(entries[name], status=Status.PLAYING)
    return with_field(replace(state, entries=entries), replace(field, numbers=numbers))


def first_board_set(state: EventState, event: FirstBoardSet) -> EventState:
    """The next pairing starts at this table."""
    return with_field(state, replace(state.fields[event.field], first_board=event.board))


def board_fixed(state: EventState, event: BoardFixed) -> EventState:
    """The entry's table, or none."""
    field = field_of(state, event.entry)
    others = tuple(fixed for fixed in field.fixed_boards if fixed[0] != event.entry)
    fixed = (*others, (event.entry, event.board)) if event.board else others
    return with_field(state, replace(field, fixed_boards=fixed))


def ban_added(state: EventState, event: BanAdded) -> EventState:
    """One more group that does not meet."""
    field = state.fields[event.field]
    ban = Ban(entries=event.entries, first=event.first, last=event.last)
    return with_field(state, replace(field, bans=(*field.bans, ban)))


def ban_lifted(state: EventState, event: BanLifted) -> EventState:
    """The group may meet."""
    field = state.fields[event.field]
    bans = tuple(ban for ban in field.bans if set(ban.entries) != set(event.entries))
    return with_field(state, replace(field, bans=bans))


def colour_drawn(state: EventState, event: InitialColourDrawn) -> EventState:
    """The initial colour is drawn."""
    return with_field(state, replace(state.fields[event.field], initial_colour=event.colour))


def lots_drawn(state: EventState, event: LotsDrawn) -> EventState:
    """The seed of the lots is kept, so that drawing again gives the same."""
    return with_field(state, replace(state.fields[event.field], lots=event.seed))


def lots_by_hand(state: EventState, event: LotsDrawnByHand) -> EventState:
    """The order drawn by hand is kept."""
    return with_field(state, replace(state.fields[event.field], lots_by_hand=event.order))


def fide_mode_left(state: EventState, event: FideModeLeft) -> EventState:
    """FIDE mode is off for good, from this round."""
    field = replace(state.fields[event.field], left_fide_mode=event.round)
    remark = Remark(code="fide-mode-left", round=event.round, text=event.reason)
    return with_remark(with_field(state, field), event.field, remark)


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    SectionsMerged: merged,
    SectionParted: parted,
    SystemChosen: system_chosen,
    RoundsChanged: rounds_changed,
    NumbersAssigned: numbered,
    FirstBoardSet: first_board_set,
    BoardFixed: board_fixed,
    BanAdded: ban_added,
    BanLifted: ban_lifted,
    InitialColourDrawn: colour_drawn,
    LotsDrawn: lots_drawn,
    LotsDrawnByHand: lots_by_hand,
    FideModeLeft: fide_mode_left,
}
