"""Who has White, article by article."""

from itertools import pairwise

import pytest

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.colours import white_of
from tura.domain.results import Colour


@pytest.mark.parametrize(
    ("high", "low", "white"),
    [
        ("w", "b", 1),  # 5.2.1 both are granted
        ("b", "w", 0),
        ("", "w", 0),  # 5.2.1 who has none takes what is left
        ("w", "", 1),
        ("wbwb", "b", 1),  # 5.2.2 strong before mild
        ("b", "wbb", 1),  # 5.2.2 absolute before strong
        ("bb", "bbb", 1),  # 5.2.2 the wider difference
        ("bbb", "bb", 0),
        ("bwbb", "wbbb", 1),  # 5.2.3 from the end: the first difference is the third from last
        ("wbwb", "bwwb", 0),
        ("wb", "wwbb", 1),
        ("bw", "bw", 1),  # 5.2.4 the higher ranked has its own: Black
        ("wb", "wb", 0),
    ],
)
def test_white_falls_by_the_first_article_that_decides(high: str, low: str, white: int) -> None:
    """Rank 0 is the higher ranked."""
    assert white_of(field([high, low]), 0, 1) == white


def test_colours_turn_from_the_latest_round_that_differed() -> None:
    """5.2.3 walks back over played games only; a shorter history ends at its own beginning."""
    assert white_of(field(["wbwb", "wb"]), 0, 1) == 0
    assert white_of(field(["bw", "wbbw"]), 0, 1) == 1


@pytest.mark.parametrize(
    ("initial", "odd", "white"),
    [
        (Colour.WHITE, True, 0),
        (Colour.WHITE, False, 1),
        (Colour.BLACK, True, 1),
        (Colour.BLACK, False, 0),
    ],
)
def test_the_lot_decides_where_nobody_has_played(initial: Colour, odd: bool, white: int) -> None:
    """5.2.5: an odd number has the initial colour, an even one the other."""
    assert white_of(field(["", ""], initial=initial, odd=(odd, odd)), 0, 1) == white


def test_round_one_alternates_down_the_boards() -> None:
    """By 5.2.5 the higher ranked of neighbouring boards have different colours."""
    one = field([""] * 8)
    colours = [white_of(one, high, high + 4) == high for high in range(4)]
    assert all(first is not second for first, second in pairwise(colours))
