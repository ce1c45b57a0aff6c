"""The drawn initial colour read off the first round that was played."""

from collections.abc import Sequence

from tura.domain.results import Colour, Result
from tura.domain.tournament import Participant


def initial_colour(rows: Sequence[Participant]) -> Colour | None:
    """The colour of the highest-ranked odd participant, None before any game (C.04.3 5.1, 5.2.5).

    Rows are in TPN order.  Counted among those who have entered by then, as latecomers get their TPN later
    (C.04.2 2.4).
    """
    for index in range(max((len(row.cells) for row in rows), default=0)):
        entered = [row for row in rows if _entered(row, index)]
        for place, row in enumerate(entered):
            colour = row.cells[index].colour if index < len(row.cells) else None
            if colour is not None:
                return colour if place % 2 == 0 else colour.opposite
    return None


def _entered(row: Participant, index: int) -> bool:
    return any(cell.opponent or cell.result is Result.PAIRING_BYE for cell in row.cells[: index + 1])
