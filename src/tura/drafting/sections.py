"""Sections: their definitions, their headings, playing up, and who may enter at all."""

import re
from collections.abc import Callable
from dataclasses import replace

from tura.domain.players import RatingSource, Sex
from tura.domain.regulation.conditions import Condition, RatingBand
from tura.domain.regulation.letters import fold_letter
from tura.domain.regulation.schema import RatingChoice, Seeding
from tura.drafting import bounds
from tura.drafting.lines import Line
from tura.drafting.mentions import (
    aged_sections,
    is_heading,
    leading_letter,
    letters_in,
    named_sections,
    topic_of,
)
from tura.drafting.nominations import veteran_condition
from tura.drafting.numbers import amounts, percents
from tura.drafting.play import controls_of
from tura.drafting.sheet import Sheet
from tura.drafting.tiebreaks import codes_in

_MONEY_OR_PLACE = re.compile(r"\bмест[аоу]?\b|приз|взнос|кубок|медал|рейтинг\w* на\b|обсчет")
_UNDER = re.compile(r"(?:\bдо|моложе|младше)\s+(\d{1,2})(?:-?ти)?\s*лет")


def read_heading(line: Line, sheet: Sheet) -> bool:
    """A heading opens a topic, and where it names sections, those; a printed total is kept."""
    letters = named_sections(line.text) or known_ages(line.text, sheet)
    if letters or line.text.endswith(":"):
        sheet.nominated = ""
    topic = topic_of(line.low)
    is_numbered = re.match(r"^\d{1,2}\.\s+\D+$", line.text) and not codes_in(line.low)
    if is_numbered or (
        len(line.text) < 40 and line.text.isupper() and not percents(line.low) and not amounts(line.low)
    ):
        sheet.topic, sheet.current = topic, letters
        return True
    is_bracketed = letters and re.fullmatch(r"[^\d:-]*\([^()]*\)", line.text)
    is_short = is_bracketed or (
        bool(topic) and len(line.text) < 30 and re.fullmatch(r"[А-ЯЁ][^\d.,;|]*", line.text)
    )
    if not (line.text.endswith(":") or is_short or (is_heading(line.text) and letters)):
        return False
    if bounds.condition(line.low, line.number) and not re.search("приз|награ", line.low):
        return False
    if topic:
        sheet.topic = topic
        if not letters and topic in {"fees", "schedule", "tiebreaks", "sections"}:
            sheet.current = ()
    _enter(line, sheet, letters, topic)
    return bool(letters or topic) and not re.search(r"\d\s*%", line.low)


def known_ages(text: str, sheet: Sheet) -> tuple[str, ...]:
    """The age groups a sentence names, of those that are sections."""
    return tuple(letter for letter in aged_sections(text) if letter in sheet.sections)


def _enter(line: Line, sheet: Sheet, letters: tuple[str, ...], topic: str) -> None:
    """Go under the heading of these sections."""
    total = amounts(line.low) if topic != "fees" else []
    if len(letters) == 1 or (letters and line.text.endswith(":")):
        sheet.current = letters
    for letter in letters:
        section = sheet.section(letter)
        section.prize_line = line.number if topic == "prizes" or total else section.prize_line
        if len(total) == 1 and len(letters) == 1:
            section.header, section.header_line = total[0].value, line.number
            sheet.topic = "prizes"


def read_definition(line: Line, sheet: Sheet) -> bool:
    """Read "Категория B - участники 2008-2012 г.р.": a section and who belongs to it."""
    if _MONEY_OR_PLACE.search(line.low) or percents(line.low) or amounts(line.low):
        return False
    condition = bounds.condition(line.low, line.number, sheet.year)
    if condition is not None and condition.any_of:
        return _define(line, sheet, condition)
    if condition is None and leading_letter(line.text) and re.search(r"остальн|прочи|все\s+желающ", line.low):
        sheet.section(str(leading_letter(line.text))).line = line.number
        return True
    if condition is None or (
        condition.rating is None and condition.sex is None and not _has_years(condition)
    ):
        return False
    return _define(line, sheet, condition)


def _define(line: Line, sheet: Sheet, condition: Condition) -> bool:
    """Give the section of a sentence its condition."""
    letters = named_sections(line.text)
    letter = letters[0] if len(letters) == 1 else None if letters else _item_letter(line, sheet)
    if letter is None or sheet.section(letter).entry is not None:
        return False
    is_item = sheet.topic == "sections" or leading_letter(line.text) is not None or "U" in letter
    if not letters and not is_item:
        return False
    section = sheet.section(letter)
    section.entry, section.line = condition, line.number
    section.title = _title(line.text, letter)
    return True


