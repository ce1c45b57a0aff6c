"""Workbooks made cell by cell: XLSX, ODS as LibreOffice writes it, and XLS (BIFF8) byte by byte."""

import io
import struct
import zipfile
from collections.abc import Sequence
from html import escape

import xlsxwriter

Value = str | int | float | None
Sheet = Sequence[Sequence[Value]]

_SECTOR = 512
_FREE, _END, _FAT = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD


def xlsx(*sheets: Sheet, hidden: Sequence[int] = ()) -> bytes:
    """An XLSX workbook; ``hidden`` are the places of sheets that are not shown."""
    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer, {"in_memory": True}) as book:
        for place, rows in enumerate(sheets):
            sheet = book.add_worksheet()
            for number, row in enumerate(rows):
                sheet.write_row(number, 0, row)
            if place in hidden:
                sheet.hide()
            elif place:
                sheet.activate()
    return buffer.getvalue()


def ods(*sheets: Sheet) -> bytes:
    """An ODS workbook of texts and numbers."""
    tables = "".join(
        f'<table:table table:name="{number}">{"".join(map(_ods_row, rows))}</table:table>'
        for number, rows in enumerate(sheets)
    )
    content = (
        '<?xml version="1.0" encoding="UTF-8"?><office:document-content '
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
        f"{tables}</office:spreadsheet></office:body></office:document-content>"
    )
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
    return buffer.getvalue()


def _ods_row(row: Sequence[Value]) -> str:
    cells = []
    for value in row:
        if value is None:
            cells.append("<table:table-cell/>")
        elif isinstance(value, str):
            cells.append(
                f'<table:table-cell office:value-type="string"><text:p>{escape(value)}</text:p></table:table-cell>'
            )
        else:
            cells.append(f'<table:table-cell office:value-type="float" office:value="{value}"/>')
    return f"<table:table-row>{''.join(cells)}</table:table-row>"


def xls(rows: Sheet) -> bytes:
    """An Excel 97 workbook of one sheet."""
    name = "1".encode("utf-16-le")
    bof = _record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0010, 0, 0, 0, 0))
    body = [bof]
    for number, row in enumerate(rows):
        body += (_xls_cell(number, column, value) for column, value in enumerate(row) if value is not None)
    sheet = b"".join((*body, _record(0x000A, b"")))
    begin = _record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0005, 0, 0, 0, 0))
    end = _record(0x000A, b"")
    length = len(begin) + len(end) + 4 + 8 + len(name)
    place = _record(0x0085, struct.pack("<IBBBB", length, 0, 0, 1, 1) + name)
    return _compound(begin + place + end + sheet)


def _record(code: int, data: bytes) -> bytes:
    return struct.pack("<HH", code, len(data)) + data


def _xls_cell(row: int, column: int, value: Value) -> bytes:
    if isinstance(value, str):
        text = value.encode("utf-16-le")
        return _record(0x0204, struct.pack("<HHHHB", row, column, 0, len(text) // 2, 1) + text)
    return _record(0x0203, struct.pack("<HHHd", row, column, 0, float(value or 0)))


def _compound(stream: bytes) -> bytes:
    """The stream "Workbook" alone in a compound file, long enough to stand in whole sectors."""
    count = max(8, -(-len(stream) // _SECTOR))
    fat = [_FAT, _END, *range(3, 2 + count), _END]
    assert len(fat) <= _SECTOR // 4
    header = struct.pack(
        "<8s16sHHHHH6xIIIIIIIIII",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", 0x3E, 3, 0xFFFE, 9, 6,
        0, 1, 1, 0, 4096, _END, 0, _END, 0, 0,
    ) + struct.pack("<I", _FREE) * 108  # fmt: skip
    table = b"".join(struct.pack("<I", each) for each in fat).ljust(_SECTOR, b"\xff")
    folder = _entry("Root Entry", 5, 1, _END, 0) + _entry("Workbook", 2, _FREE, 2, count * _SECTOR)
    empty = _entry("", 0, _FREE, 0, 0) * 2
    return header + table + folder + empty + stream.ljust(count * _SECTOR, b"\0")


def _entry(name: str, kind: int, child: int, start: int, size: int) -> bytes:
    text = name.encode("utf-16-le")
    length = len(text) + 2 if name else 0
    return struct.pack(
        "<64sHBBIII16sI8s8sIQ", text, length, kind, 1, _FREE, _FREE, child, b"", 0, b"", b"", start, size
    )
