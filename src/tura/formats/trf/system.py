"""Whether a file's event was paired in advance."""

import re
from collections import Counter

from tura.domain.results import Cell
from tura.formats.trf.model import TrfFile

_CODES = ("ROUNDROBIN", "SCHILLER", "SCHEVENINGEN")
_WORDS = re.compile(
    r"round.?robin|berger|кругов|rundenturnier|todos contra todos|all.?play.?all", re.IGNORECASE
)


def is_predetermined(file: TrfFile) -> bool:
    """True for round robins: by 192, else by the words of 092, else because everybody met everybody."""
    settings = file.settings
    if settings.system:
        return any(code in settings.system.upper() for code in _CODES)
    if settings.kind:
        return bool(_WORDS.search(settings.kind))
    return _all_met(file)


def _all_met(file: TrfFile) -> bool:
    """Every pair met equally often, and the planned rounds are over."""
    count, played = len(file.players), file.rounds_paired
    cycle = count - 1 + count % 2
    if count < 3 or not played or played != file.rounds or played % cycle:
        return False
    meetings = played // cycle
    return all(_met_all(player.cells, player.tpn, file, meetings) for player in file.players)


def _met_all(cells: tuple[Cell, ...], tpn: int, file: TrfFile, meetings: int) -> bool:
    met = Counter(cell.opponent for cell in cells if cell.opponent)
    return all(met[other.tpn] == meetings for other in file.players if other.tpn != tpn)
