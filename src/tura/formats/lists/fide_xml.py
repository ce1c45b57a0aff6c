"""FIDE's XML lists, read element by element."""

from collections.abc import Iterator
from typing import IO
from xml.etree.ElementTree import Element, ParseError, iterparse

from tura.domain.players import Discipline, Sex
from tura.formats.bad_input import bad_input
from tura.formats.lists.fide_record import UNRATED, FideRecord, Strength

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
