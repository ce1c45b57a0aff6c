"""Parts of the standings as people type them."""

import pytest

from tura.app.part_asked import condition_of
from tura.domain.players import Discipline, RatingSource, Sex
from tura.domain.regulation.conditions import Condition, RatingBand, RatingList

FIDE = (RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD),)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("women", Condition(sex=Sex.FEMALE)),
        ("boys, born > 2012", Condition(sex=Sex.MALE, born_from=2013)),
        ("rating>=1601,rating<=1800", Condition(rating=RatingBand(lists=FIDE, low=1601, high=1800))),
        ("region=77", Condition(region=("77",))),
        ("unrated", Condition(rating=RatingBand(lists=FIDE, unrated=True))),
        ("title=fm", Condition(title=("FM",))),
    ],
)
def test_a_part_is_read_as_it_is_said(text: str, condition: Condition) -> None:
    """Words and comparisons, joined by commas, all must hold."""
    assert condition_of(text, FIDE) == condition


@pytest.mark.parametrize("text", ["", "tall", "born", "rating<", "region="])
def test_what_is_not_understood_is_no_condition(text: str) -> None:
    """A part that is not understood is not guessed at."""
    assert condition_of(text, FIDE) is None
