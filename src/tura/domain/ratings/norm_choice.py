"""Which games to count for a norm, and what the last round must bring (B.01 1.4.1)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from tura.domain.ratings.norm_rules import RULES, Ticks
from tura.domain.ratings.norms import NormCheck, NormGame, check_games
from tura.domain.results import Result, Worth
from tura.domain.tournament import Tournament

_HALVES = {Worth.WIN: 2, Worth.DRAW: 1}
_FILLING = (Result.FORFEIT_WIN, Result.PAIRING_BYE)
# A norm never gains from ignoring more wins than this beyond nine games; it also bounds the search.
_MOST_IGNORED = 4


def norm_games(tournament: Tournament, tpn: int) -> tuple[NormGame, ...]:
    """A player's games in order, and the wins without a game that may fill the count; KeyError for an unknown TPN."""
    games: list[NormGame] = []
    for cell in tournament.by_tpn[tpn].cells:
        halves = _HALVES.get(cell.result.facts.worth, 0)
        if cell.opponent and cell.result.facts.rated:
            other = tournament.by_tpn[cell.opponent]
            games.append(NormGame(other.tpn, other.rating, other.title, other.federation, halves))
        elif cell.result in _FILLING:
            games.append(NormGame(cell.opponent, 0, "", "", 0, played=False))
    return tuple(games)


def check_norm(title: str, federation: str, games: Sequence[NormGame], ticks: Ticks) -> NormCheck:
    """The best choice of games: an achieved norm over as many games as possible, else all games.

    In a Swiss later rounds may be dropped and won games ignored, as long as enough games stay.
    Raises KeyError for a title without norms.
    """
    rule = RULES[title]
    whole = check_games(rule, federation, games, ticks)
    if whole.achieved or ticks.scheduled_fixed:
        return whole
    for choice in _choices(games, ticks.least_games):
        found = check_games(rule, federation, choice, ticks)
        if found.achieved:
            return found
    return whole


def needed_in_last(
    title: str, federation: str, games: Sequence[NormGame], opponent: NormGame, ticks: Ticks
) -> int | None:
    """The fewest half points that the last game must bring for the norm; None when no result is enough."""
    for halves in (0, 1, 2):
        if check_norm(title, federation, [*games, replace(opponent, halves=halves)], ticks).achieved:
            return halves
    return None


def _choices(games: Sequence[NormGame], least: int) -> Iterator[list[NormGame]]:
    for length in range(len(games), least - 1, -1):
        kept = list(games[:length])
        wins = [place for place, game in enumerate(kept) if game.played and game.halves == 2]
        for ignored in range(1 if length == len(games) else 0, min(_MOST_IGNORED, length - least) + 1):
            for places in combinations(wins, ignored):
                yield [game for place, game in enumerate(kept) if place not in places]
