"""Regulations printed for people."""

import pytest
from hypothesis import given

from regulations_made import regulations, shipped
from tura.domain.regulation.schema import Regulation
from tura.wording.regulation_text import regulation_summary, regulation_text


def test_the_rapid_is_printed_with_its_rows() -> None:
    """The printed rapid says its day, its sections, its rows of prizes and its tie-breaks."""
    text = regulation_text(shipped("rapid-age-categories"), "ru")
    for said in (
        "Дата: 12.12.2026.",
        "Туры 2–7: каждый по окончании предыдущего.",
        "Категория A: 2007 г. р. и старше.",
        "Категория A, от 20 до 39 участников:",
        "2 место среди женщин (если их не меньше 6) — 5 %",
        "личная встреча",
        "D играет в одном поле с C",
    ):
        assert said in text


def test_the_classical_is_printed_in_english() -> None:
    """The same data make an English text, with trophies beside the money."""
    text = regulation_text(shipped("classical-rating-categories"), "en")
    assert "Category B: FIDE rating 1601 to 1900." in text
    assert "Place 1 — 40\u202f000 ₽, cup, medal" in text
    assert "Guaranteed fund: 260\u202f000 ₽." in text


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", ["rapid-age-categories", "classical-rating-categories"])
def test_the_summary_fits_a_page(name: str, language: str) -> None:
    """A summary is at most a page long and ends with what is open."""
    lines = regulation_summary(shipped(name), language).splitlines()
    assert len(lines) < 40
    assert lines[-1].endswith(": 0.")


@given(regulations())
def test_every_regulation_can_be_printed(regulation: Regulation) -> None:
    """No regulation stops the printer, and no sentence is missing from a catalogue."""
    for language in ("ru", "en"):
        printed = regulation_text(regulation, language) + regulation_summary(regulation, language)
        assert "text-" not in printed
