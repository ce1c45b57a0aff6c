"""The bound of C12 and C13 by preference classes, against every pairing of a few players."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.pairing.dutch.fast.table import bound, partners

Classes = list[int]


def pairings(classes: Classes) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair the classes."""
    if not classes:
        yield []
        return
    first, others = classes[0], classes[1:]
    for place, other in enumerate(others):
        for rest in pairings(others[:place] + others[place + 1 :]):
            yield [(first, other), *rest]


def misses(pairs: list[tuple[int, int]]) -> tuple[int, int, int]:
    """Pairs of two absolutes of one colour, failures of C12, failures of C13."""
    same = [(one - 3, two - 3) for one, two in pairs if (one - 3) * (two - 3) > 0]
    absolute = sum(abs(one) == abs(two) == 3 for one, two in same)
    strong = sum(min(abs(one), abs(two)) >= 2 and not abs(one) == abs(two) == 3 for one, two in same)
    return absolute, len(same), strong


@given(
    st.integers(1, 3).flatmap(lambda half: st.lists(st.integers(0, 6), min_size=2 * half, max_size=2 * half))
)
def test_a_pairing_is_best_exactly_when_it_keeps_to_the_table(classes: Classes) -> None:
    """The bound is the best of all pairings, and the table admits all the best and no other."""
    limit = bound(tuple(classes.count(kind) for kind in range(7)))
    found = list(pairings(classes))
    best = min(map(misses, found))
    if limit is None:
        assert best[0] > 0
        return
    assert best == (0, limit.misses, limit.strong_misses)
    table = partners(limit)
    for pairs in found:
        keeps = all(table[one] >> two & 1 for one, two in pairs)
        assert keeps == (misses(pairs) == best)
