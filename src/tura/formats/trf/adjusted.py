"""Record 299: points that a file gives or takes beside the results' own worth."""

from tura.formats.trf.model import Player, TrfFile
from tura.formats.trf.pairing_records import Adjustment

# Record 299 names results over the board by letter.
_KINDS = {"1": "W", "=": "D", "0": "L"}


def extra_points(file: TrfFile, player: Player) -> tuple[int, ...]:
    """Tenths by round, counted from the end of that round on; ends with the last round that has any.

    A penalty or bonus that names no round counts from the first.
    """
    found: dict[int, int] = {}
    for adjustment in file.settings.adjustments:
        if player.tpn in adjustment.tpns:
            for number, tenths in _by_round(file, player, adjustment):
                found[number] = found.get(number, 0) + tenths
    last = max((number for number, value in found.items() if value), default=0)
    return tuple(found.get(number, 0) for number in range(1, last + 1))


def _by_round(file: TrfFile, player: Player, adjustment: Adjustment) -> list[tuple[int, int]]:
    if not adjustment.kind:
        return [(adjustment.round or 1, adjustment.points)]
    points = file.settings.points
    return [
        (number, adjustment.points - points.of(cell.result))
        for number, cell in enumerate(player.cells, 1)
        if adjustment.round in (0, number)
        and _KINDS.get(cell.result.value, cell.result.value) == adjustment.kind
    ]
