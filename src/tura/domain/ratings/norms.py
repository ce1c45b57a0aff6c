"""Title norms: counts, averages and mixes of the opponents met (B.01 1.4)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.domain.rating_tables import rating_difference
from tura.domain.ratings.norm_rules import (
    LEAST_PERCENT,
    MALE_AND_FEMALE_TITLES,
    MOST_ROUNDS,
    NO_FEDERATION,
    UNRATED,
    NormRule,
    Ticks,
)
from tura.domain.ratings.rounding import half_up, percent_of
from tura.domain.reason import Reason


@dataclass(frozen=True, slots=True)
class NormGame:
    """A game over the board, or (``played`` false) a win without one, which only fills the count of games."""

    opponent: int
    rating: int
    title: str
    federation: str
    halves: int
    played: bool = True


@dataclass(frozen=True, slots=True)
class Requirement:
    """One condition: what it needs, what there is, and whether that is enough."""

    reason: Reason
    needed: int
    have: int
    met: bool


@dataclass(frozen=True, slots=True)
class NormCheck:
    """A norm checked over the games that were counted: ``average`` Ra, ``performance`` Rp, ``halves`` scored."""

    title: str
    games: tuple[NormGame, ...]
    average: int
    performance: int
    halves: int
    requirements: tuple[Requirement, ...]

    @property
    def achieved(self) -> bool:
        """Whether every condition is met."""
        return all(requirement.met for requirement in self.requirements)


def check_games(rule: NormRule, federation: str, games: Sequence[NormGame], ticks: Ticks) -> NormCheck:
    """The norm over exactly these games; ``federation`` is the player's own."""
    played = tuple(game for game in games if game.played)
    ratings = counted_ratings(rule, played)
    halves = sum(game.halves for game in played)
    average = half_up(Fraction(sum(ratings), len(ratings))) if ratings else 0
    percent = percent_of(halves, len(played)) if played else 0
    performance = average + rating_difference(percent)
    requirements = [
        *_counts(games, played, ticks),
        *_titles(rule, played),
        *([] if ticks.exempt else _federations(federation, played)),
        _least("norm-average", "B.01 1.4.7", rule.average, average),
        _least("norm-performance", "B.01 1.4.8", rule.performance, performance),
        # 35 per cent of the score, exactly: in half points times fifty.
        _least("norm-score", "B.01 1.4.8", LEAST_PERCENT * len(played), 50 * halves),
    ]
    return NormCheck(rule.title, tuple(games), average, performance, halves, tuple(requirements))


def counted_ratings(rule: NormRule, games: Sequence[NormGame]) -> list[int]:
    """The opponents' ratings, unrated as 1400, the lowest one raised to the floor (1.4.6)."""
    ratings = sorted(game.rating or UNRATED for game in games)
    if ratings and ratings[0] < rule.floor:
        ratings[0] = rule.floor
    return ratings


def _counts(games: Sequence[NormGame], played: Sequence[NormGame], ticks: Ticks) -> list[Requirement]:
    # One game won without playing may be the ninth (1.4.1), if eight were played.
    filled = len(played) + min(1, len(games) - len(played))
    return [_least("norm-games", "B.01 1.4.1", ticks.least_games, filled)]


def _titles(rule: NormRule, played: Sequence[NormGame]) -> list[Requirement]:
    number = min(len(played), MOST_ROUNDS)
    titled = sum(game.title in MALE_AND_FEMALE_TITLES for game in played)
    level = sum(game.title in rule.level for game in played)
    return [
        _least("norm-titled", "B.01 1.4.5", -(-number // 2), titled),
        _least("norm-level", "B.01 1.4.5", max(3, -(-number // 3)), level),
    ]


def _federations(own: str, played: Sequence[NormGame]) -> list[Requirement]:
    number = min(len(played), MOST_ROUNDS)
    found = Counter(game.federation for game in played)
    foreign = [name for name in found if name not in NO_FEDERATION and name != own]
    most = max((count for name, count in found.items() if name not in NO_FEDERATION), default=0)
    return [
        _least("norm-foreign", "B.01 1.4.3", 2, len(foreign)),
        _most("norm-own-federation", "B.01 1.4.4", 3 * number // 5, found[own]),
        _most("norm-one-federation", "B.01 1.4.4", 2 * number // 3, most),
    ]


def _least(code: str, article: str, needed: int, have: int) -> Requirement:
    return Requirement(Reason(code, article, {"needed": needed, "have": have}), needed, have, have >= needed)


def _most(code: str, article: str, allowed: int, have: int) -> Requirement:
    return Requirement(
        Reason(code, article, {"needed": allowed, "have": have}), allowed, have, have <= allowed
    )
