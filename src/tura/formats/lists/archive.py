"""The one list inside a ZIP archive, or the bytes themselves, line by line."""

import io
import zipfile
from collections.abc import Iterator
from typing import IO

from tura.formats.bad_input import bad_input

_ENDINGS = (".txt", ".csv", ".xml")
_BOM = b"\xef\xbb\xbf"


def opened(data: bytes | IO[bytes], name: str) -> tuple[IO[bytes], str]:
    """A stream of the list and its own name; raises BadInput for an archive that is broken or holds no list.

    A file that is given open is read piece by piece, from its beginning.
    """
    stream = io.BytesIO(data) if isinstance(data, bytes) else data
    stream.seek(0)
    begins = stream.read(4)
    stream.seek(0)
    if begins != b"PK\x03\x04":
        return stream, name
    try:
        archive = zipfile.ZipFile(stream)
        members = [info for info in archive.infolist() if info.filename.lower().endswith(_ENDINGS)]
        if members:
            largest = max(members, key=lambda info: info.file_size)
            return archive.open(largest), largest.filename
    except (zipfile.BadZipFile, RuntimeError):
        raise bad_input(name, "the archive cannot be opened", "download it again") from None
    raise bad_input(name, "the archive holds no .txt, .csv or .xml file", "give the list's own archive")


def lines(stream: IO[bytes]) -> Iterator[str]:
    """Lines without their ends, each in UTF-8 or else in Windows-1252, as these lists mix them."""
    first = True
    for raw in stream:
        line = raw.removeprefix(_BOM) if first else raw
        first = False
        try:
            yield line.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield line.decode("cp1252", "replace").rstrip("\r\n")
