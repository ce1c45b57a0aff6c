"""Doubts about rounds, merged sections, discounts and gaps, each in a small regulation of its own."""

from dataclasses import replace
from datetime import time

import pytest

from domain.regulation.lint.test_kinds import PLAYING, event, found, rated, section
from tura.domain.players import RatingSource
from tura.domain.regulation.awarding import Awarding, Bracket, Prize
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.lint import Level
from tura.domain.regulation.schema import Discount, Fees, Schedule, TimeControl, Window


@pytest.mark.parametrize(
    ("playing", "code"),
    [
        (replace(PLAYING, rounds=0), "lint-rounds-missing"),
        (replace(PLAYING, time_control=TimeControl(minutes=0, increment=0)), "lint-control-missing"),
    ],
)
def test_no_section_is_paired_without_rounds_and_a_time_control(playing: object, code: str) -> None:
    """Only the sections that lack them are named, and it is an error."""
    (finding,) = found(event(section("A"), section("B", playing=playing)), code)
    assert (finding.level, finding.reason.values["sections"]) == (Level.ERROR, ("B",))


def test_merged_sections_play_alike() -> None:
    """A guest with other rounds cannot be merged; one rated elsewhere is warned of."""
    guest = replace(PLAYING, merge_into="A", rounds=5, rated_by=(RatingSource.FSHR,))
    regulation = event(section("A"), section("B", playing=guest))
    for code, level in (("lint-merge-rounds", Level.ERROR), ("lint-merge-rated", Level.WARNING)):
        (finding,) = found(regulation, code)
        assert (finding.level, dict(finding.reason.values)) == (level, {"section": "B", "into": "A"})


def test_two_discounts_may_meet_in_one_player() -> None:
    """Whether discounts add up is told of where there is more than one."""
    free = Discount(key="gm", label="GM", condition=Condition(title=("GM",)), percent=10000)
    fees = Fees(own=1000, discounts=(free, replace(free, key="im")))
    (finding,) = found(event(section("A", fees=fees)), "lint-discounts")
    assert finding.reason.values["count"] == 2
    assert found(event(section("A", fees=replace(fees, discounts=(free,)))), "lint-discounts") == []


def test_ratings_between_two_prizes_are_told() -> None:
    """Prizes to 1200 and from 1300 leave out 1201 to 1299."""
    prizes = tuple(
        Prize(
            key=f"r{low}:1",
            label=str(low),
            place=1,
            category="rating",
            condition=rated(low, low + 200),
            amount=1,
        )
        for low in (1000, 1300)
    )
    (finding,) = found(
        event(section("A", awarding=Awarding(brackets=(Bracket(prizes=prizes),)))), "lint-band-gap"
    )
    assert (finding.reason.values["low"], finding.reason.values["high"]) == (1201, 1299)


def test_sections_that_share_a_stretch_of_ratings_are_told() -> None:
    """Who is rated 1500 to 1600 may play in either of two sections; the ends are named."""
    (finding,) = found(
        event(section("A", entry=rated(1500)), section("B", entry=rated(1200, 1600))), "lint-sections-overlap"
    )
    assert (finding.reason.values["low"], finding.reason.values["high"]) == (1500, 1600)


def test_registration_that_closes_before_it_opens_is_an_error() -> None:
    """From noon to eleven nobody can register."""
    window = Window(opens=time(12), closes=time(11))
    (finding,) = found(
        replace(event(section("A")), schedule=Schedule(registration=(window,))), "lint-registration-backwards"
    )
    assert finding.level is Level.ERROR
