"""FIDE's XML lists, read element by element."""

from collections.abc import Iterator, Mapping
from typing import IO
from xml.etree.ElementTree import Element, ParseError, iterparse
from xml.parsers.expat import ExpatError, ParserCreate

from tura.domain.players import Discipline, Sex
from tura.formats.bad_input import bad_input
from tura.formats.lists.fide_record import UNRATED, FideRecord, Strength
from tura.formats.lists.player_row import PlayerRow

_SEX = {"M": Sex.MALE, "F": Sex.FEMALE}
_PREFIXES = {Discipline.STANDARD: "", Discipline.RAPID: "rapid_", Discipline.BLITZ: "blitz_"}


def records(stream: IO[bytes], name: str, single: Discipline | None) -> Iterator[FideRecord]:
    """One record for each player element; in a list of one discipline (``single``) its rating is called rating.

    Raises BadInput at the place where the XML breaks off.
    """
    try:
        # Expat since 2.4.1 limits entity expansion by itself, and no external entity is ever fetched.
        for _, element in iterparse(stream):  # noqa: S314
            if element.tag == "player":
                yield _record(element, single)
                element.clear()
    except ParseError as error:
        raise bad_input(
            name, "the XML breaks off here", "download the list again", error.position[0]
        ) from None


def _record(element: Element, single: Discipline | None) -> FideRecord:
    texts = {child.tag: (child.text or "").strip() for child in element}
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
        birth_year=_number(texts.get("birthday", "")[:4]),
        flag=texts.get("flag", ""),
    )


def _strength(texts: dict[str, str], discipline: Discipline, single: Discipline | None) -> Strength:
    if single is not None and single is not discipline:
        return UNRATED
    prefix = "" if single else _PREFIXES[discipline]
    rating, games, k = (_number(texts.get(f"{prefix}{part}", "")) for part in ("rating", "games", "k"))
    return Strength(rating, games or 0, k)


def _number(text: str) -> int | None:
    return int(text) or None if text.isdigit() and text.isascii() else None


# The fields of a row that a player's elements give; each list has its own names of ratings.
_FIELDS = {"fideid": 0, "name": 1, "sex": 2, "birthday": 3, "country": 4, "title": 5, "w_title": 6}
_RATINGS = {
    None: {"rating": 7, "rapid_rating": 8, "blitz_rating": 9},
    Discipline.STANDARD: {"rating": 7},
    Discipline.RAPID: {"rating": 8},
    Discipline.BLITZ: {"rating": 9},
}
_COUNT, _PIECE = 10, 1 << 16


class _Gatherer:
    """What the parser calls: the texts of the player it is in, and the rows of those it has left."""

    def __init__(self, fields: Mapping[str, int]) -> None:
        self._fields = fields
        self._texts, self._at = [""] * _COUNT, -1
        self.done: list[PlayerRow] = []

    def start(self, tag: str, _attributes: object) -> None:
        self._at = self._fields.get(tag, -1)
        if tag == "player":
            self._texts = [""] * _COUNT

    def data(self, text: str) -> None:
        if self._at >= 0:
            self._texts[self._at] += text

    def end(self, tag: str) -> None:
        self._at = -1
        if tag == "player":
            self.done.append(_row(self._texts))


def rows(stream: IO[bytes], name: str, single: Discipline | None) -> Iterator[PlayerRow]:
    """The same players as flat rows, without a tree of elements; raises BadInput as ``records`` does."""
    gatherer = _Gatherer({**_FIELDS, **_RATINGS[single]})
    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = gatherer.start
    parser.EndElementHandler = gatherer.end
    parser.CharacterDataHandler = gatherer.data
    try:
        while piece := stream.read(_PIECE):
            parser.Parse(piece)
            yield from gatherer.done
            gatherer.done.clear()
        parser.Parse(b"", True)
    except ExpatError as error:
        raise bad_input(name, "the XML breaks off here", "download the list again", error.lineno) from None


def _row(texts: list[str]) -> PlayerRow:
    number, name, sex, born, country, title, women, *ratings = map(str.strip, texts)
    standard, rapid, blitz = map(_number, ratings)
    return PlayerRow(
        number,
        name,
        sex == "F",
        _number(born[:4]),
        country,
        "",
        "",
        "",
        title or women,
        standard,
        rapid,
        blitz,
    )
