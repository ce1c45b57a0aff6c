"""Prizes: the proposal with its reasons, what each player gets or not, the freeze."""

from starlette.responses import RedirectResponse, Response

from tura.app.awarding import Awarded, award
from tura.app.papers.prizes import prize_list
from tura.app.proposing import confirm_awards, propose
from tura.domain.decide import needed_level
from tura.domain.prizes.explain import explain
from tura.domain.reason import Refusal
from tura.web.form import fields_of
from tura.web.request import Asked
from tura.wording.sheets import worded


def prizes(asked: Asked, refusal: Refusal | None = None, action: str = "") -> Response:
    """A section's prizes as if it ended now; ``?why=ENTRY`` goes through every prize for one player."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    awarded = award(hall.state, section, hall.people)
    if isinstance(awarded, Refusal):
        return asked.page(
            "prizes.html",
            event=event,
            hall=hall,
            section=section,
            refusal=awarded,
            sheet=None,
            level=0,
            action="",
        )
    who = asked.request.query_params.get("why", "")
    return asked.page(
        "prizes.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        action=action,
        sheet=worded(prize_list(hall, awarded), asked.language),
        awarded=awarded,
        frozen=hall.state.awards.get(section),
        who=who,
        parts=explain(awarded.contest, who) if who in _ranked(awarded) else (),
    )


def _ranked(awarded: Awarded) -> set[str]:
    return {contender.entry for contender in awarded.contest.contenders}


def freeze(asked: Asked) -> Response:
    """The proposal written into the journal, or what was proposed confirmed."""
    event = asked.event()
    office = asked.office
    section = asked.section(office.state(event.event_id))
    given = fields_of(asked.request)
    level = given.get("confirm", "0")
    confirm = int(level) if level in ("0", "2", "3", "4") else 0
    step = confirm_awards if given.get("action") == "confirm" else propose
    answer = asked.site.write(event.event_id, lambda: step(office, event.event_id, section, confirm))
    if isinstance(answer, Refusal):
        return prizes(asked, answer, given.get("action", "propose"))
    return RedirectResponse(f"/e/{event.slug}/{section}/prizes", 303)
