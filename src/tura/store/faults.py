"""What databases complain of, as named faults with a remedy."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError

from tura.app.ports import StoreFault
from tura.domain.reason import Reason, Value

# What SQLite and PostgreSQL say, and our code for it; the first that is contained decides.
SAYINGS = (
    ("database is locked", "store-locked"),
    ("database table is locked", "store-locked"),
    ("attempt to write a readonly database", "store-read-only"),
    ("cannot execute", "store-read-only"),
    ("permission denied", "store-read-only"),
    ("file is not a database", "store-not-a-database"),
    ("malformed", "store-damaged"),
    ("database or disk is full", "store-disk-full"),
    ("no space left", "store-disk-full"),
    ("disk i/o error", "store-disk-error"),
    ("unable to open database file", "store-cannot-open"),
    ("append-only", "store-append-only"),
    ("password authentication failed", "store-password"),
    ("does not exist", "store-no-database"),
    ("connection", "store-unreachable"),
)


def fault(code: str, **values: Value) -> StoreFault:
    """A fault with its values."""
    return StoreFault(Reason(code, values=values))


@contextmanager
def named_faults(where: str) -> Iterator[None]:
    """Database errors inside become StoreFault; ``where`` is the database's name without a password."""
    try:
        yield
    except IntegrityError as error:
        if "append-only" not in str(error.orig):
            raise
        raise fault("store-append-only", database=where) from error
    except DBAPIError as error:
        raise named_error(error.orig, where) from error


def named_error(error: BaseException | None, where: str) -> StoreFault:
    """The fault that a driver's error tells."""
    said = str(error).lower()
    for saying, code in SAYINGS:
        if saying in said:
            return fault(code, database=where)
    return fault("store-error", database=where, said=str(error))
