"""Results: the table is the form, one key a board; without scripts a list to choose from on every row."""

import json

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, RedirectResponse, Response

from tura.app.history import undo_result
from tura.app.papers.pairings import points_before
from tura.app.phones import proposals
from tura.app.scoring import enter as enter_result
from tura.app.scoring import outcome_of
from tura.domain.decide import needed_level
from tura.domain.reason import Reason, Refusal, refuse
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Round
from tura.web.form import fields_of, level_in
from tura.web.pages.arriving import chairs, waiting_words
from tura.web.request import Asked, field_of
from tura.wording import sentence
from tura.wording.catalogues import catalogue

OFFERED = tuple(outcome for outcome in Outcome if outcome is not Outcome.ADJOURNED)


def results(asked: Asked, refused: tuple[Reason, ...] = ()) -> Response:
    """A published round's boards; the page opens on the first one without a result.

    ``?plain=1`` is the form for browsers without scripts.
    """
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    round_ = _round(asked, event.event_id, section)
    words = catalogue(asked.language)
    texts = {
        code.removeprefix("results."): text for code, text in words.items() if code.startswith("results.")
    }
    return asked.page(
        "results.html",
        409 if refused else 200,
        event=event,
        hall=hall,
        section=section,
        field=field_of(hall.state, section),
        number=round_.number,
        round=round_,
        before=points_before(hall, section, round_.number),
        enters=asked.may("result", section),
        plain=asked.request.query_params.get("plain") == "1" or bool(refused),
        offered=OFFERED,
        said=proposals(asked.office.phones, event.event_id, field_of(hall.state, section), round_.number),
        chairs=chairs(asked, event.event_id, hall, field_of(hall.state, section), round_),
        waiting=waiting_words(asked, round_),
        is_last=round_.number == len(field_of(hall.state, section).rounds),
        words=json.dumps({o.value: words[f"outcome.{o.name.lower()}"] for o in Outcome}),
        texts=texts,
        against=refused,
    )


def enter(asked: Asked) -> Response:
    """One board's result as JSON: what is there now, or what stands against it and what is there instead."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    number, table = asked.request.path_params["number"], asked.request.path_params["board"]
    given = fields_of(asked.request)
    refusal = asked.site.write(
        event.event_id, lambda: _enter(asked, event.event_id, (section, number, table), given)
    )
    now = _board(asked, event.event_id, section, number, table)
    told = {"board": table, "result": now.outcome.value}
    if refusal is None:
        return JSONResponse(told)
    words = "; ".join(sentence(reason, asked.language) for reason in refusal.reasons)
    conflict = refusal.first.code == "result-conflict"
    level = needed_level(refusal)
    final = not conflict and not level
    return JSONResponse(
        {**told, "refusal": refusal.first.code, "what": words, "level": level, "final": final}, 409
    )


def save(asked: Asked) -> Response:
    """Every row that was changed in the plain form; what could not be saved is said above the table."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    number = asked.request.path_params["number"]
    given = fields_of(asked.request)

    def work() -> list[Reason]:
        refused: list[Reason] = []
        for name, result in given.items():
            table = name.removeprefix("b")
            seen = given.get(f"s{table}")
            if not table.isdigit() or result == seen:
                continue
            if not asked.may("result", section, int(table)):
                raise HTTPException(403)
            row = {"result": result, "seen": seen or "", "edition": given.get("edition", "")}
            refusal = _enter(asked, event.event_id, (section, number, int(table)), row)
            refused += () if refusal is None else refusal.reasons
        return refused

    refused = asked.site.write(event.event_id, work)
    if refused:
        return results(asked, tuple(refused))
    return RedirectResponse(f"/e/{event.slug}/{section}/results/{number}?plain=1", 303)


def undo(asked: Asked) -> Response:
    """The signed-in person's own last entry taken back, if it was a result of this round; as JSON."""
    event = asked.event()
    state = asked.office.state(event.event_id)
    section = asked.section(state)
    number = asked.request.path_params["number"]
    field = field_of(state, section)
    answer = asked.site.write(
        event.event_id, lambda: undo_result(asked.office, event.event_id, field.letter, number)
    )
    if isinstance(answer, Refusal):
        words = "; ".join(sentence(reason, asked.language) for reason in answer.reasons)
        return JSONResponse({"what": words}, 409)
    now = _board(asked, event.event_id, section, number, answer)
    return JSONResponse({"board": answer, "result": now.outcome.value})


def _enter(asked: Asked, event_id: str, place: tuple[str, int, int], given: dict[str, str]) -> Refusal | None:
    """The result of a board in (section, round, board), unless its author saw something else there."""
    section, number, table = place
    outcome = Outcome.PENDING if given.get("result") == "" else outcome_of(given.get("result", "?!"))
    seen = _known(given.get("seen", ""))
    if outcome is None or seen is None:
        raise HTTPException(400)
    round_ = _round(asked, event_id, section)
    edition = given.get("edition", "")
    if edition.isdigit() and int(edition) != round_.edition:
        return refuse("edition-conflict", round=number, seen=int(edition), now=round_.edition)
    now = _board(asked, event_id, section, number, table)
    if now.outcome is not seen and now.outcome is not outcome:
        told = {"seen": seen.value or "—", "now": now.outcome.value or "—", "wanted": outcome.value or "—"}
        return refuse("result-conflict", round=number, board=table, **told)
    answer = enter_result(asked.office, event_id, section, (number, table), outcome, level_in(given))
    return answer if isinstance(answer, Refusal) else None


def _known(text: str) -> Outcome | None:
    try:
        return Outcome(text)
    except ValueError:
        return None


def _round(asked: Asked, event_id: str, section: str) -> Round:
    round_ = field_of(asked.office.state(event_id), section).round(asked.request.path_params["number"])
    if round_ is None or not round_.is_published:
        raise HTTPException(404)
    return round_


def _board(asked: Asked, event_id: str, section: str, number: int, table: int) -> Board:
    round_ = field_of(asked.office.state(event_id), section).round(number)
    board = None if round_ is None else round_.board(table)
    if board is None:
        raise HTTPException(404)
    return board
