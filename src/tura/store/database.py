"""A database by its URL: SQLite (WAL, synchronous=full) by default, PostgreSQL by the same code."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from tura.store.faults import fault, named_faults

BUSY_SECONDS = 10


class Database:
    """An engine with two ways to use it: ``reading`` and ``writing``, each one transaction."""

    def __init__(self, url: str, busy_seconds: float = BUSY_SECONDS) -> None:
        """``url`` is a database URL or a SQLite file's path; StoreFault if it is neither."""
        self.url = parsed(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.path = Path(self.url.database) if self.is_sqlite and self.url.database else None
        self.name = str(self.path or self.url.render_as_string(hide_password=True))
        self.engine = self._sqlite(busy_seconds) if self.is_sqlite else self._postgres(busy_seconds)
        self._writer = self.engine.execution_options(tura_writes=True)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment."""
        with named_faults(self.name), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on disk when the block is left without an error."""
        with named_faults(self.name), self._writer.begin() as connection:
            yield connection

    def scrub(self) -> None:
        """What was blanked leaves SQLite's log too (a reader in the way delays that to the next time)."""
        if self.path is not None:
            with named_faults(self.name):
                connection = self.engine.raw_connection()
                try:
                    connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
                finally:
                    connection.close()

    def close(self) -> None:
        """Every connection closed."""
        self.engine.dispose()

    def _sqlite(self, busy_seconds: float) -> Engine:
        if self.path is not None:
            _make_folder(self.path)
        arguments = {"timeout": busy_seconds, "check_same_thread": False}
        engine = (
            create_engine(self.url, connect_args=arguments)
            if self.path is not None
            else create_engine(self.url, connect_args=arguments, poolclass=StaticPool)
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _postgres(self, busy_seconds: float) -> Engine:
        given = self.url.query.get("options", "")
        ours = f"-c lock_timeout={int(busy_seconds * 1000)} -c synchronous_commit=on"
        options = f"{given if isinstance(given, str) else ' '.join(given)} {ours}"
        try:
            return create_engine(self.url, connect_args={"options": options}, pool_pre_ping=True)
        except ModuleNotFoundError as error:
            raise fault("store-no-driver", database=self.name) from error


def parsed(url: str) -> URL:
    """A URL; a plain path is a SQLite file, ``postgresql:`` means psycopg 3."""
    if "://" not in url:
        return URL.create("sqlite", database=None if url == ":memory:" else url)
    try:
        made = make_url(url)
    except ArgumentError as error:
        raise fault("store-bad-url", url=url) from error
    if made.drivername in {"postgres", "postgresql"}:
        return made.set(drivername="postgresql+psycopg")
    if made.get_backend_name() not in {"sqlite", "postgresql"}:
        raise fault("store-bad-url", url=made.render_as_string(hide_password=True))
    return made if made.database != ":memory:" else made.set(database=None)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault("store-cannot-open", database=str(path)) from error


def _prepare_sqlite(connection: sqlite3.Connection, _record: ConnectionPoolEntry) -> None:
    # Transactions are begun by us: the driver would begin late, and not before a SELECT.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    # What is erased is overwritten, not only unlinked.
    connection.execute("PRAGMA secure_delete = ON")
    if connection.execute("PRAGMA query_only").fetchone() == (0,):
        _use_wal(connection)


def _use_wal(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        # A read-only database can still be read; writing to it is refused by name.
        if "readonly" not in str(error):
            raise


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once: a reader that turns writer could be told "locked" without waiting.
    writes = connection.get_execution_options().get("tura_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
