"""The one list inside a ZIP archive, or the bytes themselves, line by line."""

import io
import lzma
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import IO, TYPE_CHECKING, TypeVar

from tura.formats.bad_input import BadInput, bad_input

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

_ENDINGS = (".txt", ".csv", ".xml")
# Everything that the standard library says of an archive that is none, or is damaged, locked or odd.
_BROKEN = (
    zipfile.BadZipFile, RuntimeError, ValueError, EOFError, OSError, OverflowError,
    zlib.error, lzma.LZMAError, struct.error,
)  # fmt: skip
_PIECE = _LONGEST_LINE = 1 << 16
T = TypeVar("T")
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
        largest = max(members, key=lambda info: info.file_size, default=None)
        if largest is not None:
            return io.BufferedReader(_Unpacked(archive.open(largest), name), _PIECE), largest.filename
    except _BROKEN:
        raise _broken(name) from None
    raise bad_input(name, "the archive holds no .txt, .csv or .xml file", "give the list's own archive")


class _Unpacked(io.RawIOBase):
    """A file inside an archive; damage that only shows while unpacking is told as bad input too."""

    def __init__(self, member: IO[bytes], name: str) -> None:
        super().__init__()
        self._member, self._name = member, name

    def readable(self) -> bool:
        """It can be read."""
        return True

    def seekable(self) -> bool:
        """It can be read again from the beginning."""
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """To another place."""
        return self._sound(lambda: self._member.seek(offset, whence))

    def tell(self) -> int:
        """The place now."""
        return self._member.tell()

    def readinto(self, buffer: "Buffer") -> int:
        """The next bytes, unpacked."""
        into = memoryview(buffer)
        piece = self._sound(lambda: self._member.read(len(into)))
        into[: len(piece)] = piece
        return len(piece)

    def _sound(self, act: Callable[[], T]) -> T:
        try:
            return act()
        except _BROKEN:
            raise _broken(self._name) from None


def _broken(name: str) -> BadInput:
    return bad_input(name, "the archive cannot be opened", "download it again")


def lines(stream: IO[bytes]) -> Iterator[str]:
    """Lines without their ends, each in UTF-8 or else in Windows-1252, as these lists mix them."""
    first = True
    for raw in iter(lambda: stream.readline(_LONGEST_LINE), b""):
        line = raw.removeprefix(_BOM) if first else raw
        first = False
        try:
            yield line.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield line.decode("cp1252", "replace").rstrip("\r\n")
