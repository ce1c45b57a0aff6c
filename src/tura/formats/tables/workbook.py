"""Workbooks (XLSX, ODS, XLS) as rows of texts, opened in a program of its own.

The library that opens them makes a whole rectangle of every sheet, and some damage ends its process: one stray cell
at the end of a sheet would take all memory, and the server with it.  So the parts of an archive are measured and packed
anew first, and what is left is read where it can harm nobody.
"""

import io
import json
import lzma
import struct
import subprocess
import sys
import zipfile
import zlib
from importlib.util import find_spec
from pathlib import Path

from tura.formats.bad_input import BadInput, bad_input
from tura.formats.tables.extent import TooLargeError, measure

_ZIP = b"PK\x03\x04"
_COMPOUND = b"\xd0\xcf\x11\xe0"
_PARTS = (".xml", ".rels", "mimetype")
_MOST_BYTES = 64 << 20
_MOST_MEMORY = 1 << 30
_SECONDS = 30
_PIECE = 1 << 18
_BROKEN = (
    zipfile.BadZipFile, RuntimeError, ValueError, EOFError, OSError, OverflowError, KeyError,
    zlib.error, lzma.LZMAError, struct.error,
)  # fmt: skip

Rows = list[list[str]]


def is_workbook(data: bytes) -> bool:
    """Whether the bytes begin as workbooks do."""
    return data.startswith((_ZIP, _COMPOUND))


def sheets(data: bytes, name: str) -> list[Rows]:
    """The rows of each visible sheet as a person sees them, then of the hidden ones; raises BadInput."""
    try:
        return _opened(_measured(data) if data.startswith(_ZIP) else data)
    except (TooLargeError, subprocess.TimeoutExpired):
        raise bad_input(
            name,
            "a sheet is too large for a list: a cell far to the right or far below is filled",
            "copy the list alone into a new workbook, or save it as CSV",
        ) from None
    except (subprocess.CalledProcessError, *_BROKEN):
        raise _unreadable(name) from None


def _unreadable(name: str) -> BadInput:
    return bad_input(name, "the workbook cannot be opened", "save it again as XLSX or CSV")


def _opened(data: bytes) -> list[Rows]:
    library = find_spec("python_calamine")
    assert library is not None
    assert library.origin is not None
    program = Path(__file__).with_name("opened_book.py")
    run = subprocess.run(  # noqa: S603  our own program, and nothing of the file is an argument
        [sys.executable, "-I", "-S", program, Path(library.origin).parents[1], str(_MOST_MEMORY)],
        input=data,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=_SECONDS,
        check=True,
        # On Windows no console window flashes up.
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    found: list[Rows] = json.loads(run.stdout)
    return found


def _measured(data: bytes) -> bytes:
    """The archive with nothing in it but parts that are sound and of a size that a list may have."""
    buffer, left = io.BytesIO(), _MOST_BYTES
    with (
        zipfile.ZipFile(io.BytesIO(data)) as archive,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as checked,
    ):
        for info in {info.filename: info for info in archive.infolist()}.values():
            if not info.filename.lower().endswith(_PARTS):
                continue
            content = _unpacked(archive, info, left)
            left -= len(content)
            if info.filename == "mimetype" or measure(content):
                checked.writestr(info.filename, content)
    return buffer.getvalue()


def _unpacked(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    pieces, size = [], 0
    with archive.open(info) as member:
        while piece := member.read(_PIECE):
            pieces.append(piece)
            size += len(piece)
            if size > most:
                raise TooLargeError
    return b"".join(pieces)
