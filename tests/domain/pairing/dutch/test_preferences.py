"""Colour difference and preference."""

import pytest

from tura.domain.pairing.dutch.preferences import difference, preference


@pytest.mark.parametrize(
    ("colours", "expected"),
    [
        ("", 0),
        ("w", -2),
        ("b", 2),
        ("wb", 1),
        ("bw", -1),
        ("wbw", -2),
        ("bb", 3),
        ("ww", -3),
        ("bbww", -3),
        ("wwbb", 3),
        ("wwwb", -3),
        ("wwwwbb", -3),
        ("bwbb", 3),
        ("wbwbb", 3),
        ("wwb", -2),
    ],
)
def test_preference_has_the_class_and_colour_of_article_1_7(colours: str, expected: int) -> None:
    """Absolute is 3, strong 2, mild 1; White is above zero.  A wide difference outranks the last two games."""
    assert preference(colours) == expected


def test_difference_is_whites_less_blacks() -> None:
    """Only the counts matter."""
    assert [difference(colours) for colours in ("", "w", "bb", "wbw")] == [0, 1, -2, 1]
