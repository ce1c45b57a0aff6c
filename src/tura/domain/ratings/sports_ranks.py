"""Sports ranks (ЕВСК): the share of points that a rank asks for at an average rating of the opponents."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.domain.players import Sex
from tura.domain.ratings.rounding import half_up
from tura.domain.reason import Reason
from tura.domain.results import Worth
from tura.domain.tournament import Tournament

_HALVES = {Worth.WIN: 2, Worth.DRAW: 1}


@dataclass(frozen=True, slots=True)
class RankRow:
    """One line of the table: ``sex`` None for both, the band of averages, ``percent`` of the most points.

    ``verified`` is false for lines that the arbiter has not compared with the official edition.
    """

    rank: str
    sex: Sex | None
    average_from: int
    average_to: int
    percent: int
    least_games: int = 0
    least_age: int = 0
    verified: bool = False


@dataclass(frozen=True, slots=True)
class RankCheck:
    """A rank's line against a player's event: points needed and made in halves, and every objection."""

    row: RankRow
    average: int
    needed: int
    made: int
    objections: tuple[Reason, ...]

    @property
    def fulfilled(self) -> bool:
        """Whether the points are enough and nothing stands against it."""
        return self.made >= self.needed and not self.objections


def check_ranks(
    rows: Sequence[RankRow], ratings: Sequence[int], halves: int, rounds: int, *, sex: Sex, age: int | None
) -> tuple[RankCheck, ...]:
    """Every line of the table for the average of these ratings, in the table's order.

    ``ratings`` are those of the opponents met over the board; ``rounds`` are the event's.  The points needed
    are the percentage of ``rounds``, rounded up to the next half point.
    """
    if not ratings:
        return ()
    average = half_up(Fraction(sum(ratings), len(ratings)))
    return tuple(
        RankCheck(
            row,
            average,
            points_needed(row.percent, rounds),
            halves,
            _objections(row, len(ratings), rounds, age),
        )
        for row in rows
        if row.average_from <= average <= row.average_to and row.sex in (None, sex)
    )


def opponents_met(tournament: Tournament, tpn: int, unrated: int = 1000) -> tuple[list[int], int]:
    """Ratings of the opponents met over the board, and the half points made in all rounds.

    The section's ratings should be those of the national list, where everybody has at least ``unrated``.
    """
    cells = tournament.by_tpn[tpn].cells
    ratings = [
        tournament.by_tpn[cell.opponent].rating or unrated
        for cell in cells
        if cell.opponent and cell.result.facts.played
    ]
    return ratings, sum(_HALVES.get(cell.result.facts.worth, 0) for cell in cells)


def points_needed(percent: int, rounds: int) -> int:
    """Half points that are at least this percentage of the most points.

    >>> points_needed(55, 7)
    8
    """
    return -(-2 * percent * rounds // 100)


def _objections(row: RankRow, games: int, rounds: int, age: int | None) -> tuple[Reason, ...]:
    found: list[Reason] = []
    if games < row.least_games:
        found.append(Reason("rank-games", "", {"needed": row.least_games, "games": games}))
    if row.least_age and (age is None or age < row.least_age):
        found.append(Reason("rank-age", "", {"needed": row.least_age, "age": age}))
    if games < rounds:
        found.append(Reason("rank-unplayed", "", {"games": games, "rounds": rounds}))
    if not row.verified:
        found.append(Reason("rank-unverified", "", {"rank": row.rank}))
    return tuple(found)
