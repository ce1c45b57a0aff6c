"""By which ratings the players stand in the initial order."""

from dataclasses import dataclass
from datetime import date
from enum import Enum

from tura.domain.players import RatingSource
from tura.domain.regulation.conditions import RatingList


class RatingChoice(Enum):
    """Which rating of a player of several publishers counts: the first listed, the highest or the lowest.

    The last two are HBFN and LBFN of record 172 (C.02.03).
    """

    FIRST = "first"
    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seeding:
    """Initial order (C.04.2 2.2): the lists in order, then title, then alphabet; unrated come last.

    ``sources`` are the publishers the text names while it names no list.
    """

    lists: tuple[RatingList, ...] = ()
    choice: RatingChoice = RatingChoice.FIRST
    sources: tuple[RatingSource, ...] = ()
    listed: date | None = None
    line: int | None = None


NOT_SEEDED = Seeding()
