"""The event opens, its regulation changes, it closes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.amending import followed
from tura.domain.apply.changing import with_remark
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.opening import EventClosed, EventOpened, EventReopened, RegulationAmended
from tura.domain.regulation.schema import Regulation
from tura.domain.section.field import Field, Remark, alone


def opened(state: EventState, event: EventOpened) -> EventState:
    """Every section becomes a field, or joins the one its regulation merges it into."""
    return replace(state, regulation=event.regulation, fields=fields_of(event.regulation))


def amended(state: EventState, event: RegulationAmended) -> EventState:
    """The new regulation holds; fields follow what it changes, and keep what was decided beside it."""
    started = {letter: _told(state, field, event) for letter, field in state.fields.items()}
    state = replace(state, fields=followed(state, event.regulation), regulation=event.regulation)
    for letter, remark in started.items():
        if remark is not None:
            state = with_remark(state, letter, remark)
    return state


def _told(state: EventState, field: Field, event: RegulationAmended) -> Remark | None:
    """What the report tells of a change during play: what changed, after which round, and what was before."""
    section = state.regulation.section(field.letter)
    if not field.is_started or not event.concerns or section is None:
        return None
    old = ", ".join((*event.concerns, *(section.playing.tiebreaks or ())))
    text = f"{old}: {event.reason}" if event.reason else old
    return Remark(code="regulation-amended", round=field.published, text=text)


def fields_of(regulation: Regulation) -> dict[str, Field]:
    """The fields a regulation begins with, by host letter."""
    letters = {section.letter for section in regulation.sections}
    hosts = {s.letter: s.playing.merge_into for s in regulation.sections if s.playing.merge_into in letters}
    return {
        section.letter: replace(
            alone(section),
            sections=(section.letter, *(guest for guest, host in hosts.items() if host == section.letter)),
        )
        for section in regulation.sections
        if section.letter not in hosts
    }


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
