"""The two roundings of the rating regulations."""

from fractions import Fraction


def away_from_zero(number: Fraction) -> int:
    """The nearest whole number, halves away from zero (B.02 8.3.4).

    >>> [away_from_zero(Fraction(n, 100)) for n in (50, -50, 150, -250, 249)]
    [1, -1, 2, -3, 2]
    """
    size = abs(number)
    whole = (2 * size.numerator + size.denominator) // (2 * size.denominator)
    return whole if number >= 0 else -whole


def percent_of(halves: int, games: int) -> int:
    """A score of half points in whole per cents, halves up (B.02 8.1.1, B.01 1.4.8).

    >>> percent_of(4, 3), percent_of(11, 9)
    (67, 61)
    """
    return (2 * 50 * halves + games) // (2 * games)


def half_up(number: Fraction) -> int:
    """The nearest whole number, halves up (B.01 1.4.7)."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)
