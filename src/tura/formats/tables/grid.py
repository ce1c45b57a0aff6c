"""A table's cells as text, from CSV in any dress or from a workbook (XLSX, XLS, ODS)."""

import csv
import io
from collections.abc import Iterator

from tura.formats.bad_input import bad_input
from tura.formats.decoding import NotTextError, decode
from tura.formats.tables.letters import trimmed
from tura.formats.tables.workbook import is_workbook, sheets

_SEPARATORS = ";\t,"
_CTRL_Z = "\x1a"

Row = tuple[int, tuple[str, ...]]


def read_grids(data: bytes, name: str) -> list[list[Row]]:
    """Each sheet as numbered rows of trimmed texts, empty rows left out; a CSV has one sheet.

    Raises BadInput when the bytes are neither text nor a workbook.
    """
    if is_workbook(data):
        return [list(_filled(_numbered(sheet))) for sheet in sheets(data, name)]
    try:
        text, _ = decode(data)
    except NotTextError:
        raise bad_input(
            name, "this is neither a text table nor a workbook", "give CSV, XLSX, XLS or ODS"
        ) from None
    return [list(_filled(_csv(text.rstrip(_CTRL_Z), name)))]


def _numbered(sheet: list[list[str]]) -> Iterator[Row]:
    return ((number, tuple(map(trimmed, row))) for number, row in enumerate(sheet, 1))


def _filled(rows: Iterator[Row]) -> Iterator[Row]:
    return ((number, cells) for number, cells in rows if any(cells))


def _csv(text: str, name: str) -> Iterator[Row]:
    separator = _separator(text)
    try:
        for number, cells in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=separator), 1):
            yield number, tuple(map(trimmed, cells))
    except csv.Error as error:
        raise bad_input(
            name, "the table breaks off: {why}", "look for an open quotation mark", why=error
        ) from None


def _separator(text: str) -> str:
    """The separator that Excel's "sep=" line names, else the one met most in the first filled line."""
    first = next((line for line in text.lstrip("\ufeff").splitlines() if line.strip()), "")
    if first.lower().startswith("sep=") and len(first) > 4:
        return first[4]
    bare = "".join(first.split('"')[::2])
    return max(_SEPARATORS, key=bare.count)
