"""Who left a round robin with fewer than half of his games: his results count for nobody (C.05 6.6)."""

from itertools import takewhile

from tura.domain.reason import Reason
from tura.domain.results import Cell, Result
from tura.domain.tiebreaks.edition import DEFAULT_READINGS, Readings
from tura.domain.tournament import Participant, Tournament


def left_out(
    tournament: Tournament, after_round: int | None = None, readings: Readings = DEFAULT_READINGS
) -> dict[int, Reason]:
    """The TPNs that the final standings leave out, each with its reason; empty outside round robins.

    A player has left when his last games are forfeit losses or were not even scheduled; games to come count
    as completed.
    """
    if not tournament.predetermined:
        return {}
    found: dict[int, Reason] = {}
    for row in tournament.participants:
        scheduled, completed = _games(tournament, row, after_round, readings)
        if 2 * completed < scheduled:
            values = {"tpn": row.tpn, "completed": completed, "scheduled": scheduled}
            found[row.tpn] = Reason("left-before-half", "C.05 6.6", values)
    return found


def _games(
    tournament: Tournament, row: Participant, after_round: int | None, readings: Readings
) -> tuple[int, int]:
    """Games scheduled and completed; 0 and 0 for a player who has not left."""
    cells = row.cells[:after_round]
    tail = list(takewhile(_is_missed, reversed(cells)))
    free = _free_rounds(tournament)
    unnamed = sum(not cell.opponent for cell in tail)
    missing = max(0, unnamed - free)
    if not missing + len(tail) - unnamed:
        return 0, 0
    completed = sum(
        cell.result.facts.played or (readings.forfeits_won_complete and cell.result is Result.FORFEIT_WIN)
        for cell in cells
    )
    to_come = max(0, tournament.rounds - len(cells))
    return sum(cell.opponent > 0 for cell in cells) + missing + to_come, completed + to_come


def _is_missed(cell: Cell) -> bool:
    return cell.result is Result.FORFEIT_LOSS or (not cell.opponent and cell.result is not Result.PENDING)


def _free_rounds(tournament: Tournament) -> int:
    """Rounds that an odd field leaves free for everybody: one a cycle."""
    count = len(tournament.participants)
    return max(1, tournament.rounds // count) if count % 2 else 0
