"""Numbers as people write them: words, roubles, thousands, percentages."""

import re
from dataclasses import dataclass

_WORDS = {
    "одн": 1, "дв": 2, "трех": 3, "трои": 3, "три": 3, "тремя": 3, "четыр": 4, "четвер": 4,
    "пят": 5, "шест": 6, "сем": 7, "восьм": 8, "восем": 8, "девят": 9, "десят": 10,
}  # fmt: skip
_ORDINALS = {
    "перв": 1, "втор": 2, "трет": 3, "четверт": 4, "пят": 5, "шест": 6, "седьм": 7, "восьм": 8, "девят": 9,
    "десят": 10,
}  # fmt: skip
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10}
DIGITS = r"\d{1,3}(?:[ .']\d{3})+(?!\d)|\d+"
_UNIT = r"(?P<thousand>т\.\s?р\.?|тр\b|тыс\w*\.?(?:\s*(?:руб\w*\.?|р\.|₽))?|к\b)|(?P<rouble>₽|руб\w*\.?|р\.|р\b|rub\b)"
_MONEY = re.compile(
    rf"(?<![\d.,])(?P<number>{DIGITS})(?P<part>[.,]\d{{1,2}})?\s*(?:-?(?:ти|и)\s)?(?:{_UNIT})"
)
_PERCENT = re.compile(r"(?P<whole>\d{1,3})(?:[.,](?P<part>\d{1,2}))?\s*(?:%|процент)")


@dataclass(frozen=True, slots=True)
class Found:
    """A number found in a text: its value and where it stands."""

    value: int
    start: int
    end: int


def number_of(word: str) -> int | None:
    """A count in digits or a word in any case (``трёх``, ``троих``, ``3-х``)."""
    digits = re.match(r"\d+", word)
    if digits:
        return int(digits.group())
    return next((value for stem, value in _WORDS.items() if word.startswith(stem)), None)


def ordinal_of(word: str) -> int | None:
    """A place in digits, Roman numerals or a word (``первое``, ``II``)."""
    word = word.translate(str.maketrans("хіі", "xii"))
    digits = re.match(r"\d+", word)
    if digits:
        return int(digits.group())
    if word in _ROMAN:
        return _ROMAN[word]
    return next((value for stem, value in _ORDINALS.items() if word.startswith(stem)), None)


def whole(text: str) -> int:
    """A number with spaces, points or apostrophes between its thousands."""
    return int(re.sub(r"\D", "", text))


def amounts(low: str) -> list[Found]:
    """Every sum with a unit, in kopecks: ``5000 ₽``, ``5 000 руб.``, ``134 т.р.``, ``5 тыс.``, ``2,5 тыс``."""
    found = []
    for match in _MONEY.finditer(low):
        kopecks = whole(match["number"]) * 100
        if match["part"]:
            kopecks += int(match["part"][1:].ljust(2, "0"))
        if match["thousand"]:
            kopecks *= 1000
        found.append(Found(kopecks, match.start(), match.end()))
    return found


def bare_amounts(low: str) -> list[Found]:
    """Sums without a unit: numbers from 100 on that look like nothing else."""
    pattern = re.compile(rf"(?<![\d.,:])(?P<number>{DIGITS})(?![\d:%])(?!\s*(?:%|г\.|год|[-–]\s*\d))")
    return [
        Found(whole(match["number"]) * 100, match.start(), match.end())
        for match in pattern.finditer(low)
        if whole(match["number"]) >= 100
    ]


def percents(low: str) -> list[Found]:
    """Every percentage in hundredths of a percent."""
    return [
        Found(int(m["whole"]) * 100 + int((m["part"] or "0").ljust(2, "0")), m.start(), m.end())
        for m in _PERCENT.finditer(low)
    ]
