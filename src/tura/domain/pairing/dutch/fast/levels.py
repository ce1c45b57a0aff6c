"""The vectors of C9 to C17 that a bracket may reach, best first, each with the terms that mean exactly it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tura.domain.pairing.dutch.fast.ground import Ground, Terms
from tura.domain.pairing.dutch.fast.sight import CLASSES
from tura.domain.pairing.dutch.fast.table import Bound, bound

_DOWN_LAST, _UP_LAST, _DOWN_BEFORE, _UP_BEFORE = range(4)
_MOST_RELAXED = 3

Depths = tuple[int, ...]
Vector = tuple[int, int, int, int, Depths, Depths]


@dataclass(frozen=True, slots=True)
class _Kind:
    """Residents alike in class and downfloats, who may leave through one stand-in."""

    preference: int
    last: bool
    before: bool
    members: int


def levels(ground: Ground, leavers: list[int]) -> list[list[Terms]]:
    """Alternatives of equal worth, level by level, under the best C12 and C13 that the classes allow.

    ``leavers``: for each who must leave the bracket, the residents who may.
    """
    choices = _choices(ground, leavers)
    if not choices:
        return []
    best = min((limit.misses, limit.strong_misses) for limit, _ in choices)
    choices = [one for one in choices if (one[0].misses, one[0].strong_misses) == best]
    found: dict[Vector, list[Terms]] = {}
    meetings = list(_meetings(ground))
    for floats, terms in _merged(choices):
        for (last, before), opponents in meetings:
            vector = (floats[0], len(last), floats[1], len(before), last, before)
            found.setdefault(vector, []).append(Terms(terms.limit, opponents, terms.leavers))
    return [found[vector] for vector in sorted(found)]


def _choices(ground: Ground, leavers: list[int]) -> list[tuple[Bound, tuple[_Kind, ...]]]:
    counts = [one.bit_count() for one in ground.sets]
    for preference in ground.kinds[: ground.first]:
        counts[preference] += 1
    found = []
    for kinds in product(*(_kinds(ground, one) for one in leavers)):
        left = list(counts)
        for kind in kinds:
            left[kind.preference] -= 1
        limit = bound(tuple(left)) if min(left) >= 0 else None
        if limit:
            found.append((limit, kinds))
    return found


def _kinds(ground: Ground, leavers: int) -> list[_Kind]:
    last, before = ground.floated(_DOWN_LAST), ground.floated(_DOWN_BEFORE)
    found = []
    for kind in range(CLASSES):
        mine = ground.sets[kind] & leavers
        for now, then in product((False, True), repeat=2) if mine else ():
            some = mine & (last if now else ~last) & (before if then else ~before)
            if some:
                found.append(_Kind(kind, now, then, some))
    return found


def _merged(choices: list[tuple[Bound, tuple[_Kind, ...]]]) -> Iterator[tuple[tuple[int, int], Terms]]:
    """Choices of equal downfloats, put together where one set of terms can say them all."""
    equal: dict[tuple[int, int], list[tuple[Bound, tuple[_Kind, ...]]]] = {}
    for limit, kinds in choices:
        floats = (sum(one.last for one in kinds), sum(one.before for one in kinds))
        equal.setdefault(floats, []).append((limit, kinds))
    for floats, some in equal.items():
        limits = {limit for limit, _ in some}
        limit = limits.pop() if len(limits) == 1 else _loose(some[0][0])
        if len(some[0][1]) <= 1:
            union = 0
            for _, kinds in some:
                union |= kinds[0].members if kinds else 0
            yield floats, Terms(limit, (), (union,) if some[0][1] else ())
        else:
            for one, kinds in some:
                yield floats, Terms(one, (), tuple(kind.members for kind in kinds))


def _loose(limit: Bound) -> Bound:
    return Bound(0, 0) if not limit.misses else limit


def _meetings(ground: Ground) -> Iterator[tuple[tuple[Depths, Depths], tuple[int, ...]]]:
    """Which movers meet a resident with an upfloat of the last round (C15) or of the one before (C17)."""
    movers = range(ground.first)
    last, before = ground.floated(_UP_LAST), ground.floated(_UP_BEFORE)
    field = ground.sight.field
    home = field.score[ground.residents.start]
    depth = [field.score[rank] - home for rank in ground.movers]
    relaxed = (False, True) if len(movers) <= _MOST_RELAXED else (False,)
    for again in product(product(relaxed, repeat=2), repeat=len(movers)):
        opponents = tuple(
            ground.home & (last if now else ~last) & (before if then else ~before) for now, then in again
        )
        if all(opponents):
            now_depth = tuple(sorted((depth[one] for one in movers if again[one][0]), reverse=True))
            then_depth = tuple(sorted((depth[one] for one in movers if again[one][1]), reverse=True))
            yield (now_depth, then_depth), opponents
