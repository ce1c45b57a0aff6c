"""Single cells: sexes, dates, numbers, sums and lists of rounds, each with the doubt that remains."""

import re

from tura.domain.players import Sex

_SEXES = {
    "m": Sex.MALE, "м": Sex.MALE, "male": Sex.MALE, "муж": Sex.MALE, "мужской": Sex.MALE, "мужчина": Sex.MALE,
    "юноша": Sex.MALE, "юноши": Sex.MALE, "юн": Sex.MALE, "мал": Sex.MALE, "мальчики": Sex.MALE,
    "мальчик": Sex.MALE, "man": Sex.MALE, "boy": Sex.MALE,
    "f": Sex.FEMALE, "w": Sex.FEMALE, "ж": Sex.FEMALE, "female": Sex.FEMALE, "жен": Sex.FEMALE,
    "женский": Sex.FEMALE, "женщина": Sex.FEMALE, "девушка": Sex.FEMALE, "девушки": Sex.FEMALE, "дев": Sex.FEMALE,
    "девочки": Sex.FEMALE,
    "девочка": Sex.FEMALE,
    "woman": Sex.FEMALE, "girl": Sex.FEMALE,
}  # fmt: skip
_NOTHING = frozenset(
    (
        "",
        "-",
        "--",
        "—",
        "–",
        "нет",
        "no",
        "б/р",
        "бр",
        "none",
        "n/a",
        "#n/a",
        "#н/д",
        "0",
        "unr",
        "unrated",
        "null",
    )
)
_NUMBER = re.compile(r"([0-9]{1,12})(?:[.,]0+)?")
_SUM = re.compile(r"(\d{1,10})(?:[.,](\d{1,2}))?(?:₽|руб\.?|р\.?|rub)?", re.IGNORECASE)
_SPACES = re.compile(r"[\s\u00a0\u202f']")
_ROUNDS = re.compile(r"([0-9]{1,2})(?:[-–—]([0-9]{1,2}))?")


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
