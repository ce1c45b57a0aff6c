"""What a board can come to."""

import pytest

from tura.domain.points import STANDARD
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import SIDES, Outcome


def test_every_outcome_has_two_sides_of_its_own() -> None:
    """No outcome is without its pair of results, and no two outcomes share one."""
    assert set(SIDES) == set(Outcome)
    assert len(set(SIDES.values())) == len(SIDES)


@pytest.mark.parametrize("outcome", Outcome)
def test_sitting_the_other_way_round_changes_nobodys_result(outcome: Outcome) -> None:
    """Turned, each player keeps the own result; turned twice it is the same outcome."""
    assert outcome.turned.of(Colour.BLACK) is outcome.of(Colour.WHITE)
    assert outcome.turned.of(Colour.WHITE) is outcome.of(Colour.BLACK)
    assert outcome.turned.turned is outcome


@pytest.mark.parametrize("outcome", Outcome)
def test_no_board_gives_more_than_one_point_or_mixes_a_game_with_a_forfeit(outcome: Outcome) -> None:
    """Both sides together earn at most a point; either both played or neither did."""
    white, black = outcome.sides
    assert STANDARD.of(white) + STANDARD.of(black) <= 10
    assert white.facts.played == black.facts.played
    assert white.facts.rated == black.facts.rated


def test_only_a_missing_or_adjourned_game_is_not_final() -> None:
    """Exactly the outcomes without a result, or with one for pairing only, can still become another."""
    waiting = {Result.PENDING, Result.UNKNOWN}
    assert all(outcome.is_final != bool(waiting & set(outcome.sides)) for outcome in Outcome)
