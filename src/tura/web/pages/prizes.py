"""Prizes: the proposal with its reasons, what each player gets or not, decisions, the hand-out."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.awarding import Awarded, award
from tura.app.papers.hall import Hall
from tura.app.papers.prizes import prize_list
from tura.app.prize_outlook import Prospects, prospects
from tura.domain.decide import needed_level
from tura.domain.prizes.explain import explain
from tura.domain.reason import Refusal
from tura.domain.regulation.awarding import Prize
from tura.web.form import fields_of
from tura.web.pages.prize_acts import decided
from tura.web.request import Asked
from tura.wording.sheets import worded


def prizes(asked: Asked, refusal: Refusal | None = None, again: dict[str, str] | None = None) -> Response:
    """A section's prizes as if it ended now; ``?why=ENTRY`` goes through every prize for one player.

    ``?what-if=1`` shows what the last games can still bring.
    """
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    key = ("awarded", event.event_id, hall.state.seq, section)
    awarded = asked.site.ranked.get(key, lambda: award(hall.state, section, hall.people))
    shown: dict[str, Any] = {"event": event, "hall": hall, "section": section, "again": again or {}}
    if isinstance(awarded, Refusal):
        return asked.page("prizes.html", refusal=awarded, level=0, sheet=None, **shown)
    who = asked.request.query_params.get("why", "")
    return asked.page(
        "prizes.html",
        409 if refusal else 200,
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        sheet=worded(prize_list(hall, awarded), asked.language),
        awarded=awarded,
        frozen=hall.state.awards.get(section),
        labels=_labels(hall, section),
        outlook=_outlook(asked, hall, section),
        who=who,
        parts=explain(awarded.contest, who) if who in _ranked(awarded) else (),
        **shown,
    )


def _labels(hall: Hall, section: str) -> dict[str, str]:
    """The names of a section's prizes by key."""
    found = hall.state.regulation.section(section)
    prizes: list[Prize] = [] if found is None else [p for row in found.awarding.brackets for p in row.prizes]
    return {prize.key: hall.names.prize(prize.key, prize.label) for prize in prizes}


def _outlook(asked: Asked, hall: Hall, section: str) -> Prospects | Refusal | None:
    if asked.request.query_params.get("what-if") != "1":
        return None
    return prospects(hall.state, section, hall.people)


def _ranked(awarded: Awarded) -> set[str]:
    return {contender.entry for contender in awarded.contest.contenders}


def freeze(asked: Asked) -> Response:
    """The proposal written into the journal, or a decision about it."""
    event = asked.event()
    office = asked.office
    section = asked.section(office.state(event.event_id))
    given = fields_of(asked.request)
    answer = asked.site.write(event.event_id, lambda: decided(office, event.event_id, section, given))
    if answer is None:
        raise HTTPException(400)
    if isinstance(answer, Refusal):
        return prizes(asked, answer, given)
    return RedirectResponse(f"/e/{event.slug}/{section}/prizes", 303)
