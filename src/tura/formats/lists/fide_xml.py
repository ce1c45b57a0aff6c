"""FIDE's XML lists, read piece by piece, without a tree of elements."""

from collections.abc import Iterator, Mapping
from typing import IO
from xml.parsers.expat import ExpatError, ParserCreate, XMLParserType

from tura.domain.players import Discipline, Sex
from tura.formats.bad_input import bad_input
from tura.formats.lists.fide_record import UNRATED, FideRecord, Strength
from tura.formats.lists.number import number
from tura.formats.lists.player_row import PlayerRow

_SEX = {"M": Sex.MALE, "F": Sex.FEMALE}
_PREFIXES = {Discipline.STANDARD: "", Discipline.RAPID: "rapid_", Discipline.BLITZ: "blitz_"}
_PARTS = ("rating", "games", "k")
# The fields of a row that a player's elements give; each list has its own names of ratings.
_FIELDS = {"fideid": 0, "name": 1, "sex": 2, "birthday": 3, "country": 4, "title": 5, "w_title": 6}
_RATINGS = {
    None: {"rating": 7, "rapid_rating": 8, "blitz_rating": 9},
    Discipline.STANDARD: {"rating": 7},
    Discipline.RAPID: {"rating": 8},
    Discipline.BLITZ: {"rating": 9},
}
_ALL = (
    *_FIELDS, "o_title", "foa_title", "flag",
    *(f"{prefix}{part}" for prefix in _PREFIXES.values() for part in _PARTS),
)  # fmt: skip
_COUNT, _PIECE = 10, 1 << 16
_LONGEST_TEXT, _LONGEST_TOKEN = 4096, 1 << 20


def records(stream: IO[bytes], name: str, single: Discipline | None) -> Iterator[FideRecord]:
    """One record for each player element; in a list of one discipline (``single``) its rating is called rating.

    Raises BadInput at the place where the XML breaks off.
    """
    places = {field: place for place, field in enumerate(_ALL)}
    for texts in _players(stream, name, places, len(_ALL)):
        yield _record(dict(zip(_ALL, map(str.strip, texts), strict=True)), single)


def rows(stream: IO[bytes], name: str, single: Discipline | None) -> Iterator[PlayerRow]:
    """The same players as flat rows, quicker; raises BadInput as ``records`` does."""
    return map(_row, _players(stream, name, {**_FIELDS, **_RATINGS[single]}, _COUNT))


def _players(stream: IO[bytes], name: str, fields: Mapping[str, int], count: int) -> Iterator[list[str]]:
    """The texts of each player, in the fields' places."""
    gatherer = _Gatherer(fields, count)
    # Expat limits the expansion of entities by itself, and no external entity is ever fetched.
    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = gatherer.start
    parser.EndElementHandler = gatherer.end
    parser.CharacterDataHandler = gatherer.data
    given, sound = 0, True
    while sound and (piece := stream.read(_PIECE)):
        given += len(piece)
        sound = _parsed(parser, piece)
        yield from gatherer.done
        gatherer.done.clear()
        # A tag that does not end would be looked through again with every piece.
        sound = sound and given - parser.CurrentByteIndex < _LONGEST_TOKEN
    if not (sound and _parsed(parser, b"")):
        line = max(1, parser.CurrentLineNumber)
        raise bad_input(name, "the XML breaks off here", "download the list again", line)


def _parsed(parser: XMLParserType, piece: bytes) -> bool:
    """Whether the parser went on; an empty piece is the end."""
    try:
        parser.Parse(piece, not piece)
    except (ExpatError, ValueError, LookupError):
        return False
    return True


class _Gatherer:
    """What the parser calls: the texts of the player it is in, and the texts of those it has left."""

    def __init__(self, fields: Mapping[str, int], count: int) -> None:
        self._fields, self._count = fields, count
        self._texts, self._at = [""] * count, -1
        self.done: list[list[str]] = []

    def start(self, tag: str, _attributes: object) -> None:
        self._at = self._fields.get(tag, -1)
        if tag == "player":
            self._texts = [""] * self._count

    def data(self, text: str) -> None:
        if self._at >= 0 and len(self._texts[self._at]) < _LONGEST_TEXT:
            self._texts[self._at] += text

    def end(self, tag: str) -> None:
        self._at = -1
        if tag == "player":
            self.done.append(self._texts)


def _record(texts: Mapping[str, str], single: Discipline | None) -> FideRecord:
    return FideRecord(
        fide_id=texts.get("fideid", ""),
        name=texts.get("name", ""),
        federation=texts.get("country", ""),
        sex=_SEX.get(texts.get("sex", "")),
        title=texts.get("title", ""),
        women_title=texts.get("w_title", ""),
        other_titles=texts.get("o_title", ""),
        arena_title=texts.get("foa_title", ""),
        standard=_strength(texts, Discipline.STANDARD, single),
        rapid=_strength(texts, Discipline.RAPID, single),
        blitz=_strength(texts, Discipline.BLITZ, single),
        birth_year=number(texts.get("birthday", "")[:4]),
        flag=texts.get("flag", ""),
    )


def _strength(texts: Mapping[str, str], discipline: Discipline, single: Discipline | None) -> Strength:
    if single is not None and single is not discipline:
        return UNRATED
    prefix = "" if single else _PREFIXES[discipline]
    rating, games, k = (number(texts.get(f"{prefix}{part}", "")) for part in _PARTS)
    return Strength(rating, games or 0, k)


def _row(texts: list[str]) -> PlayerRow:
    ident, name, sex, born, country, title, women, *ratings = map(str.strip, texts)
    standard, rapid, blitz = map(number, ratings)
    return PlayerRow(
        ident,
        name,
        sex == "F",
        number(born[:4]),
        country,
        "",
        "",
        "",
        title or women,
        standard,
        rapid,
        blitz,
    )
