"""One taken rating list as a SQLite file of its own: written in one go, then only read."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from tura.domain.registration.names import sounds
from tura.formats.lists import PlayerRow

# Nobody sees the file before it is whole, and a list can be downloaded again: nothing need be safe meanwhile.
_LOADING = (
    "PRAGMA journal_mode = OFF",
    "PRAGMA synchronous = OFF",
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA cache_size = -65536",
    "PRAGMA threads = 2",
)
_TABLE = f"CREATE TABLE player (sounds TEXT NOT NULL, {', '.join(PlayerRow._fields)})".replace(
    " id,", " id INTEGER PRIMARY KEY,"
)
_INSERT = f"INSERT OR REPLACE INTO player VALUES ({', '.join('?' * (1 + len(PlayerRow._fields)))})"  # noqa: S608
_COLUMNS = ", ".join(PlayerRow._fields)
# Ids that one statement asks for.
_MANY = 500


def write_list(path: Path, rows: Iterable[PlayerRow]) -> tuple[int, dict[str, int]]:
    """The file written with its search index; how many players came, and how many each rating column rates.

    Rows whose number is no number are left out, as no publisher has such; of a number twice the last counts.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for pragma in _LOADING:
            file.execute(pragma)
        file.execute("BEGIN")
        file.execute(_TABLE)
        file.executemany(_INSERT, _kept(rows))
        file.execute("CREATE INDEX player_sounds ON player (sounds)")
        counts = file.execute("SELECT count(*), count(standard), count(rapid), count(blitz) FROM player")
        players, *rated = counts.fetchone()
        file.execute("COMMIT")
    _sync(path)
    return players, dict(zip(("standard", "rapid", "blitz"), rated, strict=True))


def _kept(rows: Iterable[PlayerRow]) -> Iterator[tuple[object, ...]]:
    for row in rows:
        if row[0].isdigit():
            yield (sounds(row[1]), *row)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def begins(path: Path, begun: str, limit: int) -> list[tuple[str, PlayerRow]]:
    """The first players whose name sounds so at its beginning, each with the sound of his name."""
    query = (
        f"SELECT sounds, {_COLUMNS} FROM player WHERE sounds >= ? AND sounds < ? ORDER BY sounds, id LIMIT ?"  # noqa: S608
    )
    with _reading(path) as file:
        return [(found[0], _row(found[1:])) for found in file.execute(query, (begun, f"{begun}{{", limit))]


def numbered(path: Path, ids: Sequence[str]) -> list[PlayerRow]:
    """The players with these numbers."""
    wanted = [int(number) for number in ids if number.isdigit()]
    found: list[PlayerRow] = []
    with _reading(path) as file:
        for first in range(0, len(wanted), _MANY):
            some = wanted[first : first + _MANY]
            query = f"SELECT {_COLUMNS} FROM player WHERE id IN ({', '.join('?' * len(some))})"  # noqa: S608
            found += map(_row, file.execute(query, some))
    return found


def _row(values: Sequence[object]) -> PlayerRow:
    return PlayerRow._make((str(values[0]), *values[1:]))


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as file:
        yield file
