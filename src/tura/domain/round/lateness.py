"""Default time: who comes later than the regulation allows loses (FIDE Laws 6.7; RULES 6.2.15, 6.3.1).

It counts from the round's real start (Laws 6.6), never from the timetable: a second round of the day begins when
the first has ended.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

from tura.domain.regulation.schema import Section
from tura.domain.results import Colour
from tura.domain.round.outcome import Outcome

# What is lost by whoever is late, White's side first.
_FORCED = {
    (True, False): Outcome.FORFEIT_BLACK,
    (False, True): Outcome.FORFEIT_WHITE,
    (True, True): Outcome.FORFEIT_BOTH,
}


@dataclass(frozen=True, slots=True)
class Arrivals:
    """When White and Black came to the board; None for a player who has not come yet."""

    white: datetime | None
    black: datetime | None


def allowance(section: Section) -> tuple[int, bool]:
    """The default time in minutes, and whether the regulation names it; silent it is 0 (Laws 6.7.1)."""
    named = section.playing.default_time
    return (0, False) if named is None else (named, True)


def moment_of(at: time, day: datetime) -> datetime:
    """The moment a time of day stands for: of the day before, of ``day`` or after it, the nearest to ``day``.

    ``day`` carries the hall's time zone, in which the time was read off a clock.
    """
    found = (datetime.combine(day.date() + timedelta(days=step), at, day.tzinfo) for step in (-1, 0, 1))
    return min(found, key=lambda moment: abs(moment.astimezone(UTC) - day.astimezone(UTC)))


def moment_in_round(at: time, start: datetime) -> datetime:
    """A time of day during a round, which may end after midnight: six hours before its start to 18 after it."""
    return moment_of(at, start + timedelta(hours=6))


def start_before(at: time, now: datetime) -> datetime:
    """A time of day at which a round is said to have started: 18 hours before now to six after it."""
    return moment_of(at, now - timedelta(hours=6))


def lateness(start: datetime, came: datetime) -> timedelta:
    """How long after the start somebody came; nothing before it."""
    return max(came - start, timedelta(0))


def is_late(start: datetime, minutes: int, came: datetime) -> bool:
    """Whether somebody came after the default time: 30:00 of 30 minutes is in time, 30:01 is not.

    A fraction of a second is not counted, as no clock in the hall shows it.
    """
    return lateness(start, came) // timedelta(seconds=1) > minutes * 60


def forced(start: datetime, minutes: int, arrivals: Arrivals, now: datetime) -> Outcome | None:
    """The outcome that lateness forces on a board by ``now``; None while both are, or may still be, in time."""
    late = tuple(
        is_late(start, minutes, now if came is None else came) for came in (arrivals.white, arrivals.black)
    )
    return _FORCED.get((late[0], late[1]))


def joined(before: Outcome, late: Colour) -> Outcome:
    """The forfeit of one side, added to what the board has: a forfeit of the other side becomes one of both."""
    white = late is Colour.WHITE or before in (Outcome.FORFEIT_BLACK, Outcome.FORFEIT_BOTH)
    black = late is Colour.BLACK or before in (Outcome.FORFEIT_WHITE, Outcome.FORFEIT_BOTH)
    return _FORCED[white, black]
