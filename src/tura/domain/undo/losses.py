"""What a restore takes back, so that it can be listed before it is confirmed."""

from collections.abc import Sequence

from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.events.event import Event


def losses(events: Sequence[Event], now: EventState, seq: int, section: str = "") -> tuple[int, ...]:
    """The seqs after ``seq`` whose effect a restore takes back, in order; ``events`` is the whole journal.

    With a ``section`` only what touched its field: its entries, numbers, rounds, awards.
    """
    taken = range(seq + 1, len(events) + 1)
    if not section:
        return tuple(taken)
    field = now.field_of(section)
    ours = {section} if field is None else set(field.sections)
    homes = _homes(events)
    return tuple(at for at in taken if ours.intersection(_touched(events[at - 1], homes)))


def _homes(events: Sequence[Event]) -> dict[str, str]:
    """The section of every entry that ever was."""
    homes = {}
    for event in events:
        section = getattr(event, "section", "")
        entry = getattr(event, "successor", None) or getattr(event, "entry", None)
        if isinstance(entry, str) and section:
            homes[entry] = section
    return homes


def _touched(event: Event, homes: dict[str, str]) -> set[str]:
    """The sections and fields that an event names, directly or by its entry."""
    letters = {getattr(event, name, "") for name in ("field", "section", "host")}
    entry = getattr(event, "entry", None)
    if isinstance(entry, str):
        letters.add(homes.get(entry, ""))
    elif isinstance(entry, Entry):
        letters.add(entry.section)
    return letters - {""}
