"""Who left a round robin with fewer than half of his games: his results count for nobody (C.05 6.6)."""

from tura.domain.reason import Reason
from tura.domain.results import Result
from tura.domain.tiebreaks.edition import DEFAULT_READINGS, Readings
from tura.domain.tournament import Participant, Tournament

_LOST_UNPLAYED = {Result.FORFEIT_LOSS, Result.ZERO_POINT_BYE}


def left_out(
    tournament: Tournament, after_round: int | None = None, readings: Readings = DEFAULT_READINGS
) -> dict[int, Reason]:
    """The TPNs that the final standings leave out, each with its reason; empty outside round robins.

    A player has left when his last scheduled games are forfeit losses; games to come count as completed.
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
    cells = [cell for cell in row.cells[:after_round] if cell.opponent]
    if not cells or cells[-1].result not in _LOST_UNPLAYED:
        return 0, 0
    completed = sum(
        cell.result.facts.played or (readings.forfeits_won_complete and cell.result is Result.FORFEIT_WIN)
        for cell in cells
    )
    to_come = max(0, tournament.rounds - len(row.cells[:after_round]))
    return len(cells) + to_come, completed + to_come