_IDENT = re.compile(r"\b[Uu]\s?-?(?P<age>\d{1,2})\b|(?<!\w)(?P<letter>[A-ZА-ЯЁ])(?=[»\"”]?\s*[-:(])")


def read_groups(line: Line, sheet: Sheet) -> bool:
    """Several sections declared in one sentence: "Группы U8, U10", "A - 2007 г.р. и старше, B - …"."""
    marks = list(_IDENT.finditer(line.text))
    if len(marks) < 2 or _MONEY_OR_PLACE.search(line.low) or amounts(line.low) or controls_of(line.low):
        return False
    parts = [
        line.text[m.start() : n] for m, n in zip(marks, [*(m.start() for m in marks[1:]), None], strict=True)
    ]
    found = [bounds.condition(_past(part).lower(), line.number, sheet.year) for part in parts]
    if not any(found) and not re.search(r"групп|категори|зачет|турнир", line.low):
        return False
    for mark, condition in zip(marks, found, strict=True):
        letter = f"U{int(mark['age'])}" if mark["age"] else fold_letter(mark["letter"])
        section = sheet.section(letter)
        section.line = section.line or line.number
        section.entry = section.entry or condition
    return True


def _past(part: str) -> str:
    """A part without the name it begins with, so that U10 is not read as an age twice."""
    return re.sub(r"^[Uu]\s?-?\d{1,2}", "", part)


def _title(text: str, letter: str) -> str:
    """What stands before the dash, its look-alike letter folded."""
    title = re.split(r"\s*[-:(|]\s*", text)[0][:40].strip()
    return f"Категория {letter}" if re.fullmatch(r"(?i:категория)\s+\S|\S", title) else title


def _has_years(condition: Condition) -> bool:
    return condition.born_from is not None or condition.born_to is not None


def _item_letter(line: Line, sheet: Sheet) -> str | None:
    """The letter of a list item under a heading about sections, made from its age where it has none."""
    leading = leading_letter(line.text)
    if leading:
        return leading
    aged = aged_sections(line.text)
    if len(aged) == 1:
        return aged[0]
    if sheet.topic != "sections":
        return None
    under, who = _UNDER.search(line.low), bounds.sex(line.low)
    tail = {Sex.FEMALE: "G", Sex.MALE: "B", None: ""}[who]
    if under:
        return f"U{int(under[1]) - 1}{tail}"
    free = next((letter for letter in "ABCDEFGHJKLMNP" if letter not in sheet.sections), None)
    return None if free is None else fold_letter(free)


def read_playing_up(line: Line, sheet: Sheet) -> bool:
    """Who may choose another section than his own."""
    low = line.low
    if re.search(r"только\s+в\s+сво", low):
        for letter in named_sections(line.text) or tuple(sheet.sections):
            sheet.section(letter).own_only = True
            sheet.section(letter).lines["own-only"] = line.number
        return True
    allowed = re.search(r"(?:более\s+низк|ниже|младш|моложе)\w*", low)
    verb = re.search(r"могут|может|можно|имеют\s+право|имеет\s+право|допуска|разреша|вправе", low)
    stronger = re.search(
        r"(?:более\s+)?(?:сильн|старш|высок)\w*\s+(?:групп|категор|турнир|лиг|возраст)|(?:категори|групп|лиг)\w+\s+выше|выше\s+своей",
        low,
    )
    if not verb or not (stronger or (allowed and re.search("групп|категор|турнир|лиг", low))):
        return False
    refused = bool(re.search(r"не\s+(?:могут|может|допуска|разреша|име)", low))
    named = named_sections(line.text) or tuple(x for x in letters_in(line.text) if x in sheet.sections)
    for letter in sheet.sections:
        sheet.section(letter).up = (not named or letter in named) and not refused
        sheet.section(letter).lines["up"] = line.number
    return True


