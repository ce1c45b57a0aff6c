"""Prizes of every shape: places, nominations, rows by the number of participants, tables, trophies."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tura.domain.regulation.awarding import Minimum, Prize, Scope
from tura.drafting.lines import Line
from tura.drafting.mentions import aged_sections, leading_letter, named_sections
from tura.drafting.nominations import Nomination, nomination_of
from tura.drafting.numbers import amounts, bare_amounts, number_of, ordinal_of, percents
from tura.drafting.sheet import Row, Sheet

_NUM = r"(?:\d{1,2}|[ivxхі]{1,4})(?:\s?-?(?:е|ое|й|го|ье|ые|ый|ые))?"
_ORD = r"(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят)(?:ое|ье|ая|ый|ой|ий|ые|ьи|ому|ьему)"
_GROUP = rf"(?:{_NUM}|{_ORD})(?:\s*(?:,|-|и|по)\s*(?:{_NUM}|{_ORD}))*"
_REWARD = r"\d{3}|\d{1,3}\s?%|\d{1,3}[ .]\d{3}|\d+\s*(?:т|тыс)|кубок|медал"
_MARK = re.compile(
    rf"(?<![\w.,])(?:за\s+|с\s+|занявш\w+\s+)?(?P<places>{_GROUP})\s*(?:(?:общ\w*|призов\w*)\s+)?"
    rf"(?:мест\w*|м\.(?=\s*[-:])|приз(?!\w)|женск\w*|ветеранск\w*|детск\w*|юношеск\w*)"
    rf"|(?P<named>(?:женск|ветеранск|детск|юношеск)\w*\s+приз(?![^;,\d]*:)|приз\w*\s+(?=u\s?\d|за\s+лучш|для\s|среди\s))"
    rf"|(?<!\w)за\s+(?P<ordinal>{_ORD})(?!\w)"
    rf"|(?<!\w)(?P<best>лучш(?:ий|ая|ему|ей|ие|им|его))(?!\w)"
    rf"|^(?P<row>\d{{1,2}}(?:\s*-\s*\d{{1,2}})?)\s*(?:\||[-:)]|\.)\s*(?=(?:по\s+)?(?:{_REWARD}))"
    rf"|(?<!\w)(?:женск|ветеран|детск|юниор)\w*\s*[-:]\s*(?P<numbered>\d{{1,2}})\s*[.)]\s*(?={_REWARD})"
    rf"|(?:^|[;,:])\s*(?P<item>\d{{1,2}}(?:\s*-\s*\d{{1,2}})?)\s*[-:]\s*(?=(?:по\s+)?(?:\d{{3,}}|\d{{1,3}} \d{{3}}))"
    rf"|^(?P<who>(?:ж|жен\w*|девуш\w*|девоч\w*|муж\w*|юнош\w*|мальчик\w*|ветеран\w*|юниор\w*|дет\w*|u\s?\d{{1,4}}|[5-7][05]\+)(?:\s+u\s?\d{{1,2}}|\s+до\s+\d+(?:\s+лет)?)?)\s*[-:]?\s+(?={_REWARD})"
    rf"|(?<=[:;,]\s)(?P<band>до\s+\d{{4}})(?=\s*[-:])"
)  # fmt: skip
ITEMS = (
    ("cup", r"куб(?:ок|к)"), ("medal", r"медал"), ("diploma", r"диплом"), ("certificate", r"грамот|сертификат"),
    ("gift", r"памятн\w+\s+приз|ценн\w+\s+приз|подар|сувенир|книг"),
)  # fmt: skip
MINIMUM = re.compile(
    r"\(?(?:при\s+(?:услови\w+\s+)?(?:участи\w+|наличи\w+|количеств\w+)?\s*|если\s+[^,.]{0,30})?"
    r"(?:не\s+менее|не\s+меньше|минимум|от)\s+(?:чем\s+)?(?P<count>\d+|[а-я]+)(?:-?(?:х|ти|и))?\s+"
    r"(?P<who>шахматист\w*|женщин\w*|девоч\w*|девуш\w*|ветеран\w*|участни\w*|человек\w*|чел\b\.?|претендент\w*|игрок\w*)"
    r"[^,.;)]*\)?|\((?:при\s+\w+\s+)?(?:не\s+менее|минимум|от)\s+(?P<alone>\d+)(?:-?\w{1,2})?\)|\(?(?:если|при)\s+(?P<first>их|шахматист\w*|женщин\w*|девоч\w*|девуш\w*|ветеран\w*|участни\w*)\s+"
    r"(?:не\s+менее|не\s+меньше|минимум|от)\s+(?P<number>\d+|[а-я]+)[^,.;)]*\)?"
)
_NOMINATING = re.compile(
    r"среди\s|приз\w*\s+(?:среди|для|в\s)|номинаци\w+|в\s+номинаци|зачет\s+среди"
    r"|(?:женск|мужск|ветеран|детск|юнош|девич)\w*\s+(?:зачет|приз)"
)
_BRACKET = re.compile(
    r"^(?:при\s+(?:участии|количестве|числе)?\s*(?:участник\w*\s*)?)?(?P<printed>(?:от\s+|до\s+|свыше\s+|более\s+|менее\s+|не\s+менее\s+)?"
    r"\d{1,3}\s*(?:(?:-|до)\s*\d{1,3}|\+|и\s+(?:более|больше|менее))?)\s*(?:\w+\s+)?(?:участник|человек|чел\b|игрок|шахматист)[^\d]{0,40}$"
)


@dataclass(frozen=True, slots=True)
class Clause:
    """One group of places and the words about it."""

    places: tuple[int, ...]
    text: str
    rest: str = ""


def minimum_of(low: str, line: int) -> tuple[Minimum | None, str]:
    """The minimum of participants a phrase states, and the phrase without it."""
    match = MINIMUM.search(low)
    count = number_of(match["count"] or match["number"] or match["alone"]) if match else None
    if match is None or count is None:
        return None, low
    scope = None if re.search(r"в\s+турнир", match.group()) else Scope.SECTION
    rest = low[: match.start()] + " " + low[match.end() :]
    return Minimum(count=count, scope=scope, line=line), rest


def places_of(text: str) -> tuple[int, ...]:
    """Places of a group: ``1,2,3``, ``4-6``, ``первое и второе``."""
    parts = re.findall(
        rf"{_ORD}|\d{{1,2}}|[ivxхі]+(?![а-я])|-", re.sub(r"-(?:е|ое|й|го|ье|ые|ый)(?!\w)", "", text)
    )
    numbers: list[int] = []
    is_range = False
    for part in parts:
        if part == "-":
            is_range = bool(numbers)
            continue
        number = ordinal_of(part)
        if number is None:
            continue
        numbers.extend(range(numbers[-1] + 1, number + 1) if is_range else [number])
        is_range = False
    return tuple(dict.fromkeys(numbers))


def clauses(low: str) -> Iterator[Clause]:
    """The groups of places of a sentence, each with what follows it up to the next."""
    marks = [m for m in _MARK.finditer(low) if m["best"] is None or not _is_inside(low, m)]
    is_headed = bool(marks) and _is_nominating(low[: marks[0].start()])
    for index, mark in enumerate(marks):
        end = marks[index + 1].start() if index + 1 < len(marks) else len(low)
        group = mark["places"] or mark["ordinal"] or mark["row"] or mark["item"] or mark["numbered"] or ""
        head = low[: marks[0].start()] if mark["item"] or mark["band"] or is_headed else ""
        yield Clause(
            places_of(group) if group else (1,), head + low[mark.start() : end], low[mark.end() : end]
        )


def _is_nominating(head: str) -> bool:
    """Whether the words before the first place name the nomination of all: "Среди женщин: 1 место ..."."""
    named = re.search(r"(?:среди|приз|номинаци|зачет|групп\w*\s+\D?\d)[^.;]*:\s*$", head)
    return bool(named) and not (amounts(head) or percents(head) or re.search(r"фонд|турнир|категор", head))


def read_nomination_heading(line: Line, sheet: Sheet) -> bool:
    """A heading of one nomination's prizes: "Женский зачёт:", "Среди мальчиков"; the general one ends it."""
    low = line.low.rstrip(" :")
    if len(low) > 60 or amounts(low) or percents(low) or items_of(low) or named_sections(line.text):
        return False
    if any(letter in sheet.sections for letter in aged_sections(line.text)):
        return False
    if re.fullmatch(r"(?:\w+\s+)?(?:общ|абсолютн)\w+\s+зачет\w*|основн\w+\s+(?:приз|зачет)\w*", low):
        sheet.nominated, sheet.topic = "", "prizes"
        return True
    starts = _NOMINATING.match(low)
    is_said = re.search(r"(?:ются|ится|ется|ятся|ются)\b", low)
    if not starts or is_said or not (line.text.endswith(":") or sheet.topic == "prizes"):
        return False
    if nomination_of(low, line.number, sheet).name == "":
        return False
    sheet.nominated, sheet.topic = low, "prizes"
    return True


