"""Birth dates in the spellings that people use."""

import re
from datetime import date, timedelta

from tura.domain.players import Birth

_ISO = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ T].*)?")
_DAY_MONTH = re.compile(r"(\d{1,2})([-./])(\d{1,2})[-./](\d{4}|\d\d)(?: \d{1,2}:\d\d(?::\d\d)?)?")
_WORDED = re.compile(r"(\d{1,2})[. ]+([a-zа-яё]+)[., ]+(\d{4})")
_MONTH_FIRST = re.compile(r"([a-z]+)[. ]+(\d{1,2})[., ]+(\d{4})")
_TOGETHER = re.compile(r"((?:19|20)\d\d)(\d\d)(\d\d)")
_YEAR = re.compile(r"(\d{4})")
_SERIAL = re.compile(r"(\d{5})(?:[.,]\d+)?")
_AFTER = re.compile(r"\s*г(?:од(?:а)?)?\.?\s*(?:р(?:ожд(?:ения)?)?\.?)?$")
_AROUND_MARKS = re.compile(r"\s*([-./])\s*")
_MONTHS = (
    "янв jan", "фев feb", "мар mar mär", "апр apr", "май мая may mai",
    "июн jun", "июл jul", "авг aug", "сен sep", "окт oct okt", "ноя nov", "дек dec dez",
)  # fmt: skip
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
# Spreadsheets count days from here; these numbers are birth dates from 1910 to 2034.
_FIRST_DAY, _SERIALS = date(1899, 12, 30), range(3654, 49310)
# Nobody who plays was born in 1930 or before, and nobody in 2031.
_LAST_SHORT_YEAR = 30
_YEAR_MONTHS = 12


def birth(text: str, month_first: bool) -> Birth | None:
    """A date, or the year alone; None when it is no date.

    ``month_first`` is the column's habit for dates with slashes (see ``months_come_first``).

    >>> birth("1 февраля 2010 г.", False) == birth("01.02.10", False) == birth("40210", False) == Birth(2010, 2, 1)
    True
    """
    text = _AROUND_MARKS.sub(r"\1", _AFTER.sub("", text.strip().lower()))
    if match := _ISO.fullmatch(text) or _TOGETHER.fullmatch(text):
        return _date(int(match[1]), int(match[2]), int(match[3]))
    if match := _DAY_MONTH.fullmatch(text):
        one, two, year = int(match[1]), int(match[3]), _full(match[4])
        return _date(year, one, two) if month_first and match[2] == "/" else _date(year, two, one)
    if match := _YEAR.fullmatch(text):
        return Birth(int(match[1])) if int(match[1]) else None
    return _in_words(text) or _serial(text)


def months_come_first(column: list[str]) -> bool | None:
    """Whether a column writes 12/31/2012; None when its dates with slashes leave it open."""
    pairs = [(int(m[1]), int(m[3])) for text in column if (m := _DAY_MONTH.fullmatch(text)) and m[2] == "/"]
    if any(one > _YEAR_MONTHS for one, _ in pairs) or all(one == two for one, two in pairs):
        return False
    return True if any(two > _YEAR_MONTHS for _, two in pairs) else None


def _in_words(text: str) -> Birth | None:
    if match := _WORDED.fullmatch(text):
        day, word, year = match.groups()
    elif match := _MONTH_FIRST.fullmatch(text):
        word, day, year = match.groups()
    else:
        return None
    month = _ROMAN.index(word) + 1 if word in _ROMAN else _month(word)
    return _date(int(year), month, int(day)) if month else None


def _month(word: str) -> int:
    stems = (number for number, words in enumerate(_MONTHS, 1) if word.startswith(tuple(words.split())))
    return next(stems, 0)


def _serial(text: str) -> Birth | None:
    """The day that a spreadsheet shows as a number when its cell has lost its form."""
    match = _SERIAL.fullmatch(text)
    if match is None or int(match[1]) not in _SERIALS:
        return None
    day = _FIRST_DAY + timedelta(int(match[1]))
    return Birth(day.year, day.month, day.day)


def _full(year: str) -> int:
    number = int(year)
    if len(year) > 2:
        return number
    return number + (2000 if number <= _LAST_SHORT_YEAR else 1900)


def _date(year: int, month: int, day: int) -> Birth | None:
    if month == day == 0:
        return Birth(year)
    try:
        date(year, month, day)
    except ValueError:
        return None
    return Birth(year, month, day)
