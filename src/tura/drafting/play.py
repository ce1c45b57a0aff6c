"""Rounds, system, time control, late players, byes and scoresheets."""

import re

from tura.domain.players import Discipline
from tura.domain.regulation.schema import System, TimeControl
from tura.drafting.lines import Line
from tura.drafting.mentions import letters_in, named_sections
from tura.drafting.numbers import number_of
from tura.drafting.sheet import Sheet

_COUNT = re.compile(
    r"(?<![\d-])(\d{1,2})\s*-?(?:ти|и)?\s+тур(?:ов|а)\b|(?:количество|число)\s+туров\s*[-:]?\s*(\d{1,2})"
    r"|\bтуров\s*[-:]\s*(\d{1,2})|в\s+(\w+)\s+туров"
)
_MIN = r"(?:'|′|мин\w*\.?|м\b)"
_SEC = r"(?:\"|″|''|сек\w*\.?|с\b)"
_CONTROLS = (
    re.compile(rf"(?P<m>\d{{1,3}})\s*{_MIN}\s+на\s+\d+\s+ход\w*[^.;]*?(?:\+|затем|плюс)\s*(?P<more>\d{{1,3}})\s*{_MIN}[^.;]*?(?:\+|добавлен\w*)\s*(?P<s>\d{{1,2}})\s*{_SEC}"),
    re.compile(rf"(?:(?P<h>\d|один|два)\s*(?:час\w*|ч\.?)\s*(?:и\s+)?)?(?P<m>\d{{1,3}})\s*{_MIN}[^.;\d]{{0,60}}?"
               rf"(?:\+|плюс|добавлен|прибавлен|бонус|с\s|и\s)\D{{0,30}}?(?P<s>\d{{1,2}})\s*{_SEC}"),
    re.compile(rf"(?P<h>\d|один|два)\s*(?:час\w*|ч\.?)\s*\+\s*(?P<s>\d{{1,2}})\s*{_SEC}?"),
    re.compile(rf"(?<![\d+])(?P<m>\d{{1,3}})\s*{_MIN}?\s*\+\s*(?P<s>\d{{1,2}})(?!\d)\s*{_SEC}?"),
    re.compile(rf"(?:по|контрол\w*[^.;]{{0,40}}?)\s*(?P<m>\d{{1,3}})\s*{_MIN}(?![^.;]{{0,15}}(?:опозд|до\s+начала))"),
)  # fmt: skip
_HOURS = {"один": 1, "два": 2}
_LATE = re.compile(r"опозда|опаздыва|ожидани|дефолт|неявк\w+|контрол\w+\s+явки|явк\w+\s+на\s+партию")
_SMALL = re.compile(r"объединен|объединит|объединя")


def read_rounds(line: Line, sheet: Sheet) -> bool:
    """Rounds from "в 7 туров по швейцарской системе", or from a list by section."""
    done = _rounds_by_section(line, sheet)
    match = None if done else next((m for m in _COUNT.finditer(line.low) if _is_count(line.low, m)), None)
    value = number_of(next(part for part in match.groups() if part)) if match else None
    if value and 1 <= value <= 30:
        letters = named_sections(line.text)
        for letter in letters:
            sheet.section(letter).rounds = value
        if not letters:
            sheet.note(sheet.playing, "rounds", value, line.number)
        done = True
    for pattern, system in ((r"швейцарск", System.DUTCH), (r"кругов(?:ая|ой)", System.ROUND_ROBIN)):
        if re.search(pattern, line.low) and not re.search(r"если|при\s+(?:участи|количеств|менее)", line.low):
            sheet.note(sheet.playing, "system", system, line.number)
            done = True
    return done


def _is_count(low: str, match: "re.Match[str]") -> bool:
    """Whether a number is that of the rounds: "начало 1 тура" is not."""
    if not match.group().endswith("тура"):
        return True
    before = low[: match.start()]
    return match[1] in {"2", "3", "4"} and not re.search(
        r"(?:начал|окончани|после|старт|итог)\w*\s*$", before
    )


def _rounds_by_section(line: Line, sheet: Sheet) -> bool:
    """Read "Количество туров: 8 (категория A), 7 (категории B и C)"."""
    if "тур" not in line.low:
        return False
    found = re.findall(r"(?<![\d.:])(\d{1,2})\s*(?:тур\w*\s*)?\(([^)\d]*)\)", line.text)
    pairs = [(int(number), named_sections(inside)) for number, inside in found]
    for number, letters in pairs:
        for letter in letters:
            sheet.section(letter).rounds = number
    return any(letters for _, letters in pairs)


def controls_of(low: str) -> list[tuple[TimeControl, int, int]]:
    """Every time control of a phrase and where it stands: "10 минут с добавлением 5 секунд", "90+30"."""
    found: list[tuple[TimeControl, int, int]] = []
    for pattern in _CONTROLS:
        for match in pattern.finditer(low):
            groups = match.groupdict()
            hours = groups.get("h") or "0"
            minutes = (_HOURS.get(hours) or int(hours)) * 60 + int(groups.get("m") or 0)
            minutes += int(groups.get("more") or 0)
            increment = int(groups.get("s") or 0)
            is_free = not any(match.start() < end and start < match.end() for _, start, end in found)
            if 1 <= minutes <= 180 and increment <= 60 and is_free:
                found.append((TimeControl(minutes=minutes, increment=increment), *match.span()))
    return sorted(found, key=lambda item: item[1])


