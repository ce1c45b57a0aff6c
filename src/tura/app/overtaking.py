"""Whether a pairing still stands on what it was made from, when others wrote while it was being made."""

from tura.app.open_rules import open_rules
from tura.domain.event.crosstable import to_pair
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.lint import PAIRING
from tura.domain.section.field import Field

OVERTAKEN = "pairing-overtaken"


def overtaken(made_on: EventState, now: EventState, letter: str) -> Refusal | None:
    """Refused if a field would be paired from something else now than when its pairing was made."""
    if made_on is now or _is_untouched(made_on, now, letter):
        return None
    before, after = made_on.fields[letter], now.fields[letter]
    if _frame(made_on, before) == _frame(now, after) and to_pair(made_on, letter) == to_pair(now, letter):
        return None
    return refuse(OVERTAKEN, field=letter, round=before.published + 1)


def _is_untouched(made_on: EventState, now: EventState, letter: str) -> bool:
    """The very same field, entries and regulation: nothing that was written meanwhile is about this field."""
    before = made_on.fields[letter]
    return (
        now.fields[letter] is before
        and now.regulation is made_on.regulation
        and all(now.entries[name] is made_on.entries[name] for name in before.numbers)
    )


def _frame(state: EventState, field: Field) -> tuple[object, ...]:
    """What a draft takes from its field beside the crosstable."""
    draft = None if field.last is None else field.last.draft
    return (
        field.published,
        field.numbers,
        field.system,
        field.initial_colour,
        draft,
        open_rules(state, PAIRING),
    )
