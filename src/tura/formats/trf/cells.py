"""Round blocks of record 001: opponent 1-4, colour 6, result 8 of every ten columns."""

from tura.domain.results import Cell, Colour, Result
from tura.formats.trf.columns import whole
from tura.formats.trf.notes import Notes

FIRST_COLUMN = 91
WIDTH = 10
BLANK = Cell(0, None, Result.PENDING)

_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK, "s": Colour.BLACK, "-": None, " ": None}
_RESULTS = {result.value: result for result in Result} | {"½": Result.DRAW}
_BYES = frozenset(
    (
        Result.PAIRING_BYE,
        Result.FULL_POINT_BYE,
        Result.HALF_POINT_BYE,
        Result.ZERO_POINT_BYE,
    )
)
# Files older than the bye letters wrote the points of a bye as if a game had been played.
_GAME_AS_BYE = {
    Result.WIN: Result.FULL_POINT_BYE,
    Result.DRAW: Result.HALF_POINT_BYE,
    Result.LOSS: Result.ZERO_POINT_BYE,
}
_ALONE = _BYES | {Result.FORFEIT_WIN, Result.FORFEIT_LOSS, Result.PENDING}

Cells = tuple[Cell, ...]


class CellReader:
    """Reads blocks; equal blocks become one value, since a file repeats few different ones."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._clean: dict[str, Cell] = {}

    def read(self, line: int, text: str) -> Cells:
        """The rounds of a 001 line without trailing blank blocks."""
        cells: list[Cell] = []
        for start in range(FIRST_COLUMN, len(text), WIDTH):
            block = text[start : start + WIDTH]
            cell = self._clean.get(block)
            cells.append(self._block(line, len(cells) + 1, block) if cell is None else cell)
        while cells and cells[-1] == BLANK:
            cells.pop()
        return tuple(cells)

    def _block(self, line: int, number: int, block: str) -> Cell:
        padded = block.ljust(WIDTH)
        opponent = whole(padded[:4]) if padded[:4].strip() else 0
        colour_known = padded[5].lower() in _COLOURS
        result = _RESULTS.get(padded[7].upper())
        if opponent is None or not colour_known or result is None or _strays(padded):
            self._notes.problem(line, "block", round=number, text=block.strip())
            return BLANK
        cell = Cell(opponent, _COLOURS[padded[5].lower()] if opponent else None, result)
        mended = self._mend(line, number, cell)
        if mended is cell:
            self._clean[block] = cell
        return mended

    def _mend(self, line: int, number: int, cell: Cell) -> Cell:
        if cell.opponent and cell.result in _BYES:
            self._notes.problem(
                line, "bye-with-opponent", round=number, opponent=cell.opponent, result=cell.result.value
            )
        elif not cell.opponent and cell.result not in _ALONE:
            return self._alone(line, number, cell)
        return cell

    def _alone(self, line: int, number: int, cell: Cell) -> Cell:
        bye = _GAME_AS_BYE.get(cell.result)
        if bye is None:
            self._notes.problem(line, "result-without-opponent", round=number, result=cell.result.value)
            return BLANK
        self._notes.repair(
            line, "game-without-opponent", round=number, result=cell.result.value, read=bye.value
        )
        return Cell(0, None, bye)


def _strays(padded: str) -> bool:
    """Characters between the fields: the columns are shifted."""
    return bool((padded[4] + padded[6] + padded[8:10]).strip())


def cell_text(cell: Cell) -> str:
    """Ten columns: "    12 w 1", "  0000 - U", or blanks."""
    if cell == BLANK:
        return " " * WIDTH
    colour = cell.colour.value if cell.colour else "-"
    opponent = f"{cell.opponent:>4}" if cell.opponent else "0000"
    return f"  {opponent} {colour} {cell.result.value}"
