"""Codes are read tolerantly and written one way."""

import pytest

from tura.domain.tiebreaks.code import UnknownCodeError, parse_code, parse_list
from tura.domain.tiebreaks.registry import LIST


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("BH/C1", "BH/C1"),
        ("BH-C1", "BH/C1"),
        ("bh:c1", "BH/C1"),
        ("BC1", "BH/C1"),
        ("sb/c1/p", "SB/C1/P"),
        ("SB/P/C1", "SB/C1/P"),
        ("ge", "REP"),
        ("KS/L+1", "KS/L+1"),
        ("ks-l-1", "KS/L-1"),
        ("AOB/F", "AOB/F"),
        ("tpn/r", "TPN/R"),
        ("DE/P", "DE/P"),
        ("other_blitz", "OTHER_BLITZ"),
    ],
)
def test_spellings(written: str, read: str) -> None:
    """Hyphens, colons, small letters and older names mean today's code."""
    assert str(parse_code(written)) == read


@pytest.mark.parametrize(
    "written",
    [
        "XX",
        "BH/Q1",
        "WIN/C1",
        "DE/C1",
        "BH/L+1",
        "KS/C1",
        "",
        "TPR/R",
        "BH/C1/M1",
        "BH/C1/C2",
        "KS/L+" + "9" * 5000,
    ],
)
def test_unknown_codes_are_named(written: str) -> None:
    """A code that C.07 does not have is refused by name."""
    with pytest.raises(UnknownCodeError, match="tie-break"):
        parse_code(written)


def test_a_written_code_reads_as_itself() -> None:
    """Every code of article 5 is written as it is read."""
    assert [str(parse_code(rule.code)) for rule in LIST] == [rule.code for rule in LIST]


def test_a_list_keeps_its_order_and_its_repetitions() -> None:
    """A list may name the direct encounter several times."""
    assert [str(code) for code in parse_list("PTS,DE, bh-c1;DE")] == ["PTS", "DE", "BH/C1", "DE"]
