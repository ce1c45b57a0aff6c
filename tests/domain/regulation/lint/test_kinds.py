"""The kinds of doubt that other real regulations hold, each in a small regulation of its own."""

from dataclasses import replace
from datetime import date

import pytest

from tura.domain.players import Discipline, RatingSource
from tura.domain.regulation.awarding import Awarding, Bracket, Fund, Prize
from tura.domain.regulation.conditions import Condition, RatingBand, RatingList
from tura.domain.regulation.lint import Finding, Level, lint
from tura.domain.regulation.schema import Fees, Playing, Regulation, RoundTime, Schedule, Section, TimeControl

STANDARD = RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD)
PLAYING = Playing(rounds=7, time_control=TimeControl(minutes=90, increment=30))


def rated(low: int | None = None, high: int | None = None) -> Condition:
    """A band of FIDE standard ratings."""
    return Condition(rating=RatingBand(lists=(STANDARD,), low=low, high=high))


def section(letter: str, **fields: object) -> Section:
    """A section of seven rounds."""
    plain = Section(letter=letter, title=letter, playing=PLAYING)
    return replace(plain, **fields)  # type: ignore[arg-type]  each test names the fields it needs


def found(regulation: Regulation, code: str) -> list[Finding]:
    """The findings of one code."""
    return [finding for finding in lint(regulation) if finding.reason.code == code]


def event(*sections: Section) -> Regulation:
    """An event of these sections in 2026."""
    return Regulation(name="Кубок", sections=sections, list_date=date(2026, 5, 1))


def test_one_rating_in_two_sections_is_asked() -> None:
    """Leagues that share the border 1600 leave 1600 open."""
    (finding,) = found(
        event(section("A", entry=rated(1600)), section("B", entry=rated(1200, 1600))), "lint-border-twice"
    )
    assert (finding.level, finding.reason.values["value"]) == (Level.QUESTION, 1600)


def test_one_rating_with_two_fees_is_asked() -> None:
    """2350 in two fee rows is asked, the first row being the default."""
    fees = Fees(bands=((rated(2350, 2399), 100_000), (rated(2200, 2350), 150_000)))
    (finding,) = found(event(section("A", fees=fees)), "lint-fee-border")
    assert dict(finding.reason.values) == {"value": 2350, "fee": 100_000, "other": 150_000}


def test_one_rating_in_two_prizes_is_asked() -> None:
    """Groups 1000-1200 and 1200-1400, both inclusive, leave 1200 open."""
    prizes = tuple(
        Prize(
            key=f"r{low}:1",
            label=str(low),
            place=1,
            category="rating",
            condition=rated(low, low + 200),
            amount=1,
        )
        for low in (1000, 1200)
    )
    awarding = Awarding(brackets=(Bracket(prizes=prizes),))
    (finding,) = found(event(section("A", awarding=awarding)), "lint-band-twice")
    assert finding.reason.values["value"] == 1200


def test_birth_years_between_two_sections_are_told() -> None:
    """Born 2013 belongs nowhere between 2012 and 2014."""
    sections = section("A", entry=Condition(born_to=2012)), section("B", entry=Condition(born_from=2014))
    (finding,) = found(event(*sections), "lint-band-gap")
    assert (finding.rule, finding.reason.values["low"], finding.reason.values["high"]) == (
        "6.1.3",
        2013,
        2013,
    )


@pytest.mark.parametrize(("day", "empty"), [(date(2024, 2, 1), 0), (date(2024, 3, 1), 1)])
def test_the_floor_of_1400_empties_low_sections(day: date, empty: int) -> None:
    """A section for 1000-1300 has players until February 2024 and none from March."""
    regulation = replace(event(section("D", entry=rated(1000, 1300))), list_date=day)
    assert len(found(regulation, "lint-floor-empty")) == empty


@pytest.mark.parametrize(
    ("minutes", "increment", "discipline", "differs"),
    [
        (10, 5, Discipline.RAPID, False),
        (10, 0, Discipline.BLITZ, False),
        (3, 2, Discipline.BLITZ, False),
        (60, 0, Discipline.STANDARD, False),
        (59, 0, Discipline.STANDARD, True),
        (15, 10, Discipline.BLITZ, True),
    ],
)
def test_the_time_control_fits_the_discipline(
    minutes: int, increment: int, discipline: Discipline, differs: bool
) -> None:
    """Sixty moves take at least 60 minutes in standard, more than 10 in rapid."""
    playing = replace(PLAYING, time_control=TimeControl(minutes=minutes, increment=increment))
    regulation = replace(event(section("A", playing=playing)), discipline=discipline)
    assert bool(found(regulation, "lint-time-control")) is differs


@pytest.mark.parametrize(("percent", "code"), [(10_100, "lint-percent-over"), (9_900, "lint-percent-under")])
def test_percentages_that_do_not_make_100_are_told(percent: int, code: str) -> None:
    """101 % is a contradiction, 99 % a warning."""
    prize = Prize(key="place:1", label="1", place=1, percent=percent)
    awarding = Awarding(fund=Fund(fee_percent=5000), brackets=(Bracket(prizes=(prize,)),))
    assert len(found(event(section("A", awarding=awarding)), code)) == 1


def test_a_header_that_is_not_its_prizes_sum_is_a_contradiction() -> None:
    """A section headed 33 000 whose prizes make 32 000 cannot be right."""
    prize = Prize(key="place:1", label="1", place=1, amount=3_200_000)
    awarding = Awarding(fund=Fund(fixed=3_300_000, header=3_300_000), brackets=(Bracket(prizes=(prize,)),))
    (finding,) = found(event(section("A", awarding=awarding)), "lint-header-differs")
    assert finding.level is Level.ERROR


def test_a_wrong_weekday_is_a_contradiction() -> None:
    """12 December 2026 is a Saturday."""
    schedule = Schedule(first_day=date(2026, 12, 12), weekday="sunday")
    (finding,) = found(replace(event(section("A")), schedule=schedule), "lint-weekday-differs")
    assert finding.reason.values["found"] == "saturday"


def test_a_longer_section_does_not_make_the_timetable_wrong() -> None:
    """Eight listed rounds serve a section of eight and one of seven; nine are one too many."""
    longer = section("B", playing=replace(PLAYING, rounds=8))
    for count, wrong in ((8, 0), (9, 1), (6, 1)):
        rounds = tuple(RoundTime(number=n) for n in range(1, count + 1))
        regulation = replace(event(section("A"), longer), schedule=Schedule(rounds=rounds))
        assert len(found(regulation, "lint-rounds-differ")) == wrong


def test_a_prize_nobody_can_win_is_a_contradiction() -> None:
    """A veteran born 1963 or earlier is not among players born 2008 or later."""
    prize = Prize(
        key="veterans:1",
        label="ветеран",
        place=1,
        category="veterans",
        condition=Condition(born_to=1963),
        amount=1,
    )
    awarding = Awarding(brackets=(Bracket(prizes=(prize,)),))
    assert found(event(section("A", entry=Condition(born_from=2008), awarding=awarding)), "lint-prize-empty")
