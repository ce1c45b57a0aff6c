"""Who has White (C.04.3 art. 5)."""

from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.preferences import ABSOLUTE
from tura.domain.results import Colour

_FROM_END = slice(None, None, -1)


def white_of(field: Field, high: int, low: int) -> int:
    """Which of two ranks, the higher ranked first, has White."""
    sign = (
        _both(field, high, low)
        or _stronger(field, high, low)
        or _alternated(field, high, low)
        or _higher(field, high)
        or _drawn(field, high)
    )
    return high if sign > 0 else low


def _both(field: Field, high: int, low: int) -> int:
    """5.2.1: both preferences are granted; who has none takes what is left."""
    mine, theirs = field.preference[high], field.preference[low]
    if mine * theirs > 0:
        return 0
    return mine or -theirs


def _stronger(field: Field, high: int, low: int) -> int:
    """5.2.2: the stronger preference is granted; of two absolute ones that of the wider colour difference."""
    mine, theirs = field.preference[high], field.preference[low]
    lead = abs(mine) - abs(theirs)
    if not lead and abs(mine) == ABSOLUTE:
        lead = abs(field.difference[high]) - abs(field.difference[low])
    if not lead:
        return 0
    return mine if lead > 0 else -theirs


def _alternated(field: Field, high: int, low: int) -> int:
    """5.2.3: the colours of the latest round in which one had White and the other Black are exchanged."""
    for mine, theirs in zip(field.colours[high][_FROM_END], field.colours[low][_FROM_END], strict=False):
        if mine != theirs:
            return 1 if mine == "b" else -1
    return 0


def _higher(field: Field, high: int) -> int:
    """5.2.4: the preference of the higher ranked is granted."""
    return field.preference[high]


def _drawn(field: Field, high: int) -> int:
    """5.2.5: the higher ranked has the initial colour if its TPN is odd, the other one if it is even."""
    return 1 if (field.initial is Colour.WHITE) == field.odd[high] else -1
