"""Default time: what lateness forces (FIDE Laws 6.7; RULES 6.2.15, 6.3.1)."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events_made import section
from tura.domain.results import Colour
from tura.domain.round.lateness import (
    Arrivals,
    allowance,
    forced,
    is_late,
    joined,
    moment_in_round,
    start_before,
)
from tura.domain.round.outcome import Outcome

START = datetime(2024, 1, 3, 11, 4, tzinfo=UTC)
IN_TIME, TOO_LATE = timedelta(minutes=30), timedelta(minutes=30, seconds=1)


def after(late: timedelta | None) -> datetime | None:
    """A moment that long after the start; None for nobody."""
    return None if late is None else START + late


@pytest.mark.parametrize(
    ("white", "black", "now", "outcome"),
    [
        (IN_TIME, timedelta(0), TOO_LATE, None),
        (TOO_LATE, timedelta(0), TOO_LATE, Outcome.FORFEIT_BLACK),
        (IN_TIME, TOO_LATE, TOO_LATE, Outcome.FORFEIT_WHITE),
        (TOO_LATE, TOO_LATE, TOO_LATE, Outcome.FORFEIT_BOTH),
        (None, None, TOO_LATE, Outcome.FORFEIT_BOTH),
        (None, None, IN_TIME, None),
        (None, timedelta(0), TOO_LATE, Outcome.FORFEIT_BLACK),
        (timedelta(0), None, TOO_LATE, Outcome.FORFEIT_WHITE),
        (timedelta(minutes=-20), timedelta(minutes=-1), timedelta(0), None),
    ],
)
def test_the_example_of_thirty_minutes(
    white: timedelta | None, black: timedelta | None, now: timedelta, outcome: Outcome | None
) -> None:
    """RULES 6.2.15: 30:00 plays, 30:01 forfeits, both absent is a double forfeit."""
    found = forced(START, 30, Arrivals(after(white), after(black)), START + now)
    assert found is outcome


@pytest.mark.parametrize(("seconds", "late"), [(0, False), (1, True)])
def test_silence_allows_nothing(seconds: int, late: bool) -> None:
    """RULES 6.3.1: a regulation that names no default time allows 0 minutes (Laws 6.7.1); 0 may be named too."""
    assert allowance(section("A", default_time=None)) == (0, False)
    assert allowance(section("A", default_time=0)) == (0, True)
    assert allowance(section("A", default_time=30)) == (30, True)
    assert is_late(START, 0, START + timedelta(seconds=seconds)) is late


@given(st.integers(0, 90), st.integers(-600, 9000), st.integers(0, 999_999))
def test_nobody_is_late_by_a_fraction_of_a_second(minutes: int, seconds: int, micro: int) -> None:
    """Late is a whole second more than allowed, whatever the default time."""
    came = START + timedelta(seconds=seconds, microseconds=micro)
    assert is_late(START, minutes, came) is (seconds > minutes * 60)


def test_a_second_forfeit_joins_the_first() -> None:
    """White forfeited, then Black too late: both lose; in either order."""
    white, black = joined(Outcome.PENDING, Colour.WHITE), joined(Outcome.PENDING, Colour.BLACK)
    assert (white, black) == (Outcome.FORFEIT_BLACK, Outcome.FORFEIT_WHITE)
    assert joined(white, Colour.BLACK) is joined(black, Colour.WHITE) is Outcome.FORFEIT_BOTH
    assert joined(white, Colour.WHITE) is white


MOSCOW = ZoneInfo("Europe/Moscow")


@pytest.mark.parametrize(
    ("came", "late"),
    [(time(23, 59), -1), (time(0, 20), 20), (time(0, 31), 31), (time(3, 0), 180), (time(18, 0), -360)],
)
def test_a_round_may_end_after_midnight(came: time, late: int) -> None:
    """A round begun at midnight counts minutes before it on the day before, minutes after it on its own."""
    start = datetime(2026, 12, 31, 0, 0, tzinfo=MOSCOW)
    assert moment_in_round(came, start) - start == timedelta(minutes=late)
    evening = start - timedelta(minutes=10)
    assert moment_in_round(time(0, 21), evening) - evening == timedelta(minutes=31)


@pytest.mark.parametrize(("now", "typed", "ago"), [((0, 5), time(23, 58), 7), ((23, 50), time(0, 5), -15)])
def test_a_start_is_said_after_midnight(now: tuple[int, int], typed: time, ago: int) -> None:
    """At 00:05 a start at 23:58 was yesterday; at 23:50 one at 00:05 will be tomorrow."""
    at = datetime(2026, 12, 12, *now, tzinfo=MOSCOW)
    assert at - start_before(typed, at) == timedelta(minutes=ago)


@given(st.integers(0, 3 * 24 * 60), st.times())
def test_a_time_of_day_is_found_around_the_start(minutes: int, at: time) -> None:
    """The moment has that time of day, and lies within 6 hours before and 18 after the start."""
    start = START + timedelta(minutes=minutes)
    found = moment_in_round(at, start)
    assert found.timetz().replace(tzinfo=None) == at
    assert timedelta(hours=-6) <= found - start <= timedelta(hours=18)
