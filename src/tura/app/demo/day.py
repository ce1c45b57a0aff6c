"""What time it is on an event's own days, read off its schedule."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from tura.domain.regulation.schema import A_GAME, Regulation

_BEFORE = timedelta(minutes=10)
_MORNING = time(9)
_ANY_DAY = date(2026, 1, 10)


@dataclass(frozen=True, slots=True)
class Day:
    """When the entries are taken in, and by round when it is published and when it is over; UTC."""

    morning: datetime
    rounds: tuple[tuple[datetime, datetime], ...]


def day_of(regulation: Regulation) -> Day:
    """Each round published ten minutes before its start, over when a game of sixty moves has used its time.

    A round that the schedule lacks, or that starts when another is over, follows the one before it.
    """
    schedule, zone = regulation.schedule, ZoneInfo(regulation.time_zone)
    first = schedule.first_day or _ANY_DAY
    morning = datetime.combine(first, _MORNING, zone).astimezone(UTC)
    game = _game(regulation)
    fixed = {
        each.number: datetime.combine(each.day or first, each.start, zone).astimezone(UTC)
        for each in schedule.rounds
        if each.start is not None
    }
    rounds: list[tuple[datetime, datetime]] = []
    over = morning
    for number in range(1, max(section.playing.rounds for section in regulation.sections) + 1):
        starts = max(fixed.get(number, over + 2 * _BEFORE), over + _BEFORE)
        over = starts + game
        rounds.append((starts - _BEFORE, over))
    return Day(morning, tuple(rounds))


def _game(regulation: Regulation) -> timedelta:
    """How long the slowest section's game of sixty moves lasts."""
    controls = (section.playing.time_control for section in regulation.sections)
    return max(2 * timedelta(minutes=each.main, seconds=each.increment * A_GAME) for each in controls)
