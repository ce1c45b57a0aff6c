"""Who may enter a section, take a prize or pay a fee: one condition language for all three."""

from dataclasses import dataclass
from datetime import date
from enum import Enum

from tura.domain.players import Discipline, RatingSource, Sex


class Missing(Enum):
    """What a player without any of the ratings asked for is to a rating band."""

    OUT = "out"
    IN = "in"
    ASK = "ask"


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingList:
    """One rating list, such as FIDE rapid."""

    source: RatingSource
    discipline: Discipline


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingBand:
    """A rating band, both ends inclusive; the first list of ``lists`` that rates the player decides.

    ``unrated`` True means: only players whom none of ``lists`` rates.  ``sources`` are the publishers the text
    names ("рейтинг FIDE"); while ``lists`` is empty, which of their lists is an open question.  ``listed`` is
    the date whose lists decide, where it is not the regulation's ``list_date``.
    """

    lists: tuple[RatingList, ...] = ()
    sources: tuple[RatingSource, ...] = ()
    listed: date | None = None
    low: int | None = None
    high: int | None = None
    missing: Missing = Missing.OUT
    unrated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """All fields given must hold; ``any_of``, ``all_of`` and ``none_of`` nest further conditions.

    ``born_from`` and ``born_to`` are birth years, both inclusive; with ``women_born_to`` and
    ``women_born_from`` women have other limits.  ``groups`` are membership lists, invitations and marks that
    the desk ticks on an entry (``invited``, ``disabled``, ``school``).  ``min_games`` counts games over the
    board; ``stayed`` means not withdrawn; ``attended`` means present at the closing; ``no_forfeits`` that no
    game was lost by not coming; ``played_last`` that the last round was played over the board.
    """

    sex: Sex | None = None
    born_from: int | None = None
    born_to: int | None = None
    women_born_from: int | None = None
    women_born_to: int | None = None
    rating: RatingBand | None = None
    citizenship: tuple[str, ...] = ()
    federation: tuple[str, ...] = ()
    region: tuple[str, ...] = ()
    city: tuple[str, ...] = ()
    club: tuple[str, ...] = ()
    title: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    fide_id: bool | None = None
    fshr_id: bool | None = None
    min_games: int | None = None
    stayed: bool | None = None
    attended: bool | None = None
    no_forfeits: bool | None = None
    played_last: bool | None = None
    any_of: tuple["Condition", ...] = ()
    all_of: tuple["Condition", ...] = ()
    none_of: tuple["Condition", ...] = ()
    line: int | None = None


ANYONE = Condition()
