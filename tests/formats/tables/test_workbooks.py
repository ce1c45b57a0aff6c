"""Workbooks in every format, and those that would take all memory or end the process that opens them."""

import io
import zipfile

import pytest

from tura.formats.bad_input import BadInput
from tura.formats.tables import read_entries
from workbooks_made import ods, xls, xlsx

TABLE = (
    ("Список", None, None),
    ("ФИО", "Пол", "Рейтинг"),
    ("Липов Олег", "м", 1500),
    ("Берёзкина Аня", "ж", 1211.0),
)
FAR = {
    "xl/worksheets/sheet1.xml": (b"</sheetData>", b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    "content.xml": (
        b"</table:table>",
        (
            b'<table:table-row table:number-rows-repeated="1048576"><table:table-cell '
            b'table:number-columns-repeated="16384" office:value-type="float" office:value="1"/></table:table-row>'
        ),
    ),
}


def changed(data: bytes, name: str, mark: bytes, before: bytes) -> bytes:
    """The archive with something before a mark in one of its parts."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.namelist():
            content = old.read(part)
            new.writestr(part, content.replace(mark, before + mark) if part == name else content)
    return buffer.getvalue()


@pytest.mark.parametrize("data", [xlsx(TABLE), ods(TABLE), xls(TABLE)], ids=["xlsx", "ods", "xls"])
def test_every_format_gives_the_same_rows(data: bytes) -> None:
    """The rows, their numbers and their cells do not depend on the program that saved them."""
    rows = read_entries(data, "list").rows
    assert [(row.row, row.name, row.rating) for row in rows] == [
        (3, "Липов Олег", 1500),
        (4, "Берёзкина Аня", 1211),
    ]


@pytest.mark.parametrize(
    ("data", "part"), [(xlsx(TABLE), "xl/worksheets/sheet1.xml"), (ods(TABLE), "content.xml")]
)
def test_a_cell_at_the_end_of_the_world_is_told(data: bytes, part: str) -> None:
    """A filled cell far away makes a rectangle that no memory holds: it is named instead of made."""
    with pytest.raises(BadInput, match=r"^list: a sheet is too large for a list: a cell far"):
        read_entries(changed(data, part, *FAR[part]), "list")


def test_empty_rows_repeated_to_the_end_are_nothing() -> None:
    """LibreOffice ends every sheet with a million empty rows."""
    rest = (
        b'<table:table-row table:number-rows-repeated="1048570"><table:table-cell '
        b'table:number-columns-repeated="16384"/></table:table-row>'
    )
    assert (
        len(read_entries(changed(ods(TABLE), "content.xml", b"</table:table>", rest), "list.ods").rows) == 2
    )


def test_an_archive_that_unpacks_without_end_is_told() -> None:
    """Seventy megabytes of blanks in a few kilobytes are no list."""
    data = changed(xlsx(TABLE), "xl/worksheets/sheet1.xml", b"</sheetData>", b" " * 70_000_000)
    assert len(data) < 200_000
    with pytest.raises(BadInput, match="too large"):
        read_entries(data, "list.xlsx")


@pytest.mark.parametrize("length", [8, 600, 1500, 3000])
def test_a_broken_excel_97_file_is_told_and_nothing_else_is_said(
    length: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """What the library underneath prints when it breaks down does not reach the arbiter."""
    with pytest.raises(BadInput, match=r"^list.xls: the workbook cannot be opened; save it again"):
        read_entries(xls(TABLE)[:length], "list.xls")
    assert capfd.readouterr() == ("", "")
