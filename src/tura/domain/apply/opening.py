"""The event opens, its regulation changes, it closes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import with_remark
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.opening import EventClosed, EventOpened, EventReopened, RegulationAmended
from tura.domain.regulation.schema import Regulation, Section
from tura.domain.section.field import Field, Remark


def opened(state: EventState, event: EventOpened) -> EventState:
    """Every section becomes a field, or joins the one its regulation merges it into."""
    return replace(state, regulation=event.regulation, fields=fields_of(event.regulation))


def amended(state: EventState, event: RegulationAmended) -> EventState:
    """The new regulation holds; fields not started follow it, started ones keep what they were started with."""
    fresh = fields_of(event.regulation)
    started = {letter: field for letter, field in state.fields.items() if field.is_started or field.numbers}
    taken = {section for field in started.values() for section in field.sections}
    free = {
        letter: _kept(state, field)
        for letter, field in fresh.items()
        if letter not in taken and not taken.intersection(field.sections)
    }
    covered = taken | {section for field in free.values() for section in field.sections}
    alone = {s.letter: _field(s) for s in event.regulation.sections if s.letter not in covered}
    amended_ = replace(state, regulation=event.regulation, fields={**free, **alone, **started})
    for letter in started if event.concerns else ():
        amended_ = with_remark(
            amended_, letter, Remark(code="regulation-amended", round=0, text=event.reason)
        )
    return amended_


def _kept(state: EventState, fresh: Field) -> Field:
    """A field not started keeps the desk's decisions on boards and bans."""
    old = state.fields.get(fresh.letter)
    if old is None:
        return fresh
    return replace(
        fresh,
        first_board=old.first_board,
        fixed_boards=old.fixed_boards,
        bans=old.bans,
        initial_colour=old.initial_colour,
        lots=old.lots,
        left_fide_mode=old.left_fide_mode,
        remarks=old.remarks,
    )


def fields_of(regulation: Regulation) -> dict[str, Field]:
    """The fields a regulation begins with, by host letter."""
    letters = {section.letter for section in regulation.sections}
    hosts = {s.letter: s.playing.merge_into for s in regulation.sections if s.playing.merge_into in letters}
    return {
        section.letter: replace(
            _field(section),
            sections=(section.letter, *(guest for guest, host in hosts.items() if host == section.letter)),
        )
        for section in regulation.sections
        if section.letter not in hosts
    }


def _field(section: Section) -> Field:
    """A field of one section."""
    return Field(
        letter=section.letter,
        sections=(section.letter,),
        rounds_planned=section.playing.rounds,
        system=section.playing.system,
        first_board=section.first_board or 1,
    )


def closed(state: EventState, _event: EventClosed) -> EventState:
    """The event is over."""
    return replace(state, closed=True)


def reopened(state: EventState, _event: EventReopened) -> EventState:
    """The event goes on."""
    return replace(state, closed=False)


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    EventOpened: opened,
    RegulationAmended: amended,
    EventClosed: closed,
    EventReopened: reopened,
}
