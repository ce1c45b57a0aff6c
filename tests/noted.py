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
    """The URL of a new, empty database on a PostgreSQL server."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.replace("/postgres?", f"/{name}?")
