"""C1 and C3."""

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.absolute import bits, legal_masks, may_meet

FIELD = field(["ww", "ww", "bb", "w", "ww"], met=((3,), (), (), (0,), ()), topscorer=(False,) * 4 + (True,))


def test_masks_say_who_may_meet_whom() -> None:
    """Met opponents and equal absolute preferences are closed, except for a topscorer."""
    assert [set(bits(mask)) for mask in legal_masks(FIELD, range(5))] == [
        {2, 4},
        {2, 3, 4},
        {0, 1, 3, 4},
        {1, 2, 4},
        {0, 1, 2, 3},
    ]


def test_masks_agree_with_the_single_question() -> None:
    """A mask over some of the ranks has exactly the pairs that may meet."""
    ranks = (0, 1, 3, 4)
    for place, mask in enumerate(legal_masks(FIELD, ranks)):
        expected = {i for i, other in enumerate(ranks) if i != place and may_meet(FIELD, ranks[place], other)}
        assert set(bits(mask)) == expected
