"""The estimated change of a rating over an event (B.02 8.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.domain.ratings.k_factor import capped
from tura.domain.ratings.rounding import away_from_zero
from tura.domain.ratings.rules import RatingRules


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game against a rating; ``halves`` are the half points made (0 to 2); ``round`` 0 when it does not matter."""

    opponent: int
    halves: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class GameChange:
    """What one game adds: its expected score and its share of the change, before rounding."""

    game: RatedGame
    expected: Fraction
    change: Fraction


@dataclass(frozen=True, slots=True)
class Change:
    """A rating's estimated change: ``k`` as used, ``exact`` before and ``rounded`` after the one rounding.

    ``below_floor``: the new rating would fall below the floor and be taken from the list (B.02 7.2.1).
    """

    rating: int
    k: int
    halves: int
    expected: Fraction
    exact: Fraction
    rounded: int
    below_floor: bool
    games: tuple[GameChange, ...]

    @property
    def new_rating(self) -> int:
        """The rating after the event."""
        return self.rating + self.rounded


def change(rating: int, k: int, games: Sequence[RatedGame], rules: RatingRules) -> Change:
    """The change of ``rating`` over the games that count; the others are left out.

    >>> from tura.domain.ratings.rules import FIDE_STANDARD
    >>> found = change(2000, 20, [RatedGame(2150, 2), RatedGame(1950, 1), RatedGame(2480, 0)], FIDE_STANDARD)
    >>> str(found.exact), found.rounded
    ('11', 11)
    """
    counted = [game for game in games if rules.is_rated(rating, game.opponent)]
    used = capped(k, len(counted)) if counted else k
    parts: list[GameChange] = []
    for game in counted:
        expected = rules.expected(rating, game.opponent)
        parts.append(GameChange(game, expected, used * (Fraction(game.halves, 2) - expected)))
    exact = sum((part.change for part in parts), Fraction(0))
    rounded = away_from_zero(exact)
    return Change(
        rating,
        used,
        sum(game.halves for game in counted),
        sum((part.expected for part in parts), Fraction(0)),
        exact,
        rounded,
        rating + rounded < rules.floor,
        tuple(parts),
    )


def what_if(
    rating: int, k: int, games: Sequence[RatedGame], opponent: int, rules: RatingRules
) -> tuple[Change, Change, Change]:
    """The change if one more game is won, drawn or lost."""
    won, drawn, lost = (
        change(rating, k, [*games, RatedGame(opponent, halves)], rules) for halves in (2, 1, 0)
    )
    return won, drawn, lost
