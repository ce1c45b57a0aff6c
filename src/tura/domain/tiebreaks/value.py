"""A tie-break's exact value and the way it is printed."""

from dataclasses import dataclass
from fractions import Fraction

Number = int | Fraction


@dataclass(frozen=True, slots=True)
class Value:
    """An exact value: ``raw`` counted in 1/``unit``; ``places`` are the decimals it is printed with.

    ``applies`` is false where the tie-break had nothing to decide (a direct encounter of one).
    """

    raw: Number
    unit: int = 1
    places: int = 0
    applies: bool = True

    @property
    def exact(self) -> Fraction:
        """The value in whole points."""
        return Fraction(self.raw) / self.unit

    @property
    def text(self) -> str:
        """The value with its decimals, halves up.

        >>> Value(235, 10, 1).text, Value(175, 100, 2).text, Value(Fraction(235, 3), 10, 2).text
        ('23.5', '1.75', '7.83')
        """
        scale = 10**self.places
        number = half_up(Fraction(self.raw) * scale / self.unit)
        if not self.places:
            return str(number)
        sign, size = ("-" if number < 0 else ""), abs(number)
        return f"{sign}{size // scale}.{size % scale:0{self.places}}"


def half_up(number: Number) -> int:
    """The nearest whole number, halves up.

    >>> half_up(Fraction(5, 2)), half_up(Fraction(-5, 2)), half_up(Fraction(4149, 2))
    (3, -2, 2075)
    """
    if isinstance(number, int):
        return number
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)


def half_up_ratio(top: int, bottom: int) -> int:
    """``top / bottom`` as the nearest whole number, halves up.

    >>> half_up_ratio(7, 2)
    4
    """
    return (2 * top + bottom) // (2 * bottom)