def _is_inside(low: str, mark: "re.Match[str]") -> bool:
    """Whether "лучший" only describes a place already named ("1 место среди лучших")."""
    return bool(re.search(rf"{_GROUP}\s*мест\w*[^,;]*$", low[: mark.start()]))


def items_of(low: str) -> tuple[str, ...]:
    """The trophies a phrase names."""
    return tuple(name for name, pattern in ITEMS if re.search(pattern, low))


def read_bracket(line: Line, sheet: Sheet) -> bool:
    """A row's heading: "до 20 участников:", "20-40 участников:", "40+ участников:"."""
    named = re.match(r"(?:категори|групп|турнир|лиг)\w*\s+\S{1,3}\s*[,:]\s*", line.low)
    match = _BRACKET.match(line.low[named.end() if named else 0 :].rstrip(": "))
    if match is None:
        return False
    if named and named_sections(line.text):
        sheet.current = named_sections(line.text)
    printed = match["printed"].strip()
    numbers = [int(number) for number in re.findall(r"\d+", printed)]
    low, high = _borders(printed, numbers)
    for letter in sheet.scope(()):
        rows = sheet.section(letter).rows
        if rows and not rows[-1].prizes and rows[-1].low is None and rows[-1].high is None:
            rows.pop()
        rows.append(Row(low, high, printed, line.number))
    sheet.topic = "prizes"
    return True


