"""Which sections a sentence names, and which headings it makes."""

import re

from tura.domain.regulation.letters import fold_letter

_WORD = r"(?:категори\w*|групп\w*|лиг[аеиу]\w*|турнир\w*|секци\w*|дивизион\w*)"
_ONE = r"[«\"“(]?([A-ZА-ЯЁ])[»\"”)]?(?![\w'’])"
_LIST = rf"{_ONE}(?:\s*(?:,|;|/|и|&|-)\s*{_ONE})*"
_MENTION = re.compile(rf"(?i:\b{_WORD})\s*(?:-\s*)?(?P<list>{_LIST})")
_BACKWARD = re.compile(rf"(?<!\w)(?P<list>{_LIST})\s*-?\s*(?i:{_WORD})")
_AGE = re.compile(r"(?i:\b(?:категори\w*|групп\w*|турнир\w*)\s+)?\b(U|u)\s?-?(\d{1,2})\b")
_GROUP = r"(?:категори\w*|групп\w*|лиг[аеиу]\w*|секци\w*|дивизион\w*)"
_NAMED = re.compile(rf"(?i:\b{_GROUP})\s*[«\"“]([^»\"”]{{2,25}})[»\"”]")
_LEADING = re.compile(r"^[«\"]?([A-ZА-ЯЁ])[»\"]?\s*(?:[-:)|]|\.(?=\s))\s*")
_TOPICS = (
    (
        "tiebreaks",
        r"при\s+(?:равенстве|дележе)|доп(?:олнительн\w+|\.)\s*(?:показател|коэффициент)|тай-?брейк",
    ),
    ("fees", r"взнос"),
    ("prizes", r"приз|награжд|премирован"),
    ("schedule", r"расписани|программа|график|порядок\s+проведения|сроки"),
    ("sections", r"категори|групп|лиг|турнир(?:ах|ы|ов)\b|зачет"),
)


def _letters(text: str) -> tuple[str, ...]:
    found = re.findall(r"(?<!\w)([A-ZА-ЯЁ])(?!\w)", text)
    folded = [fold_letter(letter) for letter in found]
    span = re.fullmatch(r"\W*([A-ZА-ЯЁ])\W?\s*-\s*\W?([A-ZА-ЯЁ])\W*", text)
    if span and len(folded) == 2 and folded[0] < folded[1] <= "H":
        folded = [chr(code) for code in range(ord(folded[0]), ord(folded[1]) + 1)]
    return tuple(dict.fromkeys(folded))


def named_sections(text: str) -> tuple[str, ...]:
    """The letters of the sections a sentence names after the word for section.

    A sentence that merely begins with «В» names none.
    """
    found: list[str] = []
    for match in _MENTION.finditer(text):
        found.extend(_letters(match["list"]))
    if not found:
        for match in _BACKWARD.finditer(text):
            if not re.match(r"[ВСКОУАИ]\s+[а-яё]", match[0]):
                found.extend(_letters(match["list"]))
    found.extend(fold_letter(match[1]) for match in _NAMED.finditer(text) if len(match[1]) > 1)
    return tuple(dict.fromkeys(found))


def letters_in(text: str) -> tuple[str, ...]:
    """Single capital letters standing alone, read where a list of sections is expected."""
    return _letters(text)


def aged_sections(text: str) -> tuple[str, ...]:
    """Age groups named by their limit: U8, U10."""
    return tuple(dict.fromkeys(f"U{int(match[2])}" for match in _AGE.finditer(text)))


def leading_letter(text: str) -> str | None:
    """The letter that begins a list item: ``A - 2007 г.р. и старше``."""
    match = _LEADING.match(text)
    return fold_letter(match[1]) if match else None


def is_heading(text: str) -> bool:
    """Whether a sentence only opens what follows."""
    return text.endswith(":") or (len(text) < 60 and not re.search(r"[.;,!]$|\d\s*(?:%|₽|руб)", text))


def topic_of(low: str) -> str:
    """What a heading announces: tiebreaks, fees, prizes, schedule, sections, or ""."""
    return next((topic for topic, pattern in _TOPICS if re.search(pattern, low)), "")
