"""A tournament played from its first round to its last."""

from collections.abc import Callable
from dataclasses import replace

from tura.domain.generate.attendance import Attendance
from tura.domain.generate.game import play
from tura.domain.generate.settings import Chance, Settings
from tura.domain.generate.strength import ratings
from tura.domain.pairing.acceleration import accelerate
from tura.domain.pairing.dutch.engine import pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Prohibition, Tournament

Pairer = Callable[[Tournament, int], Pairing | Refusal]


def generate(settings: Settings, chance: Chance, pairer: Pairer = pair_round) -> Tournament:
    """A tournament with all its rounds; with fewer where a round had no legal pairing."""
    tournament = start(settings, chance)
    attendance = Attendance(settings, chance)
    for round_no in range(1, settings.rounds + 1):
        tournament = with_byes(tournament, attendance.of_round(round_no))
        if settings.baku and round_no == 1:
            lifted = accelerate(tournament)
            tournament = tournament if isinstance(lifted, Refusal) else lifted
        pairing = pairer(tournament, round_no)
        if isinstance(pairing, Refusal):
            return up_to(tournament, round_no - 1)
        tournament = played(tournament, pairing, settings, chance)
    return tournament


def start(settings: Settings, chance: Chance) -> Tournament:
    """The tournament before its first round."""
    rated = ratings(settings, chance)
    drawn = Colour.WHITE if chance.randrange(2) == 0 else Colour.BLACK
    return Tournament(
        rounds=settings.rounds,
        participants=tuple(
            Participant(tpn=tpn, rating=rating, name=f"Player {tpn:05}")
            for tpn, rating in enumerate(rated, 1)
        ),
        points=settings.points,
        initial_colour=settings.initial_colour or drawn,
        prohibitions=_clubs(settings, chance),
    )


def _clubs(settings: Settings, chance: Chance) -> tuple[Prohibition, ...]:
    if not settings.prohibited:
        return ()
    members = list(range(1, settings.players + 1))
    for place in range(len(members) - 1, 0, -1):
        other = chance.randrange(place + 1)
        members[place], members[other] = members[other], members[place]
    size = settings.prohibited
    clubs = [members[first : first + size] for first in range(0, len(members), size)]
    return tuple(Prohibition(frozenset(club)) for club in clubs if len(club) > 1)


def with_byes(tournament: Tournament, byes: dict[int, Result]) -> Tournament:
    """The tournament with the byes of its next round (players from 0) entered."""
    rows = tuple(
        replace(row, cells=(*row.cells, Cell(0, None, byes[place]))) if place in byes else row
        for place, row in enumerate(tournament.participants)
    )
    return replace(tournament, participants=rows)


def played(tournament: Tournament, pairing: Pairing, settings: Settings, chance: Chance) -> Tournament:
    """The tournament after a paired round, its games decided by chance."""
    rating = {row.tpn: row.rating for row in tournament.participants}
    cells: dict[int, Cell] = {}
    for white, black in pairing.pairs:
        won, lost = play(rating[white], rating[black], settings.rates, chance)
        cells[white] = Cell(black, Colour.WHITE, won)
        cells[black] = Cell(white, Colour.BLACK, lost)
    if pairing.bye is not None:
        cells[pairing.bye] = Cell(0, None, Result.PAIRING_BYE)
    rows = tuple(
        replace(row, cells=(*row.cells, cells[row.tpn])) if row.tpn in cells else row
        for row in tournament.participants
    )
    return replace(tournament, participants=rows)


def up_to(tournament: Tournament, rounds: int) -> Tournament:
    """The tournament as it stood after so many rounds."""
    rows = tuple(replace(row, cells=row.cells[:rounds]) for row in tournament.participants)
    return replace(tournament, participants=rows)
