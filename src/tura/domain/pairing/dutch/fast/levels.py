"""The vectors of C9 to C17 that a bracket may reach, best first, each with the terms that mean exactly it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from tura.domain.pairing.dutch.fast.arrange import Unsure
from tura.domain.pairing.dutch.fast.ground import Ground, Terms
from tura.domain.pairing.dutch.fast.sight import CLASSES
from tura.domain.pairing.dutch.fast.table import Bound, bound

_DOWN_LAST, _UP_LAST, _DOWN_BEFORE, _UP_BEFORE = range(4)
_MOST_RELAXED = 3
_MOST_CHOICES = 20000

Depths = tuple[int, ...]
Vector = tuple[int, int, int, int, Depths, Depths]


@dataclass(frozen=True, slots=True)
class _Kind:
    """Residents alike in class and downfloats, who may leave through one stand-in."""

    preference: int
    last: bool
    before: bool
    members: int


Choice = tuple[Bound, tuple[_Kind, ...]]


def levels(ground: Ground, alternatives: list[list[int]]) -> list[list[Terms]]:
    """Terms of equal worth, level by level, under the best C12 and C13 that the classes allow.

    Each alternative holds, for each who must leave the bracket, the residents who may; raises Unsure.
    """
    choices = [one for leavers in alternatives for one in _choices(ground, leavers)]
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


def are_all_known(ground: Ground) -> bool:
    """Whether no vector lies between the levels; with many movers only the first level is sure to be the next."""
    return ground.first <= _MOST_RELAXED


def _choices(ground: Ground, leavers: list[int]) -> list[Choice]:
    counts = [one.bit_count() for one in ground.sets]
    for preference in ground.kinds[: ground.first]:
        counts[preference] += 1
    found = []
    open_kinds = [_kinds(ground, one) for one in leavers]
    if prod(map(len, open_kinds)) > _MOST_CHOICES:
        raise Unsure
    for kinds in product(*open_kinds):
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


def _merged(choices: list[Choice]) -> Iterator[tuple[tuple[int, int], Terms]]:
    """Choices of equal downfloats, put together where one set of terms says exactly them."""
    equal: dict[tuple[tuple[int, int], Bound | None], list[Choice]] = {}
    for limit, kinds in choices:
        floats = (sum(one.last for one in kinds), sum(one.before for one in kinds))
        equal.setdefault((floats, limit if limit.misses else None), []).append((limit, kinds))
    for (floats, _), some in equal.items():
        limits = {limit for limit, _ in some}
        limit = limits.pop() if len(limits) == 1 else Bound(0, 0)
        columns = [
            {kind.members for kind in column} for column in zip(*(kinds for _, kinds in some), strict=True)
        ]
        tuples = {tuple(kind.members for kind in kinds) for _, kinds in some}
        if prod(map(len, columns)) == len(tuples):
            yield floats, Terms(limit, (), tuple(_union(column) for column in columns))
        else:
            for one in tuples:
                yield floats, Terms(limit, (), one)


def _union(sets: set[int]) -> int:
    bits = 0
    for one in sets:
        bits |= one
    return bits


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
