"""The fold of a round's field."""

from dataclasses import replace

import pytest

from tura.domain.pairing.dutch.field import field_of, to_be_paired
from tura.domain.pairing.dutch.floats import DOWN_BEFORE, DOWN_LAST, UP_LAST
from tura.domain.pairing.dutch.readings import Readings
from tura.domain.points import PointSystem
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Prohibition, Tournament

W, B = Colour.WHITE, Colour.BLACK


def _bye(result: Result) -> Cell:
    return Cell(0, None, result)


def _two(first: Result, second: Result, later: tuple[Cell, Cell] | None = None, **more: object) -> Tournament:
    """Players 1 and 2 meet in round 1; ``later`` are their cells of round 2."""
    cells = (Cell(2, W, first),), (Cell(1, B, second),)
    rows = tuple(Participant(tpn, cells[tpn - 1] + ((later[tpn - 1],) if later else ())) for tpn in (1, 2))
    return Tournament(5, rows, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("result", "may_bye", "floats", "unplayed"),
    [
        (Result.PAIRING_BYE, False, DOWN_LAST, 1),
        (Result.FULL_POINT_BYE, False, DOWN_LAST, 1),
        (Result.HALF_POINT_BYE, True, DOWN_LAST, 1),
        (Result.ZERO_POINT_BYE, True, 0, 1),
    ],
)
def test_unplayed_rounds_bar_and_float_as_the_rules_say(
    result: Result, may_bye: bool, floats: int, unplayed: int
) -> None:
    """C2 and 1.4: more than a loss floats down, a PAB or a win's points bar the PAB."""
    field = field_of(Tournament(5, (Participant(1, (_bye(result),)),)), 2)
    assert (field.may_bye, field.floats, field.unplayed) == ((may_bye,), (floats,), (unplayed,))


def test_forfeits_give_no_colour_and_no_meeting() -> None:
    """C.04.2 3.4 and 3.5; the winner floats down and may have no PAB, the loser neither."""
    field = field_of(_two(Result.FORFEIT_WIN, Result.FORFEIT_LOSS), 2)
    assert field.colours == ("", "")
    assert field.met == ((), ())
    assert field.floats == (DOWN_LAST, 0)
    assert field.may_bye == (False, True)


def test_a_pab_worth_nothing_still_floats_down() -> None:
    """1.4.3 asks no points of a PAB."""
    tournament = Tournament(5, (Participant(1, (_bye(Result.PAIRING_BYE),)),), PointSystem(pab=0))
    assert field_of(tournament, 2).floats == (DOWN_LAST,)


def test_floats_compare_the_scores_before_the_round() -> None:
    """The higher scored floats down, the lower up, by round and not by game."""
    later = (Cell(2, B, Result.DRAW), Cell(1, W, Result.DRAW))
    tournament = _two(Result.WIN_UNRATED, Result.LOSS_UNRATED, later)
    assert field_of(tournament, 3).floats == (DOWN_LAST, UP_LAST)
    rows = tuple(
        replace(row, cells=(*row.cells, _bye(Result.ZERO_POINT_BYE))) for row in tournament.participants
    )
    assert field_of(replace(tournament, participants=rows), 4).floats == (DOWN_BEFORE, UP_LAST << 2)


def test_virtual_points_count_for_order_and_floats() -> None:
    """C.04.7 1.5; the switch leaves them out of floats."""
    tournament = _two(Result.DRAW, Result.DRAW)
    rows = (tournament.participants[0], replace(tournament.participants[1], virtual=(10, 10)))
    accelerated = replace(tournament, participants=rows)
    assert field_of(accelerated, 2).tpn == (2, 1)
    assert field_of(accelerated, 2).score == (15, 5)
    assert field_of(accelerated, 2).floats == (DOWN_LAST, UP_LAST)
    assert field_of(accelerated, 2, Readings(floats_with_virtual=False)).floats == (0, 0)


def test_an_adjourned_game_is_a_draw_until_it_is_closed() -> None:
    """C.04.2 3.1, whatever record 162 gives it."""
    tournament = _two(Result.UNKNOWN, Result.UNKNOWN, points=PointSystem(unknown=0))
    assert field_of(tournament, 2).score == (5, 5)
    assert field_of(tournament, 2).met == ((1,), (0,))
    assert field_of(tournament, 2, Readings(adjourned_is_draw=False)).score == (0, 0)


def test_topscorers_are_above_half_before_the_last_round_only() -> None:
    """1.8: more than half of what could be had, and only when the last round is paired."""
    tournament = _two(Result.WIN, Result.LOSS)
    assert field_of(tournament, 2).topscorer == (False, False)
    assert field_of(replace(tournament, rounds=2), 2).topscorer == (True, False)
    drawn = replace(_two(Result.DRAW, Result.DRAW), rounds=2)
    assert field_of(drawn, 2).topscorer == (False, False)


def test_numbers_skip_who_never_took_part() -> None:
    """5.2.5 counts those who were ever paired or are paired now."""
    rows = tuple(Participant(tpn, (_bye(Result.ZERO_POINT_BYE),)) for tpn in (1, 2, 3))
    field = field_of(Tournament(5, rows, absent=frozenset({1})), 2)
    assert field.tpn == (2, 3)
    assert field.odd == (True, False)


def test_prohibitions_hold_in_their_rounds_only() -> None:
    """Record 260 from its first to its last round."""
    rule = Prohibition(frozenset({1, 2}), 2, 2)
    tournament = Tournament(5, (Participant(1), Participant(2)), prohibitions=(rule,))
    assert [field_of(tournament, number).met for number in (1, 2, 3)] == [((), ()), ((1,), (0,)), ((), ())]


def test_who_is_to_be_paired() -> None:
    """Requested byes and the absent stay out; a PAB given beforehand stays; a paired round shows who was there."""
    rows = (Participant(1, (_bye(Result.HALF_POINT_BYE),)), Participant(2), Participant(3))
    assert to_be_paired(Tournament(5, rows, absent=frozenset({3})), 1) == [2]
    given = (Participant(1, (_bye(Result.PAIRING_BYE),)), Participant(2), Participant(3))
    assert to_be_paired(Tournament(5, given), 1) == [2, 3]
    paired = (
        Participant(1, (Cell(2, W, Result.WIN),)),
        Participant(2, (Cell(1, B, Result.LOSS),)),
        Participant(3),
    )
    assert to_be_paired(Tournament(5, paired), 1) == [1, 2]
    assert to_be_paired(Tournament(5, given[:1]), 1) == [1]


def test_the_drawn_colour_is_read_off_the_first_games() -> None:
    """Without record 152 the first round tells it, by the numbers of those who took part."""
    assert field_of(_two(Result.WIN, Result.LOSS), 2).initial is W
    turned = Tournament(
        5, (Participant(1, (Cell(2, B, Result.WIN),)), Participant(2, (Cell(1, W, Result.LOSS),)))
    )
    assert field_of(turned, 2).initial is B
    assert field_of(Tournament(5, (Participant(1), Participant(2))), 1).initial is W


def test_a_game_without_a_result_counts_as_adjourned() -> None:
    """C.04.2 3.1: it is a meeting and a draw for pairing; an empty cell without an opponent is an absence."""
    assert field_of(_two(Result.PENDING, Result.PENDING), 2) == field_of(
        _two(Result.UNKNOWN, Result.UNKNOWN), 2
    )
    rows = (Participant(1, (Cell(0, None, Result.PENDING),)),)
    assert field_of(Tournament(5, rows), 2).score == (0,)
