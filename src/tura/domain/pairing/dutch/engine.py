"""Pairing a round by the Dutch system, the fast way where it is certain and the general way elsewhere."""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from tura.domain.pairing.dutch.board_order import board_key
from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.colours import white_of
from tura.domain.pairing.dutch.completion import Completion, after_pab, completion_of
from tura.domain.pairing.dutch.fast.round import FastWay
from tura.domain.pairing.dutch.field import Field, field_of
from tura.domain.pairing.dutch.general.way import pair_bracket as pair_generally
from tura.domain.pairing.dutch.impossible import why_impossible
from tura.domain.pairing.dutch.readings import TAKEN, Readings
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal, refuse
from tura.domain.tournament import Tournament


class Way(Enum):
    """How the answer is found; the answer itself is the same.

    ``FAST`` takes the certified way bracket by bracket and the general way where that refuses; ``GENERAL`` never
    asks it; ``CHECK`` runs both and compares.
    """

    FAST = "fast"
    GENERAL = "general"
    CHECK = "check"


class WaysDisagreeError(Exception):
    """The two ways gave one bracket two answers: a defect of the engine, never of the tournament."""


def pair_round(
    tournament: Tournament, round_no: int, way: Way = Way.FAST, readings: Readings = TAKEN
) -> Pairing | Refusal:
    """The one pairing of a round that C.04.3 allows, or why there is none.

    Raises WaysDisagreeError, never under ``Way.FAST``.
    """
    field = field_of(tournament, round_no, readings)
    if not len(field):
        return refuse("nobody-to-pair", "C.04.2 3.3", round=round_no)
    fast = FastWay(field)
    if way is not Way.FAST and completion_of(field) != Completion(fast.possible, fast.pab_score):
        raise WaysDisagreeError(f"round {round_no}, whether and with which PAB it can be paired")
    if not fast.possible:
        return why_impossible(field, _unprohibited(tournament, round_no, readings))
    pairs, bye = _pair(fast, way)
    return Pairing(round_no, _boards(field, pairs), None if bye is None else field.tpn[bye])


def _unprohibited(tournament: Tournament, round_no: int, readings: Readings) -> Field | None:
    if not tournament.prohibitions:
        return None
    return field_of(replace(tournament, prohibitions=()), round_no, readings)


def _pair(fast: FastWay, way: Way) -> tuple[list[tuple[int, int]], int | None]:
    pairs: list[tuple[int, int]] = []
    bye: int | None = None
    for bracket, outcome in brackets(fast, way):
        pairs += outcome.pairs
        if bracket.pab_score is not None and after_pab(bracket, outcome.floaters)[1] is None:
            bye = outcome.floaters[0]
    return pairs, bye


def brackets(fast: FastWay, way: Way = Way.FAST) -> Iterator[tuple[Bracket, Outcome]]:
    """Every bracket of a possible round from the top, with what was decided in it; raises WaysDisagreeError."""
    pab_score = fast.pab_score
    movers: tuple[int, ...] = ()
    for group in fast.field.groups:
        bracket = Bracket(fast.field, movers, group, pab_score)
        outcome = _decide(bracket, fast, way)
        yield bracket, outcome
        movers, pab_score = after_pab(bracket, outcome.floaters)


def _decide(bracket: Bracket, fast: FastWay, way: Way) -> Outcome:
    if way is Way.GENERAL or bracket.field.readings.only_general:
        return pair_generally(bracket)
    found = fast.pair(bracket)
    if found is None:
        return pair_generally(bracket)
    if way is Way.CHECK and _plain(found) != _plain(pair_generally(bracket)):
        raise WaysDisagreeError(f"round {bracket.field.round_no}, bracket of ranks {bracket.ranks}")
    return found


def _plain(outcome: Outcome) -> tuple[list[tuple[int, int]], list[int]]:
    return sorted(outcome.pairs), sorted(outcome.floaters)


def _boards(field: Field, pairs: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    boards = []
    for high, low in sorted(pairs, key=lambda pair: board_key(field, pair)):
        white = white_of(field, high, low)
        black = low if white == high else high
        boards.append((field.tpn[white], field.tpn[black]))
    return tuple(boards)
