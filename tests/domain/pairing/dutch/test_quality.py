"""The criteria of one pair."""

import pytest

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.floats import DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST
from tura.domain.pairing.dutch.quality import Levels, colour_values, float_values
from tura.domain.pairing.dutch.readings import Readings


@pytest.mark.parametrize(
    ("one", "other", "values"),
    [
        ("w", "b", (0, 0, 0, 0)),
        ("", "w", (0, 0, 0, 0)),
        ("wb", "wb", (0, 0, -1, 0)),
        ("wb", "b", (0, 0, -1, 0)),
        ("w", "w", (0, 0, -1, -1)),
        ("w", "ww", (0, 0, -1, -1)),
        ("wwbw", "wwbw", (-1, 0, -1, 0)),  # both beyond 1, nobody with the same colour twice
        ("www", "wwbw", (-1, 0, -1, 0)),  # the wider is granted, the other had no colour twice
        ("bww", "wbww", (0, -1, -1, 0)),  # the narrower one plays a third White
        ("bbww", "bww", (0, -1, -1, 0)),
        ("ww", "wbww", (-1, -1, -1, 0)),
    ],
)
def test_colour_criteria_of_a_pair(one: str, other: str, values: tuple[int, ...]) -> None:
    """C10 to C13; two absolute preferences of one colour count for C10 or C11, not for C13."""
    assert colour_values(field([one, other]), 0, 1) == values
    assert colour_values(field([other, one]), 0, 1) == values


def test_the_other_reading_of_c13_counts_absolutes_too() -> None:
    """With the switch two absolute preferences fail C13 as well."""
    other = Readings(absolutes_miss_strong=True)
    assert colour_values(field(["ww", "ww"], readings=other), 0, 1)[3] == -1


def test_floats_of_residents_count_for_both() -> None:
    """C14 and C16 keep residents from another downfloat, whichever of the pair they are."""
    bits = (DOWN_LAST | DOWN_BEFORE, DOWN_LAST | UP_LAST)
    assert float_values(field(["", ""], floats=bits), 0, 1, Levels(()), moved=False) == (2, 0, 1, 0, 0, 0)


def test_floats_of_an_mdp_and_its_opponent_count_by_score() -> None:
    """C15 and C17 count the opponent's upfloats; C18 to C21 stand at the MDP's score."""
    bits = (DOWN_LAST, UP_LAST | UP_BEFORE)
    one = field(["", ""], floats=bits, score=(20, 10))
    values = float_values(one, 0, 1, Levels((30, 20)), moved=True)
    assert values == (0, -1, 0, -1, *(0, 0, 1), *(0, -1), *(0, 0, 0), *(0, -1))


def test_the_other_reading_of_c18_counts_mdps_before_differences() -> None:
    """With the switch an MDP kept from floating again counts first, then the smaller difference."""
    other = Readings(refloating_by_score=False)
    one = field(["", ""], floats=(DOWN_LAST | DOWN_BEFORE, 0), score=(20, 10), readings=other)
    values = float_values(one, 0, 1, Levels((30, 20)), moved=True)
    assert values == (0, 0, 0, 0, *(1, 0, -1), *(0, 0), *(1, 0, -1), *(0, 0))
