"""Which rounds of a crosstable have been paired."""

from collections.abc import Sequence

from tura.domain.results import Cell, Result
from tura.formats.trf.cells import BLANK

# Team files write forfeits without naming the opponent.
_SCHEDULED = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)


def rounds_paired(rows: Sequence[Sequence[Cell]]) -> int:
    """The last round with a pairing.

    A round is paired when somebody has an opponent in it, or when every row is filled so that nobody is left to
    pair: a few byes alone are announcements for the round to come.
    """
    width = max(map(len, rows), default=0)
    for index in reversed(range(width)):
        if _is_paired([row[index] if index < len(row) else BLANK for row in rows]):
            return index + 1
    return 0


def _is_paired(column: list[Cell]) -> bool:
    return BLANK not in column or any(cell.opponent or cell.result in _SCHEDULED for cell in column)
