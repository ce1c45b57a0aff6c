"""Days, rounds, registration and closing."""

import re

from tura.domain.regulation.schema import RoundTime, Window
from tura.drafting.days import Day, find_days, find_hours, weekday, without_days
from tura.drafting.lines import Line
from tura.drafting.numbers import ordinal_of
from tura.drafting.sheet import Sheet

_ROUND = re.compile(
    r"(?<![\d:.])(?:(?P<more>(?:\d{1,2}\s*,\s*)*)(?P<digit>\d{1,2})(?:\s*(?P<mark>[-,и])\s*(?P<to>\d{1,2}))?\s*-?(?:й|ый|ой|го|ого|е|ый)?"
    r"|(?P<word>перв\w+|втор\w+|трет\w+|четверт\w+|пят\w+|шест\w+|седьм\w+|восьм\w+|девят\w+))\s+тур(?:а|ы|ов)?\b"
    r"|\bтур\s*(?:№\s*)?(?P<after>\d{1,2})\b"
)
_AFTER = re.compile(
    r"по\s+(?:факту\s+)?(?:\w+\s+)?(?:окончани|завершени)|по\s+готовности|сразу\s+после|после\s+(?:окончани|завершени|\d)"
)
_REGISTRATION = re.compile(r"регистраци|мандатн|комисси\w+\s+по\s+допуск|подтвержден\w+\s+участия")
_CLOSING = re.compile(r"закрыти|награжден|церемони")
_ROUNDS_FROM = re.compile(
    r"(?:туры|начало\s+(?:\w+\s+)?в\s|начало\s*[-:]|начало\s+тур|начало\s+игр|начало\s+турнир|начало\s+соревнован|старт)"
)


def read_registration(line: Line, sheet: Sheet) -> bool:
    """A registration window: "Регистрация 3 января с 10:00 до 10:40"."""
    if not _REGISTRATION.search(line.low) or re.search(r"не\s+допуска|опозда", line.low):
        return False
    part = _clauses(line.low)[0]
    hours, days = find_hours(part), find_days(line.low)
    if not hours:
        return False
    if days:
        sheet.day = (line.number, days[0].first)
    until = re.search(r"\bдо\b", part) and len(hours) == 1
    opens = None if until else hours[0]
    closes = hours[-1] if until or len(hours) > 1 else None
    window = Window(opens=opens, closes=closes, line=line.number)
    sheet.windows.append((window, days[0].first if days else None))
    return True


def _clauses(low: str) -> tuple[str, str]:
    """What a sentence says of registration, and the rest of it."""
    parts = re.split(r"[,;]\s+(?!\d{1,2}\s+(?:и\s|[а-я]+\s+\d))", low)
    about = [part for part in parts if _REGISTRATION.search(part)]
    rest = [part for part in parts if part not in about]
    if about and not any(find_hours(part) for part in about):
        about, rest = [low], []
    first = next((m for m in _ROUND.finditer(about[0]) if m.start() > 0), None) if about else None
    if first and about:
        return about[0][: first.start()], ", ".join([about[0][first.start() :], *rest])
    return ", ".join(about), ", ".join(rest)


def read_round(line: Line, sheet: Sheet) -> bool:
    """A round's line: "2 тур - 3 января в 15:00" or "по факту окончания 1-го тура"."""
    if _REGISTRATION.search(line.low):
        line = Line(line.number, _clauses(line.low)[1])
    line = _without_closing(line, sheet)
    after, daily = _AFTER.search(line.low), _read_daily(line, sheet)
    if daily is not None:
        line = Line(line.number, line.text[:daily])
    if _read_span(line, sheet) or _read_day_of_rounds(line, sheet):
        return True
    if after and re.search(r"кажд\w+\s+(?:\w+\s+)?тур|последующ|следующ\w+\s+тур|остальн", line.low):
        sheet.follow = line.number
        return True
    marks = [m for m in _ROUND.finditer(line.low) if not _is_count(m)]
    if (_CLOSING.search(line.low) and len(marks) < 2) or re.search(r"опозда|бай|пропуск", line.low):
        return False
    return (_read_marks(line, sheet, marks) if marks else _first_start(line, sheet)) or daily is not None


