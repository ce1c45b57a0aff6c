"""Persons on SQL: the only place of names, birth dates and contacts, one row each."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, or_, select, update

from tura.app.ports import Contacts
from tura.domain.players import Person
from tura.store.database import Database
from tura.store.journal import Clock, stamp
from tura.store.schema import PERSON
from tura.store.upserting import upserting

_BLANK = {"folded": "", "fide_id": "", "fshr_id": "", "body": "", "contacts": ""}
# More ids in one statement than this and SQLite refuses it.
_AT_ONCE = 500


class SqlPersons:
    """``app.ports.Persons`` on a database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def put(self, people: Iterable[Person]) -> None:
        """Persons kept, each replacing what was known under its id; an erased id stays erased."""
        rows = [columns(person) for person in people]
        if rows:
            with self._database.writing() as connection:
                upsert(connection, rows)

    def get(self, ids: Iterable[str]) -> Mapping[str, Person]:
        """Persons by id; an erased one has an empty name, an unknown id is absent."""
        wanted = sorted(set(ids))
        with self._database.reading() as connection:
            return {
                person.id: person
                for start in range(0, len(wanted), _AT_ONCE)
                for person in _among(connection, wanted[start : start + _AT_ONCE])
            }

    def find(self, text: str, limit: int = 20) -> tuple[Person, ...]:
        """Persons whose name begins with ``text``, or whose FIDE or ФШР id it is."""
        begun = folded(text)
        named = PERSON.c.folded.startswith(begun, autoescape=True)
        latin = PERSON.c.folded.contains(f"|{begun}", autoescape=True)
        numbered = or_(PERSON.c.fide_id == text.strip(), PERSON.c.fshr_id == text.strip())
        query = (
            select(PERSON)
            .where(PERSON.c.erased.is_(None), or_(named, latin, numbered))
            .order_by(PERSON.c.folded, PERSON.c.id)
            .limit(limit)
        )
        if not begun:
            return ()
        with self._database.reading() as connection:
            return tuple(_person(row) for row in connection.execute(query))

    def contacts(self, person_id: str) -> Contacts:
        """How to reach a person; empty if unknown."""
        with self._database.reading() as connection:
            text = connection.execute(select(PERSON.c.contacts).where(PERSON.c.id == person_id)).scalar()
        return msgspec.json.decode(text, type=Contacts) if text else Contacts()

    def contacts_of(self, ids: Iterable[str]) -> Mapping[str, Contacts]:
        """The contacts of those persons who have any, by id."""
        wanted, found = sorted(set(ids)), dict[str, Contacts]()
        with self._database.reading() as connection:
            for start in range(0, len(wanted), _AT_ONCE):
                among = PERSON.c.id.in_(wanted[start : start + _AT_ONCE])
                query = select(PERSON.c.id, PERSON.c.contacts).where(among, PERSON.c.contacts != "")
                rows = connection.execute(query)
                found.update((row.id, msgspec.json.decode(row.contacts, type=Contacts)) for row in rows)
        return found

    def set_contacts(self, contacts: Mapping[str, Contacts]) -> None:
        """Contacts by person id replaced, all at once; an erased person keeps none."""
        rows = [{"who": who, "text": msgspec.json.encode(how).decode()} for who, how in contacts.items()]
        if rows:
            with self._database.writing() as connection:
                connection.execute(
                    update(PERSON)
                    .where(PERSON.c.id == bindparam("who"), PERSON.c.erased.is_(None))
                    .values(contacts=bindparam("text")),
                    rows,
                )

    def erase(self, person_id: str) -> bool:
        """The person's row blanked for good; False if there was none."""
        with self._database.writing() as connection:
            done = connection.execute(
                update(PERSON).where(PERSON.c.id == person_id).values(erased=stamp(self._clock()), **_BLANK)
            )
        self._database.scrub()
        return done.rowcount > 0


def folded(text: str) -> str:
    """Text as people search it: lower case, ё as е, single spaces.

    >>> folded(" Фёдоров  Пётр")
    'федоров петр'
    """
    return " ".join(text.lower().replace("ё", "е").split())


def columns(person: Person) -> dict[str, str]:
    """A person's row."""
    return {
        "id": person.id,
        "folded": f"{folded(person.name)}|{folded(person.latin)}",
        "fide_id": person.fide_id,
        "fshr_id": person.fshr_id,
        "body": msgspec.json.encode(person).decode(),
    }


def upsert(connection: Connection, rows: list[dict[str, str]]) -> None:
    """Rows inserted, or replaced where the person was not erased."""
    statement = upserting(connection, PERSON)
    replaced = {name: statement.excluded[name] for name in ("folded", "fide_id", "fshr_id", "body")}
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[PERSON.c.id], set_=replaced, where=PERSON.c.erased.is_(None)
        ),
        rows,
    )


def _among(connection: Connection, ids: list[str]) -> list[Person]:
    return [_person(row) for row in connection.execute(select(PERSON).where(PERSON.c.id.in_(ids)))]


def _person(row: Any) -> Person:  # noqa: ANN401 - a result row has no type of its own
    return msgspec.json.decode(row.body, type=Person) if row.body else Person(row.id, "")
