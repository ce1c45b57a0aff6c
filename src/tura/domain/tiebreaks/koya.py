"""KS: the points made against the upper half (C.07 9.2)."""

from collections.abc import Sequence

from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.value import Number

HALF_POINT = 5


def koya(field: Field, code: Code) -> list[Number]:
    """The points made against those with at least half of the most they could score, in tenths (9.2)."""
    enough = [reaches(field, row, code.limit) for row in range(field.size)]
    return [
        sum(
            points
            for opponent, points, kind in zip(opponents, row_points, kinds, strict=True)
            if opponent >= 0 and enough[opponent] and _counts(field, kind)
        )
        for opponents, row_points, kinds in zip(field.opponents, field.points, field.kinds, strict=True)
    ]


def limit(field: Field, row: int, steps: int) -> int:
    """Twice the score, in tenths, from which an opponent counts; ``steps`` are half points (14)."""
    return field.win * _scheduled(field, field.kinds[row]) + 2 * steps * HALF_POINT


def reaches(field: Field, row: int, steps: int) -> bool:
    """Whether an opponent has enough points to count (9.2)."""
    return 2 * field.scores[row] >= limit(field, row, steps)


def _scheduled(field: Field, kinds: Sequence[Kind]) -> int:
    # The free round of an odd round robin is no chance to score.
    if field.predetermined:
        return sum(kind is not Kind.NOTHING for kind in kinds)
    return field.last


def _counts(field: Field, kind: Kind) -> bool:
    forfeits = field.predetermined or field.readings.koya_forfeits_in_swiss
    return kind is Kind.GAME or (forfeits and kind is not Kind.NOTHING)
