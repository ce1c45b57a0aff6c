"""A crosstable read from the rows of a TRF file, as far as tie-breaks need it."""

from pathlib import Path

from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament


def read(path: Path) -> Tournament:
    """The tournament of a file."""
    rows, rounds, robin = [], 0, False
    for line in path.read_text("utf-8-sig", errors="replace").splitlines():
        if line.startswith("XXR"):
            rounds = int(line[3:])
        if line.startswith("092"):
            robin = "robin" in line.lower()
        if line.startswith("001"):
            rows.append(_row(line))
    return Tournament(rounds or max(len(r.cells) for r in rows), tuple(rows), predetermined=robin)


def _row(line: str) -> Participant:
    cells = tuple(_cell(line[at : at + 8]) for at in range(91, len(line), 10))
    return Participant(int(line[4:8]), cells, int(line[48:52].strip() or 0))


def _cell(text: str) -> Cell:
    opponent = int(text[:4].strip() or 0)
    colour = {"w": Colour.WHITE, "b": Colour.BLACK}.get(text[5:6])
    code = text[7:8].strip()
    if not code:
        return Cell(opponent, colour, Result.PENDING if opponent else Result.ZERO_POINT_BYE)
    return Cell(opponent, colour, Result(code.upper()))
