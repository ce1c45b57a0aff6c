"""The office opened on a database."""

from pathlib import Path

from tura.app.accounts import Accounts
from tura.app.event_states import event_states
from tura.app.office import Office
from tura.domain.events import Event
from tura.store.database import parsed
from tura.store.faults import fault
from tura.store.opening import Opening, Store, open_store


def office_and_accounts(
    url: str, actor: str = "arbiter", opening: Opening | None = None
) -> tuple[Office, Accounts]:
    """The office and the accounts of one database; StoreFault says why it cannot be opened."""
    settings = opening or Opening()
    store = open_store(url, settings)
    return _office(store, actor, settings), store.accounts


def open_office(url: str, actor: str = "arbiter", opening: Opening | None = None) -> Office:
    """The app's office on a database, created or upgraded if need be; StoreFault says why it cannot be."""
    return office_and_accounts(url, actor, opening)[0]


def open_there(url: str, actor: str = "arbiter") -> Office:
    """The app's office on a database that is there already: a mistyped path creates nothing (StoreFault)."""
    address = parsed(url)
    if address.get_backend_name() == "sqlite" and address.database and not Path(address.database).exists():
        raise fault("store-nothing-there", database=address.database)
    return open_office(url, actor)


def _office(store: Store[Event], actor: str, settings: Opening) -> Office:
    return Office(
        journal=store.journal,
        catalogue=store.catalogue,
        persons=store.persons,
        transfer=store.transfer,
        rating_lists=store.rating_lists,
        phones=store.phones,
        beside=store.beside,
        folded=event_states(store.journal),
        clock=settings.clock,
        new_id=settings.new_id,
        actor=actor,
    )
