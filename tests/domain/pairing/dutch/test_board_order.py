"""The order of the boards."""

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.board_order import board_key


def test_boards_go_by_score_then_sum_then_number() -> None:
    """C.04.2 3.6: the higher ranked's score, both scores, the higher ranked's TPN."""
    one = field([""] * 8, score=(30, 30, 30, 20, 20, 20, 10, 10), tpn=(4, 5, 6, 1, 2, 3, 7, 8))
    pairs = [(3, 6), (2, 5), (0, 7), (1, 4)]
    assert sorted(pairs, key=lambda pair: board_key(one, pair)) == [(1, 4), (2, 5), (0, 7), (3, 6)]
