"""Money in integer kopecks, and the one routine that divides it."""

from collections.abc import Sequence
from fractions import Fraction

Kopecks = int


def allocate(total: Kopecks, weights: Sequence[Fraction | int], unit: Kopecks = 1) -> tuple[Kopecks, ...]:
    """Divide ``total`` by ``weights`` into multiples of ``unit`` that sum to it (largest remainder).

    Equal remainders go to the earlier share.  Kopecks that do not fill a unit go to the first share, so that
    nothing is lost.  Raises ValueError for a negative weight or total, or when every weight is zero.

    >>> allocate(70, (Fraction(95, 3), Fraction(65, 3), Fraction(50, 3)))
    (32, 22, 16)
    >>> allocate(1155000, (25, 20, 15, 5, 10, 10, 10, 5), 100)
    (288800, 231000, 173300, 57700, 115500, 115500, 115500, 57700)
    """
    whole = sum(weights, Fraction(0))
    if total < 0 or whole <= 0 or any(weight < 0 for weight in weights):
        raise ValueError(f"cannot divide {total} by {weights}")
    units, odd = divmod(total, unit)
    exact = [Fraction(units) * weight / whole for weight in weights]
    shares = [share.numerator // share.denominator for share in exact]
    order = sorted(range(len(exact)), key=lambda i: (shares[i] - exact[i], i))
    for index in order[: units - sum(shares)]:
        shares[index] += 1
    return (shares[0] * unit + odd, *(share * unit for share in shares[1:]))


def allocate_down(
    total: Kopecks, weights: Sequence[Fraction | int], unit: Kopecks = 1
) -> tuple[Kopecks, ...]:
    """Divide ``total`` by ``weights``, each share rounded down to a multiple of ``unit``; some may be left over.

    >>> allocate_down(1155000, (25, 20, 15, 5, 10, 10, 10, 5), 10000)
    (280000, 230000, 170000, 50000, 110000, 110000, 110000, 50000)
    """
    whole = sum(weights, Fraction(0))
    if total < 0 or whole <= 0 or any(weight < 0 for weight in weights):
        raise ValueError(f"cannot divide {total} by {weights}")
    return tuple(int(total * weight / whole) // unit * unit for weight in weights)
