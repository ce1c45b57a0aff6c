"""Dates and hours in Russian texts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, time

MONTHS = ("янв", "фев", "мар", "апр", "ма", "июн", "июл", "авг", "сен", "окт", "ноя", "дек")
_MONTH = r"(янв\w*|февр?\w*|мар(?:т\w*)?|апр\w*|ма[йяе]|июн\w*|июл\w*|авг\w*|сент?\w*|окт\w*|нояб?\w*|дек\w*)"
_YEAR = r"(?:\s*(20\d\d)(?:\s*(?:года?|гг?\.?))?)?"
_D = r"(\d{1,2})(?:-?(?:го|е))?"
_TO = r"\s*(?:-|по|до)\s*"
_TWO_MONTHS = re.compile(rf"(?:с\s+)?{_D}\s+{_MONTH}{_YEAR}{_TO}{_D}\s+{_MONTH}{_YEAR}")
_ONE_MONTH = re.compile(rf"(?:с\s+)?{_D}{_TO}{_D}\s+{_MONTH}{_YEAR}")
_LIST = re.compile(rf"(?<![\d.:]){_D}(?:\s*,\s*\d{{1,2}})*\s*(?:,|и)\s*{_D}\s+{_MONTH}{_YEAR}")
_SINGLE = re.compile(rf"(?<![\d.:-]){_D}\s+{_MONTH}{_YEAR}")
_N = r"(\d{1,2})\.(\d{1,2})(?:\.(20\d\d|\d\d)(?!\d))?"
_NUMERIC_SPAN = re.compile(rf"(?<![\d.:]){_N}(?:\s*г\.?)?{_TO}{_N}(?![\d:%])")
_DAY_SPAN = re.compile(r"(?<![\d.:])(\d{1,2})\s*-\s*(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d)(?![\d:])")
_NUMERIC = re.compile(r"(?<![\d.:])(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d)(?![\d:])")
_SHORT = re.compile(r"(?<![\d.:])(0?[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?![\d.:])")
_ISO = re.compile(r"(20\d\d)-(\d\d)-(\d\d)")
_HOUR = re.compile(
    r"(?<![\d.,:])([01]?\d|2[0-3])(?:\s?:\s?|[.-])([0-5]\d)(?![\d%]|\.\d|\s*(?:г\.?р|год|₽|руб))"
)
_FULL_HOUR = re.compile(
    r"(?:\bв|\bс|\bдо|\bк)\s+([01]?\d|2[0-3])\s*(?:час\w*|ч\.)(?!\s*\d)|\bс\s+([01]?\d|2[0-3])(?=\s+до\s+\d)"
)
WEEKDAYS = {
    "понедельник": "monday", "вторник": "tuesday", "сред[ауы]\\b": "wednesday", "четверг": "thursday",
    "пятниц": "friday", "суббот": "saturday", "воскресен": "sunday",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Day:
    """A day of which the year may be unknown; ``printed`` is the text."""

    day: int
    month: int
    year: int | None
    printed: str

    def dated(self, year: int | None) -> date | None:
        """The date, ``year`` filling in an unknown one; None without a year or for 31 April."""
        known = self.year or year
        try:
            return date(known, self.month, self.day) if known else None
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class Span:
    """First and last day of a printed date or period, and where it stands."""

    first: Day
    last: Day
    start: int
    end: int


def _month(word: str) -> int:
    return next(index for index, stem in enumerate(MONTHS, 1) if word.startswith(stem))


def _year(text: str | None) -> int | None:
    if not text:
        return None
    return int(text) if len(text) == 4 else 2000 + int(text)


def _days(low: str) -> Iterator[Span]:
    yield from _in_words(low)
    yield from _in_digits(low)
    for m in _SINGLE.finditer(low):
        day = Day(int(m[1]), _month(m[2]), _year(m[3]), m[0])
        yield Span(day, day, *m.span())


def _in_words(low: str) -> Iterator[Span]:
    """Periods with the month in words: two months, one month, a list of days."""
    for m in _TWO_MONTHS.finditer(low):
        late = _year(m[6])
        first = Day(int(m[1]), _month(m[2]), _year(m[3]) or late, m[0])
        yield Span(first, Day(int(m[4]), _month(m[5]), late, m[0]), *m.span())
    for pattern in (_ONE_MONTH, _LIST):
        for m in pattern.finditer(low):
            month, year = _month(m[3]), _year(m[4])
            yield Span(Day(int(m[1]), month, year, m[0]), Day(int(m[2]), month, year, m[0]), *m.span())


def _in_digits(low: str) -> Iterator[Span]:
    """Days as 03.01.2025 or 2025-01-03, and periods of them."""
    for m in _NUMERIC_SPAN.finditer(low):
        late = _year(m[6])
        if m[3] or late or _is_calendar(m):
            first = Day(int(m[1]), int(m[2]), _year(m[3]) or late, m[0])
            yield Span(first, Day(int(m[4]), int(m[5]), late or first.year, m[0]), *m.span())
    for m in _DAY_SPAN.finditer(low):
        month, year = int(m[3]), _year(m[4])
        yield Span(Day(int(m[1]), month, year, m[0]), Day(int(m[2]), month, year, m[0]), *m.span())
    if re.search(r"\d:\d\d", low):  # where hours have colons, 03.01 is a day
        for m in _SHORT.finditer(low):
            day = Day(int(m[1]), int(m[2]), None, m[0])
            yield Span(day, day, *m.span())
    for pattern, order in ((_ISO, (3, 2, 1)), (_NUMERIC, (1, 2, 3))):
        for m in pattern.finditer(low):
            day = Day(int(m[order[0]]), int(m[order[1]]), _year(m[order[2]]), m[0])
            yield Span(day, day, *m.span())


def _is_calendar(m: "re.Match[str]") -> bool:
    """Whether two numbers with points are days and not hours (10.00-10.40)."""
    return 1 <= int(m[2]) <= 12 and 1 <= int(m[5]) <= 12 and m[2] != "00"


_IN_BRACKETS = re.compile(r"\((?:понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)\)")


def find_days(low: str) -> list[Span]:
    """Every date and period in the order of the text, the longer reading first."""
    low = _IN_BRACKETS.sub(lambda match: " " * len(match.group()), low)
    found: list[Span] = []
    for span in _days(low):
        possible = 1 <= span.first.day <= 31 and 1 <= span.first.month <= 12 and 1 <= span.last.month <= 12
        if possible and not any(span.start < other.end and other.start < span.end for other in found):
            found.append(span)
    return sorted(found, key=lambda span: span.start)


def without_days(low: str) -> str:
    """The text with its dates blanked, so that hours and counts can be read."""
    for span in find_days(low):
        low = low[: span.start] + " " * (span.end - span.start) + low[span.end :]
    return low


def find_hours(low: str) -> list[time]:
    """Every hour of the day: ``11:00``, ``11.00``, ``11-00``, ``в 11 часов``."""
    text = without_days(low)
    hits = [(m.start(), time(int(m[1]), int(m[2]))) for m in _HOUR.finditer(text)]
    hits += [(m.start(), time(int(m[1] or m[2]))) for m in _FULL_HOUR.finditer(text)]
    return [hour for _, hour in sorted(hits)]


def weekday(low: str) -> str | None:
    """The English name of the weekday named, if any."""
    return next((name for stem, name in WEEKDAYS.items() if re.search(rf"\b{stem}", low)), None)
