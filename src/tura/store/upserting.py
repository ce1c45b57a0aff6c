"""The database's own INSERT that replaces what is there; only the dialect in use is imported."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Table

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
    from sqlalchemy.dialects.sqlite import Insert as SqliteInsert


def upserting(connection: Connection, table: Table) -> "SqliteInsert | PostgresInsert":
    """An INSERT to which ``on_conflict_do_update`` can be added."""
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects import sqlite  # noqa: PLC0415  a second dialect is slow to import and never used

        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415

    return postgresql.insert(table)
