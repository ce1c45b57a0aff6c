"""One player of a published list as a flat row: what is kept of him, in the order in which it is kept."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex


class PlayerRow(NamedTuple):
    """``id`` is the publisher's own number; a rating is None where the list has none.

    A list of two million players passes through these, so there is nothing in them but texts and numbers.
    """

    id: str
    name: str
    female: bool = False
    birth: int | None = None
    federation: str = ""
    region: str = ""
    region_name: str = ""
    fide_id: str = ""
    title: str = ""
    standard: int | None = None
    rapid: int | None = None
    blitz: int | None = None

    def rating(self, discipline: Discipline) -> int | None:
        """The rating of one discipline."""
        match discipline:
            case Discipline.STANDARD:
                return self.standard
            case Discipline.RAPID:
                return self.rapid
            case Discipline.BLITZ:
                return self.blitz

    def rated_in(self, discipline: Discipline, value: int | None) -> "PlayerRow":
        """The row with this as its only rating."""
        of = {each: value if each is discipline else None for each in Discipline}
        return self._replace(
            standard=of[Discipline.STANDARD], rapid=of[Discipline.RAPID], blitz=of[Discipline.BLITZ]
        )


def person_of(source: RatingSource, row: PlayerRow, parts: Mapping[Discipline, date]) -> Person:
    """The person of a row, with the ratings of ``parts``, each of its day."""
    fide = source is RatingSource.FIDE
    return Person(
        id=row.id,
        name=row.name,
        latin=row.name if fide else "",
        sex=Sex.FEMALE if row.female else Sex.MALE,
        birth=Birth(row.birth) if row.birth else None,
        federation=row.federation,
        region=row.region,
        region_name=row.region_name,
        fide_id=row.id if fide else row.fide_id,
        fshr_id="" if fide else row.id,
        title=row.title,
        ratings=tuple(
            Rating(source, discipline, value, listed)
            for discipline, listed in parts.items()
            if (value := row.rating(discipline))
        ),
    )
