"""Which preference classes may meet where C10 to C13 are at their bound (C.04.3 2.4).

A class is the preference moved up by three: 0 absolute Black, 1 strong, 2 mild, 3 none, 4 mild White,
5 strong, 6 absolute.  The bound drops C1 and C3, so no pairing can beat it; the table comes from its
complementary slackness, so a perfect matching attains the bound if and only if it keeps to the table.
"""

from dataclasses import dataclass
from functools import cache

Counts = tuple[int, ...]
BLACK, WHITE = (2, 1, 0), (4, 5, 6)


@dataclass(frozen=True, slots=True)
class Bound:
    """The least C12 and C13 failures of a set of players, and the colour whose players must bear them.

    ``major`` are the classes (mild, strong, absolute) of that colour; empty when C12 need not fail.
    ``tight``: C12 need not fail, but the one colour must meet all the others.
    """

    misses: int
    strong_misses: int
    major: tuple[int, ...] = ()
    tight: bool = False


def bound(counts: Counts) -> Bound | None:
    """The bound of an even number of players; None when C10 or C11 must fail, or C3 forbids it."""
    size = sum(counts)
    for classes in (WHITE, BLACK):
        mine = sum(counts[kind] for kind in classes)
        over = 2 * mine - size
        if over == 0:
            return Bound(0, 0, classes, tight=True)
        if over > 0:
            return _strained(counts, classes, over // 2)
    return Bound(0, 0)


def _strained(counts: Counts, classes: tuple[int, ...], misses: int) -> Bound | None:
    mild, strong, _ = (counts[kind] for kind in classes)
    if mild + strong < misses:
        return None
    return Bound(misses, max(0, misses - mild), classes)


@cache
def partners(limit: Bound) -> tuple[int, ...]:
    """For each class, the classes it may meet, as bits."""
    return tuple(sum(1 << two for two in range(7) if _may_meet(one, two, limit)) for one in range(7))


def _may_meet(one: int, two: int, limit: Bound) -> bool:
    if not limit.major:
        return not _same_colour(one, two)
    mine, other = one in limit.major, two in limit.major
    if not (mine and other):
        return (mine or other) and not _wastes(one, two, limit)
    if limit.tight:
        return False
    milds = (one == limit.major[0]) + (two == limit.major[0])
    if limit.strong_misses:
        return milds == 1 or (not milds and not _both_absolute(one, two, limit))
    return milds > 0


def _wastes(one: int, two: int, limit: Bound) -> bool:
    """Whether a mild preference meets a granted one although C13 needs every mild one to give way."""
    return bool(limit.strong_misses) and limit.major[0] in {one, two}


def _both_absolute(one: int, two: int, limit: Bound) -> bool:
    return one == two == limit.major[2]


def _same_colour(one: int, two: int) -> bool:
    return (one > 3 and two > 3) or (one < 3 and two < 3)
