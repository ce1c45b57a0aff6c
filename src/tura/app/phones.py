"""Results claimed from players' phones: they wait for an arbiter, and never become results by themselves."""

import base64
import hmac
from dataclasses import dataclass
from hashlib import sha256

from tura.app.office import Office
from tura.app.phone_claims import Claim, Phones, Seat
from tura.domain.reason import Refusal, refuse
from tura.domain.results import Colour
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board
from tura.domain.section.field import Field

CLAIMABLE = (Outcome.WHITE, Outcome.DRAW, Outcome.BLACK)
TABLE = "t"
"""The code that lies on the table: whoever opens it says which colour was played."""
SIDES = (Colour.WHITE.value, Colour.BLACK.value)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the phones say of a board: both the same, only one so far, or a disagreement."""

    white: Outcome | None = None
    black: Outcome | None = None

    @property
    def agreed(self) -> Outcome | None:
        """What both said."""
        return self.white if self.white is self.black else None

    def by(self, side: str) -> Outcome | None:
        """What one side said."""
        return self.white if side == Colour.WHITE.value else self.black

    @property
    def differs(self) -> bool:
        """Both spoke, and not the same."""
        return self.white is not None and self.black is not None and self.white is not self.black


def code(phones: Phones, seat: Seat, board: Board, side: str, generation: int) -> str:
    """The code of a side of a board (``w``, ``b``, or ``t`` for the table): ten letters nobody can guess.

    It is for the two who sit there: another pairing of the board has other codes.
    """
    told = (seat.event_id, seat.field, seat.round, seat.board, board.white, board.black, side, generation)
    digest = hmac.digest(phones.secret(), "/".join(map(str, told)).encode(), "sha256")
    return base64.b32encode(digest)[:10].decode().lower()


def codes(phones: Phones, event_id: str, field: Field, round_: int) -> dict[int, dict[str, str]]:
    """The codes of every board of a round, by board and side."""
    generations = phones.generations(event_id, field.letter, round_)
    found = field.round(round_)
    boards = () if found is None else found.boards
    made: dict[int, dict[str, str]] = {}
    for board in boards:
        seat, generation = (
            Seat(event_id, field.letter, round_, board.number),
            generations.get(board.number, 0),
        )
        made[board.number] = {side: code(phones, seat, board, side, generation) for side in (*SIDES, TABLE)}
    return made


def side_of(phones: Phones, seat: Seat, board: Board, given: str) -> str | None:
    """Which side a code belongs to; None for one that opens nothing."""
    generation = phones.generations(seat.event_id, seat.field, seat.round).get(seat.board, 0)
    for side in (*SIDES, TABLE):
        if hmac.compare_digest(code(phones, seat, board, side, generation), given):
            return side
    return None


def device_hash(secret: str) -> str:
    """What is kept of a phone's secret."""
    return sha256(secret.encode()).hexdigest()


def propose(office: Office, claim: Claim) -> Refusal | None:
    """A side's claim kept until an arbiter accepts it; refused once the board has a result."""
    field = office.state(claim.seat.event_id).fields[claim.seat.field]
    round_ = field.round(claim.seat.round)
    board = None if round_ is None or not round_.is_published else round_.board(claim.seat.board)
    if board is None:
        return refuse("board-unknown", board=claim.seat.board)
    if board.outcome is not Outcome.PENDING:
        return refuse("claim-too-late", board=claim.seat.board)
    if claim.outcome not in CLAIMABLE:
        return refuse("claim-needs-arbiter", board=claim.seat.board)
    others = (SIDES[1 - SIDES.index(claim.side)],)
    known = office.phones.claims(claim.seat.event_id, claim.seat.field, claim.seat.round)
    both = any(
        each.seat == claim.seat and each.side in others and each.device == claim.device for each in known
    )
    if both:
        return refuse("claim-both-sides", board=claim.seat.board)
    if not office.phones.claim(claim):
        return refuse("claim-by-other-phone", board=claim.seat.board)
    return None


def proposals(phones: Phones, event_id: str, field: Field, round_: int) -> dict[int, Proposal]:
    """What the phones of those who sit there say of the boards that have no result yet."""
    found = field.round(round_)
    waiting = () if found is None else [b for b in found.boards if b.outcome is Outcome.PENDING]
    seats = {
        (b.number, side): who for b in waiting for side, who in zip(SIDES, (b.white, b.black), strict=True)
    }
    said: dict[int, dict[str, Outcome]] = {}
    for claim in phones.claims(event_id, field.letter, round_):
        if seats.get((claim.seat.board, claim.side)) == claim.player:
            said.setdefault(claim.seat.board, {})[claim.side] = claim.outcome
    return {
        board: Proposal(sides.get(Colour.WHITE.value), sides.get(Colour.BLACK.value))
        for board, sides in said.items()
    }
