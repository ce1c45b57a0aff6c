"""decide(state, command): the events a command leads to, or why not."""

from tura.domain.commands.command import Command
from tura.domain.commands.opening import OpenEvent, ReopenEvent
from tura.domain.decide import (
    attendance,
    byes,
    drafting,
    draws,
    fees,
    late_entry,
    manual,
    numbers,
    opening,
    prizes,
    publishing,
    registration,
    restoring,
    results,
    sections,
)
from tura.domain.decide.refused import Decider, Refused
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.reason import Refusal, refuse

DECIDERS: dict[type[Command], Decider] = {
    **opening.DECIDERS,
    **registration.DECIDERS,
    **fees.DECIDERS,
    **byes.DECIDERS,
    **late_entry.DECIDERS,
    **attendance.DECIDERS,
    **sections.DECIDERS,
    **numbers.DECIDERS,
    **draws.DECIDERS,
    **drafting.DECIDERS,
    **manual.DECIDERS,
    **publishing.DECIDERS,
    **results.DECIDERS,
    **prizes.DECIDERS,
    **restoring.DECIDERS,
}


def decide(state: EventState, command: Command) -> tuple[Event, ...] | Refusal:
    """The events a command leads to, none if it changes nothing, or a Refusal with every reason.

    A Refusal whose reasons all carry a ``level`` becomes a yes when the command says ``confirm`` that level.
    """
    if not state.is_open and not isinstance(command, OpenEvent):
        return refuse("event-not-open")
    if state.closed and not isinstance(command, ReopenEvent):
        return refuse("event-closed")
    try:
        return DECIDERS[type(command)](state, command)
    except Refused as answer:
        return answer.refusal
