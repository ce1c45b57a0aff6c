"""Tables as XLSX workbooks, the same bytes for the same tables."""

import io
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from tura.formats.tables.table import Cell, Column, Table, decimal_text

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

# Nothing in a workbook may depend on when it was made.
_CREATED = datetime(2000, 1, 1, tzinfo=UTC)
_FORBIDDEN = re.compile(r"[\[\]:*?/\\']")
_SHEET_NAME = 31
_WIDEST = 60
_OPTIONS = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


def to_xlsx(tables: Sequence[Table]) -> bytes:
    """One sheet for each table: its title, a heading row that stays in view, and numbers as numbers."""
    import xlsxwriter  # noqa: PLC0415  slow to import, and most who import this module write no workbook

    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer, _OPTIONS) as book:
        book.set_properties({"created": _CREATED})
        styles = _Styles(
            title=book.add_format({"bold": True, "font_size": 13}),
            heading=book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"}),
            decimals=tuple(book.add_format({"num_format": form}) for form in ("0", "0.0", "#,##0.00")),
            day=book.add_format({"num_format": "dd.mm.yyyy"}),
        )
        taken: set[str] = set()
        for table in tables:
            _sheet(book.add_worksheet(_sheet_name(table.title, taken)), table, styles)
    return buffer.getvalue()


class _Styles:
    def __init__(
        self, title: "Format", heading: "Format", decimals: "tuple[Format, ...]", day: "Format"
    ) -> None:
        self.title, self.heading, self.decimals, self.day = title, heading, decimals, day


def _sheet(sheet: "Worksheet", table: Table, styles: _Styles) -> None:
    sheet.write_string(0, 0, table.title, styles.title)
    for place, column in enumerate(table.columns):
        sheet.write_string(1, place, column.heading, styles.heading)
        sheet.set_column(place, place, column.width or _width(table, place))
    sheet.freeze_panes(2, 0)
    sheet.repeat_rows(1)
    sheet.fit_to_pages(1, 0)
    for number, row in enumerate(table.rows, 2):
        for place, (cell, column) in enumerate(zip(row, table.columns, strict=True)):
            _cell(sheet, (number, place), cell, column, styles)


def _cell(sheet: "Worksheet", at: tuple[int, int], cell: Cell, column: Column, styles: _Styles) -> None:
    match cell:
        case None:
            pass
        case int():
            # A spreadsheet's numbers are binary fractions: this is the edge, nothing is reckoned with them.
            sheet.write_number(*at, cell / 10**column.decimals, styles.decimals[column.decimals])
        case date():
            sheet.write_datetime(*at, cell, styles.day)
        case str():
            sheet.write_string(*at, cell)


def _width(table: Table, place: int) -> int:
    column = table.columns[place]
    longest = max((len(_shown(row[place], column)) for row in table.rows), default=0)
    return min(_WIDEST, max(longest, len(column.heading)) + 2)


def _shown(cell: Cell, column: Column) -> str:
    return decimal_text(cell, column.decimals) if isinstance(cell, int) else str(cell or "")


def _sheet_name(title: str, taken: set[str]) -> str:
    """At most 31 characters, none that spreadsheets forbid, no two alike."""
    plain = _FORBIDDEN.sub(" ", title).strip()[:_SHEET_NAME] or "1"
    name, number = plain, 2
    while name.lower() in taken:
        tail = f" {number}"
        name, number = plain[: _SHEET_NAME - len(tail)] + tail, number + 1
    taken.add(name.lower())
    return name
