"""Games as the printed cross-table shows them."""

import pytest

from tura.documents.crosses import in_print


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ("12w1", "12□1"),
        ("3b=", "3■½"),
        ("7w+", "7+"),
        ("7b-", "7–"),
        ("5w ", "5□"),
        ("5bW", "5■1*"),
        ("H", "–½"),
        ("F", "–1"),
        ("Z", "–0"),
        ("U", "–1"),
        ("2w1 2b0", "2□1 2■0"),
        ("", ""),
    ],
)
def test_a_game_is_opponent_colour_and_result(cell: str, shown: str) -> None:
    """Number, square, result; no square without play; byes by their worth; two games beside each other."""
    assert in_print(cell) == shown


def test_a_bye_is_worth_what_the_section_says() -> None:
    """A pairing-allocated bye of half a point is not shown as one."""
    assert in_print("U", "½") == "–½"
