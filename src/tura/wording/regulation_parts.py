"""The parts of a printed regulation, each a list of reasons to be worded."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from operator import attrgetter

from tura.domain.players import RatingSource
from tura.domain.reason import Reason, Value
from tura.domain.regulation.lint.amounts import has_money
from tura.domain.regulation.schema import LastResort, Regulation, RoundTime, Schedule, Section

Key = Callable[[Section], object]


def say(code: str, **values: Value) -> Reason:
    """One sentence of the text."""
    return Reason(code, values=values)


def alike(sections: Iterable[Section], key: Key) -> Iterator[tuple[object, tuple[str, ...], Section]]:
    """Sections grouped by what they have in common: the value, their letters, the first of them."""
    groups: dict[object, list[Section]] = {}
    for section in sections:
        groups.setdefault(key(section), []).append(section)
    for value, found in groups.items():
        yield value, tuple(section.letter for section in found), found[0]


def when(regulation: Regulation) -> Iterator[Reason]:
    """Days, place, registration, rounds, closing."""
    schedule = regulation.schedule
    yield from _days(schedule)
    if regulation.place:
        yield say("text-venue", place=regulation.place)
    if regulation.organiser:
        yield say("text-organiser", organiser=regulation.organiser)
    for window in schedule.registration:
        day = f"{window.day:%d.%m.%Y}" if window.day else window.printed
        opens, closes = (f"{hour:%H:%M}" if hour else "…" for hour in (window.opens, window.closes))
        yield say("text-registration", day=day, opens=opens, closes=closes)
    yield from _rounds(schedule.rounds)
    if schedule.closing_at:
        yield say("text-closing-hour", hour=f"{schedule.closing_at:%H:%M}")
    elif schedule.closing_minutes_after:
        yield say("text-closing", minutes=schedule.closing_minutes_after)
    elif schedule.closing_minutes_after == 0:
        yield say("text-closing-at-once")


def _days(schedule: Schedule) -> Iterator[Reason]:
    first, last = schedule.first_day, schedule.last_day
    if first is None and schedule.printed:
        yield say("text-days-open", printed=schedule.printed)
    elif first is not None and last in {None, first}:
        yield say("text-day", first=f"{first:%d.%m.%Y}")
    elif first is not None and last is not None:
        yield say("text-days", first=f"{first:%d.%m.%Y}", last=f"{last:%d.%m.%Y}")


def _rounds(rounds: tuple[RoundTime, ...]) -> Iterator[Reason]:
    """Each round by its hour; a row of rounds that follow each other as one sentence."""
    row: list[RoundTime] = []
    for item in (*rounds, None):
        if item is not None and item.start is None and (not row or row[-1].day == item.day):
            row.append(item)
            continue
        if len(row) > 1:
            yield say("text-rounds-after", first=row[0].number, last=row[-1].number)
        elif row:
            yield say("text-round-after", number=row[0].number, day=_day(row[0]), after=row[0].after)
        row = [item] if item is not None and item.start is None else []
        if item is not None and item.start is not None:
            yield say("text-round-at", number=item.number, day=_day(item), start=f"{item.start:%H:%M}")


def _day(item: RoundTime) -> str:
    return f"{item.day:%d.%m.%Y}" if item.day else item.printed


def play(regulation: Regulation) -> Iterator[Reason]:
    """Rounds and time control, default time, recording, ratings, merged sections."""
    sections = regulation.sections
    for _, letters, first in alike(sections, lambda s: (s.playing.rounds, s.playing.time_control)):
        control = first.playing.time_control
        values: dict[str, Value] = {"minutes": control.shown, "increment": control.increment}
        yield say("text-playing", sections=letters, rounds=first.playing.rounds, **values)
    for minutes, letters, _ in alike(sections, lambda s: s.playing.default_time):
        if isinstance(minutes, int):
            yield say("text-late", minutes=minutes, sections=letters)
    yield from _duties(sections)


def _duties(sections: tuple[Section, ...]) -> Iterator[Reason]:
    """Recording, ratings, sections paired together."""
    recording = tuple(section.letter for section in sections if section.playing.recording)
    if recording:
        yield say("text-recording", sections=recording)
    for source, code in ((RatingSource.FSHR, "text-rated-fshr"), (RatingSource.FIDE, "text-rated-fide")):
        rated = tuple(section.letter for section in sections if source in section.playing.rated_by)
        if rated:
            yield say(code, sections=rated)
    for section in sections:
        if section.playing.merge_into:
            yield say("text-merged", section=section.letter, into=section.playing.merge_into)


def fees(regulation: Regulation) -> Iterator[Reason]:
    """Fees, the surcharge for playing up, discounts."""
    for own, letters, first in alike(regulation.sections, lambda s: s.fees.own):
        if isinstance(own, int):
            yield say("text-fee", sections=letters, fee=own)
        elif not first.fees.bands:
            yield say("text-fee-open", sections=letters)
    for extra in dict.fromkeys(section.fees.up_per_band for section in regulation.sections):
        if extra is not None:
            yield say("text-up-fee", fee=extra)
    yield from _reductions(regulation)


def _reductions(regulation: Regulation) -> Iterator[Reason]:
    for discount in dict.fromkeys(item for section in regulation.sections for item in section.fees.discounts):
        if discount.percent:
            yield say("text-discount", label=discount.label, percent=discount.percent)
        else:
            yield say("text-discount-amount", label=discount.label, amount=discount.amount)
    for day, extra in dict.fromkeys((s.fees.late_from, s.fees.late_extra) for s in regulation.sections):
        if day is not None:
            yield say("text-late-fee", day=f"{day:%d.%m.%Y}", extra=extra)


def prize_rules(regulation: Regulation) -> Iterator[Reason]:
    """Several prizes, sharing, leftovers, small groups."""
    paying = [section for section in regulation.sections if has_money(section.awarding)]
    for name in ("policy", "sharing", "leftover"):
        for value, letters, _ in alike(paying, attrgetter(f"awarding.{name}")):
            if isinstance(value, Enum):
                yield say(f"text-{name}-{value.value}", sections=letters)
    for count, letters, _ in alike(regulation.sections, lambda s: s.awarding.full_awards_from):
        if isinstance(count, int):
            yield say("text-full-awards", count=count, section=letters)
    if regulation.fund_may_change:
        yield say("text-fund-may-change")


def lots(regulation: Regulation) -> Iterator[Reason]:
    """What decides when every tie-break is equal."""
    for resort, letters, _ in alike(regulation.sections, lambda s: s.playing.last_resort):
        if resort is LastResort.LOTS:
            yield say("text-lots", sections=letters)


def other(regulation: Regulation) -> Iterator[Reason]:
    """Programs, rules, byes, appeals, refunds, withdrawal."""
    if regulation.rules:
        yield say("text-rules", text=regulation.rules)
    if regulation.prescribed_program:
        yield say("text-program", named=regulation.prescribed_program)
    if regulation.prescribed_site:
        yield say("text-site", named=regulation.prescribed_site)
    for name in ("byes", "appeals", "refunds", "withdrawal"):
        text = attrgetter(name)(regulation)
        if isinstance(text, str):
            yield say(f"text-{name}", text=text)
