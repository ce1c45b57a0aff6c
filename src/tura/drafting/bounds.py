"""Birth years, ages, ratings and sex in a phrase, as a condition."""

import re
from dataclasses import dataclass

from tura.domain.players import Discipline, RatingSource, Sex
from tura.domain.regulation.conditions import Condition, Missing, RatingBand, RatingList

_GR = r"(?:\s*(?:г\s*\.?\s*р\s*\.?|гг\.?\s*р\.?|год(?:а|ов|у)?(?:\s+рожд\w+)?|г\.\s*рожд\w+|рожд\w+))"
_Y = r"((?:19|20)\d\d)"
_OLDER = r"(?:старше|ранее|раньше|ст\b|и\s+до)"
_YOUNGER = r"(?:моложе|младше|мл\b|позже|позднее|после)"
_YEARS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"(?<!\d){_Y}{_GR}?\s*(?:-|и|по|до)\s*{_Y}{_GR}"), "between"),
    (re.compile(rf"с\s+{_Y}{_GR}?\s*по\s*{_Y}{_GR}?"), "between"),
    (re.compile(rf"(?<!\d){_Y}{_GR}?\s*(?:и|или)\s+{_OLDER}"), "to"),
    (re.compile(rf"(?<!\d){_Y}{_GR}?\s*(?:и|или)\s+{_YOUNGER}"), "from"),
    (re.compile(rf"не\s+старше\s+{_Y}{_GR}"), "from"),
    (re.compile(rf"не\s+(?:моложе|младше)\s+{_Y}{_GR}"), "to"),
    (re.compile(rf"(?:до|по)\s+{_Y}{_GR}(?:\s*включительно)?"), "to"),
    (re.compile(rf"(?:с|от)\s+{_Y}{_GR}"), "from"),
    (re.compile(rf"(?<!\d){_Y}{_GR}"), "exact"),
)
_AGES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?:\bдо|моложе|младше)\s+(\d{1,2})(?:-?ти)?\s*лет"), "under"),
    (re.compile(r"\b[uу]-?(\d{1,2})(?!\d)"), "u"),
    (re.compile(r"(?:старше|от)\s+(\d{2})(?:-?ти)?\s*лет"), "over"),
    (re.compile(r"(\d{2})\s*лет\s+и\s+старше"), "over"),
    (re.compile(r"(?<!\d)([5-7][05])\+(?!\d)|\bs\s?-?([5-7][05])\b"), "over"),
)
_R = r"(\d{4})"
_RATING_WORD = re.compile(r"рейт|\bэло\b|elo|fide|фиде|фшр|rating|\bu\d{4}")
_RATINGS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"(?:от\s+|с\s+)?(?<!\d){_R}\s*(?:-|до|по)\s*{_R}(?!\d)"), "between"),
    (re.compile(rf"(?<!\d){_R}\s*(?:и\s+(?:выше|более|больше)|\+)"), "from"),
    (re.compile(rf"(?<!\d){_R}\s*и\s+(?:ниже|менее|меньше)"), "to"),
    (re.compile(rf"не\s+(?:выше|более|превыша\w+)\s+{_R}(?!\d)"), "to"),
    (re.compile(rf"не\s+(?:ниже|менее)\s+{_R}(?!\d)"), "from"),
    (re.compile(rf"(?:\bниже|\bменее|\bменьше|<)\s*{_R}(?!\d)"), "below"),
    (re.compile(rf"(?:\bвыше|\bсвыше|\bболее|>)\s*{_R}(?!\d)"), "above"),
    (re.compile(rf"(?:\bдо|\bu|≤)\s?-?{_R}(?!\d)(?!\s*(?:г\.?\s*р|год|руб|₽|р\.))"), "to"),
    (re.compile(rf"(?:\bот|\bс|≥)\s+{_R}(?!\d)"), "from"),
)
_UNRATED = re.compile(r"безрейтинг|без\s+(?:\w+\s+)?рейтинг|не\s+име\w+\s+(?:\w+\s+){0,3}рейтинг")
_WOMEN = re.compile(r"женск|женщин|девоч|девуш|шахматистк|шахматисток|\bдев\b|^ж\b")
_MEN = re.compile(r"мужчин|мужск|мальчи|юнош")


@dataclass(frozen=True, slots=True)
class Bounds:
    """Years or ratings from and to, inclusive."""

    low: int | None = None
    high: int | None = None


