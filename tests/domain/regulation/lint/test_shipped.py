"""The lint of the two shipped regulations, with and without the organiser's answers."""

from dataclasses import replace

import pytest

from regulations_made import shipped, unanswered
from tura.domain.regulation.lint import PAIRING, PAYING, PUBLISHING, Finding, Level, blocked, lint
from tura.domain.regulation.schema import Regulation, Section

RAPID, CLASSICAL = "rapid-age-categories", "classical-rating-categories"


def found(regulation: Regulation, level: Level) -> set[str]:
    """The rules that found something of a level."""
    return {finding.rule for finding in lint(regulation) if finding.level is level}


def of(regulation: Regulation, code: str) -> list[Finding]:
    """The findings of one code."""
    return [finding for finding in lint(regulation) if finding.reason.code == code]


def with_fee(regulation: Regulation, letter: str, kopecks: int) -> Regulation:
    """The regulation with another own fee in one section."""

    def changed(section: Section) -> Section:
        if section.letter != letter:
            return section
        return replace(section, fees=replace(section.fees, own=kopecks))

    return replace(regulation, sections=tuple(changed(section) for section in regulation.sections))


@pytest.mark.parametrize("name", [RAPID, CLASSICAL])
def test_answered_regulations_have_nothing_open(name: str) -> None:
    """The shipped answers settle every question and contradiction; warnings remain."""
    findings = lint(shipped(name))
    assert [finding for finding in findings if finding.is_open] == []
    assert len(findings) > 10


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        (
            RAPID,
            (
                "6.1.1 6.1.2 6.1.3 6.1.4 6.1.5 6.1.6 6.1.9 6.1.11 6.1.13 6.1.14 6.1.15 6.1.17 6.1.18 6.1.21 "
                "6.1.22 6.2.25 6.3.1 6.3.2 6.3.4 6.3.5"
            ),
        ),
        (
            CLASSICAL,
            (
                "6.1.2 6.1.11 6.2.1 6.2.4 6.2.8 6.2.9 6.2.10 6.2.12 6.2.14 6.2.17 6.2.19 6.2.20 6.2.21 6.2.22 "
                "6.2.23 6.2.24 6.2.25 6.3.4 6.3.5"
            ),
        ),
    ],
)
def test_every_question_of_the_text_is_asked_with_its_default(name: str, rules: str) -> None:
    """Without the answers each question of the rules is asked, and each names a default."""
    bare = unanswered(name)
    assert found(bare, Level.QUESTION) >= set(rules.split())
    assert all(finding.default for finding in lint(bare) if finding.level is Level.QUESTION)
    assert found(bare, Level.ERROR) == set()


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        (RAPID, "6.1.2 6.1.7 6.1.10 6.1.13 6.1.14 6.1.16 6.1.19 6.1.23 6.3.3 6.3.5 6.3.7"),
        (CLASSICAL, "6.1.16 6.2.2 6.2.3 6.2.5 6.2.6 6.2.7 6.2.8 6.2.17 6.2.18 6.2.26 6.3.6 6.3.7"),
    ],
)
def test_every_warning_of_the_text_is_given(name: str, rules: str) -> None:
    """What the rules warn of is found in the bare text."""
    assert found(unanswered(name), Level.WARNING) >= set(rules.split())


def test_twenty_and_forty_participants_match_two_rows() -> None:
    """With a fee of 1000 the first prizes are 3 500 or 2 500 at 20, and 5 000 or 4 400 at 40."""
    findings = of(with_fee(unanswered(RAPID), "A", 100_000), "lint-row-twice-money")
    assert [(f.reason.values["count"], f.reason.values["firsts"]) for f in findings] == [
        (20, (350_000, 250_000)),
        (40, (500_000, 440_000)),
    ]
    assert [f.reason.values["read"] for f in findings] == ["20-40", "20-40"]


def test_the_first_prize_falls_with_one_more_participant() -> None:
    """From 19 to 20 it falls from 3 325 to 2 500, from 40 to 41 from 5 000 to 4 510."""
    findings = of(with_fee(unanswered(RAPID), "A", 100_000), "lint-first-falls")
    numbers = [tuple(f.reason.values[k] for k in ("count", "next", "before", "after")) for f in findings]
    assert numbers == [(19, 20, 332_500, 250_000), (40, 41, 500_000, 451_000)]


def test_answered_borders_are_told_as_read() -> None:
    """Once 20 and 40 are settled, the printed rows are only warned about."""
    findings = of(shipped(RAPID), "lint-row-read")
    assert [f.reason.values["read"] for f in findings] == [("1-19", "20-39"), ("20-39", "40+")]


def test_the_guarantee_is_certain_in_part() -> None:
    """Of 260 000 roubles 34 000 are conditional and 226 000 certain."""
    (finding,) = of(unanswered(CLASSICAL), "lint-guarantee-uncertain")
    assert dict(finding.reason.values) == {
        "promised": 26_000_000,
        "uncertain": 3_400_000,
        "certain": 22_600_000,
    }


def test_the_women_and_veterans_minimum_is_asked_with_its_money() -> None:
    """25 000 of women's and 9 000 of veterans' prizes hang on where three are counted."""
    findings = of(unanswered(CLASSICAL), "lint-scope")
    assert [(f.rule, f.reason.values["money"]) for f in findings] == [
        ("6.2.19", 2_500_000),
        ("6.2.20", 900_000),
    ]
    assert all(PAYING in finding.blocks for finding in findings)


def test_place_prizes_below_a_nomination_are_named() -> None:
    """In A 8th and 9th, in B to E 4th and 5th are worth less than the women's prize."""
    findings = of(unanswered(CLASSICAL), "lint-place-smaller")
    assert [f.reason.values["places"] for f in findings] == [(8, 9), (4, 5), (4, 5), (4, 5), (4, 5)]


def test_missing_tiebreaks_hold_up_publishing_but_not_pairing() -> None:
    """Rounds can be paired before the tie-breaks are chosen; standings cannot be published."""
    bare = unanswered(RAPID)
    assert "lint-tiebreaks" in [finding.reason.code for finding in blocked(bare, PUBLISHING)]
    assert "lint-tiebreaks" not in [finding.reason.code for finding in blocked(bare, PAIRING)]


def test_findings_name_the_line_of_the_text() -> None:
    """The veteran's year, the gap below 1000 and the fund of A lead to their lines."""
    lines = {f.reason.code: f.line for f in lint(unanswered(CLASSICAL))}
    assert (lines["lint-veteran-year"], lines["lint-rated-below"], lines["lint-guarantee"]) == (47, 18, 45)
    assert of(unanswered(RAPID), "lint-fund-fees")[0].line == 22
