"""Rows of one person: repeats, one person written two ways, namesakes (RULES 6.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.reason import Reason, Value
from tura.domain.registration.applicant import Applicant
from tura.domain.registration.same_person import Likeness, is_copy, likeness


@dataclass(frozen=True, slots=True)
class Twice:
    """The row that is, or may be, the same person: how it is like this one, and the reason."""

    likeness: Likeness
    row: int
    reason: Reason


_CODES = {
    Likeness.REPEAT: "duplicate",
    Likeness.MAYBE: "same-person",
    Likeness.ONE_ID_TWO_NAMES: "one-id-two-names",
    Likeness.NAMESAKE: "namesake",
}
# The weightiest first: a repeat of one row may be a namesake of another.
_ORDER = tuple(_CODES)


def earlier_like(applicant: Applicant, earlier: Sequence[Applicant], placed: str = "") -> Twice | None:
    """The weightiest likeness to a row before this one; ``placed`` is where the regulation puts this one."""
    found = [(kind, each) for each in earlier if (kind := _kind(each, applicant)) in _CODES]
    if not found:
        return None
    kind, other = min(
        found, key=lambda pair: (_ORDER.index(pair[0]), not _one_wish(pair[1], applicant, placed))
    )
    code = _CODES[kind]
    if kind is Likeness.REPEAT and not _one_wish(other, applicant, placed):
        # Two sections at once is the person's choice to make, not a slip of the pen.
        kind, code = Likeness.MAYBE, "twice-in-event"
    if not other.row:
        code = f"{code}-entered"
    values: dict[str, Value] = {
        "row": other.row,
        "entry": other.entry,
        "name": other.names[0],
        "section": other.section,
        "default": "one",
    }
    return Twice(kind, other.row, Reason(code, values=values))


def _kind(earlier: Applicant, applicant: Applicant) -> Likeness:
    """A row that is the copy of an entry is that entry, whatever is still unknown or asked about it."""
    copied = not earlier.row and is_copy(earlier, applicant)
    return Likeness.REPEAT if copied else likeness(earlier, applicant)


def _one_wish(earlier: Applicant, applicant: Applicant, placed: str) -> bool:
    """Whether both ask for one section; of an entry about which it was asked only the outcome is known."""
    if applicant.section in ("", earlier.section):
        return True
    return not earlier.row and earlier.undecided and placed == earlier.section
