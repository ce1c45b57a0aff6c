"""The time control that a file's headers tell: record 222's code, else the words of 122."""

import re

from tura.domain.players import Discipline
from tura.domain.regulation.schema import Period, TimeControl
from tura.formats.trf import TrfFile

_PERIOD = re.compile(r"(?:(\d+)/)?(\d+)(?:\+(\d+))?")
_MINUTES = re.compile(r"(\d+)\s*(?:['’′]|m|мин)", re.IGNORECASE)
_SECONDS = re.compile(r"(\d+)\s*(?:[\"”″]|s|сек)", re.IGNORECASE)
_PLAIN = re.compile(r"(\d+)(?:\s*\+\s*(\d+))?\s*")
# Sixty moves make a game (FIDE Laws A.1, B.1): rapid from more than 10 minutes to less than 60.
_RAPID_FROM, _STANDARD_FROM = 10 * 60, 60 * 60


def time_control(file: TrfFile) -> TimeControl | None:
    """The periods and the increment of the last; None where no header can be read; words are added up."""
    return _of_code(file.header("222").replace(" ", "")) or _of_words(file.header("122"))


def discipline_of(control: TimeControl) -> Discipline:
    """The rating list that a time control belongs to, by the time for sixty moves."""
    seconds = 60 * control.main + 60 * control.increment
    if seconds >= _STANDARD_FROM:
        return Discipline.STANDARD
    return Discipline.RAPID if seconds > _RAPID_FROM else Discipline.BLITZ


def _of_code(text: str) -> TimeControl | None:
    periods = [_PERIOD.fullmatch(part) for part in text.split(":")]
    found = [period for period in periods if period]
    if not found or len(found) < len(periods):
        return None
    first, *further = [Period(minutes=max(1, int(one[2]) // 60), moves=int(one[1] or 0)) for one in found]
    increment = int(found[-1][3] or 0)
    if not all(period.moves for period in (first, *further)[:-1]):
        return TimeControl(minutes=first.minutes + sum(one.minutes for one in further), increment=increment)
    return TimeControl(minutes=first.minutes, moves=first.moves, further=tuple(further), increment=increment)


def _of_words(text: str) -> TimeControl | None:
    minutes, seconds = _MINUTES.findall(text), _SECONDS.findall(text)
    if minutes:
        return TimeControl(minutes=sum(map(int, minutes)), increment=int(seconds[-1]) if seconds else 0)
    plain = _PLAIN.fullmatch(text.strip())
    return TimeControl(minutes=int(plain[1]), increment=int(plain[2] or 0)) if plain else None
