"""The office opened on a database."""

from tura.app.event_states import event_states
from tura.app.office import Office
from tura.store.opening import Opening, open_store


def open_office(url: str, actor: str = "arbiter", opening: Opening | None = None) -> Office:
    """The app's office on a database, created or upgraded if need be; StoreFault says why it cannot be."""
    settings = opening or Opening()
    store = open_store(url, settings)
    return Office(
        journal=store.journal,
        catalogue=store.catalogue,
        persons=store.persons,
        transfer=store.transfer,
        rating_lists=store.rating_lists,
        folded=event_states(store.journal),
        clock=settings.clock,
        new_id=settings.new_id,
        actor=actor,
    )