def _span(kind: str, values: list[int]) -> Bounds:
    if kind == "between":
        return Bounds(min(values), max(values))
    if kind == "exact":
        return Bounds(values[0], values[0])
    return {
        "from": Bounds(values[0], None),
        "to": Bounds(None, values[0]),
        "below": Bounds(None, values[0] - 1),
        "above": Bounds(values[0] + 1, None),
    }[kind]


def born(low: str, year: int | None = None) -> Bounds | None:
    """Birth years named, or those an age in the event's year comes to.

    "До 11 лет" is the group U10 by birth year: not yet eleven in the year.
    """
    for pattern, kind in _YEARS:
        match = pattern.search(low)
        if match:
            return _span(kind, [int(value) for value in match.groups() if value])
    for pattern, kind in _AGES if year else ():
        match = pattern.search(low)
        if match and year:
            age = int(next(value for value in match.groups() if value))
            if kind == "over":
                return Bounds(None, year - age)
            return Bounds(year - age + (1 if kind == "under" else 0), None)
    return None


def rated(low: str) -> Bounds | None:
    """The rating limits named; a phrase about birth years has none."""
    if not _RATING_WORD.search(low) and re.search(_Y + _GR, low):
        return None
    for pattern, _ in _YEARS:
        low = pattern.sub(" ", low)
    for pattern, kind in _RATINGS:
        match = pattern.search(low)
        if match:
            return _span(kind, [int(value) for value in match.groups() if value])
    return None


def sources(low: str) -> tuple[RatingSource, ...]:
    """The publishers of ratings named, in the order of the text."""
    found: list[tuple[int, RatingSource]] = []
    for pattern, source in (
        (r"fide|фиде|международн\w+ рейтинг", RatingSource.FIDE),
        (r"фшр|fshr|российск\w+ рейтинг|национальн\w+ рейтинг|рейтинг\w* росси", RatingSource.FSHR),
    ):
        match = re.search(pattern, low)
        if match:
            found.append((match.start(), source))
    return tuple(source for _, source in sorted(found, key=lambda item: item[0]))


def disciplines(low: str) -> tuple[Discipline, ...]:
    """The disciplines whose lists are named ("рапид", "по классике", "блиц")."""
    patterns = (
        (r"классик|классическ|стандарт|standard", Discipline.STANDARD),
        (r"рапид|быстр|rapid", Discipline.RAPID),
        (r"блиц|blitz", Discipline.BLITZ),
    )
    return tuple(discipline for pattern, discipline in patterns if re.search(pattern, low))


def sex(low: str) -> Sex | None:
    """The sex named, None where both or neither are."""
    women, men = _WOMEN.search(low), _MEN.search(low)
    if bool(women) == bool(men):
        return None
    return Sex.FEMALE if women else Sex.MALE


def band(low: str) -> RatingBand | None:
    """The rating band named, its lists where publisher and discipline are both named."""
    unrated, limits = bool(_UNRATED.search(low)), rated(low)
    if not unrated and (limits is None or not _is_rating(low)):
        return None
    named = sources(low)
    kinds = disciplines(low)
    lists = tuple(RatingList(source=source, discipline=kind) for source in named for kind in kinds)
    if unrated and limits is None:
        return RatingBand(lists=lists, sources=named, unrated=True)
    limits = limits or Bounds()
    missing = Missing.IN if unrated else Missing.OUT
    return RatingBand(lists=lists, sources=named, low=limits.low, high=limits.high, missing=missing)


def _is_rating(low: str) -> bool:
    return bool(_RATING_WORD.search(low)) or not re.search(r"(?:19|20)\d\d", low)


def condition(low: str, line: int, year: int | None = None) -> Condition | None:
    """The condition a phrase states by birth years, rating and sex, or None when it states none.

    Two of them joined by "а также" or "или" are alternatives.
    """
    parts = re.split(r",?\s+(?:а\s+также|или|либо)\s+(?!старше|моложе|младше|без)", low)
    found = (
        [part for text in parts if (part := _single(text, line, year)) is not None] if len(parts) > 1 else []
    )
    if len(found) > 1:
        return Condition(any_of=tuple(found), line=line)
    return _single(low, line, year)


def _single(low: str, line: int, year: int | None) -> Condition | None:
    years, rating, who = born(low, year), band(low), sex(low)
    if years is None and rating is None and who is None:
        return None
    years = years or Bounds()
    return Condition(sex=who, born_from=years.low, born_to=years.high, rating=rating, line=line)
