"""Taking back: the marker of an undo, and the state of an earlier moment."""

from dataclasses import replace

from tura.domain.apply.changing import with_awards, with_entry, with_stale_draft
from tura.domain.event.state import EventState
from tura.domain.events.restoring import AwardsReinstated, EntryReinstated, EntryUndone, Restored
from tura.domain.section.field import Field


def undone(state: EventState, event: EntryUndone) -> EventState:
    """The entry counts as taken back; this marker and those that follow did it."""
    ours = range(state.seq + 1, state.seq + 2 + event.count)
    return replace(state, undone=state.undone | {event.of}, inverses=state.inverses.union(ours))


def entry_reinstated(state: EventState, event: EntryReinstated) -> EventState:
    """The entry as it was; a draft made meanwhile is out of date."""
    state = with_entry(state, event.entry)
    field = state.field_of(event.entry.section)
    return state if field is None else with_stale_draft(state, field.letter)


def awards_reinstated(state: EventState, event: AwardsReinstated) -> EventState:
    """The section's awards as they were."""
    return with_awards(state, event.awards)


def restored(state: EventState, event: Restored, earlier: EventState) -> EventState:
    """The event, or one section's field, as it was ``earlier``; having left FIDE mode is never undone.

    What a restore of the whole event takes back counts as undone.
    """
    if not event.section:
        fields = {letter: _still_left(state, field) for letter, field in earlier.fields.items()}
        gone = range(event.seq + 1, state.seq + 1)
        return replace(earlier, seq=state.seq, fields=fields, undone=earlier.undone.union(gone))
    ours = _paired_together(event.section, state, earlier)
    return replace(
        state,
        entries={
            **{name: entry for name, entry in state.entries.items() if entry.section not in ours},
            **{name: entry for name, entry in earlier.entries.items() if entry.section in ours},
        },
        fields={
            **{
                letter: field
                for letter, field in state.fields.items()
                if not ours.intersection(field.sections)
            },
            **{
                letter: _still_left(state, field)
                for letter, field in earlier.fields.items()
                if ours.intersection(field.sections)
            },
        },
        awards={
            **{letter: awards for letter, awards in state.awards.items() if letter not in ours},
            **{letter: awards for letter, awards in earlier.awards.items() if letter in ours},
        },
    )


def _paired_together(section: str, *states: EventState) -> frozenset[str]:
    """The section and all that share a field with it, now or earlier."""
    ours = {section}
    size = 0
    while len(ours) > size:
        size = len(ours)
        for state in states:
            for field in state.fields.values():
                if ours.intersection(field.sections):
                    ours.update(field.sections)
    return frozenset(ours)


def _still_left(now: EventState, field: Field) -> Field:
    """The earlier field, out of FIDE mode if it has left it since."""
    current = now.fields.get(field.letter)
    left = None if current is None else current.left_fide_mode
    return field if left is None else replace(field, left_fide_mode=left)
