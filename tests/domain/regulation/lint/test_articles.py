"""Rules of the two shipped regulations that had no test of their own: one test for each, named by its number."""

from dataclasses import replace
from datetime import date

import pytest

from regulations_made import shipped, unanswered
from tura.domain.players import Discipline, Rating, RatingSource
from tura.domain.regulation.awarding import Bracket
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.eligibility import Facts, holds
from tura.domain.regulation.lint import PAYING, Finding, Level, lint
from tura.domain.regulation.schema import RatingChoice, Regulation, Section, Seeding

RAPID, CLASSICAL = "rapid-age-categories", "classical-rating-categories"


def of(regulation: Regulation, code: str) -> list[Finding]:
    """The findings of one code."""
    return [finding for finding in lint(regulation) if finding.reason.code == code]


def section_a(regulation: Regulation) -> Section:
    """Section A."""
    found = regulation.section("A")
    assert found is not None
    return found


def with_a(regulation: Regulation, section: Section) -> Regulation:
    """The regulation with another section A."""
    others = tuple(section if each.letter == "A" else each for each in regulation.sections)
    return replace(regulation, sections=others)


def with_row(regulation: Regulation, number: int, row: Bracket) -> Regulation:
    """The regulation with one row of prizes of A replaced."""
    section = section_a(regulation)
    rows = section.awarding.brackets
    awarding = replace(section.awarding, brackets=(*rows[:number], row, *rows[number + 1 :]))
    return with_a(regulation, replace(section, awarding=awarding))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_6_1_8_every_row_of_percentages_makes_100(number: int) -> None:
    """The three rows of the rapid make 100 %; a percent more in one contradicts, a percent less is warned of."""
    rapid = shipped(RAPID)
    row = section_a(rapid).awarding.brackets[number]
    assert sum(prize.percent or 0 for prize in row.prizes) == 10_000
    assert of(rapid, "lint-percent-over") == of(rapid, "lint-percent-under") == []
    first = row.prizes[0]
    for change, code, level in (
        (100, "lint-percent-over", Level.ERROR),
        (-100, "lint-percent-under", Level.WARNING),
    ):
        other = replace(row, prizes=(replace(first, percent=(first.percent or 0) + change), *row.prizes[1:]))
        (finding,) = of(with_row(rapid, number, other), code)
        assert (finding.rule, finding.level) == ("6.1.8", level)
        assert finding.reason.values["total"] == 10_000 + change


def fits(key: str, number: int, rating: int) -> bool:
    """Whether a FIDE rapid rating is in a band of a row of A."""
    rows = section_a(shipped(RAPID)).awarding.brackets
    (prize,) = (prize for prize in rows[number].prizes if prize.key == key)
    return holds(
        prize.condition, Facts(ratings=(Rating(RatingSource.FIDE, Discipline.RAPID, rating),))
    ).is_yes


def test_6_1_12_up_to_1600_is_inclusive() -> None:
    """1600 is in the first band and 1601 in the next, in every row; nothing is left out between bands."""
    rapid = shipped(RAPID)
    assert of(rapid, "lint-band-gap") == of(rapid, "lint-band-twice") == []
    for number, row in enumerate(section_a(rapid).awarding.brackets):
        bands = [p for p in row.prizes if p.condition.rating is not None and p.place == 1]
        for rating in (1599, 1600, 1601, 1800, 1801, 1900, 1901, 2000, 2001):
            inside = [prize.key for prize in bands if fits(prize.key, number, rating)]
            edges = [
                prize for prize in bands if (prize.condition.rating and prize.condition.rating.high) == 1600
            ]
            assert (edges[0].key in inside) is (rating <= 1600)
            highest = max(p.condition.rating.high or 0 for p in bands if p.condition.rating)
            assert len(inside) == (rating <= highest)


def test_6_1_12_a_hole_or_a_value_in_two_bands_is_told() -> None:
    """The second band from 1602 leaves 1601 out; from 1600 it shares 1600."""
    rapid = shipped(RAPID)
    row = section_a(rapid).awarding.brackets[1]
    for low, code in ((1602, "lint-band-gap"), (1600, "lint-band-twice")):
        prizes = tuple(
            replace(p, condition=replace(p.condition, rating=replace(p.condition.rating, low=low)))
            if p.condition.rating is not None and p.condition.rating.low == 1601
            else p
            for p in row.prizes
        )
        (finding,) = of(with_row(rapid, 1, replace(row, prizes=prizes)), code)
        assert finding.rule == "6.1.12"


