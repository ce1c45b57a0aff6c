"""The round: preflight, draft, changes by hand, publish, withdraw, latecomers, complaints."""

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app import pairing
from tura.app.late_seat import late_offer
from tura.app.open_rules import open_rules
from tura.app.papers.pairings import points_before
from tura.app.round_why import as_published
from tura.domain.decide import needed_level
from tura.domain.event.preflight import preflight
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.domain.regulation.lint import PAIRING
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Draft, Round
from tura.domain.section.field import Field, Remark
from tura.web.form import fields_of, level_in
from tura.web.pages.round_acts import Doing, act
from tura.web.request import Asked, field_of
from tura.web.turns import Part


def round_page(
    asked: Asked, refusal: Refusal | None = None, action: str = "", again: dict[str, str] | None = None
) -> Response:
    """A round's boards as draft or as published, and what can be done with it next."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    if not asked.may("round-act", section):
        field = as_published(field)
    number = asked.request.path_params.get("number") or len(field.rounds)
    if number > len(field.rounds):
        # A draft that was thrown away, or one that is not for these eyes.
        if not asked.may("round-act", section):
            raise HTTPException(404)
        number = len(field.rounds)
    round_ = field.round(number)
    draft = None if round_ is None else round_.draft
    can_pair = field.published < field.rounds_planned and (field.last is None or field.last.draft is None)
    return asked.page(
        "round.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        field=field,
        number=number,
        round=round_,
        draft=draft,
        is_last=number == len(field.rounds),
        before={} if round_ is None else points_before(hall, section, number),
        changed=_changed(round_),
        apart=() if draft is None else _apart(draft),
        engine_gone=() if draft is None else _engine_had(draft),
        complaints=_complaints(field, number),
        said=asked.request.query_params.get("said", ""),
        can_pair=can_pair,
        look=preflight(hall.state, field.letter) if can_pair else (),
        rules=open_rules(hall.state, PAIRING) if can_pair else (),
        offer=late_offer(hall.state, field),
        loose=_without_opponent(hall.state, field, round_),
        outcomes=[outcome for outcome in Outcome if outcome.is_final],
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        action=action,
        again=again or {},
    )


def pair(asked: Asked) -> Response:
    """The next round drafted; a warning asks for its level first."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    given = fields_of(asked.request)
    how = pairing.Asked(confirm=level_in(given), pair_round=asked.site.worker.pair_round)
    letter = field_of(asked.office.state(event.event_id), section).letter

    def work() -> Round | Refusal:
        # Two press at once: the second one, whose turn comes when there is a draft, sees that draft.
        there = pairing.draft_of(asked.office, event.event_id, section)
        return there or pairing.pair(asked.office, event.event_id, section, how)

    answer = asked.site.write(event.event_id, work, Part.PAIRING, letter)
    return round_page(asked, answer, "pair", given) if isinstance(answer, Refusal) else _back(asked, section)


def publish(asked: Asked) -> Response:
    """The draft shown to everybody."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    given = fields_of(asked.request)
    answer = asked.site.write(
        event.event_id, lambda: pairing.publish(asked.office, event.event_id, section, level_in(given))
    )
    return (
        round_page(asked, answer, "publish", given) if isinstance(answer, Refusal) else _back(asked, section)
    )


def acted(asked: Asked) -> Response:
    """One thing done with a round by hand."""
    event = asked.event()
    state = asked.office.state(event.event_id)
    section = asked.section(state)
    number = asked.request.path_params["number"]
    given = fields_of(asked.request)

    def work() -> EventState | Refusal:
        now = field_of(asked.office.state(event.event_id), section)
        return act(Doing(asked.office, event.event_id, now, number, given))

    answer = asked.site.write(event.event_id, work)
    if isinstance(answer, Refusal):
        return round_page(asked, answer, f"round/{number}", given)
    screen = "results" if given.get("to") == "results" else "round"
    if given.get("action") == "complaint":
        said = _said(field_of(state, section), number, given)
        return RedirectResponse(f"/e/{event.slug}/{section}/round/{number}?said={said}", 303)
    return RedirectResponse(f"/e/{event.slug}/{section}/{screen}/{number or ''}".rstrip("/"), 303)


def _said(field: Field, number: int, given: dict[str, str]) -> str:
    """What a decision on a complaint changed: nothing, everything, all but this pairing, or the report alone."""
    if not given.get("result"):
        return "kept"
    return {field.published: "now", field.published - 1: "next"}.get(number, "old")


def _complaints(field: Field, number: int) -> tuple[Remark, ...]:
    """What was complained about in a round; warnings stand on the player's card."""
    found = (remark for remark in field.remarks if remark.code == "complaint" and remark.round == number)
    return tuple(remark for remark in found if not remark.text.startswith("warning."))


def _apart(draft: Draft) -> tuple[int, ...]:
    """The boards that the engine did not propose so."""
    return tuple(board.number for board in draft.boards if (board.white, board.black) not in draft.proposed)


def _engine_had(draft: Draft) -> tuple[tuple[str, str], ...]:
    """The engine's pairs, White first, that are not in the draft."""
    seated = {(board.white, board.black) for board in draft.boards}
    return tuple(pair for pair in draft.proposed if pair not in seated)


def _changed(round_: Round | None) -> frozenset[int]:
    """The boards of a draft that are not as the engine, or the edition before, had them."""
    if round_ is None or round_.draft is None:
        return frozenset()
    known = {(board.white, board.black) for board in round_.boards} or set(round_.draft.proposed)
    return frozenset(board.number for board in round_.draft.boards if (board.white, board.black) not in known)


def _without_opponent(state: EventState, field: Field, round_: Round | None) -> tuple[str, ...]:
    """Whoever could be seated in a draft: on a bye, or nowhere."""
    if round_ is None or round_.draft is None:
        return ()
    seated = {name for board in round_.draft.boards for name in (board.white, board.black)}
    return tuple(n for n in field.numbers if n not in seated and state.entries[n].plays_in(round_.number))


def _back(asked: Asked, section: str) -> Response:
    return RedirectResponse(f"/e/{asked.request.path_params['event']}/{section}/round", 303)
