"""Criteria in strict priority packed into one integer weight: a mixed radix whose digits cannot overflow."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import mul

from tura.domain.pairing.dutch.general.matching import WIDTH

Edge = tuple[int, int]
Vector = tuple[int, ...]
Digit = Mapping[Edge, int]


def spans(edges: Mapping[Edge, Vector]) -> list[int]:
    """For each component, the most by which the sums of two matchings can differ.

    A matching uses a vertex once, so a sum is bounded by what the upper ends of the edges can bring, and by
    half of what all ends can bring.
    """
    kinds = set(edges.values())
    if not kinds:
        return []
    width = len(next(iter(kinds)))
    active = [index for index in range(width) if any(kind[index] for kind in kinds)]
    result = [0] * width
    for index in active:
        up = _bound({edge: vector[index] for edge, vector in edges.items() if vector[index] > 0})
        down = _bound({edge: -vector[index] for edge, vector in edges.items() if vector[index] < 0})
        result[index] = up + down
    return result


def _bound(values: Mapping[Edge, int]) -> int:
    upper: dict[int, int] = {}
    ends: dict[int, int] = {}
    for (one, other), value in values.items():
        upper[one] = max(upper.get(one, 0), value)
        ends[one] = max(ends.get(one, 0), value)
        ends[other] = max(ends.get(other, 0), value)
    return min(sum(upper.values()), sum(ends.values()) // 2)


def pack(edges: Mapping[Edge, Vector], widths: Sequence[int]) -> dict[Vector, int]:
    """The weight of each distinct vector; components whose width is 0 are left out."""
    units = []
    unit = 1
    for span in reversed(widths):
        units.append(unit if span else 0)
        unit *= span + 1
    units.reverse()
    return {vector: sum(map(mul, vector, units)) for vector in set(edges.values())}


def product(widths: Iterable[int]) -> int:
    """How many values the packed weight can span."""
    return reduce(mul, (span + 1 for span in widths), 1)


def with_digits(
    edges: Mapping[Edge, Vector], digits: Sequence[tuple[int, Digit]]
) -> tuple[list[tuple[int, int, int]], int]:
    """Weighted edges whose low digits are the first decisions, and how many of these were taken in.

    ``digits`` are (span, value by edge), most important first.  At least one is always taken in.
    """
    widths = spans(edges)
    room, taken = product(widths), 0
    for span, _ in digits:
        if taken and (room * (span + 1)).bit_length() > WIDTH:
            break
        room *= span + 1
        taken += 1
    low = product(span for span, _ in digits[:taken])
    packed = pack(edges, widths)
    weight = {edge: packed[vector] * low for edge, vector in edges.items()}
    for span, digit in digits[:taken]:
        low //= span + 1
        for edge, value in digit.items():
            weight[edge] += value * low
    return [(one, other, value) for (one, other), value in weight.items()], taken
