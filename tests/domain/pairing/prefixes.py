"""A complete tournament cut before each round: what stood before it was paired, and how it was paired."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tura.domain.pairing.pairing import Pairing
from tura.domain.results import Colour, Result
from tura.domain.tournament import Tournament
from tura.formats.trf.reader import read
from tura.formats.trf.tournament import to_tournament

Pairs = set[tuple[int, int]]


def tournament_of(path: Path) -> Tournament:
    """The tournament of a file."""
    return to_tournament(read(path.read_bytes(), path.name))


def pairs_of(pairing: Pairing) -> Pairs:
    """(white, black), and (player, 0) for the PAB."""
    return {*pairing.pairs, *({(pairing.bye, 0)} if pairing.bye else ())}


def prefixes(tournament: Tournament) -> Iterator[tuple[Tournament, int, Pairs]]:
    """The tournament before each of its rounds, the round's number and the pairs it had."""
    for round_no in range(1, 1 + max(len(row.cells) for row in tournament.participants)):
        pairs: Pairs = set()
        away = set()
        for row in tournament.participants:
            cell = row.cells[round_no - 1]
            if cell.opponent and cell.colour is Colour.WHITE:
                pairs.add((row.tpn, cell.opponent))
            elif cell.result is Result.PAIRING_BYE:
                pairs.add((row.tpn, 0))
            elif not cell.opponent:
                away.add(row.tpn)
        if pairs:
            rows = tuple(replace(row, cells=row.cells[: round_no - 1]) for row in tournament.participants)
            yield replace(tournament, participants=rows, absent=frozenset(away)), round_no, pairs