@pytest.mark.parametrize(("day", "warned"), [(date(2024, 2, 29), False), (date(2024, 3, 1), True)])
def test_6_1_12_the_floor_makes_up_to_1600_a_band_of_200(day: date, warned: bool) -> None:
    """From March 2024 no FIDE rating is below 1400: "up to 1600" is 1400 to 1600, and that is told."""
    findings = of(replace(shipped(RAPID), list_date=day), "lint-prize-floor")
    assert [finding.reason.values["high"] for finding in findings] == ([1600] if warned else [])


def test_6_1_20_section_a_gives_money_alone() -> None:
    """No cup, medal or diploma in A of the rapid; a cup put in contradicts the text and stops the paying."""
    rapid = shipped(RAPID)
    section = section_a(rapid)
    assert section.awarding.money_only
    assert not any(prize.items for row in section.awarding.brackets for prize in row.prizes)
    assert of(rapid, "lint-trophy-in-money") == []
    row = section.awarding.brackets[0]
    cup = replace(row, prizes=(replace(row.prizes[0], items=("cup",)), *row.prizes[1:]))
    (finding,) = of(with_row(rapid, 0, cup), "lint-trophy-in-money")
    assert (finding.rule, finding.level) == ("6.1.20", Level.ERROR)
    assert PAYING in finding.blocks


def test_6_2_13_winners_absent_from_the_closing_are_asked_about() -> None:
    """The closing ten minutes after the last game makes it a question what an absent winner gets (6.2.14)."""
    bare = unanswered(CLASSICAL)
    assert bare.schedule.closing_minutes_after == 10
    (finding,) = of(bare, "lint-absent")
    assert (finding.rule, finding.level) == ("6.2.14", Level.QUESTION)
    assert PAYING in finding.blocks
    without = replace(bare, schedule=replace(bare.schedule, closing_minutes_after=None, closing_at=None))
    assert of(without, "lint-absent") == []
    assert of(shipped(CLASSICAL), "lint-absent") == []


def test_6_2_11_recording_is_obligatory() -> None:
    """Moves are recorded in all five sections of the classical: scoresheets are printed; the rapid is silent."""
    classical = shipped(CLASSICAL)
    assert all(section.playing.recording for section in classical.sections)
    (finding,) = of(classical, "lint-scoresheets")
    assert finding.line == 25
    assert finding.reason.values["sections"] == ("A", "B", "C", "D", "E")
    assert of(shipped(RAPID), "lint-scoresheets") == []


@pytest.mark.parametrize(("text", "count"), [("fide-rapid", 1), ("fshr-rapid", 1), ("both", 0)])
def test_6_2_4_the_highest_of_both_ratings_needs_both_publishers(text: str, count: int) -> None:
    """One publisher's lists have nothing to choose from; with both, and with the usual choice, nothing is said."""
    fide, fshr = (
        RatingList(source=source, discipline=Discipline.RAPID)
        for source in (RatingSource.FIDE, RatingSource.FSHR)
    )
    lists = {"fide-rapid": (fide,), "fshr-rapid": (fshr,), "both": (fide, fshr)}[text]
    rapid = shipped(RAPID)
    for choice in RatingChoice:
        section = replace(section_a(rapid), seeding=Seeding(lists=lists, choice=choice))
        found = of(with_a(rapid, section), "lint-seeding-choice")
        assert len(found) == (0 if choice is RatingChoice.FIRST else count)
        assert all(finding.level is Level.ERROR for finding in found)


@pytest.mark.parametrize(
    ("points", "count"), [((10, 5, 0), 0), ((30, 10, 0), 0), ((10, 20, 0), 1), ((10, 5, 7), 1)]
)
def test_6_1_2_a_draw_is_not_worth_more_than_a_win(points: tuple[int, int, int], count: int) -> None:
    """Nor a loss more than a draw: such points are a contradiction before anything is paired."""
    rapid = shipped(RAPID)
    section = section_a(rapid)
    win, draw, loss = points
    playing = replace(section.playing, win=win, draw=draw, loss=loss)
    found = of(with_a(rapid, replace(section, playing=playing)), "lint-points-order")
    assert [finding.level for finding in found] == [Level.ERROR] * count
