"""Norms of sports ranks, with every doubt shown."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.players import Sex
from tura.domain.ratings.sports_ranks import RankRow, check_ranks, opponents_met, points_needed
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament

VERIFIED = RankRow("III юношеский", None, 1001, 1025, 55, verified=True)


def test_a_norm_rounds_up_to_half_a_point() -> None:
    """55 % of seven rounds are 3.85, so four points are needed; 3.5 are too few."""
    made = [check_ranks([VERIFIED], [1010] * 7, halves, 7, sex=Sex.MALE, age=12) for halves in (8, 7)]
    assert [[check.fulfilled for check in found] for found in made] == [[True], [False]]


@given(st.integers(1, 100), st.integers(1, 20))
def test_the_points_needed_are_the_fewest_that_suffice(percent: int, rounds: int) -> None:
    """They are at least the percentage of the most points, and half a point less is not."""
    needed = points_needed(percent, rounds)
    assert needed * 100 >= 2 * rounds * percent > (needed - 1) * 100


def test_opponents_of_a_section() -> None:
    """Only opponents met over the board count for the average; an unrated one has the list's least rating."""
    cells = (
        Cell(2, Colour.WHITE, Result("1")),
        Cell(3, Colour.BLACK, Result("=")),
        Cell(2, Colour.WHITE, Result("+")),
    )
    section = Tournament(3, (Participant(1, cells), Participant(2, (), 1200), Participant(3)))
    assert opponents_met(section, 1) == ([1200, 1000], 5)
    assert check_ranks([VERIFIED], [], 0, 3, sex=Sex.MALE, age=None) == ()


def test_every_doubt_is_told() -> None:
    """Too few games, an unknown age, an unplayed round and an unverified line each stand against the norm."""
    girls = RankRow("II", Sex.FEMALE, 1000, 1100, 60, least_games=7, least_age=10)
    rows = [girls, replace(girls, sex=Sex.MALE)]
    (found,) = check_ranks(rows, [1050] * 6, 12, 7, sex=Sex.FEMALE, age=None)
    assert [reason.code for reason in found.objections] == [
        "rank-games",
        "rank-age",
        "rank-unplayed",
        "rank-unverified",
    ]
