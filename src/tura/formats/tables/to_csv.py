"""Tables as CSV that Excel opens by double click."""

import csv
import io
import re
from datetime import date

from tura.formats.tables.table import Cell, Column, Table, decimal_text

# A cell that begins so would be run as a formula by the program that opens the file; signs of results are none.
_FORMULA = re.compile(r"[=@\t\r]|[+-]\s*[^\W\d_(]|[+-]\s*\(|[+-]\s*[\d.,]+[^\d.,\s]")

# A value of a tie-break comes as text; a Russian Excel would make a date of "29.5".
_DECIMAL = re.compile(r"-?\d+\.\d{1,2}")


def to_csv(table: Table, separator: str = ";", decimal_mark: str = ",") -> bytes:
    """UTF-8 with BOM, CRLF; the defaults are what a Russian Excel expects. The title is left out."""
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer, delimiter=separator, lineterminator="\r\n")
    writer.writerow([_safe(column.heading) for column in table.columns])
    for row in table.rows:
        writer.writerow(
            [_text(cell, column, decimal_mark) for cell, column in zip(row, table.columns, strict=True)]
        )
    return buffer.getvalue().encode("utf-8-sig")


def _text(cell: Cell, column: Column, mark: str) -> str:
    match cell:
        case None:
            return ""
        case int():
            return decimal_text(cell, column.decimals, mark)
        case date():
            return cell.isoformat()
        case str() if _DECIMAL.fullmatch(cell):
            return cell.replace(".", mark)
        case str():
            return _safe(cell)


def _safe(text: str) -> str:
    """Text that a spreadsheet shows and does not run."""
    return f"'{text}" if len(text) > 1 and _FORMULA.match(text) else text
