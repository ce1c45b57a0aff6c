"""What is known of a person."""

import pytest

from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource


@pytest.mark.parametrize(
    ("birth", "text"),
    [(Birth(2010), "2010"), (Birth(2010, 3), "2010"), (Birth(2010, 3, 7), "2010-03-07")],
    ids=["year", "month", "day"],
)
def test_a_birth_says_no_more_than_is_known(birth: Birth, text: str) -> None:
    """A whole date is written as one; where the day is not known, only the year."""
    assert str(birth) == text


def test_a_rating_is_of_one_list_and_one_discipline() -> None:
    """The rapid rating of one list answers neither for another list nor for another discipline."""
    person = Person("p", "Лист Пётр", ratings=(Rating(RatingSource.FSHR, Discipline.RAPID, 1500),))
    assert person.rating(RatingSource.FSHR, Discipline.RAPID) == 1500
    assert person.rating(RatingSource.FIDE, Discipline.RAPID) is None
    assert person.rating(RatingSource.FSHR, Discipline.BLITZ) is None