def read_control(line: Line, sheet: Sheet) -> bool:
    """The time control of the event, or those of the sections the sentence names."""
    if _LATE.search(line.low) or re.search(r"через\s+\d+\s+мин|протест|апелляц", line.low):
        return False
    found = controls_of(line.low)
    if not found or not re.search(r"контрол|времен|мин|час|\+|'", line.low):
        return False
    start = 0
    for control, begins, ends in found:
        part = line.text[start:begins]
        start = ends
        dated = TimeControl(minutes=control.minutes, increment=control.increment, line=line.number)
        letters = named_sections(part) or (letters_in(part) if len(found) > 1 else ())
        for letter in letters:
            sheet.section(letter).control = dated
        if not letters or "control" not in sheet.playing:
            sheet.note(sheet.playing, "control", dated, line.number)
    return True


def read_discipline(line: Line, sheet: Sheet) -> bool:
    """The discipline named in so many words; the time control decides without them."""
    for pattern, discipline in (
        (r"блиц", Discipline.BLITZ),
        (r"рапид|быстры[мех]\w*\s+шахмат", Discipline.RAPID),
        (r"классическ\w+\s+шахмат|классик", Discipline.STANDARD),
    ):
        if re.search(pattern, line.low) and not re.search("рейтинг|приз|%|₽", line.low):
            sheet.facts.setdefault("discipline", discipline)
            return True
    return False


def read_default_time(line: Line, sheet: Sheet) -> bool:
    """How late a player may come to a game."""
    if not _LATE.search(line.low) or re.search("регистрац", line.low):
        return False
    low = line.low
    match = re.search(r"(\d{1,2})\s*-?(?:ти)?\s*(?:мин|')", low)
    hour = re.search(r"(?:на|более|до)\s+(?:1\s+)?час\b|(?:один|\b1)\s+час", low)
    half = re.search(r"полчаса|пол\s?-?часа", low)
    if match or hour or half:
        minutes = int(match[1]) if match else 30 if half else 60
    elif re.search(r"не\s+допуска\w+\s+опозд|опоздан\w+[^.]*не\s+допуска|нулев", low):
        minutes = 0
    else:
        return False
    sheet.note(sheet.playing, "default-time", minutes, line.number)
    return True


def read_recording(line: Line, sheet: Sheet) -> bool:
    """Whether players must record their moves."""
    if re.search(
        r"обязан\w*[^.]*запис|запис\w+\s+(?:парти\w+|ходов)\s+обязательн|ведени\w+\s+записи", line.low
    ):
        sheet.note(sheet.playing, "recording", True, line.number)
        return True
    return False


def read_late_entry(line: Line, sheet: Sheet) -> bool:
    """What happens to who comes after registration has closed."""
    if not re.search(r"опозда\w+\s+(?:на|к)\s+регистрац|после\s+(?:окончания|закрытия|завершения)\s+регистрац"
                     r"|не\s+(?:прошедш|зарегистрировавш|успевш)\w+", line.low):  # fmt: skip
        return False
    refused = re.search(r"не\s+допуска|не\s+включа|не\s+принима", line.low)
    later = re.search(r"(?:со?|во?)\s+(?:втор|2|следующ)", line.low)
    if not refused and not later and not re.search("допуска|включа", line.low):
        return False
    sheet.note(sheet.playing, "late-entry", bool(later) or not refused, line.number)
    return True


def read_byes(line: Line, sheet: Sheet) -> bool:
    """Half-point byes on request, and what the player without an opponent gets."""
    done = False
    low = line.low
    half = r"0[.,]5|½|1/2|пол-?\s?очка|половин|пол\s"
    if re.search(r"\bба[йяею]\b|пропуск|пропустить|свобод\w+\s+от\s+игры|без\s+пары", low):
        if re.search(half, low):
            count = re.search(
                r"(один|одн\w+|дв\w+|тр[её]\w+|\d)(?:-?(?:го|х))?\s+(?:\w+\s+)?(?:ба|пропуск|раз)", low
            )
            number = number_of(count[1]) if count else 1
            sheet.note(sheet.playing, "half-point-byes", number or 1, line.number)
            done = True
        elif re.search(r"не\s+предоставля|не\s+допуска|не\s+предусмотр|запрещ", low):
            sheet.note(sheet.playing, "half-point-byes", 0, line.number)
            done = True
        point = re.search(
            r"(?:получает|начисля\w+|ставится|присужда\w+)\s+(\d(?:[.,]5)?|одно|пол)\s*-?\s*очк", low
        )
        if point and re.search(r"свобод\w+\s+от\s+игры|без\s+пары|бай", low) and not re.search(half, low):
            sheet.note(sheet.playing, "pab", 10, line.number)
            done = True
        if done and "byes" not in sheet.facts:
            sheet.facts["byes"] = line.text
            sheet.lines["byes"] = line.number
    return done


def read_score(line: Line, sheet: Sheet) -> bool:
    """Places "по сумме очков": the plain score, which is the schema's own."""
    del sheet
    return bool(
        re.search(
            r"(?:мест|победител)[^.]*\bпо\s+(?:\w+\s+){0,2}(?:сумме|количеству|числу)\s+(?:\w+\s+)?очк",
            line.low,
        )
    )
