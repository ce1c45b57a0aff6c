"""Who may do what: accounts with a role, sessions, invitation links."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from hashlib import scrypt, sha256
from hmac import compare_digest
from typing import Protocol

from tura.domain.reason import Refusal, refuse

SESSION_DAYS = 14
INVITATION_DAYS = 7
PASSWORD_LENGTH = 8


class Role(Enum):
    """What a person is at an event, from the most to the least powerful."""

    ORGANISER = "organiser"
    CHIEF_ARBITER = "chief-arbiter"
    ARBITER = "arbiter"
    DESK = "desk"
    HELPER = "helper"
    VIEWER = "viewer"


@dataclass(frozen=True, slots=True)
class Account:
    """A person who signs in; ``sections`` limits an arbiter or helper to these (none named: all).

    ``A`` is a whole section, ``A:1-20`` its boards 1 to 20.
    """

    id: str
    name: str
    role: Role
    sections: tuple[str, ...] = ()

    def covers(self, section: str, board: int = 0) -> bool:
        """Whether a section, or (``board`` over 0) one of its boards, is among those of the account."""
        return not self.sections or any(_covers(part, section, board) for part in self.sections)


def _covers(part: str, section: str, board: int) -> bool:
    letter, _, boards = part.partition(":")
    if letter != section:
        return False
    first, _, last = boards.partition("-")
    return not board or not boards or int(first) <= board <= int(last or first)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link that makes an account, or a session of one, once."""

    role: Role
    name: str
    sections: tuple[str, ...]
    expires: datetime


class Accounts(Protocol):
    """Where accounts, sessions and invitations are kept; tokens are kept only as hashes."""

    def add(self, account: Account, password: str = "") -> None:
        """A new account; ``password`` is already a scrypt hash, "" if it signs in by link only."""
        ...

    def by_name(self, name: str) -> tuple[Account, str] | None:
        """The account with this name and its password's hash."""
        ...

    def all(self) -> tuple[Account, ...]:
        """Every account, by name."""
        ...

    def remove(self, account_id: str) -> None:
        """The account and its sessions are gone."""
        ...

    def open_session(self, account_id: str, token_hash: str, expires: datetime) -> None:
        """A session begins."""
        ...

    def session(self, token_hash: str, now: datetime) -> Account | None:
        """Whose session this is, unless it has expired."""
        ...

    def close_session(self, token_hash: str) -> None:
        """The session ends."""
        ...

    def invite(self, token_hash: str, invitation: Invitation) -> None:
        """A link is given out."""
        ...

    def invitations(self, now: datetime) -> tuple[tuple[str, Invitation], ...]:
        """The links given out and not used yet, by their tokens' hashes."""
        ...

    def set_password(self, account_id: str, password: str) -> None:
        """The account signs in with this scrypt hash from now on."""
        ...

    def take_invitation(self, token_hash: str, now: datetime) -> Invitation | None:
        """The link is used up; None if it was used, has expired or never was."""
        ...


@dataclass(frozen=True, slots=True)
class Keys:
    """The accounts with a clock and a source of secrets (url-safe tokens)."""

    accounts: Accounts
    clock: Callable[[], datetime]
    new_token: Callable[[], str]
    new_id: Callable[[], str]


def invite(keys: Keys, role: Role, name: str = "", sections: tuple[str, ...] = ()) -> str:
    """The token of a new link; whoever opens it first is signed in with this role."""
    token = keys.new_token()
    expires = keys.clock() + timedelta(days=INVITATION_DAYS)
    keys.accounts.invite(hashed(token), Invitation(role, name, sections, expires))
    return token


def accept(keys: Keys, token: str, name: str = "") -> str | Refusal:
    """The session token of a new account made from an invitation."""
    invitation = keys.accounts.take_invitation(hashed(token), keys.clock())
    if invitation is None:
        return refuse("link-used-up")
    wanted = name.strip() or invitation.name or invitation.role.value
    known = {account.name for account in keys.accounts.all()}
    number, unique = 2, wanted
    while unique in known:
        unique, number = f"{wanted} {number}", number + 1
    account = Account(keys.new_id(), unique, invitation.role, invitation.sections)
    keys.accounts.add(account)
    return _session(keys, account)


def sign_in(keys: Keys, name: str, password: str) -> str | Refusal:
    """A session token for a name and password."""
    found = keys.accounts.by_name(name.strip())
    if found is None or not matches(password, found[1]):
        return refuse("sign-in-wrong")
    return _session(keys, found[0])


def _session(keys: Keys, account: Account) -> str:
    token = keys.new_token()
    keys.accounts.open_session(account.id, hashed(token), keys.clock() + timedelta(days=SESSION_DAYS))
    return token


def set_password(keys: Keys, account: Account, password: str) -> Refusal | None:
    """The account's password from now on; refused when it is shorter than eight characters."""
    if len(password) < PASSWORD_LENGTH:
        return refuse("password-short", length=PASSWORD_LENGTH)
    keys.accounts.set_password(account.id, locked(password, keys.new_token().encode()))
    return None


def account_of(keys: Keys, token: str) -> Account | None:
    """Whose session a token is."""
    return keys.accounts.session(hashed(token), keys.clock()) if token else None


def hashed(token: str) -> str:
    """What is kept of a token: it is random, so one round of SHA-256 is enough."""
    return sha256(token.encode()).hexdigest()


def locked(password: str, salt: bytes) -> str:
    """A password's scrypt hash with its salt."""
    return f"{salt.hex()}${_scrypt(password, salt).hex()}"


def matches(password: str, kept: str) -> bool:
    """Whether a password is the one kept; an account without a password has none that matches."""
    salt, _, digest = kept.partition("$")
    return bool(digest) and compare_digest(_scrypt(password, bytes.fromhex(salt)).hex(), digest)


def _scrypt(password: str, salt: bytes) -> bytes:
    return scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
