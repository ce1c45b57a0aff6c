"""Exact maximum-weight matching, by the library while its integers are wide enough and beyond that in Python."""

from collections.abc import Iterable, Sequence

import rustworkx as rx

# The library computes in 128 bits and doubles the weights; from 126 bits on it has given wrong answers.
WIDTH = 118

Edge = tuple[int, int]


def best_matching(edges: Sequence[tuple[int, int, int]], *, perfect: bool) -> dict[int, int]:
    """The mate of every matched vertex in a matching of the greatest weight.

    ``edges`` are (vertex, vertex, weight), the vertices small numbers.  ``perfect`` puts the number of pairs above
    the weight.
    """
    weights = [weight for _, _, weight in edges]
    widest = max(max(weights, default=0), -min(weights, default=0))
    found = _by_library(edges, perfect=perfect) if widest.bit_length() <= WIDTH else None
    return _exactly(edges, perfect=perfect) if found is None else found


def _exactly(edges: Sequence[tuple[int, int, int]], *, perfect: bool) -> dict[int, int]:
    import networkx as nx  # noqa: PLC0415  slow to import and seldom needed

    graph = nx.Graph()
    graph.add_weighted_edges_from(edges)
    return _mates(nx.max_weight_matching(graph, maxcardinality=perfect))


def _by_library(edges: Sequence[tuple[int, int, int]], *, perfect: bool) -> dict[int, int] | None:
    graph: rx.PyGraph[None, int] = rx.PyGraph()
    graph.extend_from_weighted_edge_list(edges)
    try:
        return _mates(
            rx.max_weight_matching(graph, max_cardinality=perfect, weight_fn=int, verify_optimum=True)
        )
    except BaseException as error:
        # The library's panics are no Exception; a panic is no answer, so the exact Python way gives it.
        if type(error).__name__ != "PanicException":
            raise
        return None


def _mates(pairs: Iterable[Edge]) -> dict[int, int]:
    mate = {}
    for one, other in pairs:
        mate[one], mate[other] = other, one
    return mate
