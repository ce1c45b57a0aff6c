"""Fees part by part: own, bands, up, late, the best discount."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.players import Discipline, Rating, RatingSource, Sex
from tura.domain.regulation.conditions import Condition, RatingBand, RatingList
from tura.domain.regulation.facts import Facts
from tura.domain.regulation.fees import FeePart, fee
from tura.domain.regulation.schema import Discount, Fees

FIDE = RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD)
STRONG = Condition(rating=RatingBand(lists=(FIDE,), low=2400))
WOMAN = Discount(key="women", label="", condition=Condition(sex=Sex.FEMALE), percent=2000)
SCHOOL = Discount(key="school", label="", condition=Condition(groups=("school",)), percent=3000)
FEES = Fees(
    own=220000,
    up_per_band=100000,
    bands=((STRONG, 0),),
    discounts=(WOMAN, SCHOOL),
    late_from=date(2026, 12, 1),
    late_extra=50000,
)


def test_the_section_played_in_sets_the_fee_and_each_band_adds() -> None:
    """2 200 own, 1 000 for each of two bands."""
    found = fee(FEES, Facts(), bands_up=2)
    assert found is not None
    assert found.parts == (FeePart("own", 220000), FeePart("up", 200000))
    assert found.due == 420000


def test_a_fee_table_goes_before_the_sections_own() -> None:
    """2400 and more is free, as the first band that holds says."""
    found = fee(FEES, Facts(ratings=(Rating(RatingSource.FIDE, Discipline.STANDARD, 2400),)))
    assert found is not None
    assert found.parts == (FeePart("band", 0),)


def test_the_best_discount_alone_is_taken_off_the_own_fee() -> None:
    """A schoolgirl gets 30 % off 2 200, not 50 %, and none off the surcharge."""
    girl = Facts(sex=Sex.FEMALE, groups=frozenset({"school"}))
    found = fee(FEES, girl, bands_up=1)
    assert found is not None
    assert found.parts[-1] == FeePart("school", -66000)
    assert found.due == 220000 + 100000 - 66000


@pytest.mark.parametrize(
    ("day", "due"), [(date(2026, 11, 30), 220000), (date(2026, 12, 1), 270000), (None, 220000)]
)
def test_late_payers_pay_more_from_the_day_on(day: date | None, due: int) -> None:
    """The day named is late already."""
    found = fee(FEES, Facts(), day=day)
    assert found is not None
    assert found.due == due


def test_what_the_text_does_not_say_is_not_made_up() -> None:
    """No amount, or no surcharge for playing up, is None."""
    assert fee(Fees(), Facts()) is None
    assert fee(Fees(own=100000), Facts(), bands_up=1) is None


@given(st.integers(0, 10**7), st.integers(0, 10_000), st.integers(0, 10**7))
def test_a_fee_is_never_below_nothing(own: int, percent: int, amount: int) -> None:
    """Whatever the discount, nobody is owed money for playing."""
    gift = Discount(key="gift", label="", condition=Condition(), percent=percent, amount=amount)
    found = fee(Fees(own=own, discounts=(gift,)), Facts())
    assert found is not None
    assert 0 <= found.due <= own
