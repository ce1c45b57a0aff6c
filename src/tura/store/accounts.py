"""Accounts, sessions and invitations on SQL."""

from datetime import datetime

from sqlalchemy import delete, insert, select, update

from tura.app.accounts import Account, Invitation, Role
from tura.store.database import Database
from tura.store.journal import stamp
from tura.store.schema import ACCOUNT, INVITATION, SESSION


class SqlAccounts:
    """``app.accounts.Accounts`` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, account: Account, password: str = "") -> None:
        """A new account."""
        values = {
            "id": account.id,
            "name": account.name,
            "role": account.role.value,
            "sections": ",".join(account.sections),
            "password": password,
        }
        with self._database.writing() as connection:
            connection.execute(insert(ACCOUNT).values(**values))

    def by_name(self, name: str) -> tuple[Account, str] | None:
        """The account with this name and its password's hash."""
        with self._database.reading() as connection:
            row = connection.execute(select(ACCOUNT).where(ACCOUNT.c.name == name)).first()
        return None if row is None else (_account(row.id, row.name, row.role, row.sections), row.password)

    def all(self) -> tuple[Account, ...]:
        """Every account, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(select(ACCOUNT).order_by(ACCOUNT.c.name)).all()
        return tuple(_account(row.id, row.name, row.role, row.sections) for row in rows)

    def remove(self, account_id: str) -> None:
        """The account and its sessions are gone."""
        with self._database.writing() as connection:
            connection.execute(delete(SESSION).where(SESSION.c.account_id == account_id))
            connection.execute(delete(ACCOUNT).where(ACCOUNT.c.id == account_id))

    def open_session(self, account_id: str, token_hash: str, expires: datetime) -> None:
        """A session begins."""
        with self._database.writing() as connection:
            connection.execute(
                insert(SESSION).values(token=token_hash, account_id=account_id, expires=stamp(expires))
            )

    def session(self, token_hash: str, now: datetime) -> Account | None:
        """Whose session this is, unless it has expired."""
        joined = SESSION.join(ACCOUNT, ACCOUNT.c.id == SESSION.c.account_id)
        wanted = (
            select(ACCOUNT)
            .select_from(joined)
            .where(SESSION.c.token == token_hash, SESSION.c.expires > stamp(now))
        )
        with self._database.reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else _account(row.id, row.name, row.role, row.sections)

    def close_session(self, token_hash: str) -> None:
        """The session ends."""
        with self._database.writing() as connection:
            connection.execute(delete(SESSION).where(SESSION.c.token == token_hash))

    def invite(self, token_hash: str, invitation: Invitation) -> None:
        """A link is given out."""
        values = {
            "token": token_hash,
            "role": invitation.role.value,
            "name": invitation.name,
            "sections": ",".join(invitation.sections),
            "expires": stamp(invitation.expires),
        }
        with self._database.writing() as connection:
            connection.execute(insert(INVITATION).values(**values))

    def invitations(self, now: datetime) -> tuple[tuple[str, Invitation], ...]:
        """The links given out and not used yet, by their tokens' hashes."""
        wanted = (
            select(INVITATION).where(INVITATION.c.expires > stamp(now)).order_by(INVITATION.c.expires.desc())
        )
        with self._database.reading() as connection:
            rows = connection.execute(wanted).all()
        return tuple((row.token, _invitation(row.role, row.name, row.sections, row.expires)) for row in rows)

    def set_password(self, account_id: str, password: str) -> None:
        """The account signs in with this scrypt hash from now on; its other sessions go on."""
        with self._database.writing() as connection:
            connection.execute(update(ACCOUNT).where(ACCOUNT.c.id == account_id).values(password=password))

    def take_invitation(self, token_hash: str, now: datetime) -> Invitation | None:
        """The link is used up; None if it was used, has expired or never was."""
        with self._database.writing() as connection:
            row = connection.execute(select(INVITATION).where(INVITATION.c.token == token_hash)).first()
            connection.execute(delete(INVITATION).where(INVITATION.c.token == token_hash))
        if row is None or row.expires <= stamp(now):
            return None
        return _invitation(row.role, row.name, row.sections, row.expires)


def _invitation(role: str, name: str, sections: str, expires: str) -> Invitation:
    return Invitation(
        Role(role), name, tuple(filter(None, sections.split(","))), datetime.fromisoformat(expires)
    )


def _account(identity: str, name: str, role: str, sections: str) -> Account:
    return Account(identity, name, Role(role), tuple(filter(None, sections.split(","))))
