"""Criteria packed into one integer compare as the criteria do."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.pairing.dutch.general.packing import fitting, pack, product, spans, weigh

VECTORS = st.lists(st.tuples(*[st.integers(-3, 3)] * 4), min_size=1, max_size=5, unique=True)


@given(VECTORS, st.randoms(use_true_random=False))
def test_packed_sums_of_two_matchings_compare_as_the_sums_of_their_vectors(
    vectors: list[tuple[int, ...]], random: Random
) -> None:
    """For any two matchings of a graph with these kinds of pairs."""
    edges = {pair: random.randrange(len(vectors)) for pair in combinations(range(6), 2)}
    packed = pack(vectors, spans(edges, vectors))
    sums = []
    for _ in range(2):
        places = random.sample(range(6), 6)
        pairs = [tuple(sorted(places[at : at + 2])) for at in range(0, 2 * random.randint(0, 3), 2)]
        kinds = [edges[pair] for pair in pairs]
        sums.append(
            (
                tuple(map(sum, zip(*(vectors[kind] for kind in kinds), strict=True))) or (0,) * 4,
                sum(packed[kind] for kind in kinds),
            )
        )
    (one, light), (other, heavy) = sums
    assert (one < other, one == other) == (light < heavy, light == heavy)


def test_digits_stand_below_the_criteria_in_their_order() -> None:
    """The first digit outweighs all later ones, and one step of a criterion outweighs all digits."""
    edges = {(0, 1): 0, (0, 2): 1, (0, 3): 0}
    digits = [(2, {(0, 1): 2, (0, 3): 1}), (5, {(0, 3): 5})]
    weights = {(one, other): weight for one, other, weight in weigh(edges, [0, 1], digits)}
    assert weights == {(0, 1): 12, (0, 2): 18, (0, 3): 11}
    assert product([2, 5]) == 18


def test_one_digit_always_fits() -> None:
    """However wide the criteria are, one decision at a time can be made; otherwise as many as are exact."""
    digits = [(9, {})] * 50
    assert fitting(digits, 2**200) == 1
    assert fitting(digits, 2**100) == 5
    assert fitting(digits, 1) == 35
