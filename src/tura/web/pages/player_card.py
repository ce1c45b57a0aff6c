"""One player as the desk sees him: facts, money, rounds off, marks, consents."""

from dataclasses import fields, is_dataclass

from starlette.exceptions import HTTPException
from starlette.responses import Response

from tura.app.answering import ABSENCE
from tura.domain.event.views import open_absences
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.schema import Regulation
from tura.web.request import Asked, field_of


def card(asked: Asked) -> Response:
    """The entry of the address, with every form the desk needs for it."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    entry = hall.state.entries.get(asked.request.path_params["entry"])
    if entry is None or entry.section != section:
        raise HTTPException(404)
    field = field_of(hall.state, section)
    return asked.page(
        "player.html",
        event=event,
        hall=hall,
        section=section,
        entry=entry,
        person=hall.people[entry.id],
        field=field,
        byes={bye.round: bye.result.name for bye in entry.byes},
        contacts=asked.office.persons.contacts(entry.person),
        groups=sorted({*groups_of(hall.state.regulation), *entry.groups}),
        absent=entry in open_absences(hall.state, field.letter),
        absence=ABSENCE,
    )


def groups_of(regulation: Regulation) -> frozenset[str]:
    """The marks that some condition of a regulation reads."""
    return frozenset(_groups(regulation))


def _groups(value: object) -> set[str]:
    found: set[str] = set(value.groups) if isinstance(value, Condition) else set()
    if is_dataclass(value) and not isinstance(value, type):
        for item in fields(value):
            found |= _groups(getattr(value, item.name))
    elif isinstance(value, tuple):
        for item in value:
            found |= _groups(item)
    return found
