"""Money is divided to the last kopeck."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.money import allocate, allocate_down

TOTALS = st.integers(0, 10**8)
UNITS = st.sampled_from([1, 100, 5000, 10000])
WEIGHTS = st.lists(st.fractions(0, 100, max_denominator=12), min_size=1, max_size=12).filter(any)


@given(TOTALS, WEIGHTS, UNITS)
def test_nothing_is_lost_and_nobody_is_off_by_a_unit(total: int, weights: list[Fraction], unit: int) -> None:
    """Shares add up to the total, are whole units but for the first, and lie within a unit of the exact share."""
    shares = allocate(total, weights, unit)
    assert sum(shares) == total
    assert all(share % unit == 0 for share in shares[1:])
    exact = [Fraction(total // unit * unit) * weight / sum(weights) for weight in weights]
    close = [shares[0] - total % unit, *shares[1:]]
    assert all(abs(share - due) < unit for share, due in zip(close, exact, strict=True))


@given(TOTALS, WEIGHTS)
def test_a_heavier_weight_never_gets_less(total: int, weights: list[Fraction]) -> None:
    """Shares stand in the order of the weights; of equal weights the earlier gets no less."""
    shares = allocate(total, weights)
    order = sorted(range(len(weights)), key=lambda i: (-weights[i], i))
    assert [shares[i] for i in order] == sorted(shares, reverse=True)


@given(TOTALS, WEIGHTS, UNITS)
def test_rounding_down_leaves_less_than_a_unit_a_share(
    total: int, weights: list[Fraction], unit: int
) -> None:
    """Shares rounded down are whole units, never exceed the total, and leave over less than a unit for each."""
    shares = allocate_down(total, weights, unit)
    assert all(share % unit == 0 for share in shares)
    assert 0 <= total - sum(shares) < unit * len(shares)


@pytest.mark.parametrize("divide", [allocate, allocate_down])
@pytest.mark.parametrize(("total", "weights"), [(-1, [1]), (1, [0, 0]), (1, [2, -1]), (1, [])])
def test_what_cannot_be_divided_is_refused(divide: type, total: int, weights: list[int]) -> None:
    """A negative total, a negative weight or no weight at all raises ValueError."""
    with pytest.raises(ValueError, match="cannot divide"):
        divide(total, weights)
