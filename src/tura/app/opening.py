"""Open an event from its regulation."""

from collections.abc import Iterable
from itertools import count

from tura.app.office import Office
from tura.app.ports import Catalogued, StoreFault
from tura.domain.commands import Command
from tura.domain.commands.opening import OpenEvent
from tura.domain.latin import slug
from tura.domain.reason import Refusal
from tura.domain.regulation.schema import Regulation


def open_event(office: Office, regulation: Regulation, then: Iterable[Command] = ()) -> Catalogued | Refusal:
    """A new event with this regulation; its slug comes from its name and is made unique with a number.

    ``then`` are commands decided and written together with the opening.
    """
    wanted = slug(regulation.name)
    for number in count(1):
        name = wanted if number == 1 else f"{wanted}-{number}"
        if office.catalogue.find(name) is not None:
            continue
        try:
            event = office.catalogue.add(name, regulation.name)
        except StoreFault as error:
            # Somebody took the slug between the look and the add.
            if error.reason.code != "store-slug-taken":
                raise
            continue
        opened = office.perform(event.event_id, [OpenEvent(regulation=regulation), *then])
        return opened if isinstance(opened, Refusal) else event
    raise AssertionError("numbers do not end")
