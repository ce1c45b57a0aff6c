"""A store opened: the database brought up, and everything the app asks of it."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import token_hex
from typing import Generic, TypeVar

from tura.app.ports import RatingLists
from tura.domain.events import KINDS, Event
from tura.store.accounts import SqlAccounts
from tura.store.beside import SqlBeside
from tura.store.catalogue import SqlCatalogue
from tura.store.codec import Kinded, Upcast, codec_of
from tura.store.database import BUSY_SECONDS, Database
from tura.store.journal import Clock, SqlJournal
from tura.store.list_files import ListFiles
from tura.store.persons import SqlPersons
from tura.store.phones import SqlPhones
from tura.store.rating_lists import SqlRatingLists
from tura.store.revision import bring_up
from tura.store.transfer import SqlTransfer
from tura.store.upcasts import UPCASTS

E = TypeVar("E")
K = TypeVar("K", bound=Kinded)


@dataclass(frozen=True, slots=True)
class Store(Generic[E]):
    """The ports of ``tura.app.ports`` on one database."""

    database: Database
    journal: SqlJournal[E]
    catalogue: SqlCatalogue
    persons: SqlPersons
    transfer: SqlTransfer
    rating_lists: RatingLists
    accounts: SqlAccounts
    phones: SqlPhones
    beside: SqlBeside

    def close(self) -> None:
        """Every connection closed."""
        self.database.close()


def utc_now() -> datetime:
    """The clock on the wall."""
    return datetime.fromtimestamp(time.time(), UTC)


def new_id() -> str:
    """A random id, 128 bits."""
    return token_hex(16)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """What a store takes from outside."""

    clock: Clock = utc_now
    new_id: Callable[[], str] = new_id
    busy_seconds: float = BUSY_SECONDS


def open_store(url: str, opening: Opening | None = None) -> Store[Event]:
    """The store of the domain's events at a database URL or a SQLite file's path.

    Created or upgraded if need be; StoreFault says why it cannot be opened, and what to do.
    """
    return open_store_of(url, KINDS.values(), UPCASTS, opening)


def open_store_of(
    url: str,
    types: Iterable[type[K]],
    upcasts: Mapping[str, Mapping[int, Upcast]] | None = None,
    opening: Opening | None = None,
) -> Store[K]:
    """A store of these event types, created or upgraded if need be; StoreFault says why it cannot be."""
    settings = opening or Opening()
    database = Database(url, settings.busy_seconds)
    bring_up(database)
    codec = codec_of(types, upcasts)
    persons, phones = SqlPersons(database, settings.clock), SqlPhones(database)
    return Store(
        database,
        SqlJournal(database, codec, settings.clock),
        SqlCatalogue(database, settings.clock, settings.new_id),
        persons,
        SqlTransfer(database, codec, persons),
        SqlRatingLists(database) if database.path is None else ListFiles(database, database.path),
        SqlAccounts(database),
        phones,
        SqlBeside(database, persons, phones),
    )
