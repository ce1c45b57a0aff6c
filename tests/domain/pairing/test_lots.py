"""Lots that can be drawn again."""

from collections import Counter

from tura.domain.pairing.lots import draw


def test_lots_are_a_permutation_and_repeat() -> None:
    """Every number is drawn once, and the same seed draws the same again."""
    for count in (0, 1, 2, 17, 300):
        lots = draw("a seed", count)
        assert sorted(lots) == list(range(1, count + 1))
        assert lots == draw("a seed", count)


def test_known_lots_never_change() -> None:
    """A drawing published with its seed stays what it was."""
    assert draw("Open 2026", 8) == draw("Open 2026", 8)
    assert draw("Open 2026", 8) != draw("Open 2027", 8)


def test_every_order_is_about_as_likely() -> None:
    """Over many seeds the six orders of three come about equally often."""
    orders = Counter(draw(f"seed {number}", 3) for number in range(3000))
    assert len(orders) == 6
    assert min(orders.values()) > 400
