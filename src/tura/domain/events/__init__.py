"""Everything that can happen to an event, one frozen value each; the journal keeps them for ever."""

from tura.domain.events import (
    attendance,
    fees,
    opening,
    prizes,
    registration,
    restoring,
    results,
    rounds,
    sections,
)
from tura.domain.events.event import Event

_TOPICS = (opening, registration, attendance, fees, sections, rounds, results, prizes, restoring)

KINDS: dict[str, type[Event]] = {
    value.KIND: value
    for topic in _TOPICS
    for value in vars(topic).values()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
}
"""Every event class by its name in the journal."""

__all__ = ["KINDS", "Event"]
