"""ARO, TPR, PTP, APRO and APPO: the ratings of opponents met over the board (C.07 art. 10)."""

from collections.abc import Sequence
from functools import lru_cache

from tura.domain.rating_tables import FULL_DIFFERENCE, expected_percent, rating_difference
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.cuts import cut_sum
from tura.domain.tiebreaks.edition import UnratedAs
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.value import Number, half_up_ratio


def rated_games(field: Field, row: int) -> tuple[Sequence[int], int]:
    """Ratings of the opponents met over the board, and the half points made against them."""
    return _rated(field)[row]


@lru_cache(maxsize=8)
def _rated(field: Field) -> tuple[tuple[list[int], int], ...]:
    return tuple(_rated_row(field, row) for row in range(field.size))


def _rated_row(field: Field, row: int) -> tuple[list[int], int]:
    ratings: list[int] = []
    score = 0
    for number, (opponent, kind) in enumerate(zip(field.opponents[row], field.kinds[row], strict=True)):
        if kind is Kind.GAME:
            rating = rating_at(field, opponent, number) or announced(field)
            if rating:
                ratings.append(rating)
                score += field.halves[row][number]
    return ratings, score


def rating_at(field: Field, row: int, number: int) -> int:
    """A player's rating in a round (counted from 0): the first one, unless the event names one by round (10)."""
    by_round = field.round_ratings.get(row)
    return by_round[min(number, len(by_round) - 1)] if by_round else field.ratings[row]


def average_rating(field: Field, code: Code) -> list[Number]:
    """ARO: the mean rating of the opponents, halves up; 0 without any (10.1)."""
    means: list[Number] = []
    for row in range(field.size):
        ratings, _ = rated_games(field, row)
        left = len(ratings) - code.cut - 2 * code.median
        means.append(half_up_ratio(cut_sum(ratings, ratings, (), code), left) if left > 0 else 0)
    return means


def performance(field: Field, _code: Code) -> list[Number]:
    """TPR: ARO plus dp of the fractional score; 0 without games (10.2)."""
    return list(_performances(field))


def perfect_performance(field: Field, _code: Code) -> list[Number]:
    """PTP: the lowest rating whose expected score is not below the score; 0 without games (10.3)."""
    return list(_perfects(field))


def average_performance(field: Field, code: Code) -> list[Number]:
    """APRO: the mean TPR of the opponents met, halves up (10.4)."""
    return _average(field, performance(field, code))


def average_perfect_performance(field: Field, code: Code) -> list[Number]:
    """APPO: the mean PTP of the opponents met, halves up (10.5)."""
    return _average(field, perfect_performance(field, code))


def perfect(ratings: Sequence[int], halves: int) -> int:
    """The perfect performance for a score in half points (10.3).

    >>> perfect([1800, 1900, 2000, 2100], 6), perfect([1800, 1900, 2000, 2100], 1)
    (2157, 1594)
    """
    if not ratings:
        return 0
    if halves <= 0:
        return min(ratings) - 800
    low, high = min(ratings) - FULL_DIFFERENCE, max(ratings) + FULL_DIFFERENCE
    needed = 50 * halves
    while low < high:
        middle = (low + high) // 2
        if sum(expected_percent(middle - rating) for rating in ratings) >= needed:
            high = middle
        else:
            low = middle + 1
    return low


@lru_cache(maxsize=8)
def _performances(field: Field) -> tuple[int, ...]:
    return tuple(_performance(*rated_games(field, row)) for row in range(field.size))


@lru_cache(maxsize=8)
def _perfects(field: Field) -> tuple[int, ...]:
    return tuple(perfect(*rated_games(field, row)) for row in range(field.size))


def _performance(ratings: Sequence[int], halves: int) -> int:
    games = len(ratings)
    if not games:
        return 0
    return half_up_ratio(sum(ratings), games) + rating_difference(half_up_ratio(50 * halves, games))


def _average(field: Field, values: Sequence[Number]) -> list[Number]:
    means: list[Number] = []
    for opponents, kinds in zip(field.opponents, field.kinds, strict=True):
        met = [
            int(values[o])
            for o, kind in zip(opponents, kinds, strict=True)
            if kind is Kind.GAME and values[o]
        ]
        means.append(half_up_ratio(sum(met), len(met)) if met else 0)
    return means


def announced(field: Field) -> int:
    """The rating that the regulation gives to an unrated opponent; 0 leaves him out (10)."""
    return field.readings.unrated_rating if field.readings.unrated is UnratedAs.FIXED else 0
