"""Days, hours and registration (rules 6.1.1, 6.1.4, 6.2.1, 6.2.2, 6.2.12)."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from tura.domain.players import Discipline
from tura.domain.reason import Value
from tura.domain.regulation.lint.finding import (
    PAIRING,
    PUBLISHING,
    Finding,
    Where,
    ask,
    contradict,
    key_of,
    letters_of,
    line_at,
    numbered,
    warn,
)
from tura.domain.regulation.schema import Regulation

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def dates(regulation: Regulation) -> Iterator[Finding]:
    """The event has a date, its days are in order, and it falls on the weekday the text names."""
    schedule = regulation.schedule
    where = Where(numbered(regulation, "6.1.1", "6.2.1"), "schedule", schedule.line)
    if schedule.first_day is None:
        code = "lint-year-missing" if schedule.printed else "lint-date-missing"
        weekday = schedule.weekday or ""
        yield ask(where, code, PAIRING, printed=schedule.printed, weekday=weekday)
        return
    if schedule.last_day and schedule.last_day < schedule.first_day:
        first, last = schedule.first_day.isoformat(), schedule.last_day.isoformat()
        yield contradict(where, "lint-days-backwards", PAIRING, first=first, last=last)
    found = WEEKDAYS[schedule.first_day.weekday()]
    if schedule.weekday and schedule.weekday.lower() != found:
        day = schedule.first_day.isoformat()
        yield contradict(where, "lint-weekday-differs", PAIRING, day=day, found=found, said=schedule.weekday)


def rounds_scheduled(regulation: Regulation) -> Iterator[Finding]:
    """The timetable has every round once, inside the event's days, each after the one before."""
    schedule = regulation.schedule
    where = Where(numbered(regulation, "6.1.4", "6.2.1"), "schedule.rounds", schedule.line)
    numbers = sorted(item.number for item in schedule.rounds)
    longest = max((section.playing.rounds for section in regulation.sections), default=0)
    for section in regulation.sections:
        wanted = section.playing.rounds
        in_order = numbers[:wanted] == list(range(1, wanted + 1))
        if numbers and not (in_order and len(numbers) <= longest):
            values: dict[str, Value] = {"section": section.letter, "rounds": wanted, "listed": len(numbers)}
            yield contradict(where, "lint-rounds-differ", PAIRING, **values)
            break
    first, last = schedule.first_day, schedule.last_day or schedule.first_day
    for item in schedule.rounds:
        if item.day and first and last and not first <= item.day <= last:
            at = Where(where.rule, where.key, item.line)
            yield contradict(at, "lint-round-outside", PAIRING, round=item.number, day=item.day.isoformat())
        if item.after is not None and item.after >= item.number:
            at = Where(where.rule, where.key, item.line)
            yield contradict(at, "lint-round-after-itself", PAIRING, round=item.number, after=item.after)
    timed = sorted(
        ((r.number, r.day, r.start, r.line) for r in schedule.rounds if r.day and r.start),
        key=lambda each: (*each[:3], each[3] or 0),
    )
    for one, two in pairwise(timed):
        if (one[1], one[2]) >= (two[1], two[2]):
            at = Where(where.rule, where.key, two[3])
            yield contradict(at, "lint-rounds-backwards", PAIRING, round=two[0], before=one[0])


def registration(regulation: Regulation) -> Iterator[Finding]:
    """Registration closes before round 1, and the text says what happens to who comes later."""
    schedule = regulation.schedule
    rule = numbered(regulation, "6.1.4", "6.2.12")
    start = next((item for item in schedule.rounds if item.number == 1), None)
    for window in schedule.registration:
        where = Where(rule, "schedule.registration", window.line)
        if window.opens and window.closes and window.opens >= window.closes:
            yield contradict(where, "lint-registration-backwards", closes=f"{window.closes:%H:%M}")
        same_day = start and (window.day is None or start.day is None or window.day == start.day)
        if start and same_day and window.closes and start.start and window.closes >= start.start:
            values: dict[str, Value] = {"closes": f"{window.closes:%H:%M}", "start": f"{start.start:%H:%M}"}
            yield contradict(where, "lint-registration-late", PAIRING, **values)
    if schedule.registration:
        where = Where("6.3.3", "schedule.registration", schedule.registration[0].line)
        yield warn(where, "lint-confirmation")
    yield from _late(regulation, rule)


def _late(regulation: Regulation, rule: str) -> Iterator[Finding]:
    sections = [section for section in regulation.sections if section.playing.late_entry is None]
    if sections:
        key = key_of(sections[0], "playing", "late-entry")
        windows = regulation.schedule.registration
        where = Where(rule, key, windows[0].line if windows else None)
        yield ask(where, "lint-late-entry", PAIRING, sections=letters_of(sections))


def double_days(regulation: Regulation) -> Iterator[Finding]:
    """Two long games on one day: about how long, and when the second can start."""
    playing = [section.playing for section in regulation.sections]
    if regulation.discipline is not Discipline.STANDARD or not playing:
        return
    longest = max(p.time_control.main + p.time_control.increment for p in playing) * 2
    days = Counter(
        item.day or item.printed for item in regulation.schedule.rounds if item.day or item.printed
    )
    for item in regulation.schedule.rounds:
        count = days.get(item.day or item.printed, 0)
        if item.start is None or count < 2:
            continue
        begins = item.start.hour * 60 + item.start.minute + longest
        where = Where("6.2.2", "schedule.rounds", item.line)
        second = f"{begins // 60 % 24}:{begins % 60:02}"
        values: dict[str, Value] = {"day": item.day.isoformat() if item.day else item.printed, "games": count}
        yield warn(where, "lint-double-day", **values, hours=longest * count // 60, second=second)
        days[item.day or item.printed] = 0


def flexible(regulation: Regulation) -> Iterator[Finding]:
    """Rounds and ceremonies "when the one before is over": for each section, or for all together (6.3.4)."""
    schedule = regulation.schedule
    if len(regulation.sections) < 2:
        return
    after = next((item for item in schedule.rounds if item.after is not None), None)
    if after and schedule.start_per_section is None:
        where = Where("6.3.4", "schedule.start-per-section", after.line)
        yield ask(where, "lint-start-per-section", PAIRING)
    if schedule.closing_minutes_after is not None and schedule.closing_per_section is None:
        line = line_at(regulation, "schedule.closing-minutes-after")
        where = Where("6.3.4", "schedule.closing-per-section", line)
        yield ask(where, "lint-closing-per-section", PUBLISHING)
