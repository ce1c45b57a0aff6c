"""Berger tables made by rule."""

from itertools import combinations

import pytest

from tura.domain.pairing.round_robin import schedule

BERGER_6 = (
    ((1, 6), (2, 5), (3, 4)),
    ((6, 4), (5, 3), (1, 2)),
    ((2, 6), (3, 1), (4, 5)),
    ((6, 5), (1, 4), (2, 3)),
    ((3, 6), (4, 2), (5, 1)),
)


def test_the_table_for_six_is_the_handbook_s() -> None:
    """The rule gives the printed table, boards and colours included."""
    assert tuple(one.pairs for one in schedule(6)) == BERGER_6


@pytest.mark.parametrize("players", range(2, 25))
def test_everybody_meets_everybody_once(players: int) -> None:
    """Over the rounds each pair meets exactly once, and nobody plays twice in a round."""
    rounds = schedule(players)
    met = sorted(tuple(sorted(pair)) for one in rounds for pair in one.pairs)
    assert met == list(combinations(range(1, players + 1), 2))
    for one in rounds:
        seen = [number for pair in one.pairs for number in pair] + ([one.free] if one.free else [])
        assert sorted(seen) == list(range(1, players + 1))


@pytest.mark.parametrize("players", range(3, 25))
def test_colours_differ_by_one_at_most(players: int) -> None:
    """Whites and Blacks of a player differ by at most one; with an odd number of players not at all."""
    rounds = schedule(players)
    for number in range(1, players + 1):
        whites = sum(number == white for one in rounds for white, _ in one.pairs)
        blacks = sum(number == black for one in rounds for _, black in one.pairs)
        assert abs(whites - blacks) <= 1 - players % 2


@pytest.mark.parametrize("players", range(4, 25, 2))
def test_swapping_the_last_two_rounds_prevents_three_colours_running(players: int) -> None:
    """In a double round robin with the swap nobody has one colour three times running."""
    rounds = schedule(players, cycles=2, swap_last_two=True)
    for number in range(1, players + 1):
        colours = "".join(
            "w" if number == white else "b"
            for one in rounds
            for white, black in one.pairs
            if number in (white, black)
        )
        assert "www" not in colours
        assert "bbb" not in colours


def test_the_second_cycle_reverses_the_colours() -> None:
    """Each meeting of the first cycle comes again with colours reversed, in the same order."""
    rounds = schedule(5, cycles=2)
    first, second = rounds[:5], rounds[5:]
    for one, other in zip(first, second, strict=True):
        assert [(black, white) for white, black in one.pairs] == list(other.pairs)
        assert one.free == other.free


def test_one_player_is_no_round_robin() -> None:
    """Fewer than two players are refused."""
    with pytest.raises(ValueError, match="two players"):
        schedule(1)
