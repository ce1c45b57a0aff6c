"""Alternating trees against another library's matchings."""

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, match


@st.composite
def graphs(draw: st.DrawFn) -> list[int]:
    """Rows of a graph without loops of up to 11 vertices."""
    size = draw(st.integers(1, 11))
    rows = [0] * size
    for one in range(size):
        for two in range(one):
            if draw(st.integers(0, 2)) == 0:
                rows[one] |= 1 << two
                rows[two] |= 1 << one
    return rows


def largest(rows: list[int], without: int = -1) -> int:
    """The size of a largest matching, one vertex left out."""
    graph = nx.Graph()
    for one, row in enumerate(rows):
        graph.add_edges_from((one, two) for two in members(row) if without not in {one, two})
    return len(nx.max_weight_matching(graph, maxcardinality=True))


@given(graphs())
def test_a_matching_is_valid_and_largest(rows: list[int]) -> None:
    """Mates are mutual neighbours, and no other matching has more pairs."""
    mates = [FREE] * len(rows)
    match(rows, mates, below(len(rows)), len(rows))
    for one, two in enumerate(mates):
        assert two == FREE or (mates[two] == one and rows[one] >> two & 1)
    assert (len(rows) - mates.count(FREE)) // 2 == largest(rows)


@given(graphs())
def test_the_even_vertices_are_those_a_largest_matching_can_miss(rows: list[int]) -> None:
    """Where one vertex is left over, a vertex is even exactly when the others pair off without it."""
    mates = [FREE] * len(rows)
    tree = match(rows, mates, below(len(rows)), len(rows))
    if mates.count(FREE) != 1:
        return
    assert tree is not None
    missable = {one for one in range(len(rows)) if largest(rows, one) == largest(rows)}
    assert set(members(tree.even)) == missable
