"""The tables that migrations make are those that the code reads; opening is quick."""

import subprocess
import sys

from sqlalchemy import insert, inspect

from noted import Noted
from tura.store.database import Database
from tura.store.opening import Store, open_store_of
from tura.store.revision import REVISIONS, current, upgrade
from tura.store.schema import EVENT, METADATA

CREATED = "2026-01-01T00:00:00.000000+00:00"


def test_migrations_make_the_tables_that_the_code_reads(store: Store[Noted]) -> None:
    """Tables, columns, their order, nullability and indexes agree on both databases."""
    found = inspect(store.database.engine)
    for table in METADATA.sorted_tables:
        columns = [(column["name"], column["nullable"]) for column in found.get_columns(table.name)]
        assert columns == [(column.name, column.nullable) for column in table.columns]
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
        indexes = {str(index["name"]) for index in found.get_indexes(table.name)}
        assert {str(index.name) for index in table.indexes} <= indexes


def test_the_last_migration_is_the_revision_expected(store: Store[Noted]) -> None:
    """A new database is at the newest revision."""
    with store.database.reading() as connection:
        assert current(connection) == REVISIONS[-1]


def test_alembic_is_not_imported_when_nothing_is_to_do(store: Store[Noted]) -> None:
    """A store whose revision is right opens without Alembic; the package itself imports neither."""
    opening = (
        "import sys; import tura.store; assert 'sqlalchemy' not in sys.modules; from noted import Noted; "
        "from tura.store.opening import open_store_of; open_store_of(sys.argv[1], [Noted]).close(); "
        "assert 'alembic' not in sys.modules"
    )
    url = store.database.url.render_as_string(hide_password=False)
    assert subprocess.run([sys.executable, "-c", opening, url], check=False).returncode == 0


def test_an_older_database_is_upgraded_with_everything_in_it(url: str) -> None:
    """A database of the first revision, with a journal in it, opens at the newest and has lost nothing."""
    database = Database(url)
    with database.writing() as connection:
        upgrade(connection, "0001")
        connection.execute(insert(EVENT).values(id="old", slug="old", title="Old", created=CREATED))
    database.close()
    store = open_store_of(url, [Noted])
    assert [event.slug for event in store.catalogue.all()] == ["old"]
    assert isinstance(store.journal.append("old", 0, "arbiter", [Noted("a")]), tuple)
    with store.database.reading() as connection:
        assert current(connection) == REVISIONS[-1]
    store.close()
