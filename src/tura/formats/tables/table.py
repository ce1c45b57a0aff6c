"""A table to hand out: standings, start lists, payout sheets, whatever the app fills it with."""

from dataclasses import dataclass
from datetime import date

Cell = str | int | date | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, and how many tenths or kopecks its whole numbers count.

    ``decimals`` 0: plain numbers; 1: tenths of a point; 2: kopecks.  ``width`` in characters, 0 by content.
    """

    heading: str
    decimals: int = 0
    width: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """Rows as long as ``columns``; ``title`` names the sheet and is printed above it."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


def decimal_text(value: int, decimals: int, mark: str = ".") -> str:
    """A scaled whole number as text.

    >>> decimal_text(55, 1), decimal_text(-5, 1), decimal_text(288750, 2, ","), decimal_text(7, 0)
    ('5.5', '-0.5', '2887,50', '7')
    """
    if decimals == 0:
        return str(value)
    whole, rest = divmod(abs(value), 10**decimals)
    return f"{'-' if value < 0 else ''}{whole}{mark}{rest:0{decimals}}"
