"""Exchanges between S1 and S2 (4.3): the first one, in the order of the article, that lets the halves pair."""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from tura.domain.pairing.dutch.fast.bits import gather, members
from tura.domain.pairing.dutch.fast.halves import Halves

_MOST_TRIALS = 4000

Exchange = tuple[tuple[int, ...], tuple[int, ...]]


def exchanged(halves: Halves) -> tuple[Halves, tuple[object, ...]] | None:
    """The halves after the first exchange that pairs, with its place in the order; None beyond the bounds.

    ``halves`` hold a maximum matching that leaves somebody over, in a graph that has a perfect matching.
    """
    upper = list(members(halves.upper & halves.graph.ground.home))
    lower = list(members(halves.lower))
    trials, reached = 0, halves.reach()
    for count in range(max(1, (len(halves.lost) + 1) // 2), min(len(upper), len(lower)) + 1):
        if count > 1 and not _few(len(upper), len(lower), count):
            return None
        for leaving, entering in in_order(upper, lower, count):
            trials += 1
            if trials > _MOST_TRIALS:
                return None
            if not _helps(halves, reached, (leaving, entering)):
                continue
            changed = _change(halves, gather(leaving), gather(entering))
            if changed:
                return changed, _place(leaving, entering, (upper, lower))
    return None


def in_order(upper: list[int], lower: list[int], count: int) -> Iterator[Exchange]:
    """All exchanges of so many players, as 4.3 orders them."""
    if count == 1:
        yield from _singles(upper, lower)
        return
    every = [
        (leaving, entering)
        for leaving in combinations(range(len(upper)), count)
        for entering in combinations(range(len(lower)), count)
    ]
    every.sort(key=lambda one: (sum(one[1]) - sum(one[0]), [-place for place in reversed(one[0])], one[1]))
    for leaving, entering in every:
        yield tuple(upper[place] for place in leaving), tuple(lower[place] for place in entering)


def _few(one: int, two: int, count: int) -> bool:
    return comb(one, count) * comb(two, count) <= _MOST_TRIALS


def _singles(upper: list[int], lower: list[int]) -> Iterator[Exchange]:
    high = len(upper)
    for gap in range(1, high + len(lower)):
        for place in range(high - 1, -1, -1):
            other = place + gap - high
            if 0 <= other < len(lower):
                yield (upper[place],), (lower[other],)


def _helps(halves: Halves, reached: tuple[int, int], exchange: Exchange) -> bool:
    """Whether Hall's condition can hold after the exchange for those whom it fails now."""
    (stuck, meeting), (leaving, entering) = reached, exchange
    short = len(halves.lost)
    out = gather(leaving)
    left = stuck & ~out
    gained = (stuck & out).bit_count() - (meeting & gather(entering)).bit_count()
    for one in leaving:
        gained += bool(halves.graph.row(one) & left)
    return gained >= short


def _change(halves: Halves, leaving: int, entering: int) -> Halves | None:
    upper = halves.upper & ~leaving | entering
    lower = halves.lower & ~entering | leaving
    changed = Halves(halves.graph, upper, lower)
    for one, column in halves.mate.items():
        if upper >> one & 1 and lower >> column & 1:
            changed.take(one, column)
    for one in members(upper):
        if one not in changed.mate and not changed.augment(one):
            return None
    return changed


def _place(
    leaving: tuple[int, ...], entering: tuple[int, ...], split: tuple[list[int], list[int]]
) -> tuple[object, ...]:
    upper, lower = split
    out = [upper.index(one) for one in leaving]
    into = [lower.index(one) + len(upper) for one in entering]
    return (
        len(out),
        sum(into) - sum(out),
        tuple(-one for one in sorted(out, reverse=True)),
        tuple(sorted(into)),
    )
