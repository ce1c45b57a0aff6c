"""Record 240 against the players' own lines, and against itself."""

from tura.domain.results import Cell, Result
from tura.formats.trf.cells import BLANK
from tura.formats.trf.model import Player
from tura.formats.trf.notes import Notes
from tura.formats.trf.settings import Settings

_REQUESTED = (Result.FULL_POINT_BYE, Result.HALF_POINT_BYE, Result.ZERO_POINT_BYE)


def check_byes(settings: Settings, by_tpn: dict[int, Player], notes: Notes) -> None:
    """Notes byes of a player who played that round, or who has another bye in it."""
    given: dict[tuple[int, int], Result] = {}
    for bye in settings.byes:
        for tpn in bye.tpns:
            where = {"round": bye.round, "tpn": tpn}
            if given.setdefault((bye.round, tpn), bye.kind) is not bye.kind:
                notes.problem(bye.line, "byes-differ", **where)
            player = by_tpn.get(tpn)
            if player and _contradicts(_block(player, bye.round), bye.kind):
                notes.problem(bye.line, "bye-contradicted", **where, other_line=player.line)


def _block(player: Player, round_no: int) -> Cell:
    return player.cells[round_no - 1] if 0 < round_no <= len(player.cells) else BLANK


def _contradicts(cell: Cell, bye: Result) -> bool:
    return bool(cell.opponent) or (cell.result in _REQUESTED and cell.result is not bye)
