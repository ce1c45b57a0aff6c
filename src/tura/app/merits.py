"""Values for prizes that do not go by the standings: performance, rating gain, the biggest upset."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from tura.domain.players import Discipline
from tura.domain.prizes.merits import RatedGame as Upset
from tura.domain.prizes.merits import biggest_upset, rating_gain
from tura.domain.ratings.change import RatedGame, change
from tura.domain.ratings.rules import FIDE
from tura.domain.regulation.awarding import Awarding, Ranking
from tura.domain.results import Result
from tura.domain.standings import standings
from tura.domain.tournament import Participant, Tournament

Merits = Mapping[int, Mapping[Ranking, int]]


def merits(tournament: Tournament, awarding: Awarding, discipline: Discipline) -> Merits:
    """By TPN, the values of the rankings that the section's prizes go by; nobody has a value without games.

    Grand-Prix points come from other events and are not among them.
    """
    wanted = {prize.ranking for row in awarding.brackets for prize in row.prizes}
    found: dict[int, dict[Ranking, int]] = {row.tpn: {} for row in tournament.participants}
    for ranking, values in (
        (Ranking.PERFORMANCE, _performances),
        (Ranking.RATING_GAIN, _gains),
        (Ranking.UPSET, _upsets),
    ):
        if ranking in wanted:
            for tpn, value in values(tournament, discipline):
                found[tpn][ranking] = value
    return found


def _performances(tournament: Tournament, _discipline: Discipline) -> Iterator[tuple[int, int]]:
    for line in standings(tournament, ("TPR",)):
        value = line.values["TPR"].exact
        if value:
            yield line.tpn, int(value)


def _gains(tournament: Tournament, discipline: Discipline) -> Iterator[tuple[int, int]]:
    for row in tournament.participants:
        games = [RatedGame(opponent, halves) for opponent, halves in _games(tournament, row)]
        found = change(row.rating, 1, games, FIDE[discipline])
        if found.games:
            yield row.tpn, rating_gain(Fraction(found.halves, 2), found.expected)


def _upsets(tournament: Tournament, _discipline: Discipline) -> Iterator[tuple[int, int]]:
    for row in tournament.participants:
        upset = biggest_upset(
            Upset(row.rating, opponent, halves) for opponent, halves in _games(tournament, row)
        )
        if upset is not None:
            yield row.tpn, upset


def _games(tournament: Tournament, row: Participant) -> Iterator[tuple[int, int]]:
    """The opponent's rating (0: none) and half-points of each rated game."""
    for cell in row.cells:
        if cell.result.facts.rated:
            yield tournament.by_tpn[cell.opponent].rating, _HALVES[cell.result]


_HALVES: Mapping[Result, int] = {Result.WIN: 2, Result.DRAW: 1, Result.LOSS: 0}
