"""Which row of prizes holds for a number of participants (RULES 6.1.6)."""

from collections.abc import Sequence

from tura.domain.regulation.awarding import Bracket


def matching(brackets: Sequence[Bracket], count: int) -> tuple[int, ...]:
    """The positions of the rows that hold for ``count`` participants, the one to take first.

    Where two rows match, the one that names both its ends is taken, since "up to 20" and "40+" may mean it
    out; the arbiter is asked all the same.

    >>> rows = [Bracket(prizes=(), high=20), Bracket(prizes=(), low=20, high=40), Bracket(prizes=(), low=40)]
    >>> matching(rows, 19), matching(rows, 20), matching(rows, 40)
    ((0,), (1, 0), (1, 2))
    """
    found = [index for index, row in enumerate(brackets) if _holds(row, count)]
    return tuple(sorted(found, key=lambda index: (_open_ends(brackets[index]), index)))


def _holds(row: Bracket, count: int) -> bool:
    return (row.low is None or count >= row.low) and (row.high is None or count <= row.high)


def _open_ends(row: Bracket) -> int:
    return (row.low is None) + (row.high is None)
