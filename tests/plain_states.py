"""States compared without what undo keeps on purpose."""

from dataclasses import replace

from tura.domain.event.awards import Awards
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.round.values import Draft, Round
from tura.domain.section.field import Field


def plain(state: EventState) -> EventState:
    """A state without what undo keeps on purpose."""
    return replace(
        state,
        seq=0,
        undone=frozenset(),
        inverses=frozenset(),
        entries={name: plain_entry(entry) for name, entry in state.entries.items()},
        fields={letter: plain_field(field) for letter, field in state.fields.items()},
        awards={k: v for k, v in state.awards.items() if v != Awards(section=k)},
    )


def plain_entry(entry: Entry) -> Entry:
    """An entry without void receipts, its marks in order."""
    return replace(
        entry,
        receipts=tuple(receipt for receipt in entry.receipts if not receipt.void),
        groups=tuple(sorted(entry.groups)),
        byes=tuple(sorted(entry.byes, key=lambda bye: bye.round)),
    )


def plain_field(field: Field) -> Field:
    """A field without remarks and remembered editions."""
    return replace(
        field,
        remarks=(),
        editions=(),
        withdrawn=(),
        fixed_boards=tuple(sorted(field.fixed_boards)),
        bans=tuple(sorted(field.bans, key=lambda ban: sorted(ban.entries))),
        rounds=tuple(plain_round(round_) for round_ in field.rounds),
    )


def plain_round(round_: Round) -> Round:
    """A round without the count of its editions and what they replace."""
    return replace(
        round_,
        edition=min(round_.edition, 1),
        draft=plain_draft(round_.draft),
        replaces=(),
        replaces_byes=(),
    )


def plain_draft(draft: Draft | None) -> Draft | None:
    """A draft without what is worked out again."""
    return None if draft is None else replace(draft, stale=False, altered=False)
