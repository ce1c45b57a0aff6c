"""An entry or a section's awards put back as they were, where nothing later has touched the same facts."""

from dataclasses import fields, replace

from tura.domain.apply.prizes import awards_of
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.restoring import AwardsReinstated, EntryReinstated


def entry_as_before(
    name: str, before: EventState, after: EventState, now: EventState
) -> tuple[Event, ...] | None:
    """The event that puts back what an entry's change changed; None if later entries changed the same."""
    old, changed, current = before.entries.get(name), after.entries.get(name), now.entries.get(name)
    if old is None or changed is None or current is None:
        return None
    merged = _merged(old, changed, current)
    return None if merged is None else (EntryReinstated(entry=merged),)


def _merged(old: Entry, changed: Entry, current: Entry) -> Entry | None:
    """``current`` with every field that differs between ``old`` and ``changed`` as in ``old``."""
    touched = [f.name for f in fields(Entry) if getattr(old, f.name) != getattr(changed, f.name)]
    if any(getattr(current, name) != getattr(changed, name) for name in touched):
        return None
    return replace(current, **{name: getattr(old, name) for name in touched})


def attendance_as_before(
    name: str, before: EventState, after: EventState, now: EventState
) -> tuple[Event, ...] | None:
    """As ``entry_as_before``, while no further round of the entry's field has been published."""
    field, current = before.field_of(before.entries[name].section), None
    if field is not None:
        current = now.fields.get(field.letter)
    if field is None or current is None or current.published != field.published:
        return None
    return entry_as_before(name, before, after, now)


def awards_as_before(
    section: str, before: EventState, after: EventState, now: EventState
) -> tuple[Event, ...] | None:
    """The event that puts a section's awards back; None if they have changed since."""
    if awards_of(now, section) != awards_of(after, section):
        return None
    return (AwardsReinstated(awards=awards_of(before, section)),)
