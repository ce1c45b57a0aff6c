"""Records 240, 250, 260, 299 and JaVaFo's XXA, each from its columns."""

from dataclasses import dataclass

from tura.domain.results import Result
from tura.domain.tournament import Prohibition
from tura.formats.trf.columns import numbers, tenths, whole
from tura.formats.trf.notes import Notes

_LAST_ROUND = 9999
# Virtual points have four columns: 99.9 at most.
_TOO_MANY = 1000
_BYES = {"F": Result.FULL_POINT_BYE, "H": Result.HALF_POINT_BYE, "Z": Result.ZERO_POINT_BYE}


@dataclass(frozen=True, slots=True)
class Bye:
    """Record 240: these TPNs (teams, in team events) have this bye in the round."""

    kind: Result
    round: int
    tpns: tuple[int, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Virtual points in tenths: ``by_round[i]`` in round ``first + i`` for TPNs ``low`` to ``high``."""

    low: int
    high: int
    first: int
    by_round: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Record 299: points in tenths for a result of this kind (blank: penalty or bonus); round 0 means all."""

    kind: str
    points: int
    round: int
    tpns: tuple[int, ...]


def bye_240(notes: Notes, line: int, text: str) -> Bye | None:
    """Type in column 5, round 7-9, ids from 11."""
    kind, number = _BYES.get(text[4:5].upper()), whole(text[6:9])
    ids = numbers(text[9:])
    if kind is None or number is None or ids is None:
        notes.problem(line, "record", record="240", text=text.strip())
        return None
    return Bye(kind, number, tuple(ids), line)


def range_250(notes: Notes, line: int, text: str) -> Acceleration | None:
    """Points 10-13 (5-8 when blank), first and last round 15-17 and 19-21, first and last id 23-26 and 28-31."""
    points = tenths(text[9:13] if text[9:13].strip() else text[4:8])
    fields = [whole(text[start:end]) for start, end in ((14, 17), (18, 21), (22, 26), (27, 31))]
    first, last, low, high = (0 if field is None else field for field in fields)
    if points is None or not (0 < first <= last <= _LAST_ROUND and 0 < low <= high):
        notes.problem(line, "record", record="250", text=text.strip())
        return None
    return Acceleration(low, high, first, (points,) * (last - first + 1))


def schedule_xxa(notes: Notes, line: int, text: str) -> Acceleration | None:
    """Id 5-8, then one value per round from column 10, five columns apart; an empty column gives none."""
    tpn = whole(text[4:8])
    values = [tenths(part) for part in _columns_xxa(text)]
    known = tuple(value for value in values if value is not None and value < _TOO_MANY)
    if tpn is None or len(known) != len(values):
        notes.problem(line, "record", record="XXA", text=text.strip())
        return None
    return Acceleration(tpn, tpn, 1, known)


def _columns_xxa(text: str) -> list[str]:
    """One text per round; where the columns were missed, only the values' order is asked for."""
    width, rest = 5, text[8:].rstrip()
    parts = [rest[start : start + width] for start in range(0, len(rest), width)]
    if all(part[:1] == " " and len(part.split()) <= 1 for part in parts):
        return [part.strip() or "0" for part in parts]
    return rest.split()


def prohibition_260(notes: Notes, line: int, text: str) -> Prohibition | None:
    """First round 5-7, last 9-11, ids from 13; blank rounds mean all."""
    first, last, ids = whole(text[4:7]), whole(text[8:11]), numbers(text[11:])
    found = Prohibition(frozenset(ids or ()), first or 1, last or _LAST_ROUND)
    if not ids or found.first > found.last:
        notes.problem(line, "record", record="260", text=text.strip())
        return None
    return found


def adjustment_299(notes: Notes, line: int, text: str) -> Adjustment | None:
    """Type 5, match points 8-11, points 14-17, round 20-22, ids from 24."""
    points, number, ids = tenths(text[12:17]), whole(text[18:22]), numbers(text[22:])
    if points is None or ids is None or text[17:18].strip():
        notes.problem(line, "record", record="299", text=text.strip())
        return None
    return Adjustment(text[4:5].strip().upper(), points, number or 0, tuple(ids))
