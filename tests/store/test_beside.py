"""What stands beside the journals reaches a second laptop, and what was made there stays."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tura.app.accounts import Account, Invitation, Role
from tura.app.phone_claims import Claim, Seat
from tura.app.ports import Contacts, StoreFault
from tura.domain.events import Event
from tura.domain.players import Person
from tura.domain.round.outcome import Outcome
from tura.store.opening import Store, open_store

NOW = datetime(2026, 12, 12, 9, tzinfo=UTC)
Opened = Callable[[str], Store[Event]]


@pytest.fixture
def opened(tmp_path: Path) -> Opened:
    """A store by its name."""
    return lambda name: open_store(str(tmp_path / f"{name}.sqlite"))


def brought(first: Store[Event], second: Store[Event]) -> None:
    """The second laptop has what the first one has."""
    second.beside.take(first.beside.export())


def test_codes_and_claims_are_the_same_there(opened: Opened) -> None:
    """The secret of the codes, revoked boards and claims; a claim that is gone here goes there."""
    first, second = opened("first"), opened("second")
    event = first.catalogue.add("cup", "Cup").event_id
    assert second.phones.secret() != first.phones.secret()
    seat, other = Seat(event, "A", 1, 1), Seat(event, "A", 1, 2)
    first.phones.revoke(seat)
    first.phones.claim(Claim(other, "w", "e1", "phone", Outcome.DRAW))
    brought(first, second)
    assert second.phones.secret() == first.phones.secret()
    assert second.phones.generations(event, "A", 1) == {1: 1}
    assert second.phones.claims(event, "A", 1) == first.phones.claims(event, "A", 1)
    first.phones.revoke(other)
    brought(first, second)
    assert second.phones.claims(event, "A", 1) == ()


def test_everybody_can_sign_in_there(opened: Opened) -> None:
    """Accounts, their passwords' hashes, sessions and unused links; whoever is removed here is removed there."""
    first, second = opened("first"), opened("second")
    for identity in ("1", "2"):
        first.accounts.add(Account(identity, f"arbiter {identity}", Role.ARBITER, ("A",)), "salt$hash")
    first.accounts.open_session("1", "token", NOW + timedelta(days=1))
    first.accounts.invite("link", Invitation(Role.HELPER, "", (), NOW + timedelta(days=1)))
    brought(first, second)
    assert second.accounts.by_name("arbiter 1") == first.accounts.by_name("arbiter 1")
    assert second.accounts.session("token", NOW) == first.accounts.session("token", NOW)
    assert second.accounts.invitations(NOW) == first.accounts.invitations(NOW)
    first.accounts.remove("1")
    first.accounts.take_invitation("link", NOW)
    brought(first, second)
    assert [each.id for each in second.accounts.all()] == ["2"]
    assert second.accounts.session("token", NOW) is None
    assert second.accounts.invitations(NOW) == ()


def test_what_was_made_there_stays(opened: Opened) -> None:
    """An account of the same name keeps its id and its session, and signs in under another name."""
    first, second = opened("first"), opened("second")
    first.accounts.add(Account("1", "chief", Role.CHIEF_ARBITER))
    second.accounts.add(Account("own9", "chief", Role.ORGANISER))
    second.accounts.open_session("own9", "own", NOW + timedelta(days=1))
    for _ in range(2):
        brought(first, second)
        second.accounts.open_session("1", f"here{_}", NOW + timedelta(days=1))
    assert {(each.id, each.name) for each in second.accounts.all()} == {
        ("1", "chief"),
        ("own9", "chief (own9)"),
    }
    assert second.accounts.session("own", NOW) is not None
    assert second.accounts.session("here0", NOW) is not None


def test_consents_come_at_once_and_contacts_stay(opened: Opened) -> None:
    """A consent given or taken back and a name put right come over; telephone numbers do not."""
    first, second = opened("first"), opened("second")
    first.persons.put([Person("p", "Иванов Иван")])
    first.persons.set_contacts({"p": Contacts(phone="+7", publication=True)})
    brought(first, second)
    assert second.persons.contacts("p") == Contacts(publication=True)
    first.persons.set_contacts({"p": Contacts(phone="+7", publication=False)})
    first.persons.put([Person("p", "Иванов Иван Иванович")])
    brought(first, second)
    assert second.persons.contacts("p") == Contacts()
    assert second.persons.get(["p"])["p"].name == "Иванов Иван Иванович"
    first.persons.erase("p")
    brought(first, second)
    assert second.persons.get(["p"])["p"].name == ""


def test_no_secret_travels_in_clear(opened: Opened) -> None:
    """Only what is kept is sent: hashes; and the same bytes while nothing changes."""
    store = opened("first")
    assert store.beside.export() == store.beside.export()
    with pytest.raises(StoreFault):
        store.beside.take(b"{}")
