"""Small copies of a state: one entry, field or section's awards replaced."""

from dataclasses import replace

from tura.domain.event.awards import Awards
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.round.values import Draft, Round
from tura.domain.section.field import Field, Remark


def with_entry(state: EventState, entry: Entry) -> EventState:
    """The state with one entry replaced or added."""
    entries = dict(state.entries)
    entries[entry.id] = entry
    return replace(state, entries=entries)


def with_field(state: EventState, field: Field) -> EventState:
    """The state with one field replaced or added."""
    return replace(state, fields={**state.fields, field.letter: field})


def with_awards(state: EventState, awards: Awards) -> EventState:
    """The state with one section's awards replaced or added."""
    return replace(state, awards={**state.awards, awards.section: awards})


def with_round(state: EventState, letter: str, round_: Round) -> EventState:
    """The state with one round of a field replaced or added."""
    return with_field(state, state.fields[letter].with_round(round_))


def with_draft(state: EventState, letter: str, number: int, draft: Draft) -> EventState:
    """The state with the draft of one round replaced."""
    return with_round(state, letter, replace(round_of(state, letter, number), draft=draft))


def with_remark(state: EventState, letter: str, remark: Remark) -> EventState:
    """The state with one more remark for the report."""
    field = state.fields[letter]
    return with_field(state, replace(field, remarks=(*field.remarks, remark)))


def round_of(state: EventState, letter: str, number: int) -> Round:
    """A round that exists, by field and number."""
    return state.fields[letter].rounds[number - 1]


def draft_of(state: EventState, letter: str, number: int) -> Draft:
    """The draft of a round that has one."""
    draft = round_of(state, letter, number).draft
    assert draft is not None, (letter, number)
    return draft


def with_stale_draft(state: EventState, letter: str) -> EventState:
    """The state in which a field's draft, if there is one, is marked as out of date."""
    last = state.fields[letter].last
    if last is None or last.draft is None or last.draft.stale:
        return state
    return with_draft(state, letter, last.number, replace(last.draft, stale=True))
