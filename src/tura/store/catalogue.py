"""The catalogue of events on SQL."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from sqlalchemy import Row, insert, select
from sqlalchemy.exc import IntegrityError

from tura.app.ports import Catalogued
from tura.store.database import Database
from tura.store.faults import fault
from tura.store.journal import Clock, stamp
from tura.store.schema import EVENT


class SqlCatalogue:
    """``app.ports.Catalogue`` on a database; ``new_id`` makes unguessable ids."""

    def __init__(self, database: Database, clock: Clock, new_id: Callable[[], str]) -> None:
        self._database = database
        self._clock = clock
        self._new_id = new_id

    def add(self, slug: str, title: str) -> Catalogued:
        """A new event with an empty journal."""
        event_id, created = self._new_id(), self._clock()
        try:
            with self._database.writing() as connection:
                connection.execute(
                    insert(EVENT).values(id=event_id, slug=slug, title=title, created=stamp(created))
                )
        except IntegrityError as error:
            raise fault("store-slug-taken", slug=slug) from error
        return Catalogued(event_id, slug, title, created)

    def find(self, slug: str) -> Catalogued | None:
        """The event with this slug."""
        with self._database.reading() as connection:
            found = connection.execute(select(EVENT).where(EVENT.c.slug == slug)).first()
        return catalogued(found) if found else None

    def all(self) -> tuple[Catalogued, ...]:
        """Every event, the newest first."""
        with self._database.reading() as connection:
            found = connection.execute(select(EVENT).order_by(EVENT.c.created.desc(), EVENT.c.slug)).all()
        return tuple(catalogued(row) for row in found)


def catalogued(row: Row[Any]) -> Catalogued:
    """A row of the catalogue."""
    return Catalogued(row.id, row.slug, row.title, datetime.fromisoformat(row.created))