def _borders(printed: str, numbers: list[int]) -> tuple[int | None, int | None]:
    if len(numbers) == 2:
        return numbers[0], numbers[1]
    (number,) = numbers
    if re.match(r"менее", printed):
        return None, number - 1
    if re.match(r"до", printed) or re.search(r"и\s+менее", printed):
        return None, number
    if re.match(r"свыше|более", printed):
        return number + 1, None
    return number, None


def read_prizes(line: Line, sheet: Sheet) -> bool:
    """Every prize of a sentence, for the sections it names or stands under."""
    low = line.low
    if re.search(r"взнос|опозда|скидк|тур(?:а|е|ов)\b.*начал", low) and (not percents(low) or "скидк" in low):
        return False
    if sheet.topic == "fees" and re.match(r"\w+\s+\d", low) and not percents(low):
        return False
    minimum, rest = minimum_of(low, line.number)
    found = list(clauses(rest))
    letters = _letters(line, sheet)
    is_about = sheet.topic == "prizes" or "приз" in low
    taken = False
    pending: list[Clause] = []
    for clause in found:
        if not _rewards(clause, is_about):
            pending.append(clause)
            continue
        for each in (*pending, clause):
            text = f"{each.text} {clause.text}" if each in pending else each.text
            shown = Clause(each.places, text, clause.rest)
            taken |= _take(sheet, line, shown, letters, minimum)
        pending = []
    return taken


def _letters(line: Line, sheet: Sheet) -> tuple[str, ...]:
    """The sections a sentence about prizes names, be it by the letter it begins with."""
    leading = leading_letter(line.text)
    if leading in sheet.sections and leading is not None:
        return (leading,)
    named = named_sections(line.text) or tuple(x for x in aged_sections(line.text) if x in sheet.sections)
    if not named and sheet.line_scope[0] == line.number:
        return sheet.line_scope[1]
    sheet.line_scope = (line.number, named)
    return named


def _rewards(clause: Clause, is_about: bool) -> bool:
    given = percents(clause.text) or amounts(clause.text) or items_of(clause.text)
    return bool(given or (is_about and _bare(clause)))


def _bare(clause: Clause) -> list[int]:
    """Sums without a unit: what follows a dash or colon, or a place of no nomination."""
    after = re.split(r"[-:|]\s*(?=\d)", clause.rest, maxsplit=1)
    if len(after) > 1:
        return [found.value for found in bare_amounts(after[1])]
    plain = re.fullmatch(r"\D{0,12}\d[\d .,;]*(?:руб\w*|р\.?|₽)?[\s.,;]*", clause.rest)
    return [found.value for found in bare_amounts(clause.rest)] if plain else []


def _take(
    sheet: Sheet, line: Line, clause: Clause, letters: tuple[str, ...], minimum: Minimum | None
) -> bool:
    """Write a clause's prizes into the rows of its sections."""
    text = clause.text
    shares = [found.value for found in percents(text)]
    sums = [] if shares else [found.value for found in amounts(text)] or _bare(clause)
    items = items_of(text)
    nomination = nomination_of(text, line.number, sheet)
    if not nomination.name and sheet.nominated and not re.search("общ|абсолют", text):
        nomination = nomination_of(sheet.nominated, line.number, sheet)
    listed = len(sums) == len(clause.places) > 1
    scope = sheet.scope(letters)
    for index, place in enumerate(clause.places):
        prize = Prize(
            key=f"{nomination.name or 'place'}:{place}",
            label=nomination.label.format(place=place),
            label_en=nomination.label_en.format(place=place),
            place=place,
            category=nomination.kind,
            condition=nomination.condition,
            amount=(sums[index] if listed else sums[0]) if sums else None,
            percent=(shares[index] if len(shares) == len(clause.places) else shares[0]) if shares else None,
            items=items,
            minimum=minimum if nomination.name else None,
            line=line.number,
        )
        for letter in scope:
            sheet.take(letter, prize)
    return True


__all__ = ["Nomination", "clauses", "read_bracket", "read_nomination_heading", "read_prizes"]
