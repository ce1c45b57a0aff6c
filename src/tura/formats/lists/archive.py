"""The one list inside a ZIP archive, or the bytes themselves, line by line."""

import io
import zipfile
from collections.abc import Iterator
from typing import IO

from tura.formats.bad_input import bad_input

_ENDINGS = (".txt", ".csv", ".xml")
_BOM = b"\xef\xbb\xbf"


def opened(data: bytes, name: str) -> tuple[IO[bytes], str]:
    """A stream of the list and its own name; raises BadInput for an archive that is broken or holds no list."""
    if not data.startswith(b"PK\x03\x04"):
        return io.BytesIO(data), name
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        members = [info for info in archive.infolist() if info.filename.lower().endswith(_ENDINGS)]
        if members:
            largest = max(members, key=lambda info: info.file_size)
            return archive.open(largest), largest.filename
    except (zipfile.BadZipFile, RuntimeError):
        raise bad_input(name, "the archive cannot be opened", "download it again") from None
    raise bad_input(name, "the archive holds no .txt, .csv or .xml file", "give the list's own archive")


def lines(stream: IO[bytes]) -> Iterator[str]:
    """Lines without their ends, each in UTF-8 or else in Windows-1252, as these lists mix them."""
    for number, raw in enumerate(stream):
        line = raw.removeprefix(_BOM) if number == 0 else raw
        try:
            yield line.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield line.decode("cp1252", "replace").rstrip("\r\n")
