"""Results from players' phones: the page behind a QR code, and the codes for the arbiter."""

from secrets import token_urlsafe

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.phone_claims import Claim, Seat
from tura.app.phones import CLAIMABLE, SIDES, TABLE, codes, device_hash, proposals, propose, side_of
from tura.domain.reason import Refusal, refuse
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field
from tura.web.form import fields_of
from tura.web.limit import Limit
from tura.web.qr import picture
from tura.web.request import Asked, field_of

DEVICE_COOKIE = "phone"
ATTEMPTS = Limit(count=20, seconds=60)
GUESSES = Limit(count=20, seconds=60)


def board(asked: Asked, refusal: Refusal | None = None) -> Response:
    """A board as its players see it: who says what so far, and three buttons."""
    event = asked.event()
    hall = asked.public_hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    seat = _seat(asked, event.event_id, field.letter)
    round_, found, side = _opened(asked, field, seat)
    device = asked.request.cookies.get(DEVICE_COOKIE, "")
    brought = asked.request.query_params.get("from", "")
    if brought:
        return _brought(asked, device, brought)
    mine = [
        claim.side
        for claim in asked.office.phones.claims(event.event_id, field.letter, seat.round)
        if claim.seat == seat and device and claim.device == device_hash(device)
    ]
    answer = asked.page(
        "phone.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        round=round_,
        board=found,
        side=side if side != TABLE else (mine[0] if mine else ""),
        said=proposals(asked.office.phones, event.event_id, field, seat.round).get(seat.board),
        claimable=CLAIMABLE,
        refusal=refusal,
        device=device,
    )
    if not device:
        answer.set_cookie(DEVICE_COOKIE, token_urlsafe(24), max_age=86400 * 30, httponly=True, samesite="lax")
    return answer


def claim(asked: Asked) -> Response:
    """What one side says; it waits for an arbiter."""
    event = asked.event()
    state = asked.office.state(event.event_id)
    field = field_of(state, asked.section(state))
    seat = _seat(asked, event.event_id, field.letter)
    _, found, side = _opened(asked, field, seat)
    given = fields_of(asked.request)
    chosen = given.get("side", "") if side == TABLE else side
    device = asked.request.cookies.get(DEVICE_COOKIE, "")
    outcome = next((o for o in CLAIMABLE if o.value == given.get("result")), Outcome.PENDING)
    if chosen not in SIDES or not device:
        return board(asked, refuse("claim-which-side"))
    client = asked.request.client
    if not ATTEMPTS.allows(f"{client.host if client else ''}/{device}"):
        return board(asked, refuse("claim-slow"))
    player = found.white if chosen == SIDES[0] else found.black
    refusal = propose(asked.office, Claim(seat, chosen, player, device_hash(device), outcome))
    if refusal is not None:
        return board(asked, refusal)
    asked.site.hub.nudge(event.event_id)
    return RedirectResponse(asked.request.url.path, 303)


def sheet(asked: Asked) -> Response:
    """The codes of a round's boards, to be printed or shown; each can be revoked."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    number = asked.request.path_params["number"]
    round_ = field.round(number)
    if round_ is None or not round_.is_published:
        raise HTTPException(404)
    base = asked.site.address or str(asked.request.base_url).rstrip("/")
    made = codes(asked.office.phones, event.event_id, field, number)
    links = {
        table: {
            side: f"{base}/r/{event.slug}/{section}/{number}/{table}/{text}" for side, text in sides.items()
        }
        for table, sides in made.items()
    }
    return asked.page(
        "phones.html",
        event=event,
        hall=hall,
        section=section,
        number=number,
        round=round_,
        links=links,
        each_player=asked.request.query_params.get("each") == "player",
        picture=picture,
    )


def revoke(asked: Asked) -> Response:
    """A board's codes open nothing any more; new ones are on the sheet."""
    event = asked.event()
    state = asked.office.state(event.event_id)
    section = asked.section(state)
    number, table = asked.request.path_params["number"], fields_of(asked.request).get("board", "")
    if not table.isdigit():
        raise HTTPException(400)
    asked.office.phones.revoke(Seat(event.event_id, field_of(state, section).letter, number, int(table)))
    asked.site.hub.nudge(event.event_id)
    return RedirectResponse(f"/e/{event.slug}/{section}/phones/{number}", 303)


def _brought(asked: Asked, device: str, brought: str) -> Response:
    """A phone that spoke for a side on the laptop before goes on speaking for it; one that is known here stays."""
    answer = RedirectResponse(asked.request.url.path, 303)
    if not device:
        answer.set_cookie(DEVICE_COOKIE, brought, max_age=86400 * 30, httponly=True, samesite="lax")
    return answer


def _seat(asked: Asked, event_id: str, field: str) -> Seat:
    return Seat(event_id, field, asked.request.path_params["number"], asked.request.path_params["board"])


def _opened(asked: Asked, field: Field, seat: Seat) -> tuple[Round, Board, str]:
    """The round and board that the code of the address opens, and for which side; 404 for any other.

    Who guesses the codes of a board has twenty tries a minute, and then 429 for the right one too.
    """
    round_ = field.round(seat.round)
    found = None if round_ is None or not round_.is_published else round_.board(seat.board)
    if round_ is None or found is None:
        raise HTTPException(404)
    client = asked.request.client
    guesser = f"{client.host if client else ''}/{seat}"
    if GUESSES.exceeded(guesser):
        raise HTTPException(429)
    side = side_of(asked.office.phones, seat, found, asked.request.path_params["code"])
    if side is None:
        GUESSES.allows(guesser)
        raise HTTPException(404)
    return round_, found, side
