"""The page on tie-breaks says what the code does."""

from dataclasses import fields
from pathlib import Path

from tura.domain.tiebreaks.edition import Edition, Readings
from tura.domain.tiebreaks.registry import LIST
from tura.wording import tiebreak_head, tiebreak_name

PAGE = (Path(__file__).parents[3] / "docs" / "tie-breaks.md").read_text(encoding="utf-8")


def test_every_code_is_documented_with_its_article_and_type() -> None:
    """Each line of article 5 is in the table, with the head that Russian papers print."""
    for rule in LIST:
        start = f"| `{rule.code}` | {rule.article.removeprefix('C.07 ')} | {rule.kind} |"
        (line,) = [line for line in PAGE.splitlines() if line.startswith(start)]
        assert tiebreak_head(rule.code, "ru") in line


def test_every_reading_and_edition_is_documented() -> None:
    """Each switch and each edition is on the page."""
    missing = [field.name for field in fields(Readings) if f"`{field.name}`" not in PAGE]
    missing += [
        edition.value for edition in Edition if edition.value not in PAGE and edition.value != "2026-03"
    ]
    assert missing == []


def test_every_code_has_a_name_in_both_languages() -> None:
    """Nobody reads a bare code."""
    for rule in LIST:
        assert tiebreak_name(rule.code, "ru") != rule.code
        assert tiebreak_name(rule.code, "en") != rule.code
        assert tiebreak_head("OTHER_BLITZ", "ru").startswith("Доп")
