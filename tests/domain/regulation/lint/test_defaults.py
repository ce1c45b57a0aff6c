"""Taking the printed defaults."""

import pytest
from hypothesis import given

from regulations_made import regulations, unanswered
from tura.domain.regulation.lint import Level, lint
from tura.domain.regulation.lint.defaults import take_defaults
from tura.domain.regulation.lint.finding import Finding
from tura.domain.regulation.schema import Regulation


def said(finding: Finding) -> str:
    """A stand-in for the sentence that is recorded."""
    return finding.reason.code


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("rapid-age-categories", {"lint-date-missing", "lint-fees", "lint-list-date"}),
        ("classical-rating-categories", {"lint-date-missing", "lint-fees", "lint-list-date", "lint-up-fee"}),
    ],
)
def test_only_dates_and_fees_stay_open(name: str, left: set[str]) -> None:
    """Every other question of the two shipped texts is settled by its default, and recorded."""
    settled, taken = take_defaults(unanswered(name), said)
    assert {f.reason.code for f in lint(settled) if f.level is Level.QUESTION} == left
    assert {finding.rule for finding in taken} == settled.answers.keys()


def test_rows_are_parted_where_they_met() -> None:
    """20 and 40 go to the row that names both its ends."""
    settled, _ = take_defaults(unanswered("rapid-age-categories"), said)
    rows = [(row.low, row.high) for row in settled.sections[0].awarding.brackets]
    assert rows == [(None, 19), (20, 40), (41, None)]


@given(regulations())
def test_taking_defaults_never_opens_a_question(regulation: Regulation) -> None:
    """After the defaults no question of a settled kind is left of those that were asked."""
    before = {f.reason.code for f in lint(regulation) if f.level is Level.QUESTION}
    settled, _ = take_defaults(regulation, said)
    after = {f.reason.code for f in lint(settled) if f.level is Level.QUESTION}
    assert after <= before | {"lint-wins", "lint-rounding", "lint-row-twice", "lint-row-twice-money"}
