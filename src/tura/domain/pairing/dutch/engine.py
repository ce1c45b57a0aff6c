"""Pairing a round by the Dutch system, the fast way where it is certain and the general way elsewhere."""

from enum import Enum

from tura.domain.pairing.dutch.board_order import board_key
from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.colours import white_of
from tura.domain.pairing.dutch.completion import after_pab, completion_of
from tura.domain.pairing.dutch.field import Field, field_of
from tura.domain.pairing.dutch.general.way import pair_bracket
from tura.domain.pairing.dutch.readings import TAKEN, Readings
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal, refuse
from tura.domain.tournament import Tournament


class Way(Enum):
    """How the answer is found; the answer itself is the same.

    ``FAST`` takes the certified way (``fast.pair_bracket(Bracket) -> Outcome | None``) bracket by bracket and
    the general way where that refuses; ``GENERAL`` never asks it; ``CHECK`` runs both and compares.
    """

    FAST = "fast"
    GENERAL = "general"
    CHECK = "check"


def pair_round(
    tournament: Tournament, round_no: int, way: Way = Way.FAST, readings: Readings = TAKEN
) -> Pairing | Refusal:
    """The one pairing of a round that C.04.3 allows, or why there is none."""
    field = field_of(tournament, round_no, readings)
    if not len(field):
        return refuse("nobody-to-pair", "C.04.3 1.9", round=round_no)
    completion = completion_of(field)
    if not completion.possible:
        return refuse("no-legal-pairing", "C.04.3 1.9", round=round_no)
    pairs, bye = _pair(field, completion.pab_score, way)
    return Pairing(round_no, _boards(field, pairs), None if bye is None else field.tpn[bye])


def _pair(field: Field, pab_score: int | None, way: Way) -> tuple[list[tuple[int, int]], int | None]:
    pairs: list[tuple[int, int]] = []
    movers: tuple[int, ...] = ()
    bye: int | None = None
    for group in field.groups:
        bracket = Bracket(field, movers, group, pab_score)
        outcome = _decide(bracket, way)
        pairs += outcome.pairs
        if bracket.gives_pab and len(outcome.floaters) == 1:
            bye = outcome.floaters[0]
        left, pab_score = after_pab(bracket, outcome.floaters)
        movers = tuple(left)
    return pairs, bye


def _decide(bracket: Bracket, way: Way) -> Outcome:
    return pair_bracket(bracket)


def _boards(field: Field, pairs: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    ordered = sorted(pairs, key=lambda pair: board_key(field, pair))
    boards = []
    for high, low in ordered:
        white = white_of(field, high, low)
        black = low if white == high else high
        boards.append((field.tpn[white], field.tpn[black]))
    return tuple(boards)
