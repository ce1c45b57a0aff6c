"""One player as the desk sees him: facts, money, rounds off, marks, consents."""

from dataclasses import dataclass, fields, is_dataclass

from starlette.exceptions import HTTPException
from starlette.responses import Response

from tura.app.answering import ABSENCE
from tura.app.papers.hall import Hall
from tura.domain.event.entry import Entry, Status
from tura.domain.event.initial_order import alphabetical
from tura.domain.event.views import open_absences
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.schema import Regulation
from tura.domain.section.field import Field, Remark
from tura.web.request import Asked, field_of
from tura.wording.catalogues import catalogue

_MAY_PLAY = (Status.DECLARED, Status.CONFIRMED, Status.PLAYING)


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
        apart=[ban for ban in field.bans if entry.id in ban.entries],
        others=_others(hall, field, entry.id),
        byes={bye.round: bye.result.name for bye in entry.byes},
        contacts=asked.office.persons.contacts(entry.person),
        groups=sorted({*groups_of(hall.state.regulation), *entry.groups}),
        absent=entry in open_absences(hall.state, field.letter),
        absence=ABSENCE,
        lines=fee_lines(hall.state.regulation, entry, asked.language),
        remarks=[told for remark in field.remarks if (told := _told(remark, entry.id))],
    )


@dataclass(frozen=True, slots=True)
class Told:
    """A warning (``text`` is its code) or a complaint, with what was decided."""

    round: int
    warning: bool
    text: str
    decision: str


def _told(remark: Remark, entry: str) -> Told | None:
    """What a remark says about an entry; None for another's, or for another kind of remark."""
    if remark.code != "complaint" or entry not in remark.entries:
        return None
    text, _, decision = remark.text.partition(" | ")
    return Told(remark.round, text.startswith("warning."), text, decision)


def fee_lines(regulation: Regulation, entry: Entry, language: str) -> list[tuple[str, int]]:
    """What a fee is made of, in words, in kopecks."""
    section = regulation.section(entry.section)
    discounts = () if section is None else section.fees.discounts
    labels = {discount.key: discount.label for discount in discounts}
    words = catalogue(language)
    return [
        (words.get(f"fee-line.{line.code}") or labels.get(line.code, ""), line.amount)
        for line in entry.fee_lines
    ]


def _others(hall: Hall, field: Field, entry: str) -> list[str]:
    """Everybody else whom the field may pair, by name."""
    kept = [
        each.id for each in hall.state.in_field(field.letter) if each.status in _MAY_PLAY and each.id != entry
    ]
    return sorted(kept, key=lambda each: alphabetical(hall.name(each)))


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
