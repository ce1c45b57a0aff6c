"""Which nomination a prize belongs to: women, veterans, a rating band, an age, local players."""

import re
from dataclasses import dataclass, replace

from tura.domain.players import Sex
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.drafting import bounds
from tura.drafting.sheet import Sheet

_OVERALL = re.compile(r"общ\w+\s+зачет|абсолютн")
_VETERAN = re.compile(r"ветеран|сеньор|пенсионер|\b[56][05]\+|\bs\s?[56][05]\b")
_CHILD = re.compile(r"юниор|дет[ейис]|юнош|школьник|\bu\s?\d{1,2}(?!\d)|до\s+\d{1,2}\s+лет|мальчик")
_BOYS = re.compile(r"мужчин|мужск|мальчик|среди\s+юнош")
_LOCAL = re.compile(r"местн|жител|среди\s+(?:шахматистов|игроков)\s+(?:г\.|город|район)")


@dataclass(frozen=True, slots=True)
class Nomination:
    """A nomination's name for keys, its kind, its condition, and its labels with the place left open."""

    name: str = ""
    kind: str = ""
    condition: Condition = ANYONE
    label: str = "{place} место"
    label_en: str = "Place {place}"


OVERALL = Nomination()


def nomination_of(low: str, line: int, sheet: Sheet) -> Nomination:
    """The nomination a clause about a prize names."""
    if _OVERALL.search(low):
        return OVERALL
    years, who = bounds.born(low, sheet.year), bounds.sex(low)
    if _VETERAN.search(low):
        return _veterans(low, line, years)
    if who is Sex.FEMALE:
        return _women(years, line)
    band = bounds.band(_without_money(low))
    if band is not None:
        return _rated(Condition(rating=band, sex=who))
    return _other(low, line, years, sheet)


def _other(low: str, line: int, years: bounds.Bounds | None, sheet: Sheet) -> Nomination:
    if years is None and bounds.sex(low) is Sex.MALE and (_BOYS.search(low) or _by_age(sheet)):
        condition = Condition(sex=Sex.MALE)
        return Nomination("men", "men", condition, "{place} место среди мужчин", "Man {place}")
    if years is not None or _CHILD.search(low):
        return _aged(low, years, bounds.sex(low), line)
    if _LOCAL.search(low):
        condition = Condition(groups=("local",))
        return Nomination("local", "local", condition, "{place} место среди местных", "Local {place}")
    return OVERALL


def _by_age(sheet: Sheet) -> bool:
    """Whether the sections are age groups, so that "юноши" are the boys of each."""
    return any(re.fullmatch(r"U\d{1,2}", letter) for letter in sheet.sections)


def _without_money(low: str) -> str:
    """The clause up to its reward, so that a sum is not taken for a rating."""
    low = re.sub(r"\d{1,3}(?:[ .]\d{3})+|\d+\s*(?:₽|руб|р\.|т\.\s?р|тыс)", " ", low)
    return re.sub(r"[-:|]\s*\d{3,}\s*$", " ", low)


def _women(years: bounds.Bounds | None, line: int) -> Nomination:
    condition = Condition(sex=Sex.FEMALE)
    if years is None:
        return Nomination("women", "women", condition, "{place} место среди женщин", "Woman {place}")
    condition = replace(condition, born_from=years.low, born_to=years.high, line=line)
    name = f"girls-{years.low or years.high}"
    return Nomination(name, "women", condition, "{place} место среди девочек", "Girl {place}")


def veteran_condition(low: str, line: int, years: bounds.Bounds | None) -> Condition:
    """Veterans by birth year, women by their own where the text gives one."""
    women = re.search(r"(?:женщин\w*|девуш\w*|жен\.)\D{0,25}?((?:19|20)\d\d)", low)
    men = re.search(r"(?:мужчин\w*|муж\.)\D{0,25}?((?:19|20)\d\d)", low)
    if women and men:
        return Condition(born_to=int(men[1]), women_born_to=int(women[1]), line=line)
    if years and years.high is not None:
        return Condition(born_to=years.high, line=line)
    return Condition(groups=("veteran",))


def _veterans(low: str, line: int, years: bounds.Bounds | None) -> Nomination:
    condition = veteran_condition(low, line, years)
    return Nomination("veterans", "veterans", condition, "{place} место среди ветеранов", "Veteran {place}")


def _rated(condition: Condition) -> Nomination:
    band = condition.rating
    if band is None or band.unrated:
        label, english = "{place} место среди безрейтинговых", "Unrated {place}"
        return Nomination("unrated", "rating", condition, label, english)
    if band.low is None:
        label, english = f"{{place}} место, рейтинг до {band.high}", f"Up to {band.high}, {{place}}"
        return Nomination(f"u{band.high}", "rating", condition, label, english)
    upper = f"-{band.high}" if band.high is not None else "+"
    span = f"{band.low}{upper}".replace("-", "–")
    label, english = f"{{place}} место, рейтинг {span}", f"{span}, {{place}}"
    return Nomination(f"r{band.low}{upper}".rstrip("+"), "rating", condition, label, english)


def _aged(low: str, years: bounds.Bounds | None, who: Sex | None, line: int) -> Nomination:
    if years is None:
        condition = Condition(groups=("junior",), sex=who)
        return Nomination("juniors", "age", condition, "{place} место среди юниоров", "Junior {place}")
    condition = Condition(born_from=years.low, born_to=years.high, sex=who, line=line)
    span = "–".join(dict.fromkeys(str(year) for year in (years.low, years.high) if year is not None))
    tail = (
        ""
        if years.low is not None and years.high is not None
        else (" и моложе" if years.low else " и старше")
    )
    age = re.search(r"\bu\s?(\d{1,2})", low)
    english = f"U{age[1]}, {{place}}" if age else f"Born {span}, {{place}}"
    return Nomination(
        f"born-{span.replace('–', '-')}", "age", condition, f"{{place}} место, {span}{tail}", english
    )
