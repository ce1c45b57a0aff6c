"""Criteria in strict priority packed into one integer weight: a mixed radix whose digits cannot overflow."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import mul

from tura.domain.pairing.dutch.general.matching import WIDTH

Edge = tuple[int, int]
Vector = tuple[int, ...]
Digit = Mapping[Edge, int]
Digits = Sequence[tuple[int, Digit]]


def spans(edges: Mapping[Edge, int], kinds: Sequence[Vector]) -> list[int]:
    """For each component, the most by which the sums of two matchings can differ.

    ``edges`` name the kind of each pair, ``kinds`` the vectors.  A matching uses a vertex once, so a sum is
    bounded by what the upper ends of the edges can bring, and by half of what all ends can bring.
    """
    upper: dict[int, set[int]] = {}
    ends: dict[int, set[int]] = {}
    for (one, other), kind in edges.items():
        upper.setdefault(one, set()).add(kind)
        ends.setdefault(other, set()).add(kind)
    for one, found in upper.items():
        ends.setdefault(one, set()).update(found)
    at_upper = Counter(frozenset(found) for found in upper.values())
    at_ends = Counter(frozenset(found) for found in ends.values())
    return [
        sum(min(_sum(at_upper, values), _sum(at_ends, values) // 2) for values in _signs(component))
        for component in zip(*kinds, strict=True)
    ]


def _signs(component: Sequence[int]) -> Iterable[list[int]]:
    """What the kinds bring above zero, and below it."""
    if any(value > 0 for value in component):
        yield [max(value, 0) for value in component]
    if any(value < 0 for value in component):
        yield [max(-value, 0) for value in component]


def _sum(vertices: Counter[frozenset[int]], values: Sequence[int]) -> int:
    return sum(count * max(values[kind] for kind in found) for found, count in vertices.items())


def pack(kinds: Sequence[Vector], widths: Sequence[int]) -> list[int]:
    """The weight of each kind; components whose width is 0 are left out."""
    units = []
    unit = 1
    for span in reversed(widths):
        units.append(unit if span else 0)
        unit *= span + 1
    units.reverse()
    return [sum(map(mul, vector, units)) for vector in kinds]


def product(widths: Iterable[int]) -> int:
    """How many values the packed weight can span."""
    return reduce(mul, (span + 1 for span in widths), 1)


def fitting(digits: Digits, room: int) -> int:
    """How many of the digits fit below a weight that spans ``room`` values; at least one is always taken."""
    taken = 0
    for span, _ in digits:
        room *= span + 1
        if taken and room.bit_length() > WIDTH:
            break
        taken += 1
    return taken


def weigh(edges: Mapping[Edge, int], packed: Sequence[int], digits: Digits) -> list[tuple[int, int, int]]:
    """Weighted edges: the kinds' weights, and below them the digits, most important first."""
    low = product(span for span, _ in digits)
    raised = [value * low for value in packed]
    weight = {edge: raised[kind] for edge, kind in edges.items()}
    for span, digit in digits:
        low //= span + 1
        for edge, value in digit.items():
            weight[edge] += value * low
    return [(one, other, value) for (one, other), value in weight.items()]
