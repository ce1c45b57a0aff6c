"""Values of rankings other than the standings."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.prizes.contest import Contender
from tura.domain.prizes.merits import (
    RatedGame,
    biggest_upset,
    grand_prix_totals,
    rating_gain,
    with_merit,
    with_quartiles,
)
from tura.domain.regulation.awarding import Ranking


def test_an_unrated_player_makes_no_upset() -> None:
    """A rating of 0 is no rating: neither side of such a game counts."""
    assert biggest_upset([RatedGame(0, 2000, 2), RatedGame(1800, 0, 2), RatedGame(1800, 1700, 2)]) is None


def test_a_draw_is_half_an_upset() -> None:
    """Drawing with one 400 higher weighs as beating one 200 higher."""
    assert biggest_upset([RatedGame(1600, 2000, 1)]) == biggest_upset([RatedGame(1600, 1800, 2)]) == 400


def test_rating_gains_are_exact_to_a_thousandth() -> None:
    """W − We keeps the thousandths of the expectation."""
    assert rating_gain(Fraction(5), Fraction(3456, 1000)) == 1544


@given(st.lists(st.integers(0, 2500), max_size=13))
def test_quartiles_are_even_and_ordered(ratings: list[int]) -> None:
    """Groups differ by one player at most, and nobody in a higher group is rated below one in a lower."""
    rows = [Contender(entry=f"p{i}", place=i, rating=rating) for i, rating in enumerate(ratings, start=1)]
    groups: dict[str, list[int]] = {}
    for row in with_quartiles(rows):
        (mark,) = row.facts.groups
        groups.setdefault(mark, []).append(row.rating)
    sizes = [len(group) for group in groups.values()]
    assert not sizes or max(sizes) - min(sizes) <= 1
    in_order = [groups[key] for key in sorted(groups)]
    assert all(min(high) >= max(low) for high, low in pairwise(in_order))


def test_grand_prix_counts_the_best_stages() -> None:
    """Only the best stages count when the rules say so, and places beyond the table bring nothing."""
    stages = [{"a": 1, "b": 2, "c": 3}, {"a": 3, "b": 1}, {"c": 9}]
    assert grand_prix_totals(stages, (10, 8, 6)) == {"a": 16, "b": 18, "c": 6}
    assert grand_prix_totals(stages, (10, 8, 6), best=1) == {"a": 10, "b": 10, "c": 6}


def test_merits_reach_only_those_who_have_them() -> None:
    """A player without a value is left out of that ranking."""
    rows = with_merit([Contender(entry="a", place=1), Contender(entry="b", place=2)], Ranking.UPSET, {"b": 5})
    assert [dict(row.merits) for row in rows] == [{}, {Ranking.UPSET: 5}]
