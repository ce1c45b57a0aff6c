"""Who has White (C.04.3 art. 5)."""

from itertools import zip_longest

from tura.domain.pairing.dutch.field import Field
from tura.domain.results import Colour

_FROM_END = slice(None, None, -1)


def white_of(field: Field, high: int, low: int) -> int:
    """Which of two ranks, the higher ranked first, has White."""
    for rule in (_both, _stronger, _alternated, _higher, _drawn):
        sign = rule(field, high, low)
        if sign:
            return high if sign > 0 else low
    raise AssertionError("5.2.5 decides every pair")


def _both(field: Field, high: int, low: int) -> int:
    """5.2.1: both preferences are granted; who has none takes what is left."""
    mine, theirs = field.preference[high], field.preference[low]
    if mine * theirs > 0:
        return 0
    return mine or -theirs


def _stronger(field: Field, high: int, low: int) -> int:
    """5.2.2: the stronger preference is granted; of two absolute ones that of the wider colour difference."""
    mine, theirs = field.preference[high], field.preference[low]
    strength = abs(mine) - abs(theirs)
    if not strength:
        strength = _width(field, high) - _width(field, low)
    return (mine if strength > 0 else theirs if strength < 0 else 0) * (1 if strength > 0 else -1)


def _width(field: Field, rank: int) -> int:
    return abs(field.difference[rank]) if abs(field.preference[rank]) == 3 else 0


def _alternated(field: Field, high: int, low: int) -> int:
    """5.2.3: the colours of the latest round in which one had White and the other Black are exchanged."""
    for mine, theirs in zip(field.colours[high][_FROM_END], field.colours[low][_FROM_END], strict=False):
        if mine != theirs:
            return 1 if mine == "b" else -1
    return 0


def _higher(field: Field, high: int, low: int) -> int:
    """5.2.4: the preference of the higher ranked is granted."""
    return field.preference[high]


def _drawn(field: Field, high: int, low: int) -> int:
    """5.2.5: the higher ranked has the initial colour if its TPN is odd, the other one if it is even."""
    return 1 if (field.initial is Colour.WHITE) == field.odd[high] else -1
