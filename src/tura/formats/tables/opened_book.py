"""A program of its own that opens one workbook: its bytes come in, the rows of its sheets go out as JSON.

It stands apart because the library it calls ends the whole process over some damaged files.  It imports nothing of
tura, so that it starts at once.  Arguments: the folder of the library, and the most memory in bytes (0: no limit).
"""

import io
import json
import sys
from datetime import date, datetime, time

Cell = int | float | str | bool | time | date | datetime | object


def main() -> None:
    """Read, and write; whatever goes wrong ends the program with an error."""
    sys.path.append(sys.argv[1])
    from python_calamine import CalamineWorkbook  # noqa: PLC0415  its folder is an argument

    _limit(int(sys.argv[2]))
    book = CalamineWorkbook.from_filelike(io.BytesIO(sys.stdin.buffer.read()))
    found = []
    for sheet in sorted(book.sheets_metadata, key=lambda about: not str(about.visible).endswith(".Visible")):
        if str(sheet.typ).endswith(".WorkSheet"):
            rows = book.get_sheet_by_name(sheet.name).to_python(skip_empty_area=False)
            found.append([[_text(cell) for cell in row] for row in rows])
    sys.stdout.buffer.write(json.dumps(found, ensure_ascii=True).encode())


def _limit(most: int) -> None:
    try:
        import resource  # noqa: PLC0415  not on every system
    except ImportError:
        return
    if most:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _text(value: Cell) -> str:
    """A cell as a person sees it: whole numbers without a fraction, dates in ISO form."""
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
            return str(value)


if __name__ == "__main__":
    main()
