"""Rounds of a finished tournament paired again, to check what was played against what the rules give."""

from dataclasses import dataclass, replace

from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A round that the rules pair otherwise; pairs are (white, black), a bye is (id, 0).

    ``kind`` is ``pairing`` (other opponents), ``colour`` (the same opponents, other colours), ``bye`` (another
    PAB) or ``impossible`` (the rules allow no pairing at all; ``expected`` is empty).
    """

    round_no: int
    kind: str
    given: Pairs
    expected: Pairs


def before(tournament: Tournament, round_no: int) -> Tournament:
    """The tournament as it stood when a round was about to be paired: earlier rounds and that round's byes."""
    rows = tuple(_row_before(row, round_no) for row in tournament.participants)
    return replace(tournament, participants=rows)


def _row_before(row: Participant, round_no: int) -> Participant:
    cells = row.cells[: round_no - 1]
    if len(row.cells) < round_no:
        return replace(row, cells=cells)
    now = row.cells[round_no - 1]
    rests = not now.opponent and now.result is not Result.PAIRING_BYE and not now.result.facts.forfeit
    return replace(row, cells=(*cells, now) if rests else cells)


def as_played(tournament: Tournament, round_no: int) -> tuple[Pairs, int | None]:
    """A round's pairs in TPN order of White, and who had the PAB."""
    cells = {row.tpn: _cell(row, round_no) for row in tournament.participants}
    pairs = tuple(
        (tpn, cell.opponent)
        for tpn, cell in sorted(cells.items())
        if cell is not None and cell.opponent and cell.colour is Colour.WHITE
    )
    byes = [tpn for tpn, cell in cells.items() if cell is not None and cell.result is Result.PAIRING_BYE]
    return pairs, byes[0] if byes else None


def _cell(row: Participant, round_no: int) -> Cell | None:
    return row.cells[round_no - 1] if len(row.cells) >= round_no else None


def replayed(tournament: Tournament, rounds: int, way: Way = Way.FAST) -> tuple[Difference, ...]:
    """Every difference between rounds 1 to ``rounds`` as played and as the Dutch system pairs them."""
    found: list[Difference] = []
    for round_no in range(1, rounds + 1):
        given = as_played(tournament, round_no)
        if given[0] or given[1] is not None:
            found.extend(_compare(round_no, given, pair_round(before(tournament, round_no), round_no, way)))
    return tuple(found)


def _compare(
    round_no: int, given: tuple[Pairs, int | None], answer: Pairing | Refusal
) -> tuple[Difference, ...]:
    pairs, bye = given
    if isinstance(answer, Refusal):
        return (Difference(round_no, "impossible", pairs, ()),)
    found = []
    if bye != answer.bye:
        found.append(Difference(round_no, "bye", _as_pair(bye), _as_pair(answer.bye)))
    ours = {frozenset(pair): pair for pair in answer.pairs}
    theirs = {frozenset(pair): pair for pair in pairs}
    if ours.keys() != theirs.keys():
        only_theirs = tuple(pair for key, pair in theirs.items() if key not in ours)
        only_ours = tuple(pair for key, pair in ours.items() if key not in theirs)
        found.append(Difference(round_no, "pairing", only_theirs, only_ours))
    turned = tuple(pair for key, pair in theirs.items() if key in ours and ours[key] != pair)
    if turned:
        found.append(Difference(round_no, "colour", turned, tuple(ours[frozenset(p)] for p in turned)))
    return tuple(found)


def _as_pair(bye: int | None) -> Pairs:
    return () if bye is None else ((bye, 0),)
