"""Baku's group A and virtual points."""

from dataclasses import replace

import pytest

from tura.domain.pairing.acceleration import accelerate, group_a_size, virtual_points
from tura.domain.points import PointSystem
from tura.domain.reason import Refusal
from tura.domain.results import ABSENT, Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament


def _tournament(players: int, rounds: int = 9, **more: object) -> Tournament:
    return Tournament(rounds, tuple(Participant(tpn) for tpn in range(1, players + 1)), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "size"), [(161, 82), (4, 2), (5, 4), (8, 4), (9, 6), (10, 6), (12, 6)])
def test_group_a_is_the_upper_half_rounded_up_to_even(players: int, size: int) -> None:
    """Group A has twice the quarter of the players, rounded up (C.04.7 1.2)."""
    assert group_a_size(players) == size


@pytest.mark.parametrize(
    ("rounds", "full", "half"), [(9, 3, 2), (11, 3, 3), (7, 2, 2), (5, 2, 1), (8, 2, 2), (1, 1, 0)]
)
def test_half_the_rounds_are_accelerated(rounds: int, full: int, half: int) -> None:
    """First a win's points, then a draw's, over the first half of the rounds (C.04.7 1.4)."""
    assert virtual_points(rounds, PointSystem()) == (10,) * full + (5,) * half


def test_absent_players_do_not_count_for_group_a() -> None:
    """Who does not take part in round 1 is not in N, and the group's last member is found without them."""
    accelerated = accelerate(_tournament(10, absent=frozenset({1, 2})))
    assert isinstance(accelerated, Tournament)
    assert [row.tpn for row in accelerated.participants if row.virtual] == [1, 2, 3, 4, 5, 6]
    assert accelerate(_tournament(10), last=6) == replace(accelerated, absent=frozenset())


def test_group_a_is_read_off_round_one_later() -> None:
    """After round 1 the group is that of those who took part in it."""
    plays = (Cell(1, Colour.WHITE, Result.WIN), ABSENT, Cell(0, None, Result.PAIRING_BYE))
    rows = tuple(
        Participant(tpn, (plays[1] if tpn == 3 else plays[2] if tpn == 9 else plays[0],))
        for tpn in range(1, 10)
    )
    accelerated = accelerate(Tournament(9, rows))
    assert isinstance(accelerated, Tournament)
    assert [row.tpn for row in accelerated.participants if row.virtual] == [1, 2, 3, 4, 5]


def test_the_last_member_stays_the_last() -> None:
    """A late entry placed before the last member joins group A, and the group may become odd (C.04.7 1.3)."""
    accelerated = accelerate(_tournament(11), last=7)
    assert isinstance(accelerated, Tournament)
    assert sum(1 for row in accelerated.participants if row.virtual) == 7


def test_baku_needs_the_usual_points() -> None:
    """Another scoring than two draws for a win is refused (C.04.7 1.1)."""
    refused = accelerate(_tournament(10, points=PointSystem(win=30, draw=10)))
    assert isinstance(refused, Refusal)
    assert refused.first.article == "C.04.7 1.1"
