"""What stands beside the journals on SQL: brought to a second laptop, and facts about this one."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update

from tura.app.ports import Contacts
from tura.store.database import Database
from tura.store.faults import fault
from tura.store.persons import SqlPersons, upsert
from tura.store.phones import SqlPhones
from tura.store.schema import (
    ACCOUNT,
    EVENT,
    FACT,
    INVITATION,
    PERSON,
    PHONE_CLAIM,
    PHONE_SEAT,
    PHONE_SECRET,
    SESSION,
)

Rows = list[dict[str, Any]]
_PERSON = ("id", "folded", "fide_id", "fshr_id", "body")
_CAME = "came"


class Parts(msgspec.Struct, frozen=True):
    """What travels; sessions and invitations are hashes of random tokens, passwords scrypt hashes."""

    events: list[str]
    secret: str
    seats: Rows
    claims: Rows
    accounts: Rows
    sessions: Rows
    invitations: Rows
    persons: Rows
    erased: list[str]
    consents: dict[str, tuple[bool, bool]]


class Came(msgspec.Struct, frozen=True):
    """What came from another laptop the last time, so that it goes when it goes there."""

    accounts: list[str] = []
    sessions: list[str] = []
    invitations: list[str] = []


class SqlBeside:
    """``app.beside.Beside`` on a database."""

    def __init__(self, database: Database, persons: SqlPersons, phones: SqlPhones) -> None:
        self._database = database
        self._persons = persons
        self._phones = phones

    def export(self) -> bytes:
        """All of it as JSON, in an order of its own."""
        self._phones.secret()
        with self._database.reading() as connection:
            people = _rows(connection, PERSON)
            parts = Parts(
                events=sorted(connection.execute(select(EVENT.c.id)).scalars()),
                secret=connection.execute(select(PHONE_SECRET.c.value)).scalar() or "",
                seats=_rows(connection, PHONE_SEAT),
                claims=_rows(connection, PHONE_CLAIM),
                accounts=_rows(connection, ACCOUNT),
                sessions=_rows(connection, SESSION),
                invitations=_rows(connection, INVITATION),
                persons=[{name: one[name] for name in _PERSON} for one in people if one["erased"] is None],
                erased=[one["id"] for one in people if one["erased"] is not None],
                consents={one["id"]: _agreed(one["contacts"]) for one in people if one["contacts"]},
            )
        return msgspec.json.encode(parts)

    def take(self, data: bytes) -> None:
        """What another laptop exported, all or nothing; how to reach people stays as it is here."""
        try:
            parts = msgspec.json.decode(data, type=Parts)
        except msgspec.DecodeError as error:
            raise fault("store-copy-damaged", line=1) from error
        with self._database.writing() as connection:
            _phones(connection, parts)
            _keys(connection, parts)
            if parts.persons:
                upsert(connection, parts.persons)
        self._phones.forget()
        self._agree(parts)
        for person in self._not_yet_erased(parts.erased):
            self._persons.erase(person)

    def _agree(self, parts: Parts) -> None:
        here = self._persons.contacts_of(parts.consents)
        told = {
            who: replace(here.get(who, Contacts()), processing=processing, publication=publication)
            for who, (processing, publication) in parts.consents.items()
        }
        new = {who: contacts for who, contacts in told.items() if contacts != here.get(who)}
        self._persons.set_contacts(new)

    def _not_yet_erased(self, ids: Iterable[str]) -> list[str]:
        return [who for who, person in self._persons.get(ids).items() if person.name]

    def fact(self, name: str) -> str:
        """What this laptop keeps under a name."""
        with self._database.reading() as connection:
            return _fact(connection, name)

    def keep(self, name: str, value: str) -> None:
        """A fact kept, or forgotten."""
        with self._database.writing() as connection:
            _keep(connection, name, value)


def _fact(connection: Connection, name: str) -> str:
    return connection.execute(select(FACT.c.value).where(FACT.c.name == name)).scalar() or ""


def _keep(connection: Connection, name: str, value: str) -> None:
    connection.execute(delete(FACT).where(FACT.c.name == name))
    if value:
        connection.execute(insert(FACT).values(name=name, value=value))


def _rows(connection: Connection, table: Table) -> Rows:
    ordered = select(table).order_by(*table.primary_key)
    return [dict(row) for row in connection.execute(ordered).mappings()]


def _agreed(contacts: str) -> tuple[bool, bool]:
    told = msgspec.json.decode(contacts, type=Contacts)
    return told.processing, told.publication


def _phones(connection: Connection, parts: Parts) -> None:
    """Codes and claims as they are there, for the events that are there."""
    for table, rows in ((PHONE_SEAT, parts.seats), (PHONE_CLAIM, parts.claims)):
        connection.execute(delete(table).where(table.c.event_id.in_(parts.events)))
        _add(connection, table, rows)
    if parts.secret:
        connection.execute(delete(PHONE_SECRET))
        connection.execute(insert(PHONE_SECRET).values(id=1, value=parts.secret))


def _keys(connection: Connection, parts: Parts) -> None:
    """Accounts, sessions and links as they are there; those made here stay, under another name if need be."""
    text = _fact(connection, _CAME)
    before = msgspec.json.decode(text, type=Came) if text else Came()
    now = Came(
        [row["id"] for row in parts.accounts],
        [row["token"] for row in parts.sessions],
        [row["token"] for row in parts.invitations],
    )
    gone = set(before.accounts) - set(now.accounts)
    old = {*before.sessions, *now.sessions}
    connection.execute(delete(SESSION).where(SESSION.c.token.in_(old) | SESSION.c.account_id.in_(gone)))
    connection.execute(delete(ACCOUNT).where(ACCOUNT.c.id.in_(gone)))
    _accounts(connection, parts.accounts)
    _add(connection, SESSION, parts.sessions)
    links = {*before.invitations, *now.invitations}
    connection.execute(delete(INVITATION).where(INVITATION.c.token.in_(links)))
    _add(connection, INVITATION, parts.invitations)
    _keep(connection, _CAME, msgspec.json.encode(now).decode())


def _accounts(connection: Connection, came: Rows) -> None:
    """Accounts added or changed; sessions that they have here go on."""
    ids, names = {row["id"] for row in came}, {row["name"] for row in came}
    known = {row["id"]: row["name"] for row in _rows(connection, ACCOUNT)}
    for own, name in known.items():
        # Out of the way first: two accounts may have exchanged their names.
        if own in ids or name in names:
            aside = own if own in ids else f"{name} ({own[:4]})"
            connection.execute(update(ACCOUNT).where(ACCOUNT.c.id == own).values(name=aside))
    for row in came:
        if row["id"] in known:
            connection.execute(update(ACCOUNT).where(ACCOUNT.c.id == row["id"]).values(**row))
    _add(connection, ACCOUNT, [row for row in came if row["id"] not in known])


def _add(connection: Connection, table: Table, rows: Rows) -> None:
    if rows:
        connection.execute(insert(table), rows)
