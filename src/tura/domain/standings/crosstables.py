"""Cross-tables as data: the Swiss one by rounds, the round robin's by opponents."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.results import Colour, Result
from tura.domain.standings.ranking import Standing
from tura.domain.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Crossed:
    """One game or bye: ``line`` is the opponent's line in the table (1-based; 0: none)."""

    line: int
    opponent: int
    colour: Colour | None
    result: Result
    points: int


@dataclass(frozen=True, slots=True)
class CrossRow:
    """A line of a table: ``cells`` by round, or in a round robin by opponent's line (several when met twice)."""

    standing: Standing
    cells: tuple[tuple[Crossed, ...], ...]


def by_rounds(tournament: Tournament, lines: Sequence[Standing], last: int) -> tuple[CrossRow, ...]:
    """The Swiss table: a row for each line of the standings, one cell for each round up to ``last``."""
    return tuple(
        CrossRow(line, tuple(tuple(cells[number : number + 1]) for number in range(last)))
        for line, cells in ((line, _cells(tournament, lines, line)) for line in lines)
    )


def by_opponents(tournament: Tournament, lines: Sequence[Standing]) -> tuple[CrossRow, ...]:
    """The round robin's square: in column k the games against the player of line k, none on the diagonal."""
    rows: list[CrossRow] = []
    for line in lines:
        cells = _cells(tournament, lines, line)
        columns = range(1, len(lines) + 1)
        rows.append(
            CrossRow(line, tuple(tuple(cell for cell in cells if cell.line == column) for column in columns))
        )
    return tuple(rows)


def _cells(tournament: Tournament, lines: Sequence[Standing], line: Standing) -> list[Crossed]:
    place = {other.tpn: number for number, other in enumerate(lines, 1)}
    return [
        Crossed(
            place.get(cell.opponent, 0),
            cell.opponent,
            cell.colour,
            cell.result,
            tournament.points.of(cell.result) if cell.result is not Result.PENDING else 0,
        )
        for cell in tournament.by_tpn[line.tpn].cells
    ]
