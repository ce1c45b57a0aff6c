"""A first rating (B.02 8.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.domain.rating_tables import rating_difference
from tura.domain.ratings.change import RatedGame
from tura.domain.ratings.rounding import half_up, percent_of

HYPOTHETICAL, MOST, LEAST, GAMES = 1800, 2200, 1400, 5


@dataclass(frozen=True, slots=True)
class FirstRating:
    """A first rating ``value`` from ``games`` games: it is ``published`` with five games and 1400 or more.

    ``disregarded``: no points in the first event, which then does not count (8.2.1).
    """

    average: Fraction
    percent: int
    value: int
    games: int
    published: bool
    disregarded: bool = False


def first_rating(games: Sequence[RatedGame]) -> FirstRating | None:
    """The rating of an unrated player from games against rated ones; None without any.

    Two draws against hypothetical opponents of 1800 are added (8.2.2); at most 2200 (8.2.3).

    >>> first_rating([RatedGame(1700, 1)] * 8 + [RatedGame(1700, 2)]).value
    1754
    """
    counted = [game for game in games if game.opponent]
    if not counted:
        return None
    number, halves = len(counted), sum(game.halves for game in counted)
    average = Fraction(sum(game.opponent for game in counted) + 2 * HYPOTHETICAL, number + 2)
    percent = percent_of(halves + 2, number + 2)
    value = min(MOST, half_up(average + rating_difference(percent)))
    enough = number >= GAMES and value >= LEAST
    return FirstRating(average, percent, value, number, enough and halves > 0, halves == 0)


def performance(games: Sequence[RatedGame]) -> int | None:
    """The performance rating: the mean of the opponents, halves up, plus dp of the score; None without games.

    >>> performance([RatedGame(2100, 2), RatedGame(2000, 2), RatedGame(1900, 2), RatedGame(1800, 0)])
    2143
    """
    counted = [game for game in games if game.opponent]
    if not counted:
        return None
    average = half_up(Fraction(sum(game.opponent for game in counted), len(counted)))
    return average + rating_difference(percent_of(sum(game.halves for game in counted), len(counted)))
