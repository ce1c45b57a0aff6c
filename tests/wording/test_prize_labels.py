"""Findings told in English: no Russian words but what the regulation itself prints."""

import re

import pytest

from tura.app.demo.events import DEMO
from tura.domain.reason import Reason
from tura.domain.regulation.lint import lint
from tura.formats.regulation import read_regulation
from tura.wording import sentence
from tura.wording.prize_labels import labelled

CYRILLIC = re.compile(r"[а-яё]+", re.IGNORECASE)


@pytest.mark.parametrize("which", range(len(DEMO)))
def test_english_findings_quote_only_what_the_regulation_prints(which: int) -> None:
    """Prizes go by their English names; what is left in Russian stands word for word in the regulation file."""
    text = DEMO[which].regulation_text()
    rules = read_regulation(text, DEMO[which].regulation).regulation
    labels = {prize.label for one in rules.sections for row in one.awarding.brackets for prize in row.prizes}
    for finding in lint(rules):
        told = sentence(labelled(finding.reason, rules, "en"), "en")
        assert not [label for label in labels if label in told], told
        assert all(word in text for word in CYRILLIC.findall(told)), told


@pytest.mark.parametrize(
    ("sections", "language", "told"),
    [
        (("A",), "en", "FIDE rates section A:"),
        (("A", "B"), "en", "FIDE rates sections A, B:"),
    ],
)
def test_a_list_of_one_is_told_in_the_singular(sections: tuple[str, ...], language: str, told: str) -> None:
    """The noun before a list goes with how many are listed."""
    assert sentence(Reason("lint-fide-report", "", {"sections": sections}), language).startswith(told)


def test_a_label_without_an_english_name_stays_as_printed() -> None:
    """A value that is no prize's label is left alone, and so is every value in Russian."""
    rules = read_regulation(DEMO[0].regulation_text(), DEMO[0].regulation).regulation
    reason = Reason("x", "", {"what": "общий регламент", "n": 3})
    assert labelled(reason, rules, "en") == reason
    assert labelled(reason, rules, "ru") == reason
