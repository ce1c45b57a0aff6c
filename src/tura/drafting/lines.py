"""A pasted text as numbered plain lines and sentences: spaces, dashes, bullets and markup made plain."""

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass

_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_SPACES = re.compile(r"[\u00a0\u2000-\u200a\u202f\u205f\u3000 ]+")
_INVISIBLE = re.compile(r"[\u200b-\u200f\u2060\ufeff\u00ad]")
_DASHES = re.compile(r"[\u2010-\u2015\u2212]")
_BULLET = re.compile(r"^(?:[^\w«\"“„(№+<>≤≥-]|_|-(?=\s)|[oо]\s{2,})+")
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:г|гг|ул|д|им|р|т|тыс|руб|мин|сек|чел|п|пп|стр|кв|корп|обл|пр|пос|тел|доп|усеч|кол|ср|мед|наиб|рейт|макс|миним|междунар|т\.е|т\.д|т\.п|[А-ЯA-Z])\.$"
)
_BREAK = re.compile(r"(?<=[.;!?])\s+(?=[А-ЯЁA-Z\d«\u0001])")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the text and the line, from 1, it stands on; ``low`` is for matching: small letters, no ё."""

    number: int
    text: str

    @property
    def low(self) -> str:
        """The sentence in small letters, ё as е."""
        return self.text.lower().replace("ё", "е")


def plain(text: str) -> str:
    """One line with plain spaces, hyphens for every dash, no markup, no bullet; cells parted by a bar."""
    text = _TAG.sub(" ", html.unescape(text))
    text = _DASHES.sub("-", _INVISIBLE.sub("", text))
    text = text.replace("\u2026", "...").replace("\u20bd", "₽")
    text = re.sub(r"\s*(?:\t|\|)\s*", " | ", text)
    text = _SPACES.sub(" ", text).strip().strip("|").strip()
    return _BULLET.sub("", text)


def sentences(text: str) -> Iterator[Line]:
    """Every sentence of the text with its line's number, blank lines left out."""
    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        clean = plain(raw)
        if clean:
            yield from (Line(number, part) for part in _split(clean))


def _split(text: str) -> Iterator[str]:
    """The sentences of one line; an abbreviation or a number in a list ends none."""
    text = re.sub(r";\s+(?=(?:медал|кубк|диплом|грамот))", "; \u0001", text)
    start = 0
    for gap in _BREAK.finditer(text):
        before = text[start : gap.start()]
        if _ABBREVIATION.search(before) or re.search(r"(?:^|\s)\d{1,2}\.$", before):
            continue
        yield before.strip(" \u0001")
        start = gap.end()
    yield text[start:].strip(" \u0001")
