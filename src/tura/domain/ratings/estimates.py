"""Estimated changes of a section's players, game by game."""

from dataclasses import dataclass

from tura.domain.ratings.change import Change, RatedGame, change
from tura.domain.ratings.initial import FirstRating, first_rating, performance
from tura.domain.ratings.rated import TimeControl, why_not_rated
from tura.domain.ratings.rules import RatingRules
from tura.domain.reason import Reason
from tura.domain.results import Worth
from tura.domain.tournament import Tournament

_HALVES = {Worth.WIN: 2, Worth.DRAW: 1}


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A round that does not count, and why."""

    round: int
    opponent: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Estimate:
    """A player's event for a rating list: ``change`` when rated, ``first`` when unrated, and what did not count."""

    tpn: int
    change: Change | None
    first: FirstRating | None
    performance: int | None
    left_out: tuple[LeftOut, ...]


def estimate(
    tournament: Tournament, tpn: int, k: int, rules: RatingRules, control: TimeControl | None = None
) -> Estimate:
    """The estimate for one player from the ratings of the start list; KeyError for an unknown TPN.

    ``k`` is the list's, or ``k_factor``'s.  For an unrated player ``first`` is the rating from this event alone.
    """
    row, own = tournament.by_tpn[tpn], _rating(tournament, tpn, rules)
    games: list[RatedGame] = []
    left_out: list[LeftOut] = []
    for number, cell in enumerate(row.cells, 1):
        rating = _rating(tournament, cell.opponent, rules)
        # An unrated player's own games are judged by his opponents alone.
        reason = why_not_rated(cell, own or rating, rating, rules, control)
        if reason is None:
            games.append(RatedGame(rating, _HALVES.get(cell.result.facts.worth, 0), number))
        elif cell.opponent:
            left_out.append(LeftOut(number, cell.opponent, reason))
    changed = change(own, k, games, rules) if own else None
    first = None if own else first_rating(games)
    return Estimate(tpn, changed, first, performance(games), tuple(left_out))


def _rating(tournament: Tournament, tpn: int, rules: RatingRules) -> int:
    if not tpn:
        return 0
    return tournament.by_tpn[tpn].rating or rules.unrated_counts_as
