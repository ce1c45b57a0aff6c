"""The states of events, folded by the domain."""

from tura.app.folded import Folded
from tura.app.ports import Entry, Journal
from tura.domain.apply import apply
from tura.domain.event.state import EMPTY, EventState
from tura.domain.events import Event


def event_states(journal: Journal[Event]) -> Folded[EventState, Event]:
    """Every event's state, kept in memory; restores read the journal again."""

    def applied(state: EventState, entry: Entry[Event]) -> EventState:
        return apply(state, entry.event, lambda seq: states.as_of(entry.event_id, seq).state)

    states: Folded[EventState, Event] = Folded(journal, lambda _event_id: EMPTY, applied)
    return states