def _read_daily(line: Line, sheet: Sheet) -> int | None:
    """The hours of every day, "ежедневно в 10:00 и 15:00", and where in the sentence they begin."""
    daily = re.search(r"ежедневно|каждый\s+день", line.low)
    every = re.search(r"начало\s+(?:всех\s+)?туров\b", line.low)
    if every and (daily is None or not find_hours(line.low[daily.start() :])):
        daily = every if sheet.first != sheet.last else None
    if daily is None:
        return None
    last = re.search(r"последн\w+\s+тур\w*\b", line.low)
    until = last.start() if last and last.start() > daily.start() else len(line.low)
    hours = find_hours(re.split(r"[,;]", line.low[daily.start() : until])[0])
    if not hours:
        return None
    sheet.daily = (tuple(hours), line.number)
    if last and find_hours(line.low[last.start() :]):
        sheet.last_start = (find_hours(line.low[last.start() :])[0], line.number)
    return daily.start()


def _without_closing(line: Line, sheet: Sheet) -> Line:
    """A row of the timetable without its closing, whose hour is kept."""
    parts = re.split(r"(?<=[,;])\s+", line.text)
    closing = [part for part in parts if _is_closing_hour(part.lower())]
    if not closing:
        return line
    sheet.closing_at = find_hours(closing[-1].lower())[-1]
    sheet.lines["schedule.closing-at"] = line.number
    return Line(line.number, " ".join(part for part in parts if part not in closing))


def _is_closing_hour(low: str) -> bool:
    """Whether a part of a timetable is "закрытие в 15:00" and nothing else."""
    return bool(_CLOSING.search(low) and len(find_hours(low)) == 1) and not (
        _ROUND.search(low) or _AFTER.search(low) or _REGISTRATION.search(low)
    )


def _read_marks(line: Line, sheet: Sheet, marks: list["re.Match[str]"]) -> bool:
    """Every round named in a sentence, its hour after it or, in a timetable, before it."""
    days, after = find_days(line.low), _AFTER.search(line.low)
    day = days[0].first if days else _day_of(line, sheet)
    if day:
        sheet.day = (line.number, day)
    tail = line.low[marks[-1].end() :]
    is_tail_free = not find_hours(tail) or bool(re.match(r"\s*[,;]", tail))
    before_first = line.low[: marks[0].start()]
    hours_first = is_tail_free and not _AFTER.search(tail) and bool(find_hours(before_first))
    done = False
    for index, mark in enumerate(marks):
        if after and after.start() < mark.start():
            continue
        following = marks[index + 1].start() if index + 1 < len(marks) else len(line.low)
        before = marks[index - 1].end() if index else 0
        is_led = hours_first or _is_led(line.low[before : mark.start()], line.low[mark.end() : following])
        span = (before, mark.start()) if is_led else (mark.end(), following)
        part = line.low[slice(*span)]
        done |= _take(sheet, line.number, mark, _last_hour(part) if is_led else part, day)
    return done


def _is_led(before: str, behind: str) -> bool:
    """Whether a round's hour stands right before it: "10:30 1 тур, далее ..."."""
    hour = re.search(r"\d[:.]\d\d\s*-?\s*$", before)
    return bool(hour) and not find_hours(re.split(r"[,;]", behind)[0])


def _read_span(line: Line, sheet: Sheet) -> bool:
    """A row of rounds, each after the one before: "туры 2-7 по окончании предыдущего"."""
    span = re.search(r"туры?\s+(\d{1,2})\s*-\s*(\d{1,2})", line.low)
    if not span or not _AFTER.search(line.low) or find_hours(line.low):
        return False
    for number in range(int(span[1]), int(span[2]) + 1):
        sheet.rounds[number] = RoundTime(number=number, after=number - 1, line=line.number)
    return True


def _read_day_of_rounds(line: Line, sheet: Sheet) -> bool:
    """Several rounds of one day: "9 ноября туры с 11:00 (5 туров)"."""
    count = re.search(r"туры?\b[^()]*\((\d)\s+тур", line.low)
    hours, days = find_hours(line.low), find_days(line.low)
    if not count or not hours:
        return False
    first = max(sheet.rounds, default=0) + 1
    for number in range(first, first + int(count[1])):
        start = hours[0] if number == first else None
        after = None if number == first else number - 1
        sheet.rounds[number] = RoundTime(number=number, start=start, after=after, line=line.number)
        if days:
            sheet.round_days[number] = days[0].first
    return True


def _last_hour(part: str) -> str:
    """What stands from the last hour on, past other items of a timetable."""
    pieces = re.split(r",\s*", part)
    timed = [index for index, piece in enumerate(pieces) if find_hours(piece)]
    return ", ".join(pieces[timed[-1] :]) if timed else part


def _day_of(line: Line, sheet: Sheet) -> Day | None:
    """The day an earlier sentence of the same line gave."""
    return sheet.day[1] if sheet.day and sheet.day[0] == line.number else sheet.heading_day


