"""Which list a file is, from its first line and its name."""

import io
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import IO

from tura.domain.players import Discipline, RatingSource
from tura.formats.bad_input import bad_input
from tura.formats.decoding import NotTextError, decode
from tura.formats.lists import archive, fide_text, fide_xml, fshr
from tura.formats.lists.fide_record import FideRecord
from tura.formats.lists.player_row import PlayerRow

_WORDS = {
    Discipline.RAPID: ("rapid", "быстр"),
    Discipline.BLITZ: ("blitz", "блиц"),
    Discipline.STANDARD: ("standard", "classic", "классич"),
}
_PUBLISHED = re.compile(
    r"(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[_-]?(?:20)?(\d\d)", re.IGNORECASE
)
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_HEAD = 4096
# The national lists are some 30 MB at most.
_MOST_BYTES = 1 << 27


@dataclass(frozen=True, slots=True)
class RatingList:
    """A list being read: ``records`` can be gone through once.

    ``discipline`` None: all three in one (FIDE's combined list), or, for the ФШР, not told by the file's name.
    ``listed`` is the first of the month that the heading or the name tells.  ``rows`` are the same players
    as flat rows, much quicker; of ``records`` and ``rows`` only one can be gone through.  ``percent`` is how
    much of the file has been read by now.
    """

    source: RatingSource
    discipline: Discipline | None
    listed: date | None
    records: Iterator[FideRecord] | Iterator[fshr.FshrRecord]
    rows: Iterator[PlayerRow]
    percent: Callable[[], int] = field(compare=False)


def read_list(data: bytes | IO[bytes], name: str) -> RatingList:
    """FIDE's TXT or XML list, combined or single, or a ФШР list; any of them zipped.

    Raises BadInput when the file is none of these.
    """
    file = io.BytesIO(data) if isinstance(data, bytes) else data
    stream, inner = archive.opened(file, name)
    percent = _share(file)
    told = _discipline(inner) or _discipline(name)
    head = stream.read(_HEAD)
    stream.seek(0)
    if head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
        single = None if b"<rapid_rating" in head else told or Discipline.STANDARD
        listed = _listed(inner)
        records, flat = fide_xml.records(stream, name, single), fide_xml.rows(stream, name, single)
        return RatingList(RatingSource.FIDE, single, listed, records, flat, percent)
    lines = archive.lines(stream)
    first = next(lines, "")
    if fide_text.is_heading(first):
        form = fide_text.layout(first, told)
        listed = _listed(first) or _listed(inner)
        records, flat = fide_text.records(lines, form), fide_text.rows(lines, form)
        return RatingList(RatingSource.FIDE, form.single, listed, records, flat, percent)
    return _fshr(file, name, told)


def _share(file: IO[bytes]) -> Callable[[], int]:
    """How many percent of a file's bytes have been read."""
    size = max(1, file.seek(0, io.SEEK_END))
    file.seek(0)
    return lambda: min(100, 100 * file.tell() // size)


def _fshr(file: IO[bytes], name: str, told: Discipline | None) -> RatingList:
    """A national list is small and read at once: its percents are those of its lines."""
    text = _fshr_text(file, name)
    lines, seen = max(1, text.count("\n")), 0

    def counted() -> Iterator[PlayerRow]:
        nonlocal seen
        for seen, row in enumerate(fshr.rows(text, name, told), 1):  # noqa: B007  ``percent`` reads it
            yield row

    def percent() -> int:
        return min(100, 100 * seen // lines)

    return RatingList(RatingSource.FSHR, told, None, fshr.read_fshr(text, name), counted(), percent)


def _fshr_text(file: IO[bytes], name: str) -> str:
    stream, _ = archive.opened(file, name)
    data = stream.read(_MOST_BYTES)
    try:
        text, _ = decode(b"" if stream.read(1) else data)
    except NotTextError:
        text = ""
    first = text.split("\n", 1)[0]
    if not (fshr.is_heading(first) or fshr.is_old(first)):
        raise bad_input(
            name, "this is no rating list of FIDE or the ФШР", "give the file as it was downloaded", 1
        )
    return text


def _discipline(name: str) -> Discipline | None:
    lower = name.lower()
    return next((found for found, words in _WORDS.items() if any(word in lower for word in words)), None)


def _listed(text: str) -> date | None:
    match = _PUBLISHED.search(text)
    return date(2000 + int(match[2]), _MONTHS.index(match[1].lower()) + 1, 1) if match else None
