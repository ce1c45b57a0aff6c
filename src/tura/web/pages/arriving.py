"""Lateness at the boards: who is not there yet, who came, and what the default time makes of it."""

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from tura.app import lateness
from tura.app.papers.hall import Hall
from tura.app.round_clock import deadline
from tura.domain.reason import Reason, Refusal
from tura.domain.results import Colour
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field
from tura.web.absences import Place
from tura.web.form import fields_of
from tura.web.request import Asked, field_of
from tura.web.words import named, on_screen
from tura.wording import sentence
from tura.wording.moments import clock

SIDES = ("", "w", "b", "wb")
_FORFEITS = (Outcome.FORFEIT_WHITE, Outcome.FORFEIT_BLACK, Outcome.FORFEIT_BOTH)


@dataclass(frozen=True, slots=True)
class Chairs:
    """A board's empty chairs (``w``, ``b``), until when one may come, and whether that time stands as a no-show."""

    gone: str = ""
    until: str = ""
    until_ms: int = 0
    no_show: bool = False


def chairs(asked: Asked, event_id: str, hall: Hall, field: Field, round_: Round) -> dict[int, Chairs]:
    """Every board of a round as the default time has it; empty for rounds before the last."""
    if round_.number != field.published:
        return {}
    noted = asked.site.absences.at(Place(event_id, field.letter, round_.number, round_.edition))
    now = asked.office.clock()
    made = {}
    for board in round_.boards:
        until = deadline(hall.state, round_, board)
        if until is None:
            continue
        open_ = board.outcome is Outcome.PENDING
        away = noted.get(board.number, "")
        gone = "".join(side for side in "wb" if side in away or _left(hall, round_, board, side))
        no_show = board.outcome in _FORFEITS
        shown = (
            clock(until.isoformat(), hall.state.regulation.time_zone) if until <= now or not no_show else ""
        )
        made[board.number] = Chairs(gone if open_ else "", shown, int(until.timestamp() * 1000), no_show)
    return made


def absent(asked: Asked) -> Response:
    """The empty chairs of a board noted, for every arbiter's screen."""
    event, place, board = _place(asked)
    sides = fields_of(asked.request).get("side", "?")
    if sides not in SIDES:
        raise HTTPException(400)
    asked.site.absences.note(place, board.number, sides)
    asked.site.hub.nudge(event)
    return JSONResponse({"board": board.number, "gone": sides})


def arrived(asked: Asked) -> Response:
    """Somebody has come: in time he plays, too late the game is forfeited; as JSON with the words."""
    event, place, board = _place(asked)
    side = fields_of(asked.request).get("side", "?")
    if side not in ("w", "b"):
        raise HTTPException(400)
    others = asked.site.absences.at(place).get(board.number, "").replace(side, "")
    seat = lateness.Seat(board.number, Colour(side), alone=bool(others))
    told = asked.site.write(event, lambda: lateness.arrived(asked.office, event, place.field, seat))
    hall = asked.hall(asked.event())
    reasons = told.reasons if isinstance(told, Refusal) else told[:1]
    what = "; ".join(sentence(on_screen(named(reason, hall)), asked.language) for reason in reasons)
    if isinstance(told, Refusal):
        return JSONResponse({"board": board.number, "what": what}, 409)
    asked.site.absences.came(place, board.number, side)
    asked.site.hub.nudge(event)
    seated = hall.state.fields[place.field].rounds[place.round - 1].board(board.number)
    return JSONResponse(
        {"board": board.number, "result": seated.outcome.value if seated else "", "what": what}
    )


def _place(asked: Asked) -> tuple[str, Place, Board]:
    """The event, the edition of the round that is played now, and the board of the address."""
    event = asked.event()
    state = asked.office.state(event.event_id)
    field = field_of(state, asked.section(state))
    number, table = asked.request.path_params["number"], asked.request.path_params["board"]
    round_ = field.round(number)
    board = None if round_ is None else round_.board(table)
    if round_ is None or board is None or number != field.published:
        raise HTTPException(404)
    return event.event_id, Place(event.event_id, field.letter, number, round_.edition), board


def _left(hall: Hall, round_: Round, board: Board, side: str) -> bool:
    """Whether the player of a side has left the event."""
    entry = board.white if side == "w" else board.black
    return not hall.state.entries[entry].plays_in(round_.number)


def waiting_words(asked: Asked, round_: Round) -> tuple[str, tuple[int, ...]]:
    """How many boards have no result yet, in words, and which."""
    boards = tuple(board.number for board in round_.boards if board.outcome is Outcome.PENDING)
    return sentence(Reason("round.waiting", "", {"n": len(boards)}), asked.language), boards
