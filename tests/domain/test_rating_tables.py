"""The FIDE conversion tables (B.02 8.1, 8.1.1, 8.1.2)."""

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.rating_tables import FULL_DIFFERENCE, expected_percent, rating_difference


@given(st.integers(-1500, 1500))
def test_two_players_expect_one_point(difference: int) -> None:
    """PD of a difference and of its opposite add up to 100 per cent."""
    assert expected_percent(difference) + expected_percent(-difference) == 100


@given(st.integers(-1500, 1499))
def test_a_higher_rating_never_expects_less(difference: int) -> None:
    """PD never falls with the difference, by at most one per cent a point, and ends at 100."""
    step = expected_percent(difference + 1) - expected_percent(difference)
    assert step in (0, 1)
    assert expected_percent(FULL_DIFFERENCE) == 100


def test_dp_is_odd_and_rises() -> None:
    """dp(1 - p) is -dp(p), dp rises with p, and a full score is worth 800 (8.1.1)."""
    table = [rating_difference(percent) for percent in range(101)]
    assert [-value for value in reversed(table)] == table
    assert sorted(set(table)) == table
    assert table[100] == 800


def test_the_tables_are_no_formula() -> None:
    """Entries where the normal curve would differ: .66 gives 117, .99 gives 677, 392 expects .92 (8.1)."""
    assert [rating_difference(percent) for percent in (66, 99)] == [117, 677]
    assert [expected_percent(difference) for difference in (54, 343, 344, 358, 392, 620)] == [
        58,
        88,
        88,
        90,
        92,
        99,
    ]
