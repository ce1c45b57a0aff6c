"""Values that other rankings read: the biggest upset, quartile groups, Grand-Prix points over stages."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tura.domain.prizes.contest import Contender
from tura.domain.regulation.awarding import Ranking


@dataclass(frozen=True, slots=True)
class RatedGame:
    """One game over the board of a player: both ratings (0: none) and his half-points (2, 1, 0)."""

    own: int
    opponent: int
    halves: int


def biggest_upset(games: Iterable[RatedGame]) -> int | None:
    """The largest rating difference beaten, a draw counting half, in halves of a rating point.

    Games with an unrated player do not count, since a rating of 0 would make every win of his an upset.

    >>> biggest_upset([RatedGame(1500, 1700, 2), RatedGame(1500, 2000, 1), RatedGame(1500, 0, 2)])
    500
    """
    upsets = [
        (game.opponent - game.own) * game.halves
        for game in games
        if game.own and game.opponent and game.halves and game.opponent > game.own
    ]
    return max(upsets, default=None) or None


def rating_gain(score: Fraction, expected: Fraction) -> int:
    """W − We in thousandths of a point, as the rating-gain ranking reads it.

    >>> rating_gain(Fraction(9, 2), Fraction(401, 100))
    490
    """
    return int((score - expected) * 1000)


def with_quartiles(rows: Sequence[Contender], groups: int = 4) -> tuple[Contender, ...]:
    """Contenders marked ``quartile:1`` (the highest rated) to ``quartile:4`` for prizes by quartile.

    Where the number does not divide evenly the upper groups are larger.
    """
    order = sorted(rows, key=lambda row: (-row.rating, row.place))
    size, extra = divmod(len(order), groups)
    marks: dict[str, str] = {}
    start = 0
    for number in range(1, groups + 1):
        end = start + size + (number <= extra)
        marks.update((row.entry, f"quartile:{number}") for row in order[start:end])
        start = end
    return tuple(
        replace(row, facts=replace(row.facts, groups=row.facts.groups | {marks[row.entry]})) for row in rows
    )


def grand_prix_totals(
    stages: Iterable[Mapping[str, int]], points: Sequence[int], best: int | None = None
) -> dict[str, int]:
    """Grand-Prix points by person over stages given as person and place; the ``best`` stages count (None: all).

    ``points[i]`` are for place i + 1; places beyond the table bring none.

    >>> grand_prix_totals([{"a": 1, "b": 2}, {"a": 3, "b": 1}], (10, 8, 6), best=1)
    {'a': 10, 'b': 10}
    """
    won: dict[str, list[int]] = {}
    for stage in stages:
        for person, place in stage.items():
            won.setdefault(person, []).append(points[place - 1] if place <= len(points) else 0)
    return {person: sum(sorted(each, reverse=True)[:best]) for person, each in won.items()}


def with_merit(
    rows: Iterable[Contender], ranking: Ranking, merits: Mapping[str, int]
) -> tuple[Contender, ...]:
    """Contenders with a ranking's values, by entry; those without a value stay without."""
    return tuple(
        replace(row, merits={**row.merits, ranking: merits[row.entry]}) if row.entry in merits else row
        for row in rows
    )
