"""Exact matching whatever the width of the weights."""

from itertools import combinations
from random import Random

import pytest

from tura.domain.pairing.dutch.general.matching import best_matching


def _best(edges: dict[tuple[int, int], int], vertices: frozenset[int]) -> tuple[int, int]:
    """The most pairs, and the most weight with so many, by trying everything."""
    if not vertices:
        return (0, 0)
    first, rest = min(vertices), vertices - {min(vertices)}
    options = [_best(edges, rest)]
    for other in rest:
        if (first, other) in edges:
            pairs, weight = _best(edges, rest - {other})
            options.append((pairs + 1, weight + edges[first, other]))
    return max(options)


@pytest.mark.parametrize("width", [3, 60, 117, 118, 119, 127, 128, 200])
def test_the_matching_is_the_heaviest_of_the_largest(width: int) -> None:
    """Also with weights wider than the library's integers, and with negative ones."""
    random = Random(width)
    for _ in range(15):
        size = random.randint(2, 7)
        edges = {
            pair: random.randint(-(2**width) + 1, 2**width - 1)
            for pair in combinations(range(size), 2)
            if random.random() < 0.7
        }
        mate = best_matching([(*edge, weight) for edge, weight in edges.items()], perfect=True)
        pairs = [(one, other) for one, other in mate.items() if one < other]
        assert (len(pairs), sum(edges[pair] for pair in pairs)) == _best(edges, frozenset(range(size)))


def test_nothing_to_match_is_no_error() -> None:
    """No edges, no mates."""
    assert best_matching([], perfect=True) == {}
