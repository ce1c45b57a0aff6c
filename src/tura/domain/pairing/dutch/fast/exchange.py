"""Exchanges between S1 and S2 (4.3): the first one, in the order of the article, that lets the halves pair."""

from collections.abc import Iterator

from tura.domain.pairing.dutch.fast.bits import gather, members
from tura.domain.pairing.dutch.fast.halves import Halves
from tura.domain.pairing.dutch.general.matching import WIDTH, best_matching

_MOST_TRIALS = 20000
_MENDED_BY_ONE = 2


def exchanged(halves: Halves) -> tuple[Halves, tuple[object, ...]] | None:
    """The halves after the first exchange that pairs, with its place in the order; None beyond the bounds.

    ``halves`` hold a maximum matching that leaves somebody over, in a graph that has a perfect matching.
    One exchange mends at most two of those left over.
    """
    upper = list(members(halves.upper & halves.graph.ground.home))
    lower = list(members(halves.lower))
    if len(halves.lost) <= _MENDED_BY_ONE:
        reached = halves.reach()
        for trial, (leaving, entering) in enumerate(singles(upper, lower)):
            if trial > _MOST_TRIALS:
                return None
            if _helps(halves, reached, (leaving, entering)):
                changed = _change(halves, 1 << leaving, 1 << entering)
                if changed:
                    return changed, _place([leaving], [entering], (upper, lower))
    return _several(halves, upper, lower)


def singles(upper: list[int], lower: list[int]) -> Iterator[tuple[int, int]]:
    """All exchanges of one player each, as 4.3 orders them: the nearest, then the lowest of S1 first."""
    high = len(upper)
    for gap in range(1, high + len(lower)):
        for place in range(high - 1, -1, -1):
            other = place + gap - high
            if 0 <= other < len(lower):
                yield upper[place], lower[other]


def _several(halves: Halves, upper: list[int], lower: list[int]) -> tuple[Halves, tuple[object, ...]] | None:
    """The first exchange of several players, read off the best perfect matching under 4.3 as weights."""
    order = [*upper, *lower, *members(halves.upper & ~halves.graph.ground.home)]
    worth = _Worth(len(upper), len(lower))
    if worth.width > WIDTH:
        return None
    number = {vertex: place for place, vertex in enumerate(order)}
    alive = gather(order)
    edges = [
        (place, number[other], worth.of(place, number[other]))
        for place, vertex in enumerate(order)
        for other in members(halves.graph.row(vertex) & alive)
        if number[other] > place
    ]
    mate = best_matching(edges, perfect=True)
    leaving = [order[place] for place in range(len(upper)) if worth.leaves(place, mate[place])]
    entering = [order[place] for place in worth.lower if place < mate[place] < worth.players]
    changed = _change(halves, gather(leaving), gather(entering))
    return (changed, _place(leaving, entering, (upper, lower))) if changed else None


class _Worth:
    """4.3 as weights of pairs, more for what comes first; places number S1, then S2, then the stand-ins.

    From the highest digit: fewest exchanges, smallest shift, then one bit a player: who leaves S1 from its
    bottom up, who leaves S2 from its top down.  Every pair has the same amount added, so that none is negative.
    """

    def __init__(self, high: int, low: int) -> None:
        self.high, self.players = high, high + low
        self.lower = range(high, self.players)
        self.shift = 1 << self.players
        self.count = self.shift * (self.players * (self.players + 2))
        self.width = (self.count * (self.players + 2) * self.players).bit_length()

    def leaves(self, place: int, mate: int) -> bool:
        """Whether one of S1 leaves it with this mate: the lower one of two of S1, or whom a stand-in takes."""
        return mate < place or mate >= self.players

    def of(self, one: int, two: int) -> int:
        """A pair's weight; ``one`` is the higher ranked."""
        nothing = self.count + self.shift * self.players
        if one >= self.high and two < self.players:
            return nothing - self.count - self.shift * one + (1 << (self.players - 1 - one))
        if two < self.high:
            return nothing + self.shift * two + (1 << (len(self.lower) + two))
        if one < self.high and two >= self.players:
            return nothing + self.shift * one + (1 << (len(self.lower) + one))
        return nothing


def _helps(halves: Halves, reached: tuple[int, int], exchange: tuple[int, int]) -> bool:
    """Whether Hall's condition can hold after the exchange for those whom it fails now."""
    (stuck, meeting), (leaving, entering) = reached, exchange
    gained = (stuck >> leaving & 1) - (meeting >> entering & 1)
    gained += bool(halves.graph.row(leaving) & stuck & ~(1 << leaving))
    return gained >= len(halves.lost)


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


def _place(leaving: list[int], entering: list[int], split: tuple[list[int], list[int]]) -> tuple[object, ...]:
    upper, lower = split
    out = [upper.index(one) for one in leaving]
    into = [lower.index(one) + len(upper) for one in entering]
    return (
        len(out),
        sum(into) - sum(out),
        tuple(-one for one in sorted(out, reverse=True)),
        tuple(sorted(into)),
    )
