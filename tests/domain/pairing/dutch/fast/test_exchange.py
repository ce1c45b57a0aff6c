"""Exchanges in the order of C.04.3 4.3."""

from tura.domain.pairing.dutch.fast.exchange import singles


def test_exchanges_of_one_player_come_nearest_first_and_from_the_bottom_of_s1() -> None:
    """In a bracket of six: 3-4; 3-5, 2-4; 3-6, 2-5, 1-4; 2-6, 1-5; 1-6."""
    expected = [(3, 4), (3, 5), (2, 4), (3, 6), (2, 5), (1, 4), (2, 6), (1, 5), (1, 6)]
    assert list(singles([1, 2, 3], [4, 5, 6])) == expected


def test_every_exchange_comes_once_when_the_halves_differ_in_size() -> None:
    """With a longer S2 no exchange is left out and none comes twice, the shift never falling."""
    found = list(singles([1, 2, 3], [4, 5, 6, 7, 8]))
    assert sorted(found) == [(one, two) for one in (1, 2, 3) for two in (4, 5, 6, 7, 8)]
    shifts = [two - one for one, two in found]
    assert shifts == sorted(shifts)
