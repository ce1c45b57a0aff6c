"""Small random tournaments, played round by round on every axis that pairing reads."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.points import PointSystem
from tura.domain.reason import Refusal
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Prohibition, Tournament

SYSTEMS = (
    PointSystem(),
    PointSystem(),
    PointSystem(win=30, draw=10),
    PointSystem(pab=5),
    PointSystem(win=30, draw=20, loss=10, pab=20),
)
GAMES = (
    (Result.WIN, Result.LOSS),
    (Result.LOSS, Result.WIN),
    (Result.DRAW, Result.DRAW),
)
FORFEITS = (
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    (Result.WIN_UNRATED, Result.LOSS_UNRATED),
    (Result.UNKNOWN, Result.UNKNOWN),
)
BYES = (Result.HALF_POINT_BYE, Result.ZERO_POINT_BYE, Result.ZERO_POINT_BYE, Result.FULL_POINT_BYE)


@dataclass(frozen=True)
class Rates:
    """How often things happen, in per cent."""

    draws: int
    forfeits: int
    byes: int
    favourite: int


def event(random: Random, players: int, rounds: int) -> tuple[Tournament, Rates]:
    """An event before its first round."""
    system = random.choice(SYSTEMS)
    virtual = random.choice(((), (), (system.win, system.win, system.draw)))
    accelerated = 2 * -(-players // 4)
    rows = tuple(
        Participant(tpn, virtual=virtual if tpn <= accelerated else ()) for tpn in range(1, players + 1)
    )
    rates = Rates(
        random.choice((0, 30, 60, 100)),
        random.choice((0, 0, 10, 30)),
        random.choice((0, 0, 10, 30)),
        random.choice((33, 80)),
    )
    rules = ()
    if random.random() < 0.25:
        group = frozenset(random.sample(range(1, players + 1), min(players, random.randint(2, 3))))
        rules = (Prohibition(group, random.randint(1, 2), random.randint(2, 9)),)
    return Tournament(rounds, rows, system, random.choice(list(Colour)), rules), rates


def positions(
    random: Random, players: int, rounds: int, way: Way = Way.FAST
) -> Iterator[tuple[Tournament, int, Pairing | Refusal]]:
    """Every round of one event before it is paired, with the engine's answer; it ends with a refusal."""
    tournament, rates = event(random, players, rounds)
    for round_no in range(1, rounds + 1):
        away = {
            row.tpn: random.choice(BYES)
            for row in tournament.participants
            if random.randrange(100) < rates.byes
        }
        before = replace(tournament, absent=frozenset(away))
        answer = pair_round(before, round_no, way)
        yield before, round_no, answer
        if isinstance(answer, Refusal):
            return
        tournament = replace(tournament, participants=_played(random, tournament, rates, away, answer))


def _played(
    random: Random, tournament: Tournament, rates: Rates, away: dict[int, Result], answer: Pairing
) -> tuple[Participant, ...]:
    cells = {tpn: Cell(0, None, result) for tpn, result in away.items()}
    if answer.bye:
        cells[answer.bye] = Cell(0, None, Result.PAIRING_BYE)
    for white, black in answer.pairs:
        first, second = _result(random, rates, white < black)
        cells[white] = Cell(black, Colour.WHITE, first)
        cells[black] = Cell(white, Colour.BLACK, second)
    return tuple(replace(row, cells=(*row.cells, cells[row.tpn])) for row in tournament.participants)


def _result(random: Random, rates: Rates, favourite_is_white: bool) -> tuple[Result, Result]:
    if random.randrange(100) < rates.forfeits:
        return random.choice(FORFEITS)
    if random.randrange(100) < rates.draws:
        return GAMES[2]
    wins = random.randrange(100) < rates.favourite
    return GAMES[0] if wins is favourite_is_white else GAMES[1]
