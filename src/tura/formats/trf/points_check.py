"""The points column against the results: a difference is told, and the results count."""

from collections.abc import Mapping

from tura.domain.results import Result
from tura.formats.trf.adjusted import extra_points
from tura.formats.trf.model import Player, TrfFile
from tura.formats.trf.notes import Notes
from tura.formats.trf.settings import Settings


def check_points(file: TrfFile, settings: Settings, notes: Notes) -> None:
    """Notes a repair for each row whose points are not what its results are worth.

    Programs differ on whether the byes announced for the next round, and adjourned games, are in the column
    already: each of the sums is accepted.
    """
    worth = {result: settings.points.of(result) for result in Result}
    for player in file.players:
        if player.points is None:
            continue
        sums = _sums(player, file, settings, worth)
        if player.points not in sums:
            notes.repair(
                player.line, "points-mismatch", tpn=player.tpn, given=player.points, counted=max(sums)
            )


def _sums(player: Player, file: TrfFile, settings: Settings, value: Mapping[Result, int]) -> set[int]:
    paired = file.rounds_paired
    worth = [value[cell.result] for cell in player.cells]
    adjourned = value[Result.UNKNOWN] * sum(cell.result is Result.UNKNOWN for cell in player.cells)
    extra = sum(extra_points(file, player))
    absent = settings.points.absent * max(0, paired - len(player.cells))
    done, announced = sum(worth[:paired]), sum(worth[paired:])
    sums = {done, done + announced, done - adjourned, done + absent}
    return {size + extra for size in sums}
