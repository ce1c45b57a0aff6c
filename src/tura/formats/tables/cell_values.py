"""Single cells: sexes, dates, numbers, sums and lists of rounds, each with the doubt that remains."""

import re
from datetime import date

from tura.domain.players import Birth, Sex

_SEXES = {
    "m": Sex.MALE, "м": Sex.MALE, "male": Sex.MALE, "муж": Sex.MALE, "мужской": Sex.MALE, "мужчина": Sex.MALE,
    "юноша": Sex.MALE, "мальчик": Sex.MALE, "man": Sex.MALE, "boy": Sex.MALE,
    "f": Sex.FEMALE, "w": Sex.FEMALE, "ж": Sex.FEMALE, "female": Sex.FEMALE, "жен": Sex.FEMALE,
    "женский": Sex.FEMALE, "женщина": Sex.FEMALE, "девушка": Sex.FEMALE, "девочка": Sex.FEMALE,
    "woman": Sex.FEMALE, "girl": Sex.FEMALE,
}  # fmt: skip
_NOTHING = frozenset(
    ("", "-", "--", "—", "–", "нет", "no", "б/р", "бр", "none", "n/a", "0", "unr", "unrated", "null")
)
_ISO = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?: .*|T.*)?")
_DAY_MONTH = re.compile(r"(\d{1,2})([-./])(\d{1,2})[-./](\d{4})(?:\s*г\.?)?")
_YEAR = re.compile(r"(\d{4})(?:\s*г\.?(?:\s*р\.?)?)?")
_NUMBER = re.compile(r"([0-9]{1,12})(?:[.,]0+)?")
_SUM = re.compile(r"(\d{1,10})(?:[.,](\d{1,2}))?(?:₽|руб\.?|р\.?|rub)?", re.IGNORECASE)
_SPACES = re.compile(r"[\s\u00a0\u202f']")
_ROUNDS = re.compile(r"([0-9]{1,2})(?:[-–—]([0-9]{1,2}))?")
_MONTHS = 12


def is_nothing(text: str) -> bool:
    """Empty, or one of the ways to say so."""
    return text.strip().lower() in _NOTHING


def sex(text: str) -> Sex | None:
    """None when the word is unknown."""
    return _SEXES.get(text.strip().lower().rstrip("."))


def whole_number(text: str) -> int | None:
    """A number written "1212", "1 212" or "1212,0"."""
    match = _NUMBER.fullmatch(_SPACES.sub("", text))
    return int(match[1]) if match else None


def kopecks(text: str) -> int | None:
    """A sum in roubles such as "3 000,50 ₽", below ten thousand million; None for anything else.

    >>> kopecks("1 000,50 ₽"), kopecks("300 руб."), kopecks("-5"), kopecks("много")
    (100050, 30000, None, None)
    """
    match = _SUM.fullmatch(_SPACES.sub("", text))
    if match is None:
        return None
    return int(match[1]) * 100 + int((match[2] or "0").ljust(2, "0"))


def rounds(text: str) -> tuple[int, ...] | None:
    """Round numbers: "3, 5" or "2-4"."""
    found: list[int] = []
    for part in re.split(r"[,;\s]+", text.strip(" ,;")):
        match = _ROUNDS.fullmatch(part)
        if match is None:
            return None
        found.extend(range(int(match[1]), int(match[2] or match[1]) + 1))
    return tuple(found)


def birth(text: str, month_first: bool) -> Birth | None:
    """A date, or the year alone; None when it is no date.

    ``month_first`` is the column's habit for dates with slashes (see ``months_come_first``).
    """
    text = text.strip()
    if match := _ISO.fullmatch(text):
        return _date(int(match[1]), int(match[2]), int(match[3]))
    if match := _DAY_MONTH.fullmatch(text):
        one, two, year = int(match[1]), int(match[3]), int(match[4])
        return _date(year, one, two) if month_first and match[2] == "/" else _date(year, two, one)
    match = _YEAR.fullmatch(text)
    return Birth(int(match[1])) if match and int(match[1]) else None


def months_come_first(column: list[str]) -> bool | None:
    """Whether a column writes 12/31/2012; None when its dates with slashes leave it open."""
    pairs = [(int(m[1]), int(m[3])) for text in column if (m := _DAY_MONTH.fullmatch(text)) and m[2] == "/"]
    if any(one > _MONTHS for one, _ in pairs) or all(one == two for one, two in pairs):
        return False
    return True if any(two > _MONTHS for _, two in pairs) else None


def _date(year: int, month: int, day: int) -> Birth | None:
    if month == day == 0:
        return Birth(year)
    try:
        date(year, month, day)
    except ValueError:
        return None
    return Birth(year, month, day)
