"""Published rating lists taken in, and searched."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import cast

from tura.app.ports import RatingLists
from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex
from tura.domain.reason import Refusal, refuse
from tura.formats.lists import FideRecord, FshrRecord, RatingList, read_list


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


def take_list(lists: RatingLists, data: bytes, name: str, told: Told) -> Taken | Refusal:
    """A FIDE or ФШР list taken in; BadInput if it is none, a Refusal if its day or discipline is not known."""
    read = read_list(data, name)
    listed = told.listed or read.listed
    if listed is None:
        return refuse("list-day-unknown", file=name)
    discipline = told.discipline or read.discipline
    if discipline is None and read.source is RatingSource.FSHR:
        return refuse("list-discipline-unknown", file=name)
    parts = dict.fromkeys(Discipline if discipline is None else (discipline,), listed)
    players = lists.take(read.source, parts, people(read, discipline))
    return Taken(read.source, parts, players)


def people(read: RatingList, discipline: Discipline | None) -> Iterator[Person]:
    """The persons of a list, with their ratings; the id is the publisher's."""
    if read.source is RatingSource.FIDE:
        yield from map(_of_fide, cast("Iterator[FideRecord]", read.records))
    elif discipline is not None:
        for record in cast("Iterator[FshrRecord]", read.records):
            yield _of_fshr(record, discipline)


def _of_fide(record: FideRecord) -> Person:
    strengths = (
        (Discipline.STANDARD, record.standard),
        (Discipline.RAPID, record.rapid),
        (Discipline.BLITZ, record.blitz),
    )
    return Person(
        id=record.fide_id,
        name=record.name,
        latin=record.name,
        sex=record.sex or Sex.MALE,
        birth=Birth(record.birth_year) if record.birth_year else None,
        federation=record.federation,
        fide_id=record.fide_id,
        title=record.title or record.women_title,
        ratings=tuple(
            Rating(RatingSource.FIDE, discipline, strength.rating)
            for discipline, strength in strengths
            if strength.rating
        ),
    )


def _of_fshr(record: FshrRecord, discipline: Discipline) -> Person:
    rating = Rating(RatingSource.FSHR, discipline, record.rating) if record.rating else None
    return Person(
        id=record.fshr_id,
        name=record.name,
        sex=record.sex,
        birth=Birth(record.birth_year) if record.birth_year else None,
        federation=record.federation,
        region=record.region,
        region_name=record.region_name,
        fide_id=record.fide_id,
        fshr_id=record.fshr_id,
        ratings=() if rating is None else (rating,),
    )
