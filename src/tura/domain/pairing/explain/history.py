"""What the rounds before say of two players, or of one and the PAB."""

from tura.domain.pairing.dutch.past import facts
from tura.domain.pairing.dutch.readings import TAKEN
from tura.domain.results import Result
from tura.domain.tournament import Tournament


def round_met(tournament: Tournament, one: int, other: int, before: int) -> int | None:
    """The round in which two TPNs played over the board, before a round; None when they did not (C1)."""
    for number, cell in enumerate(tournament.by_tpn[one].cells[: before - 1], 1):
        if cell.opponent == other and cell.result.facts.played:
            return number
    return None


def round_barring(tournament: Tournament, tpn: int, before: int) -> tuple[int, bool] | None:
    """The round that bars a TPN from the PAB, and whether it was a PAB; None when C2 does not bar it."""
    table = facts(tournament.points, TAKEN)
    for number, cell in enumerate(tournament.by_tpn[tpn].cells[: before - 1], 1):
        if table[cell.result].bars_pab:
            return number, cell.result is Result.PAIRING_BYE
    return None
