"""A stand-in for a domain event, for tests of the store alone, and what opens databases for them."""

from dataclasses import dataclass
from datetime import date
from typing import ClassVar
from uuid import uuid4

import psycopg


@dataclass(frozen=True, slots=True)
class Noted:
    """Something happened."""

    KIND: ClassVar[str] = "noted"
    VERSION: ClassVar[int] = 1

    text: str
    number: int = 0
    day: date | None = None


def new_database(server: str) -> str:
    """The URL of an empty schema of its own on a PostgreSQL server: to us a database, and cheaper."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{server}&options=-csearch_path%3D{name}"
