"""Rating lists beside a SQLite database: a file for each list that was taken, named in the catalogue when whole.

A list of two million players never holds up the journal: the database itself gets one small row at the end.
"""

import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from secrets import token_hex

from sqlalchemy import Connection, delete, insert, select

from tura.app.ports import Listed
from tura.domain.players import Discipline, Person, RatingSource
from tura.domain.registration.names import sounds
from tura.formats.lists import PlayerRow, person_of
from tura.store.database import Database
from tura.store.faults import named_error
from tura.store.list_file import begins, numbered, write_list
from tura.store.schema import RATING_LIST

Parts = Mapping[Discipline, date]
# A file that nobody names yet may be coming in just now, in another process.
_LOADED_WITHIN = 3600


@dataclass(frozen=True, slots=True)
class _Part:
    """One discipline of one list, and the file its players are in."""

    source: RatingSource
    discipline: Discipline
    listed: date
    players: int
    file: str


class ListFiles:
    """``app.ports.RatingLists`` in files beside a SQLite database, in the folder ``<database>.lists``."""

    def __init__(self, database: Database, beside: Path) -> None:
        self._database = database
        self._folder = beside.with_name(f"{beside.name}.lists")

    def take(self, source: RatingSource, parts: Parts, rows: Iterable[PlayerRow]) -> int:
        """Lists taken in, replacing those of the same days; how many persons came."""
        path = self._folder / f"{source.value}-{max(parts.values()).isoformat()}-{token_hex(4)}.sqlite"
        with self._named():
            self._folder.mkdir(parents=True, exist_ok=True)
            try:
                players, rated = write_list(path, rows)
            except BaseException:
                path.unlink(missing_ok=True)
                raise
        with self._database.writing() as connection:
            for discipline, listed in parts.items():
                _catalogue(connection, _Part(source, discipline, listed, rated[discipline.value], path.name))
        self._sweep()
        return players

    def lists(self) -> tuple[Listed, ...]:
        """The lists there are, the newest first; one whose file was left behind with a copy is none."""
        here = (part for part in self._parts() if (self._folder / part.file).exists())
        return tuple(Listed(p.source, p.discipline, p.listed, p.players) for p in here)

    def search(self, text: str, day: date | None = None, limit: int = 20) -> tuple[Person, ...]:
        """Persons by id or by how their name begins, in either alphabet; ratings as of ``day``."""
        number, begun = text.strip(), sounds(text)
        parts = self._parts()
        if number.isdigit():
            return tuple(
                one for source in RatingSource for one in self._found(parts, source, [number], day).values()
            )
        if not begun:
            return ()
        keys: set[tuple[str, str, int]] = set()
        for source, path in self._files(parts):
            with self._named():
                keys.update((sound, source.value, int(row.id)) for sound, row in begins(path, begun, limit))
        first = sorted(keys)[:limit]
        people = {
            source: self._found(
                parts, source, [str(number) for _, of, number in first if of == source.value], day
            )
            for source in RatingSource
        }
        return tuple(people[RatingSource(of)][str(number)] for _, of, number in first)

    def find(self, source: RatingSource, ids: Iterable[str], day: date | None = None) -> Mapping[str, Person]:
        """Persons by the publisher's id, with the ratings of the newest lists not after ``day``.

        Whoever is only on an older list, or a later one, is known without the ratings of that.
        """
        return self._found(self._parts(), source, sorted(set(ids)), day)

    def _found(
        self, every: Iterable[_Part], source: RatingSource, wanted: Sequence[str], day: date | None
    ) -> dict[str, Person]:
        parts = [part for part in every if part.source is source]
        deciding = _deciding(parts, day)
        people: dict[str, Person] = {}
        for _, path in self._files(parts) if wanted else ():
            here = {part.discipline: part.listed for part in deciding if part.file == path.name}
            with self._named():
                rows = numbered(path, wanted)
            for row in rows:
                person = person_of(source, row, here)
                known = people.get(row.id)
                people[row.id] = (
                    person if known is None else replace(known, ratings=(*known.ratings, *person.ratings))
                )
        return people

    def _parts(self) -> tuple[_Part, ...]:
        order = (RATING_LIST.c.listed.desc(), RATING_LIST.c.source, RATING_LIST.c.discipline)
        with self._database.reading() as connection:
            rows = connection.execute(select(RATING_LIST).where(RATING_LIST.c.file != "").order_by(*order))
            return tuple(
                _Part(
                    RatingSource(row.source),
                    Discipline(row.discipline),
                    date.fromisoformat(row.listed),
                    row.players,
                    row.file,
                )
                for row in rows
            )

    def _files(self, parts: Iterable[_Part]) -> Iterator[tuple[RatingSource, Path]]:
        """Every file of these parts once, the newest first; one that somebody deleted is passed over."""
        for file, source in {part.file: part.source for part in parts}.items():
            path = self._folder / file
            if path.exists():
                yield source, path

    def _sweep(self) -> None:
        """Files of lists that were replaced are gone, unless somebody still reads them."""
        named = {part.file for part in self._parts()}
        for path in self._folder.glob("*.sqlite"):
            if path.name not in named and time.time() - path.stat().st_mtime > _LOADED_WITHIN:
                with suppress(OSError):
                    path.unlink()

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Errors of a list's file become StoreFault, as those of the database do."""
        try:
            yield
        except sqlite3.Error as error:
            raise named_error(error, str(self._folder)) from error


def _deciding(parts: Iterable[_Part], day: date | None) -> list[_Part]:
    """The newest part of each discipline that is not after ``day``; parts come newest first."""
    found: dict[Discipline, _Part] = {}
    for part in parts:
        if day is None or part.listed <= day:
            found.setdefault(part.discipline, part)
    return list(found.values())


def _catalogue(connection: Connection, part: _Part) -> None:
    key = {
        "source": part.source.value,
        "discipline": part.discipline.value,
        "listed": part.listed.isoformat(),
    }
    same = [RATING_LIST.c[name] == value for name, value in key.items()]
    connection.execute(delete(RATING_LIST).where(*same))
    connection.execute(insert(RATING_LIST).values(**key, players=part.players, file=part.file))
