"""Roubles, percentages, points, hours and time controls as an organiser writes them.

Each function takes the TOML value and returns the domain's integers, or raises ValueError or TypeError.
"""

import re
from datetime import time
from fractions import Fraction

from tura.domain.regulation.schema import Period, TimeControl

_CURRENCY = re.compile(r"(?:₽|руб(?:лей|ля|ль)?\.?|р\.?|RUB)$", re.IGNORECASE)
_CONTROL = re.compile(r"(\d{1,3})\s*(?:['′]\s*)?\+\s*(\d{1,3})\s*(?:[\"″]|'')?")


def _number(value: object) -> Fraction:
    """A TOML number or a decimal text with a point or comma and spaces between thousands."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise TypeError(value)
    try:
        return Fraction(re.sub(r"\s", "", str(value)).replace(",", "."))
    except ZeroDivisionError:
        raise ValueError(value) from None


def _whole(number: Fraction) -> int:
    if number.denominator != 1:
        raise ValueError(number)
    return number.numerator


def read_roubles(value: object) -> int:
    """Kopecks of an amount in roubles: ``40000``, ``"40 000"``, ``"12,50 ₽"``.

    >>> read_roubles("40 000 ₽"), read_roubles(12.5)
    (4000000, 1250)
    """
    if isinstance(value, str):
        value = _CURRENCY.sub("", value.strip())
    kopecks = _whole(_number(value) * 100)
    if kopecks < 0:
        raise ValueError(value)
    return kopecks


def read_percent(value: object) -> int:
    """Hundredths of a percent: ``35``, ``12.5``, ``"35 %"``.

    >>> read_percent("12,5 %"), read_percent(35)
    (1250, 3500)
    """
    if isinstance(value, str):
        value = value.strip().removesuffix("%")
    hundredths = _whole(_number(value) * 100)
    if hundredths < 0:
        raise ValueError(value)
    return hundredths


def read_points(value: object) -> int:
    """Tenths of a point: ``1``, ``0.5``, ``"1/2"``, ``"½"``."""
    if isinstance(value, str):
        value = value.replace("½", "1/2")
    return _whole(_number(value) * 10)


def read_hour(value: object) -> time:
    """A time of day: ``"11:00"`` or a TOML local time."""
    if isinstance(value, time):
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{1,2}[:.]\d{2}", value.strip()):
        hour, minute = re.split("[:.]", value.strip())
        return time(int(hour), int(minute))
    raise ValueError(value)


def read_control(value: str) -> TimeControl:
    """A time control: minutes for the game and seconds a move, or minutes by periods of moves.

    >>> read_control("90+30").increment, read_control("40/100, 20/50, 15 + 30").main
    (30, 150)
    """
    match = _CONTROL.fullmatch(value.strip())
    if match:
        return TimeControl(minutes=int(match[1]), increment=int(match[2]))
    if "/" not in value:
        return TimeControl(minutes=int(value))
    periods, _, increment = value.partition("+")
    first, *further = map(_period, periods.split(","))
    return TimeControl(
        minutes=first.minutes, moves=first.moves, further=tuple(further), increment=int(increment or 0)
    )


def _period(text: str) -> Period:
    moves, _, minutes = text.rpartition("/")
    return Period(minutes=int(minutes), moves=int(moves or 0))


def write_parts(value: int, parts: int) -> int | str:
    """A count of ``parts`` of the unit as a whole number, or a text with a decimal point.

    >>> write_parts(4000000, 100), write_parts(1250, 100), write_parts(5, 10)
    (40000, '12.5', '0.5')
    """
    whole, rest = divmod(value, parts)
    if not rest:
        return whole
    width = len(str(parts)) - 1
    return f"{whole}.{rest:0{width}}".rstrip("0")
