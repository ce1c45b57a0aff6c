"""Pairing and checking of tournament files, outside any event."""

from dataclasses import replace

from tura.domain.generate.tournament import up_to
from tura.domain.pairing.acceleration import accelerate
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.explain.course import Course, follow
from tura.domain.pairing.pairing import Pairing
from tura.domain.pairing.replay import Difference, before, replayed
from tura.domain.reason import Refusal, refuse
from tura.domain.tournament import Tournament
from tura.formats.trf import TrfFile, to_tournament

_DUTCH = ("FIDE_DUTCH", "FIDE_DUTCH_2026", "FIDE_DUTCH_2025")


def tournament_of(file: TrfFile) -> Tournament | Refusal:
    """The file's crosstable, with the virtual points of the Baku acceleration if 192 names it (C.04.7)."""
    tournament = to_tournament(file)
    return accelerate(tournament) if file.settings.baku else tournament


def not_pairable(file: TrfFile) -> Refusal | None:
    """Why the Dutch system of 2026 does not apply to a file, or None."""
    system = file.settings.system.upper().removesuffix("_BAKU")
    if system and system not in _DUTCH:
        return refuse("system-not-dutch", "C.02.03 Annexure C", system=file.settings.system)
    if file.settings.team:
        return refuse("team-event", "C.04.6")
    if to_tournament(file).predetermined:
        return refuse("paired-in-advance", "C.05 Annexe 1")
    return None


def pair_file(file: TrfFile, round_no: int | None, way: Way) -> Pairing | Refusal:
    """The next round of a file, or an earlier one paired again from the rounds before it."""
    ready = _before(file, round_no)
    return ready if isinstance(ready, Refusal) else pair_round(*ready, way)


def follow_file(file: TrfFile, round_no: int | None, way: Way) -> Course | Refusal:
    """The same round bracket by bracket, to be asked why it is as it is."""
    ready = _before(file, round_no)
    return ready if isinstance(ready, Refusal) else follow(*ready, way)


def _before(file: TrfFile, round_no: int | None) -> tuple[Tournament, int] | Refusal:
    """What stands before a round is paired, and its number."""
    reason = not_pairable(file)
    if reason is not None:
        return reason
    number = file.rounds_paired + 1 if round_no is None else round_no
    if number > file.rounds_paired + 1:
        return refuse("round-too-far", round=number, paired=file.rounds_paired)
    tournament = tournament_of(file)
    if isinstance(tournament, Refusal):
        return tournament
    if number <= file.rounds_paired:
        tournament = replace(before(tournament, number), absent=frozenset())
    return tournament, number


def check_file_pairings(file: TrfFile, way: Way) -> tuple[Difference, ...] | Refusal:
    """Every round of a file whose pairing, colours or bye the rules give otherwise."""
    reason = not_pairable(file)
    if reason is not None:
        return reason
    tournament = tournament_of(file)
    if isinstance(tournament, Refusal):
        return tournament
    tournament = replace(up_to(tournament, file.rounds_paired), absent=frozenset())
    return replayed(tournament, file.rounds_paired, way)
