"""The order of the boards (C.04.2 3.6)."""

from tura.domain.pairing.dutch.field import Field


def board_key(field: Field, pair: tuple[int, int]) -> tuple[int, int, int]:
    """The key that sorts a pair of ranks: the higher ranked's score, the sum of scores, the higher's TPN."""
    high = min(pair)
    return (
        -field.score[high],
        -field.score[pair[0]] - field.score[pair[1]],
        field.tpn[high],
    )
