"""Sentences about whole nominations and about trophies."""

import re

from tura.drafting import bounds
from tura.drafting.lines import Line
from tura.drafting.mentions import named_sections
from tura.drafting.nominations import veteran_condition
from tura.drafting.numbers import amounts, number_of, percents
from tura.drafting.prizes import ITEMS, items_of, minimum_of, places_of
from tura.drafting.sheet import ALL, Sheet, Statement

EVERY = "*"
_NOT_KIND = r"приз|лучш|мест[оа]\b|взнос|скид|бесплатн|освобожд"
_PLACES = re.compile(r"((?:\d\s*(?:[-,и]\s*)?)+)-?(?:е|ое|ые|й|х)?\s*(?:общ\w*\s+)?мест")


def _about(adjective: str, noun: str) -> str:
    """A sentence about a nomination's standings or awards."""
    trophies = rf"(?:медал|кубк(?!\w*\s+{noun})|диплом|грамот)\w*[^.]*{noun}"
    awarded = rf"{trophies}|{noun}\w*[^.]*(?:награжд|разыгрыв|приз)|приз\w*\s+(?:среди|для)\s+{noun}"
    return rf"{adjective}\w*\s+зачет|{awarded}|зачет\w*\s+(?:среди\s+)?{noun}"


_KIND = (
    ("women", _about(r"женск", r"(?:женщин|девоч|девуш)")),
    ("veterans", _about(r"ветеранск", r"ветеран")),
    (
        EVERY,
        r"спец\.?\s?приз|специальн\w+\s+(?:приз|номинаци)|приз\w*\s+в\s+номинаци|номинаци\w*\s+(?:разыгрыв|учрежд|провод)",
    ),
)
_BOTH = re.compile(
    r"(?:мальчик|юнош|мужчин)\w*\s+и\s+(?:среди\s+)?(?:девоч|девуш|женщин)|(?:девоч|девуш|женщин)\w*\s+и\s+(?:среди\s+)?(?:мальчик|юнош|мужчин)"
)
_SUBJECT = (
    r"(?:а\s+)?(?:призер|победител|чемпион|\d[\d\s,и-]*(?:-?[а-я]{1,2})?\s*мест|за\s+\d"
    r"|за\s+(?:перв|втор|трет)|занявш)"
)
_PEOPLE = r"(?:человек|участник|чел|игрок|шахматист)"
_FOR_PLACES = r"[^,.;]{0,25}?за\s+((?:\d\s*(?:[-,и]\s*)?)+)-?(?:е|ое|ые|й)?\s*мест"


def read_kind(line: Line, sheet: Sheet) -> bool:
    """Who a veteran is: "в ветеранском зачёте участвуют игроки 1963 г.р. и старше"."""
    if "ветеран" not in line.low or amounts(line.low) or percents(line.low):
        return False
    years = bounds.born(line.low, sheet.year)
    if years is None or years.high is None or re.search(_NOT_KIND, line.low):
        return False
    sheet.kinds["veterans"] = veteran_condition(line.low, line.number, years)
    return True


def read_statement(line: Line, sheet: Sheet) -> bool:
    """Read "Женский зачёт награждается … кубком за 1 место и медалями при участии минимум троих"."""
    low = re.sub(r"^\d{1,2}\.\s+(?!мест)", "", line.low)
    kind = next((kind for kind, pattern in _KIND if re.search(pattern, low)), None)
    if kind is None or amounts(low) or percents(low) or re.match(r"(?:\d|[ivx]+\b|перв|за\s|лучш)", low):
        return False
    minimum, rest = minimum_of(low, line.number)
    items = _by_subject(rest) or _items_by_place(rest)
    if minimum is None and not items:
        return False
    letters = _scope(line, sheet) or sheet.current or (ALL,)
    kinds = ("men", "women") if items and _BOTH.search(low) else (kind,)
    for each in kinds:
        sheet.statements.append(Statement(each, letters, line.number, minimum, items))
    return True


def _scope(line: Line, sheet: Sheet) -> tuple[str, ...]:
    """The sections a sentence names, or an earlier sentence of its line."""
    named = named_sections(line.text)
    if not named and sheet.line_scope[0] == line.number:
        return sheet.line_scope[1]
    sheet.line_scope = (line.number, named)
    return named


