"""What a file may hold that an event cannot go on with: named all at once, before anything is written."""

from collections.abc import Iterator

from tura.domain.pairing.acceleration import accelerate
from tura.domain.reason import Reason, Refusal
from tura.domain.regulation.schema import System
from tura.domain.tournament import Tournament
from tura.formats.trf import TrfFile, to_tournament

_DUTCH = ("", "FIDE_DUTCH", "FIDE_DUTCH_2026", "FIDE_DUTCH_2025")


def system_of(file: TrfFile) -> System | Refusal:
    """The system that pairs on; a Refusal with everything that stands in the way."""
    tournament = to_tournament(file)
    reasons = tuple(_obstacles(file, tournament))
    if reasons:
        return Refusal(reasons)
    if tournament.predetermined:
        cycle = len(file.players) - 1 + len(file.players) % 2
        return System.DOUBLE_ROUND_ROBIN if file.rounds > cycle else System.ROUND_ROBIN
    lifted = file.settings.baku or (_lifts(tournament) and file.rounds_paired < file.rounds)
    return System.DUTCH_BAKU if lifted else System.DUTCH


def _obstacles(file: TrfFile, tournament: Tournament) -> Iterator[Reason]:
    settings = file.settings
    named = settings.system.upper().removesuffix("_BAKU")
    if settings.team:
        yield Reason("team-event", "C.04.6")
    if not tournament.predetermined and named not in _DUTCH:
        yield Reason("system-not-dutch", "C.02.03 Annexure C", {"system": settings.system})
    if settings.points.absent:
        yield Reason("taken-over-absent-points", "C.02.03 162", {"points": settings.points.absent})
    if settings.adjustments:
        yield Reason("taken-over-adjustments", "C.02.03 299", {"records": len(settings.adjustments)})
    yield from _uncoloured(tournament)
    yield from _accelerated(file, tournament)


def _uncoloured(tournament: Tournament) -> Iterator[Reason]:
    for row in tournament.participants:
        for number, cell in enumerate(row.cells, 1):
            if row.tpn < cell.opponent and cell.colour is None and cell.result.facts.played:
                values = {"round": number, "tpn": row.tpn, "opponent": cell.opponent}
                yield Reason("taken-over-colours", "C.04.2 3.4", values)


def _accelerated(file: TrfFile, tournament: Tournament) -> Iterator[Reason]:
    """Virtual points for rounds to come must be those of the Baku acceleration (C.04.7)."""
    if file.rounds_paired >= file.rounds or not (_lifts(tournament) or file.settings.baku):
        return
    lifted = accelerate(tournament)
    if isinstance(lifted, Refusal):
        yield from lifted.reasons
    elif not file.settings.baku and _virtual(lifted) != _virtual(tournament):
        yield Reason("taken-over-acceleration", "C.04.7")


def _lifts(tournament: Tournament) -> bool:
    return any(any(row.virtual) for row in tournament.participants)


def _virtual(tournament: Tournament) -> list[tuple[int, ...]]:
    """Virtual points by row, without the noughts at the end."""
    return [row.virtual[: len(row.virtual) - _noughts(row.virtual)] for row in tournament.participants]


def _noughts(values: tuple[int, ...]) -> int:
    count = 0
    for value in reversed(values):
        if value:
            break
        count += 1
    return count
