"""Whether two rows are one person: the same, perhaps the same, or two (RULES 6.4)."""

from enum import Enum

from tura.domain.players import Birth
from tura.domain.registration.applicant import Applicant
from tura.domain.registration.names import is_exactly, may_be_one, patronymics


class Likeness(Enum):
    """How two rows compare."""

    REPEAT = "repeat"
    MAYBE = "maybe"
    ONE_ID_TWO_NAMES = "one-id-two-names"
    NAMESAKE = "namesake"
    OTHER = "other"


def likeness(one: Applicant, other: Applicant) -> Likeness:
    """How two rows compare: by ids where both have them, else by name and birth date."""
    same, different = _ids(one, other)
    alike = are_alike(one.names, other.names)
    if same:
        return _with_one_id(one, other, alike and not different)
    if not alike:
        return Likeness.OTHER
    birth = same_birth(one.birth, other.birth)
    if birth is False or different > 1 or (different and birth is None):
        return Likeness.NAMESAKE
    exact = birth is True and is_exactly(one.names[0], other.names[0])
    # Without an id on either side only a doubled row is certain; one name and day under two ids is asked.
    return Likeness.REPEAT if exact and not _has_id(one) and not _has_id(other) else Likeness.MAYBE


def is_copy(one: Applicant, other: Applicant) -> bool:
    """Whether two rows say the same of a person: every spelling, the birth date, and both ids or their absence."""
    ids = [(row.facts.fide_id or "", row.facts.fshr_id or "") for row in (one, other)]
    return set(one.names) == set(other.names) and one.birth == other.birth and ids[0] == ids[1]


def are_alike(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two sets of spellings can be of one name; two different patronymics cannot."""
    fathers = patronymics(one[0]), patronymics(other[0])
    if all(fathers) and fathers[0].isdisjoint(fathers[1]):
        return False
    return any(may_be_one(a, b) for a in one for b in other)


def same_birth(one: Birth | None, other: Birth | None) -> bool | None:
    """Whether two birth dates are equal; None when that is not known."""
    if one is None or other is None:
        return None
    if one.year != other.year:
        return False
    if one.month is None or other.month is None:
        return None
    return (one.month, one.day) == (other.month, other.day)


def _with_one_id(one: Applicant, other: Applicant, agree: bool) -> Likeness:
    agree = agree and same_birth(one.birth, other.birth) is not False
    return Likeness.REPEAT if agree else Likeness.ONE_ID_TWO_NAMES


def _ids(one: Applicant, other: Applicant) -> tuple[int, int]:
    """How many ids, FIDE's and the ФШР's, are the same, and how many differ, where both have them."""
    pairs = (
        (one.facts.fide_id, other.facts.fide_id),
        (one.facts.fshr_id, other.facts.fshr_id),
    )
    known = [a == b for a, b in pairs if a and b]
    return sum(known), len(known) - sum(known)


def _has_id(one: Applicant) -> bool:
    return bool(one.facts.fide_id or one.facts.fshr_id)