def _items_by_place(low: str) -> dict[int, tuple[str, ...]]:
    """Trophies by place; one named without a place goes to the first three."""
    found: dict[int, tuple[str, ...]] = {}
    for name, pattern in ITEMS:
        match = re.search(pattern, low)
        if match is None:
            continue
        where = re.match(_FOR_PLACES, low[match.end() :])
        for place in places_of(where[1]) if where else (1, 2, 3):
            found[place] = (*found.get(place, ()), name)
    return found


def read_trophies(line: Line, sheet: Sheet) -> bool:
    """Read "Кубки и медали выдаются за 1-3 место": trophies beside the money, for all sections of the scope."""
    low = line.low
    items = items_of(low)
    if not items or amounts(low) or percents(low) or re.search(r"групп\w*\s*\(", low):
        return False
    if not re.search(r"выда|вруча|награжда|получа|\bза\s+\d", low):
        return False
    match = _PLACES.search(low)
    if match is None and not re.search(r"победител|призер|чемпион", low):
        return False
    found = _by_subject(low) or dict.fromkeys(places_of(match[1]) if match else (1, 2, 3), items)
    everywhere = re.search(
        r"турниров\b|кажд\w+\s+(?:\w+\s+)?(?:групп|категор|турнир)|\bвсех\b|группах|категориях", low
    )
    letters = _scope(line, sheet) or ((ALL,) if everywhere else sheet.current) or (ALL,)
    sheet.statements.append(Statement("", letters, line.number, None, found))
    return True


def _by_subject(low: str) -> dict[int, tuple[str, ...]]:
    """Who gets what, part by part: "победитель - кубок, призёры - медали", "за 1 место - кубок, за 2-3 - медали".

    Nothing, where one subject gets everything.
    """
    parts = [part for part in re.split(rf"[,;]\s*(?={_SUBJECT})", low) if items_of(part)]
    found: dict[int, tuple[str, ...]] = {}
    for part in parts if len(parts) > 1 else ():
        for place in _places_in(part):
            found[place] = (*found.get(place, ()), *items_of(part))
    return found


def _places_in(part: str) -> tuple[int, ...]:
    """The places of a part: in digits, the winner, or the two behind him."""
    match = _PLACES.search(part) or re.search(r"за\s+((?:\d\s*(?:[-,и]\s*)?)+)", part)
    if match:
        return places_of(match[1])
    is_winner, is_other = re.search("победител|чемпион", part), re.search("призер", part)
    return (1, 2, 3) if is_winner and is_other else (2, 3) if is_other else (1,)


def read_small_group(line: Line, sheet: Sheet) -> bool:
    """Read "Если менее трёх человек в группе, награждается только 1 место"."""
    match = re.search(rf"(?:менее|меньше)\s+(?:чем\s+)?(\d+|\w+)[-х]*\s+{_PEOPLE}", line.low)
    if match is None or not re.search(r"только\s+(?:за\s+)?(?:1|перв|победител)", line.low):
        return False
    count = number_of(match[1])
    if count is None:
        return False
    for letter in named_sections(line.text) or sheet.current or (ALL,):
        section = sheet.section(letter)
        section.full_awards_from = count
        section.lines["full-awards-from"] = line.number
    return True


def read_money_only(line: Line, sheet: Sheet) -> bool:
    """Read "Участники категории A награждаются только денежными призами"."""
    if not re.search(r"только\s+денежн", line.low):
        return False
    for letter in named_sections(line.text) or sheet.current or (ALL,):
        section = sheet.section(letter)
        section.money_only = True
        section.lines["money-only"] = line.number
    return True


def read_fallback(line: Line, sheet: Sheet) -> bool:
    """Read "В номинации до 1600, если нет рейтинга FIDE, берётся рейтинг ФШР"."""
    lacking = re.search(r"(?:отсутств\w*|нет|без|не\s+име\w+)[^.]*рейтинг", line.low)
    if not lacking or len(bounds.sources(line.low)) < 2:
        return False
    if not re.search(r"бер[её]тся|учитыва|использ|приним|основ|счита|действ", line.low):
        return False
    limit = bounds.rated(line.low)
    sheet.fallbacks.append(((limit.high or 0) if limit else 0, line.number))
    return True