def _is_count(mark: "re.Match[str]") -> bool:
    """Whether "7 туров" is a number of rounds and not round 7."""
    return bool(mark["digit"]) and not mark["to"] and mark.group().endswith("туров")


def _numbers(mark: "re.Match[str]") -> list[int]:
    if mark["after"]:
        return [int(mark["after"])]
    if mark["word"]:
        number = ordinal_of(mark["word"])
        return [number] if number else []
    first, last = int(mark["digit"]), int(mark["to"] or mark["digit"])
    if mark["mark"] == "-":
        return list(range(first, last + 1))
    return sorted({first, last, *(int(number) for number in re.findall(r"\d+", mark["more"] or ""))})


def _take(sheet: Sheet, text_line: int, mark: "re.Match[str]", part: str, day: Day | None) -> bool:
    own = find_days(part)
    day = own[0].first if own else day
    hours = find_hours(part)
    after = _AFTER.search(part)
    taken = False
    for index, number in enumerate(_numbers(mark)):
        if not hours and not after and day is None:
            continue
        start = hours[min(index, len(hours) - 1)] if hours and (index == 0 or len(hours) > 1 or own) else None
        follows = number - 1 if start is None and (after or index) else None
        sheet.rounds[number] = RoundTime(number=number, start=start, after=follows, line=text_line)
        if day:
            sheet.round_days[number] = day
        taken = True
    return taken


def _first_start(line: Line, sheet: Sheet) -> bool:
    """Round 1 from "Туры с 12:00" and "Начало в 12:00"."""
    hours = find_hours(line.low)
    if not hours or not _ROUNDS_FROM.search(line.low) or 1 in sheet.rounds:
        return False
    sheet.rounds[1] = RoundTime(number=1, start=hours[0], line=line.number)
    days = find_days(line.low)
    if days:
        sheet.round_days[1] = days[0].first
    return True


def read_closing(line: Line, sheet: Sheet) -> bool:
    """When the closing is: so many minutes after the last game, or as soon as the last round is over."""
    if not _REGISTRATION.search(line.low) and sheet.lines.get("schedule.closing-at") == line.number:
        return True
    if not _CLOSING.search(line.low) or not _AFTER.search(
        line.low.replace("после последн", "после окончани")
    ):
        minutes = re.search(r"через\s+(\d+)\s*мин", line.low)
        if not (minutes and _CLOSING.search(line.low)):
            return False
    minutes = re.search(r"через\s+(\d+)\s*мин", line.low)
    if "closing" in sheet.facts and not minutes:
        return True
    sheet.facts["closing"] = int(minutes[1]) if minutes else 0
    sheet.lines["schedule.closing-minutes-after"] = line.number
    if re.search(r"последн\w+\s+парти", line.low):
        sheet.facts["closing-together"] = True
        sheet.lines["schedule.closing-per-section"] = line.number
    return True


_WEEKDAY_OF = r"провод|проход|проидет|состоит|турнир|кажд|\bэт(?:о|у|от)\s+(?:суббот|воскрес|пятниц)"


def read_days(line: Line, sheet: Sheet) -> bool:
    """The event's own days, and the weekday."""
    day = weekday(line.low)
    low = (
        re.split(r"регистрац", line.low)[0]
        if re.match(r"\W*(?:дат[аы]|сроки|когда)\b", line.low)
        else line.low
    )
    line = Line(line.number, line.text[: len(low)])
    spans = find_days(low)
    is_dated = len(spans) == 1 and spans[0].first == spans[0].last and "регистрац" not in low
    if day and not sheet.weekday and (is_dated or re.search(_WEEKDAY_OF, low)):
        sheet.weekday = day
        sheet.schedule_line = sheet.schedule_line or line.number
    if spans and sheet.first and not re.search(r"\w", without_days(line.low)):
        sheet.heading_day = spans[0].first
        return True
    about = re.search(
        r"провод|проход|пройд|состо|срок|дат[аы]|турнир|соревнован|когда|кубок|первенств|чемпионат|фестивал|этап|мемориал",
        line.low,
    )
    if not spans or re.search(r"приказ|взнос|заявк|регистрац|рождени|рейтинг\w* на\b|утвержд", line.low):
        return bool(day)
    alone = len(without_days(line.low).strip(" .,;:-")) < 12
    is_full = spans[0].first.year is not None and not re.search(r"заявк|оплат|\bдо\s+\d", line.low)
    if sheet.first is None and (about or alone or is_full):
        sheet.first, sheet.last = spans[0].first, spans[-1].last
        sheet.schedule_line = line.number
        sheet.year = sheet.year or sheet.first.year or sheet.last.year
        return True
    return bool(day) or (sheet.first is not None and bool(about))
