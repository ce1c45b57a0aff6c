"""Why a board is as it is, sentence by sentence with the articles."""

from collections.abc import Hashable

from starlette.exceptions import HTTPException
from starlette.responses import Response

from tura.app.round_why import as_published, boards_of, is_by_the_rules, paired_from
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field
from tura.web.request import Asked, field_of
from tura.web.whys import Question, Told, answered
from tura.wording.explanations import explained


def why(asked: Asked) -> Response:
    """Why a board is as it is; a draft is for those who may see it."""
    event = asked.event()
    hall = asked.hall(event) if asked.may("round") else asked.public_hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    if not asked.may("round-act", section):
        field = as_published(field)
    made, board = _seen(asked, field)
    tpn = field.tpns()[board.white]
    moment = (event.event_id, hall.state.seq, field.letter, made.number)
    answer = asked.site.whys.get(
        (moment, tpn), lambda: _answer(asked, hall.state, field, made, (moment, tpn))
    )
    told: tuple[str, ...] = ()
    if isinstance(answer, Told):
        names = {tpn: hall.name(entry) for entry, tpn in field.tpns().items()}
        told = explained(answer.answer, asked.language, names)
    return asked.page(
        "why.html",
        event=event,
        hall=hall,
        section=section,
        number=made.number,
        board=board,
        told=told,
        refusal=answer if isinstance(answer, Refusal) else None,
        by_the_rules=isinstance(answer, Refusal) or is_by_the_rules(answer.ruled, field, made),
    )


def _answer(
    asked: Asked, state: EventState, field: Field, made: Round, what: tuple[Hashable, int]
) -> Told | Refusal:
    """A large round is followed elsewhere: meanwhile everybody else is answered."""
    stood = paired_from(state, field, made)
    if isinstance(stood, Refusal):
        return stood
    question = Question(what[0], stood, made.number, what[1])
    return asked.site.worker.run_for(len(stood.participants), answered, question)


def _seen(asked: Asked, field: Field) -> tuple[Round, Board]:
    """The round and the board of the address; 404 for others."""
    number, table = asked.request.path_params["number"], asked.request.path_params["board"]
    made = field.round(number)
    board = None if made is None else next((b for b in boards_of(made) if b.number == table), None)
    if made is None or board is None:
        raise HTTPException(404)
    return made, board
