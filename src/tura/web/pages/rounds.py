"""The round: preflight, draft pairing, publish."""

from starlette.responses import RedirectResponse, Response

from tura.app import pairing
from tura.app.overview import overview
from tura.app.papers.pairings import points_before
from tura.domain.decide import needed_level
from tura.domain.reason import Refusal
from tura.web.form import fields_of
from tura.web.request import Asked, field_of


def round_page(asked: Asked, refusal: Refusal | None = None, action: str = "") -> Response:
    """A round's boards as draft or as published; before the first round what is still open."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    number = asked.request.path_params.get("number") or len(field.rounds)
    round_ = field.round(number)
    return asked.page(
        "round.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        field=field,
        number=number,
        round=round_,
        before={} if round_ is None else points_before(hall, section, number),
        open=overview(hall.state).open,
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        action=action,
    )


def pair(asked: Asked) -> Response:
    """The next round drafted; a warning asks for its level first."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    confirm = _level(fields_of(asked.request))
    office = asked.office
    answer = asked.site.write(
        event.event_id,
        lambda: pairing.pair(office, event.event_id, section, pairing.Asked(confirm=confirm)),
    )
    return round_page(asked, answer, "pair") if isinstance(answer, Refusal) else _back(asked, section)


def publish(asked: Asked) -> Response:
    """The draft shown to everybody."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    confirm = _level(fields_of(asked.request))
    office = asked.office
    answer = asked.site.write(
        event.event_id, lambda: pairing.publish(office, event.event_id, section, confirm)
    )
    return round_page(asked, answer, "publish") if isinstance(answer, Refusal) else _back(asked, section)


def _level(given: dict[str, str]) -> int:
    level = given.get("confirm", "0")
    return int(level) if level in ("0", "2", "3", "4") else 0


def _back(asked: Asked, section: str) -> Response:
    return RedirectResponse(f"/e/{asked.request.path_params['event']}/{section}/round", 303)
