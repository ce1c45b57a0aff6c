"""Somebody who wants to play, as the desk's list has him."""

from dataclasses import dataclass
from datetime import time
from enum import Enum

from tura.domain.money import Kopecks
from tura.domain.players import Birth
from tura.domain.regulation.facts import Facts


class Presence(Enum):
    """What the desk's list says of the check-in."""

    HERE = "here"
    ABSENT = "absent"
    UNTOLD = "untold"
    # The list notes who came, and says nothing of him.
    AWAITED = "awaited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Applicant:
    """One row of an entry list, or an entry made before (then ``entry`` is its id).

    ``section`` is the letter asked for, folded; "" leaves it to the regulation.  ``facts`` are what conditions
    read; ``names`` are the spellings of the name ("Фамилия Имя Отчество", "Surname, Given").
    ``paid`` is in kopecks, ``checked_in`` the time of day; ``byes`` are rounds asked off, ``leaves_after`` the
    last round he wants to play.  ``undecided``: the entry has had questions, so that its section need not be
    the one that was asked for.
    """

    row: int
    names: tuple[str, ...]
    facts: Facts
    birth: Birth | None = None
    section: str = ""
    paid: Kopecks = 0
    presence: Presence = Presence.UNTOLD
    checked_in: time | None = None
    byes: tuple[int, ...] = ()
    leaves_after: int | None = None
    entry: str = ""
    undecided: bool = False
