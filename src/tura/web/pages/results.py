"""Results: the table is the form, one key a board."""

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from tura.app.papers.pairings import points_before
from tura.app.scoring import enter as enter_result
from tura.app.scoring import outcome_of
from tura.domain.reason import Refusal, refuse
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board
from tura.web.form import fields_of
from tura.web.request import Asked, field_of
from tura.wording import sentence


def results(asked: Asked) -> Response:
    """A published round's boards; the page opens on the first one without a result."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    number = asked.request.path_params["number"]
    round_ = field.round(number)
    if round_ is None or not round_.is_published:
        raise HTTPException(404)
    return asked.page(
        "results.html",
        event=event,
        hall=hall,
        section=section,
        field=field,
        number=number,
        round=round_,
        before=points_before(hall, section, number),
        enters=asked.may("result", section),
    )


def enter(asked: Asked) -> Response:
    """One board's result as JSON: what is there now, or what stands against it and what is there instead."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    number, table = asked.request.path_params["number"], asked.request.path_params["board"]
    given = fields_of(asked.request)
    outcome = Outcome.PENDING if given.get("result") == "" else outcome_of(given.get("result", "?!"))
    seen = _known(given.get("seen", ""))
    if outcome is None or seen is None:
        raise HTTPException(400)
    office = asked.office

    def work() -> Refusal | None:
        now = _board(asked, event.event_id, section, number, table)
        if now.outcome is not seen and now.outcome is not outcome:
            told = {"seen": seen.value, "now": now.outcome.value, "wanted": outcome.value}
            return refuse("result-conflict", round=number, board=table, **told)
        answer = enter_result(
            office, event.event_id, section, (number, table), outcome, int(given.get("confirm", "0"))
        )
        return answer if isinstance(answer, Refusal) else None

    refusal = asked.site.write(event.event_id, work)
    now = _board(asked, event.event_id, section, number, table)
    told = {"board": table, "result": now.outcome.value}
    if refusal is not None:
        words = "; ".join(sentence(reason, asked.language) for reason in refusal.reasons)
        return JSONResponse({**told, "refusal": refusal.first.code, "what": words}, 409)
    return JSONResponse(told)


def _known(text: str) -> Outcome | None:
    try:
        return Outcome(text)
    except ValueError:
        return None


def _board(asked: Asked, event_id: str, section: str, number: int, table: int) -> Board:
    round_ = field_of(asked.office.state(event_id), section).round(number)
    board = None if round_ is None else round_.board(table)
    if board is None:
        raise HTTPException(404)
    return board
