"""Events as JSON lines: a header, the persons named, every entry with its hash."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select

from tura.app.ports import Broken, Contacts, Fork, Imported
from tura.domain.players import Person
from tura.store.backup import backup, backup_lists
from tura.store.chain import Row, first_broken, fork_of
from tura.store.codec import Body, Codec
from tura.store.database import Database
from tura.store.faults import fault
from tura.store.journal import read, write
from tura.store.persons import SqlPersons, columns, upsert
from tura.store.schema import EVENT

E = TypeVar("E")
FORMAT = 1


class Copy(msgspec.Struct, frozen=True):
    """The header of an exported event."""

    tura: str
    format: int
    event_id: str
    slug: str
    title: str
    created: str
    entries: int


class SqlTransfer:
    """``app.ports.Transfer`` on a database."""

    def __init__(self, database: Database, codec: Codec[E], persons: SqlPersons) -> None:
        self._database = database
        self._check: Callable[[Body], object] = codec.decode
        self._persons = persons

    def export(self, event_id: str, persons: Iterable[str] = ()) -> bytes:
        """The event as JSON lines."""
        with self._database.reading() as connection:
            event = connection.execute(select(EVENT).where(EVENT.c.id == event_id)).first()
            rows = read(connection, event_id)
        if event is None:
            raise fault("store-no-event", event=event_id)
        people = self._persons.get(persons)
        header = Copy("event", FORMAT, event.id, event.slug, event.title, event.created, len(rows))
        agreed = self._persons.contacts_of(people)
        lines: list[object] = [header, *(_carried(people[key], agreed.get(key)) for key in sorted(people))]
        lines += [{"entry": asdict(row)} for row in rows]
        return b"\n".join([*map(msgspec.json.encode, lines), b""])

    def import_(self, data: bytes) -> Imported | Fork | Broken:
        """A copy taken in, if it continues what is here or is new; nothing is changed otherwise."""
        header, people, rows, agreed = _read_copy(data)
        broken = first_broken(header.event_id, rows)
        if broken is not None:
            return Broken(broken)
        for row in rows:
            self._check(Body(row.kind, row.version, row.body))
        with self._database.writing() as connection:
            here = read(connection, header.event_id)
            fork = fork_of(here, rows)
            if fork is not None:
                return Fork(header.event_id, fork)
            slug = _catalogue(connection, header)
            new = rows[len(here) :]
            write(connection, new)
            if people:
                upsert(connection, [columns(person) for person in people])
        self._agree(agreed)
        return Imported(header.event_id, slug, len(new), max(len(here), len(rows)))

    def _agree(self, agreed: Mapping[str, tuple[bool, bool]]) -> None:
        """The consents that came with a copy; how to reach people does not travel, and stays as it is here."""
        here = self._persons.contacts_of(agreed)
        self._persons.set_contacts(
            {
                key: replace(here.get(key, Contacts()), processing=processing, publication=publication)
                for key, (processing, publication) in agreed.items()
            }
        )

    def backup(self, path: str, *, lists: bool = False) -> None:
        """Everything as one file, complete or not there at all; ``lists``: the rating lists beside it too."""
        if lists:
            backup_lists(self._database, path)
        backup(self._database, path)


def _carried(person: Person, contacts: Contacts | None) -> dict[str, object]:
    """A person's line, with what he consents to."""
    line: dict[str, object] = {"person": person}
    if contacts is not None:
        line["consents"] = [contacts.processing, contacts.publication]
    return line


def _read_copy(data: bytes) -> tuple[Copy, list[Person], list[Row], dict[str, tuple[bool, bool]]]:
    """A copy's header, persons, rows and consents; StoreFault names the first line that is none."""
    lines = data.splitlines()
    header = _line(lines[0] if lines else b"", 1, Copy)
    if header.tura != "event" or header.format > FORMAT:
        raise fault("store-copy-newer", format=header.format)
    people: list[Person] = []
    rows: list[Row] = []
    agreed: dict[str, tuple[bool, bool]] = {}
    for number, line in enumerate(lines[1:], start=2):
        tree = _line(line, number, dict[str, Any])
        try:
            if "person" in tree:
                people.append(msgspec.convert(tree["person"], Person))
                if "consents" in tree:
                    agreed[people[-1].id] = msgspec.convert(tree["consents"], tuple[bool, bool])
            else:
                rows.append(msgspec.convert(tree["entry"], Row))
        except (msgspec.ValidationError, KeyError) as error:
            raise fault("store-copy-damaged", line=number) from error
    if len(rows) != header.entries:
        raise fault("store-copy-cut", given=len(rows), expected=header.entries)
    return header, [person for person in people if person.name], rows, agreed


L = TypeVar("L")


def _line(line: bytes, number: int, shape: type[L]) -> L:
    try:
        return msgspec.json.decode(line, type=shape)
    except msgspec.DecodeError as error:
        raise fault("store-copy-damaged", line=number) from error


def _catalogue(connection: Connection, header: Copy) -> str:
    """The slug under which the event is here; a slug another event has gets a number."""
    known = connection.execute(select(EVENT.c.slug).where(EVENT.c.id == header.event_id)).scalar()
    if known is not None:
        return str(known)
    taken = set(connection.execute(select(EVENT.c.slug)).scalars())
    slug, number = header.slug, 1
    while slug in taken:
        number += 1
        slug = f"{header.slug}-{number}"
    connection.execute(
        insert(EVENT).values(id=header.event_id, slug=slug, title=header.title, created=header.created)
    )
    return slug