def read_entry(line: Line, sheet: Sheet) -> bool:
    """Who may enter the event: Russians, foreigners with a FIDE ID, birth years, ratings."""
    low = line.low
    if re.search(r"иностран", low):
        needs_id = re.search(r"\bid\b|fide\s*id|фиде\s*id|идентификац|fin\b", low)
        if needs_id:
            sheet.entries.append(Condition(fide_id=True, line=line.number))
            sheet.facts["foreigners"] = True
        return bool(needs_id)
    if not re.search(r"допуска\w+|приглаша\w+|могут\s+принять\s+участие|принимают\s+участие", low):
        return False
    if re.search(r"зачет|номинаци|опозда|запис\w+\s+обяз", low) or named_sections(line.text):
        return False
    if re.search(r"российск\w+\s+(?:спортсмен|шахматист|гражд)|граждан\w*\s+(?:рф|росси)", low):
        sheet.entries.append(Condition(citizenship=("RUS",), line=line.number))
        return True
    condition = _entry_condition(line, sheet)
    if condition is not None:
        sheet.facts["entry"] = condition
        return True
    return bool(re.search(r"все\s+желающ|всех\s+желающ|любители\s+шахмат|любого\s+возраста", low))


_REGION = re.compile(
    r"(?:жител|представител|шахматист|спортсмен|игрок|участник)\w*\s+(?P<region>[А-ЯЁ][\w-]+(?:ой\s+области|ого\s+края)|Республики\s+[А-ЯЁ][\w-]+)"
)


def _entry_condition(line: Line, sheet: Sheet) -> Condition | None:
    """Birth years (by sex where the text has both), rating, region and ids asked of everybody."""
    low = line.low
    men_and_women = veteran_condition(low, line.number, None)
    said: dict[str, object] = {}
    region = _REGION.search(line.text)
    if region:
        said["region"] = (_nominative(region["region"]),)
    if bounds.band(low) is None and re.search(r"име\w+\s+(?:\w+\s+)?рейтинг", low) and bounds.sources(low):
        said["rating"] = RatingBand(sources=bounds.sources(low), low=1)
    for source, key in (("фшр", "fshr_id"), ("fide|фиде", "fide_id")):
        if re.search(rf"(?:{source})\s*id\b|\bid\s*(?:{source})", low):
            said[key] = True
    condition = men_and_women if men_and_women.born_to else bounds.condition(low, line.number, sheet.year)
    if not said:
        return condition
    changed: Callable[..., Condition] = replace
    return changed(condition or Condition(line=line.number), **said)


def _nominative(region: str) -> str:
    """A region as lists print it: "Вологодской области" is "Вологодская область"."""
    for pattern, printed in (
        (r"ой\s+области", "ая область"),
        (r"ого\s+края", "ий край"),
        (r"^Республики", "Республика"),
    ):
        region = re.sub(pattern, printed, region)
    return region


_RATED = re.compile(
    r"обсч[ие]т|обсчит|на\s+рейтинг|учет\w*\s+рейтинг|рейтингов\w+\s+обсч"
    r"|^рейтинг\w*\s+(?:фшр|fide|фиде)\W*(?:(?:и|,)\s*(?:фшр|fide|фиде)\W*)?$"
)


def read_rated(line: Line, sheet: Sheet) -> bool:
    """Which federations rate the games, and which sections: "FIDE (A)", "FIDE (кроме E)"."""
    low = line.low
    if not _RATED.search(low):
        return False
    named = bounds.sources(low) or ((RatingSource.FSHR,) if re.search("российск|росси", low) else ())
    if not named or re.search(r"не\s+(?:будет\s+)?(?:обсчит|отправля|высыла)", low):
        return False
    marks = re.search(r"(?:\(|:\s*)(?:кроме|за\s+исключением)?\s*(?P<list>[^)]*)\)?", line.text)
    listed = re.findall(r"(?<!\w)[A-ZА-ЯЁ](?!\w)", marks["list"]) if marks else []
    letters = tuple(fold_letter(letter) for letter in listed) or named_sections(line.text)
    excepted = bool(letters) and bool(re.search(r"кроме|за\s+исключением", low))
    for source in named:
        sheet.rated.append((source, letters, excepted, line.number))
    return True


_CHOICES = (
    (r"наивысш|наибольш|максимальн|высшему\s+из|больш(?:ий|ему|его)\s+из", RatingChoice.HIGHEST),
    (r"наименьш|наинизш|минимальн|низшему\s+из|меньш(?:ий|ему|его)\s+из", RatingChoice.LOWEST),
)


def read_seeding(line: Line, sheet: Sheet) -> bool:
    """By which ratings the starting list is ordered."""
    pattern = r"градаци|посев|рассеив|стартов\w+\s+(?:списк|список|номер|лист)|жереб\w+[^.]*по\s+рейтинг"
    sources = bounds.sources(line.low)
    if not (re.search(pattern, line.low) and sources):
        return False
    choice = next((choice for word, choice in _CHOICES if re.search(word, line.low)), RatingChoice.FIRST)
    sheet.seeded = Seeding(sources=sources, choice=choice, line=line.number)
    return True
