"""One event applied, and a journal folded."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from tura.domain.apply import (
    attendance,
    fees,
    manual,
    opening,
    prizes,
    registration,
    restoring,
    results,
    rounds,
    sections,
)
from tura.domain.event.state import EMPTY, EventState
from tura.domain.events.event import Event
from tura.domain.events.restoring import AwardsReinstated, EntryReinstated, EntryUndone, Restored

History = Callable[[int], EventState]
"""The state after a seq; only a restore asks for it."""

APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    **opening.APPLIERS,
    **registration.APPLIERS,
    **attendance.APPLIERS,
    **fees.APPLIERS,
    **sections.APPLIERS,
    **rounds.APPLIERS,
    **manual.APPLIERS,
    **results.APPLIERS,
    **prizes.APPLIERS,
    EntryUndone: restoring.undone,
    EntryReinstated: restoring.entry_reinstated,
    AwardsReinstated: restoring.awards_reinstated,
}


def apply(state: EventState, event: Event, history: History | None = None) -> EventState:
    """The state after one more event; ``seq`` grows by one.

    A ``Restored`` event needs ``history``, the state after an earlier seq; raises ValueError without it.
    """
    return replace(_applied(state, event, history), seq=state.seq + 1)


def fold(events: Sequence[Event], start: EventState = EMPTY) -> EventState:
    """The state after ``events``, the first of which has seq ``start.seq`` + 1.

    A fold that starts later than the beginning must not reach a restore to before its start (ValueError).
    """

    def history(seq: int) -> EventState:
        if seq < start.seq:
            raise ValueError(f"the state after {seq} lies before this fold's start {start.seq}")
        return fold(events[: seq - start.seq], start)

    return folded(events, start, history)


def folded(events: Iterable[Event], start: EventState, history: History) -> EventState:
    """The state after ``events`` from ``start``, with the history that restores ask for."""
    state, seq = start, start.seq
    for event in events:
        # Only these read the seq of the state they change; the others are spared a copy.
        if isinstance(event, (EntryUndone, Restored)):
            state = replace(state, seq=seq)
        state = _applied(state, event, history)
        seq += 1
    return replace(state, seq=seq)


def _applied(state: EventState, event: Event, history: History | None) -> EventState:
    """The state after one more event, of which the ``seq`` is still to be set."""
    if not isinstance(event, Restored):
        return APPLIERS[type(event)](state, event)
    if history is None:
        raise ValueError("a restore is applied with the history of its journal")
    return restoring.restored(state, event, history(event.seq))
