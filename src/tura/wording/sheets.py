"""A sheet put into words, and laid out as plain text."""

from unicodedata import combining, normalize

from tura.domain.points import as_text
from tura.domain.reason import Reason
from tura.domain.sheet import Cell, Column, Kind, Sheet, Worded
from tura.formats.tables.table import Column as TableColumn
from tura.formats.tables.table import Table
from tura.wording.catalogues import catalogue
from tura.wording.sentences import money, sentence
from tura.wording.tiebreak_names import tiebreak_head

RIGHT = (Kind.NUMBER, Kind.POINTS, Kind.MONEY)


def worded(sheet: Sheet, language: str) -> Worded:
    """The sheet in ``ru`` or ``en``."""
    return Worded(
        title=sentence(Reason(f"sheet.{sheet.key}", "", sheet.facts), language),
        headings=tuple(_heading(column, language) for column in sheet.columns),
        kinds=tuple(column.kind for column in sheet.columns),
        rows=tuple(
            tuple(_cell(cell, column.kind, language) for cell, column in zip(row, sheet.columns, strict=True))
            for row in sheet.rows
        ),
        notes=tuple(sentence(note, language) for note in sheet.notes),
    )


def _heading(column: Column, language: str) -> str:
    if column.heading:
        return column.heading
    if column.key.startswith("tiebreak."):
        return tiebreak_head(column.key.removeprefix("tiebreak."), language)
    return catalogue(language).get(f"column.{column.key}", column.key)


def _cell(cell: Cell, kind: Kind, language: str) -> str:
    if cell is None:
        return ""
    if isinstance(cell, Reason):
        return sentence(cell, language)
    if isinstance(cell, int):
        if kind is Kind.MONEY:
            return money(cell, language)
        if kind is Kind.POINTS:
            return halves(cell)
        return str(cell)
    return catalogue(language).get(cell, cell) if kind is Kind.WORD else cell


def halves(tenths: int) -> str:
    """Whole and half points as arbiters write them: 3, 3½, ½; finer values with their decimal."""
    whole, rest = divmod(tenths, 10)
    if rest == 5 and whole >= 0:
        return f"{whole or ''}½"
    return str(whole) if rest == 0 else as_text(tenths)


def as_plain_text(sheet: Worded) -> str:
    """The sheet as fixed-width lines, a title above and notes below."""
    widths = [
        max([_width(heading), *(_width(row[i]) for row in sheet.rows)])
        for i, heading in enumerate(sheet.headings)
    ]
    lines = [sheet.title, "=" * _width(sheet.title), _line(sheet.headings, widths, sheet.kinds)]
    lines.append("  ".join("-" * width for width in widths))
    lines.extend(_line(row, widths, sheet.kinds) for row in sheet.rows)
    lines.extend(["", *sheet.notes] if sheet.notes else [])
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _line(cells: tuple[str, ...], widths: list[int], kinds: tuple[Kind, ...]) -> str:
    return "  ".join(
        " " * (width - _width(cell)) + cell if kind in RIGHT else cell + " " * (width - _width(cell))
        for cell, width, kind in zip(cells, widths, kinds, strict=True)
    )


def _width(text: str) -> int:
    return sum(1 for mark in normalize("NFC", text) if not combining(mark))


def as_table(sheet: Sheet, language: str) -> Table:
    """The sheet as a table for spreadsheets: numbers stay numbers, points and money keep their decimals."""
    words = worded(sheet, language)
    decimals = {Kind.POINTS: 1, Kind.MONEY: 2}
    columns = tuple(
        TableColumn(heading, decimals.get(kind, 0))
        for heading, kind in zip(words.headings, words.kinds, strict=True)
    )
    rows = tuple(
        tuple(
            cell if isinstance(cell, int) else text or None for cell, text in zip(given, texts, strict=True)
        )
        for given, texts in zip(sheet.rows, words.rows, strict=True)
    )
    return Table(words.title, columns, rows)
