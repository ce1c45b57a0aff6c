"""Rating lists on a database server: taken in by thousands, so that nobody else waits, seen only when whole."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from itertools import islice
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Table, and_, delete, insert, select

from tura.app.ports import Listed
from tura.domain.players import Discipline, Person, Rating, RatingSource
from tura.domain.registration.names import sounds
from tura.formats.lists import PlayerRow, person_of
from tura.store.database import Database
from tura.store.schema import LIST_PLAYER, LIST_RATING, RATING_LIST
from tura.store.upserting import upserting

T = TypeVar("T")
Parts = Mapping[Discipline, date]
Rows = list[dict[str, Any]]
# As many persons in one transaction: a fraction of a second, in which a result waits.
CHUNK = 5000


class SqlRatingLists:
    """``app.ports.RatingLists`` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self, source: RatingSource, parts: Parts, rows: Iterable[PlayerRow]) -> int:
        """Lists taken in, replacing those of the same days; how many persons came."""
        with self._database.writing() as connection:
            for discipline, listed in parts.items():
                _forget(connection, source, discipline, listed)
        count, rated = 0, dict.fromkeys(parts, 0)
        for chunk in _chunks(rows):
            people = [person_of(source, row, parts) for row in chunk]
            ratings = [row for person in people for row in _ratings(source, parts, person)]
            with self._database.writing() as connection:
                _upsert(connection, LIST_PLAYER, [_player(source, person) for person in people])
                _upsert(connection, LIST_RATING, ratings)
            count += len(chunk)
            for row in ratings:
                rated[Discipline(row["discipline"])] += 1
        with self._database.writing() as connection:
            for discipline, listed in parts.items():
                key = _key(source, discipline, listed)
                connection.execute(insert(RATING_LIST).values(**key, players=rated[discipline]))
        return count

    def lists(self) -> tuple[Listed, ...]:
        """The lists there are, the newest first."""
        query = select(RATING_LIST).order_by(
            RATING_LIST.c.listed.desc(), RATING_LIST.c.source, RATING_LIST.c.discipline
        )
        with self._database.reading() as connection:
            return tuple(_listed(row) for row in connection.execute(query))

    def search(self, text: str, day: date | None = None, limit: int = 20) -> tuple[Person, ...]:
        """Persons by id or by how their name begins, in either alphabet; ratings as of ``day``."""
        number, begun = text.strip(), sounds(text)
        if not (number.isdigit() or begun):
            return ()
        with self._database.reading() as connection:
            wanted = _numbered(number) if number.isdigit() else _begins(connection, begun)
            query = select(LIST_PLAYER).where(wanted)
            query = query.order_by(LIST_PLAYER.c.sounds, LIST_PLAYER.c.source, LIST_PLAYER.c.id).limit(limit)
            return _with_ratings(connection, connection.execute(query).all(), day)

    def find(self, source: RatingSource, ids: Iterable[str], day: date | None = None) -> Mapping[str, Person]:
        """Persons by the publisher's id, with the ratings of the newest lists not after ``day``."""
        found: dict[str, Person] = {}
        with self._database.reading() as connection:
            for chunk in _chunks(sorted(set(ids)), 500):
                query = select(LIST_PLAYER).where(
                    LIST_PLAYER.c.source == source.value, LIST_PLAYER.c.id.in_(chunk)
                )
                people = _with_ratings(connection, connection.execute(query).all(), day)
                found.update((person.id, person) for person in people)
        return found


def _chunks(things: Iterable[T], size: int = CHUNK) -> Iterator[list[T]]:
    rest = iter(things)
    while chunk := list(islice(rest, size)):
        yield chunk


def _key(source: RatingSource, discipline: Discipline, listed: date) -> dict[str, str]:
    return {"source": source.value, "discipline": discipline.value, "listed": listed.isoformat()}


def _forget(connection: Connection, source: RatingSource, discipline: Discipline, listed: date) -> None:
    key = _key(source, discipline, listed)
    for table in (RATING_LIST, LIST_RATING):
        connection.execute(delete(table).where(*(table.c[name] == value for name, value in key.items())))


def _player(source: RatingSource, person: Person) -> dict[str, str]:
    body = msgspec.json.encode(replace(person, ratings=())).decode()
    return {"source": source.value, "id": person.id, "sounds": sounds(person.name), "body": body}


def _ratings(source: RatingSource, parts: Parts, person: Person) -> Rows:
    return [
        {**_key(source, rating.discipline, parts[rating.discipline]), "id": person.id, "value": rating.value}
        for rating in person.ratings
        if rating.discipline in parts and rating.source is source and rating.value
    ]


def _upsert(connection: Connection, table: Table, rows: Rows) -> None:
    if not rows:
        return
    statement = upserting(connection, table)
    keys = [column.name for column in table.primary_key]
    replaced = {name: statement.excluded[name] for name in (c.name for c in table.c) if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=replaced), rows)


def _numbered(number: str) -> ColumnElement[bool]:
    """An id of any publisher, by the primary key."""
    return and_(LIST_PLAYER.c.source.in_([each.value for each in RatingSource]), LIST_PLAYER.c.id == number)


def _begins(connection: Connection, begun: str) -> ColumnElement[bool]:
    """Names that sound so at the beginning, found by the index of either database."""
    if connection.dialect.name == "sqlite":
        return and_(LIST_PLAYER.c.sounds >= begun, LIST_PLAYER.c.sounds < f"{begun}{{")
    return LIST_PLAYER.c.sounds.startswith(begun, autoescape=True)


def _with_ratings(connection: Connection, rows: Sequence[Row[Any]], day: date | None) -> tuple[Person, ...]:
    """Persons with their ratings on the newest whole list of each kind not after ``day``."""
    newest = _newest(connection, day)
    query = (
        select(LIST_RATING)
        .where(LIST_RATING.c.source.in_({row.source for row in rows}))
        .where(LIST_RATING.c.id.in_([row.id for row in rows]))
        .order_by(LIST_RATING.c.discipline)
    )
    ratings: dict[tuple[str, str], list[Rating]] = {}
    for row in connection.execute(query):
        if newest.get((row.source, row.discipline)) == row.listed:
            ratings.setdefault((row.source, row.id), []).append(_rating(row))
    return tuple(
        replace(
            msgspec.json.decode(row.body, type=Person),
            ratings=tuple(ratings.get((row.source, row.id), ())),
        )
        for row in rows
    )


def _newest(connection: Connection, day: date | None) -> dict[tuple[str, str], str]:
    """The day of the list that decides, by publisher and discipline."""
    query = select(RATING_LIST).order_by(RATING_LIST.c.listed)
    if day is not None:
        query = query.where(RATING_LIST.c.listed <= day.isoformat())
    return {(row.source, row.discipline): row.listed for row in connection.execute(query)}


def _rating(row: Row[Any]) -> Rating:
    listed = date.fromisoformat(row.listed)
    return Rating(RatingSource(row.source), Discipline(row.discipline), row.value, listed)


def _listed(row: Row[Any]) -> Listed:
    listed = date.fromisoformat(row.listed)
    return Listed(RatingSource(row.source), Discipline(row.discipline), listed, row.players)
