"""Persons as the rules and the papers need them."""

from dataclasses import dataclass
from datetime import date
from enum import Enum


class Sex(Enum):
    """The sex that women's prizes and titles read."""

    MALE = "m"
    FEMALE = "f"


class Discipline(Enum):
    """The rating list a game belongs to (B.02; Rapid and Blitz Rating Regulations)."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


class RatingSource(Enum):
    """Who publishes a rating list."""

    FIDE = "fide"
    FSHR = "fshr"


# C.04.2 2.2.2: the order in which titles rank players of equal rating.
TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")


@dataclass(frozen=True, slots=True)
class Birth:
    """A birth date of which sometimes only the year is known."""

    year: int
    month: int | None = None
    day: int | None = None

    def __str__(self) -> str:
        if self.month is None or self.day is None:
            return str(self.year)
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


@dataclass(frozen=True, slots=True)
class Rating:
    """A published rating with its list and the date from which the list is valid."""

    source: RatingSource
    discipline: Discipline
    value: int
    listed: date | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """A person; ``name`` is "Фамилия Имя Отчество", ``latin`` "Surname, Given" as FIDE spells it.

    ``citizenship`` and ``federation`` (FIDE's) are separate facts: a Russian citizen may play under FID.
    ``region`` is the number and name of the ФШР region.
    """

    id: str
    name: str
    sex: Sex = Sex.MALE
    birth: Birth | None = None
    latin: str = ""
    citizenship: str = ""
    federation: str = ""
    region: str = ""
    region_name: str = ""
    fide_id: str = ""
    fshr_id: str = ""
    title: str = ""
    ratings: tuple[Rating, ...] = ()

    def rating(self, source: RatingSource, discipline: Discipline) -> int | None:
        """The rating in one list, or None."""
        for rating in self.ratings:
            if rating.source is source and rating.discipline is discipline:
                return rating.value
        return None
