"""How large the sheets in a part of a workbook are, before anybody makes a rectangle of them."""

import re
from xml.parsers.expat import ExpatError, ParserCreate

MOST_CELLS = 2_000_000

_REFERENCE = re.compile(r"([A-Za-z]{1,3})([0-9]{1,7})")
_FILLED = frozenset(("v", "is", "p"))
_VALUES = frozenset(("value-type", "value"))
_LETTERS = 26
_DEEPEST = 200


class TooLargeError(Exception):
    """A sheet's filled cells span more than a list ever does."""


def measure(content: bytes) -> bool:
    """Whether a part is sound XML without a DTD; raises TooLargeError when a sheet in it is too large."""
    walk = _Walk()
    parser = ParserCreate()
    parser.StartElementHandler = walk.start
    parser.EndElementHandler = walk.end
    parser.StartDoctypeDeclHandler = _refuse
    try:
        parser.Parse(content, True)
    except (ExpatError, _UnsoundError, ValueError, LookupError):
        return False
    return True


class _UnsoundError(Exception):
    """What no program writes into a workbook."""


def _refuse(*_: object) -> None:
    raise _UnsoundError


class _Walk:
    """Where the cells of a sheet are, rows and columns from 0; XLSX names its cells, ODS counts them."""

    def __init__(self) -> None:
        self._depth = 0
        self._row = self._bottom = self._column = self._right = 0
        self._width = self._height = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise _UnsoundError
        name = tag.rpartition(":")[2]
        match name:
            case "sheetData" | "table":
                self._bottom = self._width = self._height = 0
            case "row":
                self._to_row(int(attributes["r"]) - 1 if "r" in attributes else self._bottom, 1)
            case "table-row":
                self._to_row(self._bottom, _repeats(attributes, "rows"))
            case "c":
                self._to_cell(attributes.get("r"))
            case "table-cell" | "covered-table-cell":
                self._to_column(self._right, _repeats(attributes, "columns"))
            case _:
                pass
        if name in _FILLED or _VALUES & {key.rpartition(":")[2] for key in attributes}:
            self._fill()

    def end(self, _tag: str) -> None:
        self._depth -= 1

    def _to_row(self, row: int, count: int) -> None:
        self._row, self._bottom = row, row + count
        self._column = self._right = 0

    def _to_column(self, column: int, count: int) -> None:
        self._column, self._right = column, column + count

    def _to_cell(self, reference: str | None) -> None:
        column = self._right
        if reference is not None:
            match = _REFERENCE.fullmatch(reference)
            if match is None:
                raise _UnsoundError
            column = 0
            for letter in match[1].upper():
                column = _LETTERS * column + ord(letter) - ord("A") + 1
            column -= 1
            self._row, self._bottom = int(match[2]) - 1, int(match[2])
        self._to_column(column, 1)

    def _fill(self) -> None:
        self._width, self._height = max(self._width, self._right), max(self._height, self._bottom)
        if self._width * self._height > MOST_CELLS:
            raise TooLargeError


def _repeats(attributes: dict[str, str], kind: str) -> int:
    """How often an ODS row or cell stands there; raises ValueError."""
    for key, value in attributes.items():
        if key.rpartition(":")[2] == f"number-{kind}-repeated":
            return max(1, int(value))
    return 1
