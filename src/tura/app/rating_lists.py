"""Published rating lists taken in, and searched."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import IO

from tura.app.ports import RatingLists
from tura.domain.players import Discipline, RatingSource
from tura.domain.reason import Refusal, refuse
from tura.formats.lists import PlayerRow, RatingList, read_list

_STEP = 20_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What the person says of a list where its file does not: the discipline, and the day it is valid from."""

    discipline: Discipline | None = None
    listed: date | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """A list that was taken in."""

    source: RatingSource
    parts: Mapping[Discipline, date]
    players: int


def take_list(
    lists: RatingLists,
    data: bytes | IO[bytes],
    name: str,
    told: Told,
    progress: Callable[[int, int], None] = lambda _players, _percent: None,
) -> Taken | Refusal:
    """A FIDE or ФШР list taken in; BadInput if it is none, a Refusal if its day or discipline is not known.

    ``data`` may be a file open for reading, of which little is in memory at a time; ``progress`` is told how
    many players have come so far, and how many percent of the file are read.
    """
    read = read_list(data, name)
    listed = told.listed or read.listed
    if listed is None:
        return refuse("list-day-unknown", file=name)
    discipline = told.discipline or read.discipline
    if discipline is None and read.source is RatingSource.FSHR:
        return refuse("list-discipline-unknown", file=name)
    parts = dict.fromkeys(Discipline if discipline is None else (discipline,), listed)
    rows = _told(_counted(read, progress), read.discipline or Discipline.STANDARD, discipline)
    return Taken(read.source, parts, lists.take(read.source, parts, rows))


def _counted(read: RatingList, progress: Callable[[int, int], None]) -> Iterator[PlayerRow]:
    count = 0
    for count, row in enumerate(read.rows, 1):
        if count % _STEP == 0:
            progress(count, read.percent())
        yield row
    progress(count, 100)


def _told(rows: Iterator[PlayerRow], read: Discipline, told: Discipline | None) -> Iterator[PlayerRow]:
    """The rows with their one rating where the person says it belongs."""
    if told is None or told is read:
        return rows
    return (row.rated_in(told, row.rating(read)) for row in rows)
