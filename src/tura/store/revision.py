"""The database brought to this version's revision; Alembic is imported only when it differs."""

from sqlalchemy import Connection, inspect, text

from tura.store.database import Database
from tura.store.faults import fault
from tura.store.schema import REVISION_TABLE

# Oldest first; the last is what this version reads and writes.
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
# Any number will do, as long as every tura takes the same.
_LOCK = 7_845_123_001


def current(connection: Connection) -> str | None:
    """The database's revision; None if it is empty."""
    tables = set(inspect(connection).get_table_names())
    if REVISION_TABLE in tables:
        found = connection.execute(text(f"SELECT version_num FROM {REVISION_TABLE}")).scalar()  # noqa: S608 - a constant
        return None if found is None else str(found)
    return None if not tables else "foreign"


def bring_up(database: Database) -> None:
    """The database upgraded if it is older, refused if it is newer or not ours."""
    with database.reading() as connection:
        if _is_right(current(connection), database):
            return
    with database.writing() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        # Another process may have upgraded while this one waited for the lock.
        if not _is_right(current(connection), database):
            upgrade(connection)


def _is_right(found: str | None, database: Database) -> bool:
    if found == "foreign":
        raise fault("store-foreign", database=database.name)
    if found is not None and found not in REVISIONS:
        raise fault("store-newer", database=database.name, found=found, known=REVISIONS[-1])
    return found == REVISIONS[-1]


def upgrade(connection: Connection, to: str = REVISIONS[-1]) -> None:
    """Every migration up to a revision, inside the connection's transaction."""
    from alembic import command  # noqa: PLC0415 - slow to import and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "tura.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
