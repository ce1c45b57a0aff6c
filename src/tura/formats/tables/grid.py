"""A table's cells as text, from CSV in any dress or from a workbook (XLSX, XLS, ODS)."""

import csv
import io
from collections.abc import Iterator
from datetime import date, datetime, time

from python_calamine import CalamineError, CalamineWorkbook

from tura.formats.bad_input import bad_input
from tura.formats.decoding import NotTextError, decode

_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
_SEPARATORS = ";\t,"
_CTRL_Z = "\x1a"

Row = tuple[int, tuple[str, ...]]
Cell = int | float | str | bool | time | date | datetime | object


def read_grids(data: bytes, name: str) -> list[list[Row]]:
    """Each sheet as numbered rows of trimmed texts, empty rows left out; a CSV has one sheet.

    Raises BadInput when the bytes are neither text nor a workbook.
    """
    if data.startswith(_WORKBOOKS):
        return _workbook(data, name)
    try:
        text, _ = decode(data)
    except NotTextError:
        raise bad_input(
            name, "this is neither a text table nor a workbook", "give CSV, XLSX, XLS or ODS"
        ) from None
    return [list(_filled(_csv(text.rstrip(_CTRL_Z), name)))]


def _workbook(data: bytes, name: str) -> list[list[Row]]:
    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(data))
        sheets = [
            book.get_sheet_by_name(sheet).to_python(skip_empty_area=False) for sheet in book.sheet_names
        ]
    except (CalamineError, OSError, ValueError):
        raise bad_input(name, "the workbook cannot be opened", "save it again as XLSX or CSV") from None
    return [
        list(_filled((number, tuple(map(_text, row))) for number, row in enumerate(sheet, 1)))
        for sheet in sheets
    ]


def _filled(rows: Iterator[Row]) -> Iterator[Row]:
    return ((number, cells) for number, cells in rows if any(cells))


def _csv(text: str, name: str) -> Iterator[Row]:
    separator = _separator(text)
    try:
        for number, cells in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=separator), 1):
            yield number, tuple(map(_trim, cells))
    except csv.Error as error:
        raise bad_input(name, f"the table breaks off: {error}", "look for an open quotation mark") from None


def _separator(text: str) -> str:
    """The separator that Excel's "sep=" line names, else the one met most in the first filled line."""
    first = next((line for line in text.lstrip("\ufeff").splitlines() if line.strip()), "")
    if first.lower().startswith("sep=") and len(first) > 4:
        return first[4]
    bare = "".join(first.split('"')[::2])
    return max(_SEPARATORS, key=bare.count)


def _trim(text: str) -> str:
    """Without outer blanks; line breaks and no-break spaces inside become blanks."""
    return " ".join(text.replace("\ufeff", "").split())


def _text(value: Cell) -> str:
    """A workbook's cell as a person sees it: whole numbers without a fraction, dates in ISO form."""
    match value:
        case bool():
            return "1" if value else ""
        case float() if value.is_integer():
            return str(int(value))
        case datetime():
            return value.date().isoformat() if value.time() == time() else value.isoformat(" ", "minutes")
        case date():
            return value.isoformat()
        case time():
            return value.isoformat("minutes")
        case _:
            return _trim(str(value))
