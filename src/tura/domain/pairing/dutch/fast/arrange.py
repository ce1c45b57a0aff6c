"""The first pairing, in the order of C.04.3 articles 3 and 4, among those that keep to given terms."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.fast.bits import below, gather, members
from tura.domain.pairing.dutch.fast.blossom import FREE, Tree, flip, is_perfect
from tura.domain.pairing.dutch.fast.exchange import exchanged
from tura.domain.pairing.dutch.fast.ground import Graph, Ground, Terms
from tura.domain.pairing.dutch.fast.halves import Halves
from tura.domain.pairing.dutch.fast.table import bound


@dataclass(frozen=True, slots=True)
class Arranged:
    """Pairs and leavers as vertices; ``place`` compares two of them by the order of generation (3.6 to 4.5)."""

    pairs: tuple[tuple[int, int], ...]
    leavers: tuple[int, ...]
    place: tuple[object, ...]


class Unsure(Exception):  # noqa: N818 - it is no error: the general way answers instead
    """The first pairing lies beyond what this way searches."""


def arrange(ground: Ground, terms: Terms) -> Arranged | None:
    """The first pairing that keeps to the terms, or None when there is none; raises Unsure."""
    graph = Graph(ground, terms)
    met = _first_fit(graph)
    if met is not None:
        halves = _halves(graph, ground.home & ~gather(met))
        if halves.fill():
            return _result(graph, met, halves, ())
    return _exact(graph)


def _first_fit(graph: Graph) -> list[int] | None:
    """The movers' opponents by first fit under the classes alone; None when that fails."""
    ground, used, met = graph.ground, 0, []
    counts = _counts(ground, ground.home) if ground.first else []
    for mover in range(ground.first):
        counts[ground.kinds[mover]] += 1
    for mover in range(ground.first):
        for resident in members(graph.row(mover) & ~used):
            left = list(counts)
            left[ground.kinds[mover]] -= 1
            left[ground.kinds[resident]] -= 1
            if _still_bound(graph, left, (mover, resident)):
                used |= 1 << resident
                met.append(resident)
                counts = left
                break
        else:
            return None
    return met


def _counts(ground: Ground, among: int) -> list[int]:
    return [(one & among).bit_count() for one in ground.sets]


def _still_bound(graph: Graph, left: list[int], pair: tuple[int, int]) -> bool:
    """Whether the classes left over can still keep to the table (tested where nobody leaves)."""
    if graph.terms.leavers:
        return True
    limit, kinds = graph.terms.limit, graph.ground.kinds
    one, two = kinds[pair[0]], kinds[pair[1]]
    both = (one > 3 and two > 3) or (one < 3 and two < 3)
    rest = bound(tuple(left))
    return rest is not None and rest.misses + both <= limit.misses


def _halves(graph: Graph, remaining: int) -> Halves:
    stand_ins = graph.stand_ins
    size = (remaining.bit_count() - len(stand_ins)) // 2
    upper = 0
    if size:
        order = list(members(remaining))
        upper = remaining & below(order[size - 1] + 1)
    return Halves(graph, upper | gather(stand_ins), remaining & ~upper)


def _result(graph: Graph, met: list[int], halves: Halves, exchange: tuple[object, ...]) -> Arranged:
    halves.refine()
    home = graph.ground.home
    inner = sorted((one, two) for one, two in halves.mate.items() if home >> one & 1)
    leavers = tuple(sorted(halves.mate[one] for one in graph.stand_ins))
    opponents = tuple(two for _, two in inner)
    place = (tuple(met), exchange or (0,), opponents)
    return Arranged((*enumerate(met), *inner), leavers, place)


def _exact(graph: Graph) -> Arranged | None:
    rows = graph.full_rows()
    alive = below(len(rows))
    mates = [FREE] * len(rows)
    if not is_perfect(rows, mates, alive):
        return None
    met: list[int] = []
    for mover in range(graph.ground.first):
        for resident in members(rows[mover] & alive & below(mates[mover])):
            moved = _rerouted(rows, mates, alive, (mover, resident))
            if moved:
                mates = moved
                break
        met.append(mates[mover])
        alive &= ~(1 << mover | 1 << mates[mover])
    halves = _halves(graph, alive & graph.ground.home)
    if halves.fill():
        return _result(graph, met, halves, ())
    found = exchanged(halves)
    if found is None:
        raise Unsure
    return _result(graph, met, *found)


def _rerouted(rows: list[int], mates: list[int], alive: int, pair: tuple[int, int]) -> list[int] | None:
    """The mates after a pair is made and the two it bereaves are re-routed; None when that cannot be."""
    one, two = pair
    first, last = mates[one], mates[two]
    moved = list(mates)
    moved[one], moved[two], moved[first], moved[last] = two, one, FREE, FREE
    tree = Tree(rows, moved, first, alive & ~(1 << one | 1 << two))
    end = tree.grow(1 << last)
    if end == FREE:
        return None
    flip(tree, end)
    return moved
