"""The days, rounds and windows read, as one schedule."""

from dataclasses import replace
from datetime import date, timedelta

from tura.domain.regulation.schema import RoundTime, Schedule, Window
from tura.drafting.days import Day
from tura.drafting.sheet import Sheet


def schedule_of(sheet: Sheet) -> Schedule:
    """The schedule; days whose year is unknown are kept as printed."""
    first = sheet.first.dated(sheet.year) if sheet.first else None
    last = sheet.last.dated(sheet.year) if sheet.last else None
    only = first if first and (last is None or last == first) else None
    closing = sheet.facts.get("closing")
    return Schedule(
        first_day=first,
        last_day=last or first,
        weekday=sheet.weekday,
        rounds=tuple(_rounds(sheet, only)),
        registration=tuple(_window(window, day, sheet.year, only) for window, day in sheet.windows),
        closing_minutes_after=closing if isinstance(closing, int) else None,
        closing_at=sheet.closing_at,
        closing_per_section=False if sheet.facts.get("closing-together") else None,
        printed=sheet.first.printed if sheet.first and first is None else "",
        line=sheet.schedule_line,
    )


def _rounds(sheet: Sheet, only: date | None) -> list[RoundTime]:
    total = sheet.playing.get("rounds")
    totals = [total] if isinstance(total, int) else []
    totals += [section.rounds for section in sheet.sections.values() if section.rounds]
    count = max([*sheet.rounds, *(totals if sheet.follow or sheet.daily else [])], default=0)
    found: list[RoundTime] = []
    for number in range(1, count + 1):
        item = sheet.rounds.get(number)
        first_hour = sheet.daily[0][0] if sheet.daily else None
        is_daily = item is None or (item.start == first_hour and number == 1 and 1 not in sheet.round_days)
        if is_daily and sheet.daily:
            daily = _daily(sheet, number, found)
            if number == count and sheet.last_start:
                daily = replace(daily, start=sheet.last_start[0], line=sheet.last_start[1])
            found.append(daily)
            continue
        if item is None:
            if sheet.follow is None:
                continue
            item = RoundTime(number=number, after=number - 1, line=sheet.follow)
        day = sheet.round_days.get(number)
        dated = day.dated(sheet.year) if day else only
        found.append(replace(item, day=dated, printed=day.printed if day and dated is None else ""))
    return found


def _daily(sheet: Sheet, number: int, before: list[RoundTime]) -> RoundTime:
    """The next of the hours of every day: a day after the round that many before it."""
    starts, line = sheet.daily or ((), None)
    first = sheet.first.dated(sheet.year) if sheet.first else None
    earlier = before[-len(starts)].day if len(before) >= len(starts) else None
    day = earlier + timedelta(days=1) if earlier else first if number <= len(starts) else None
    return RoundTime(number=number, day=day, start=starts[(number - 1) % len(starts)], line=line)


def _window(window: Window, day: Day | None, year: int | None, only: date | None) -> Window:
    dated = day.dated(year) if day else only
    return replace(window, day=dated, printed=day.printed if day and dated is None else "")
