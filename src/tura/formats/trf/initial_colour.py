"""The drawn initial colour read off the first round that was played."""

from collections import Counter
from collections.abc import Sequence

from tura.domain.results import ABSENT, Colour, Result
from tura.domain.tournament import Participant


def initial_colour(rows: Sequence[Participant]) -> Colour | None:
    """The colour of the highest-ranked odd participant, None before any game (C.04.3 5.1, 5.2.5).

    Each first game tells it by its higher-ranked player; the majority counts, as arbiters change single boards.
    Rows are in TPN order.  Counted among those who have entered by then, as latecomers get their TPN later
    (C.04.2 2.4).
    """
    for index in range(max((len(row.cells) for row in rows), default=0)):
        entered = [row for row in rows if _entered(row, index)]
        votes = Counter(
            cell.colour if place % 2 == 0 else cell.colour.opposite
            for place, row in enumerate(entered)
            if (cell := row.cells[index] if index < len(row.cells) else ABSENT).colour
            and cell.opponent > row.tpn
        )
        if votes:
            return votes.most_common(1)[0][0]
    return None


def _entered(row: Participant, index: int) -> bool:
    return any(cell.opponent or cell.result is Result.PAIRING_BYE for cell in row.cells[: index + 1])
