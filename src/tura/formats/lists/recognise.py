"""Which list a file is, from its first line and its name."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class RatingList:
    """A list being read: ``records`` can be gone through once.

    ``discipline`` None: all three in one (FIDE's combined list), or, for the ФШР, not told by the file's name.
    ``listed`` is the first of the month that the heading or the name tells.  ``rows`` are the same players
    as flat rows, much quicker; of ``records`` and ``rows`` only one can be gone through.
    """

    source: RatingSource
    discipline: Discipline | None
    listed: date | None
    records: Iterator[FideRecord] | Iterator[fshr.FshrRecord]
    rows: Iterator[PlayerRow]


def read_list(data: bytes | IO[bytes], name: str) -> RatingList:
    """FIDE's TXT or XML list, combined or single, or a ФШР list; any of them zipped.

    Raises BadInput when the file is none of these.
    """
    stream, inner = archive.opened(data, name)
    told = _discipline(inner) or _discipline(name)
    head = stream.read(_HEAD)
    stream.seek(0)
    if head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
        single = None if b"<rapid_rating" in head else told or Discipline.STANDARD
        listed = _listed(inner)
        records = fide_xml.records(stream, name, single)
        return RatingList(RatingSource.FIDE, single, listed, records, fide_xml.rows(stream, name, single))
    lines = archive.lines(stream)
    first = next(lines, "")
    if fide_text.is_heading(first):
        form = fide_text.layout(first, told)
        listed = _listed(first) or _listed(inner)
        records = fide_text.records(lines, form)
        return RatingList(RatingSource.FIDE, form.single, listed, records, fide_text.rows(lines, form))
    text = _fshr_text(data, name)
    rows = fshr.rows(text, name, told)
    return RatingList(RatingSource.FSHR, told, None, fshr.read_fshr(text, name), rows)


def _fshr_text(data: bytes | IO[bytes], name: str) -> str:
    stream, _ = archive.opened(data, name)
    try:
        text, _ = decode(stream.read())
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
