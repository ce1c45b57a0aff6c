"""Ratings of an entry list put right by the published lists of the regulation's day."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from tura.app.entry_list import Applied
from tura.app.ports import RatingLists
from tura.domain.players import Discipline, Person, Rating, RatingSource
from tura.domain.reason import Reason, Value
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.rating_bands import list_name


@dataclass(frozen=True, slots=True)
class OfTheDay:
    """The lists that decide on a day, and the persons they know, by publisher and id."""

    days: Mapping[tuple[RatingSource, Discipline], date]
    known: Mapping[RatingSource, Mapping[str, Person]]


def with_lists(rows: Sequence[Applied], lists: RatingLists, day: date | None) -> tuple[Applied, ...]:
    """Rows with the ratings of the lists of the day, for whoever those lists know; what changed is noted.

    Lists that are not here, and persons whom a list does not know by their id, leave a row as it is.
    """
    days = days_of(lists, day)
    if not days:
        return tuple(rows)
    known = {source: lists.find(source, _ids(rows, source), day) for source in RatingSource}
    return tuple(_with(row, OfTheDay(days, known)) for row in rows)


def days_of(lists: RatingLists, day: date | None) -> dict[tuple[RatingSource, Discipline], date]:
    """The day of the newest list of each kind that is not after ``day``."""
    found: dict[tuple[RatingSource, Discipline], date] = {}
    for each in lists.lists():
        if day is None or each.listed <= day:
            found.setdefault((each.source, each.discipline), each.listed)
    return found


def _ids(rows: Iterable[Applied], source: RatingSource) -> list[str]:
    return [number for row in rows if (number := _id(row, source))]


def _id(row: Applied, source: RatingSource) -> str:
    return row.person.fide_id if source is RatingSource.FIDE else row.person.fshr_id


def _with(row: Applied, lists: OfTheDay) -> Applied:
    ratings = {(rating.source, rating.discipline): rating for rating in row.person.ratings}
    notes: list[Reason] = []
    for (source, discipline), listed in lists.days.items():
        person = lists.known[source].get(_id(row, source))
        if person is None:
            continue
        given = ratings.pop((source, discipline), None)
        value = person.rating(source, discipline)
        if value:
            ratings[source, discipline] = Rating(source, discipline, value, listed)
        if (given.value if given else None) != value:
            notes.append(_note(source, discipline, listed, (given.value if given else None, value)))
    if not notes:
        return row
    told = tuple(ratings.values())
    facts = replace(row.applicant.facts, ratings=told)
    return replace(
        row,
        person=replace(row.person, ratings=told),
        applicant=replace(row.applicant, facts=facts),
        notes=(*row.notes, *notes),
    )


def _note(
    source: RatingSource, discipline: Discipline, listed: date, found: tuple[int | None, int | None]
) -> Reason:
    given, value = found
    values: dict[str, Value] = {
        "list": list_name(RatingList(source=source, discipline=discipline)),
        "listed": listed.isoformat(),
        "given": given,
        "value": value,
    }
    return Reason("rating-from-list", values=values)
