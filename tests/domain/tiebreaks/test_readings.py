"""Each reading can be switched, and odd rows are taken or refused as announced."""

from fractions import Fraction

import pytest

from tura.domain.results import Cell, Colour, Result
from tura.domain.standings import Options, opened, standings
from tura.domain.tiebreaks.edition import Edition, Readings, UnratedAs
from tura.domain.tiebreaks.field import UnknownOpponentError, lay_out
from tura.domain.tiebreaks.value import Value, half_up
from tura.domain.tournament import Participant, Tournament


def _two(results: str, others: str, *, robin: bool = False, unrated: bool = False) -> Tournament:
    white = tuple(Cell(2, Colour.WHITE, Result(code)) for code in results)
    black = tuple(Cell(1, Colour.BLACK, Result(code)) for code in others)
    rows = (Participant(1, white, 2000), Participant(2, black, 0 if unrated else 1900))
    return Tournament(len(results), rows, predetermined=robin)


def _value(tournament: Tournament, code: str, tpn: int, readings: Readings) -> Fraction:
    lines = standings(tournament, [code], options=Options(readings=readings))
    return next(line.values[code].exact for line in lines if line.tpn == tpn)


def test_a_double_forfeit_in_standard_points() -> None:
    """0 against the points of a draw, or 1/2 each against the opponent's points (7.7)."""
    double = _two("-", "-")
    assert _value(double, "STD", 1, Readings()) == 0
    assert _value(double, "STD", 1, Readings(forfeit_equals_draw_points=False)) == Fraction(1, 2)


def test_forfeit_wins_in_a_round_robin() -> None:
    """WON counts them only by the other reading of 15.2."""
    robin = _two("+=", "-=", robin=True)
    assert _value(robin, "WON", 1, Readings()) == 0
    assert _value(robin, "WON", 1, Readings(over_the_board_in_round_robin=False)) == 1


def test_unrated_opponents() -> None:
    """Left out, or counted with the announced rating; the opened value says which (10)."""
    met = _two("=", "=", unrated=True)
    fixed = Readings(unrated=UnratedAs.FIXED, unrated_rating=1400)
    assert _value(met, "ARO", 1, Readings()) == 0
    assert _value(met, "ARO", 1, fixed) == 1400
    (shown,) = opened(met, ["ARO"], 1, options=Options(readings=fixed))
    assert shown.contributions[0].reason.code == "tb-opponent-rating-announced"
    (none,) = opened(met, ["TPR"], 1)
    assert none.reason.code == "tb-no-rated-games"


def test_ratings_of_a_long_event() -> None:
    """The first rating counts, or by the regulation's choice that of the round; missing ones repeat the last (10)."""
    met = _two("===", "===")
    assert _value(met, "ARO", 1, Readings()) == 1900
    by_round = Options(ratings={2: (1900, 1960)})
    (line,) = [line for line in standings(met, ["ARO", "PTP"], options=by_round) if line.tpn == 1]
    assert line.values["ARO"].exact == 1940
    shown, _ = opened(met, ["ARO", "PTP"], 1, options=by_round)
    assert [part.amount for part in shown.contributions] == [1900, 1960, 1960]


def test_fore_buchholz_while_an_event_runs() -> None:
    """After round 1 of 2 it is the Buchholz; by the other reading round 1 counts as drawn (8.3)."""
    running = Tournament(2, _two("1", "0").participants)
    assert _value(running, "FB", 2, Readings()) == 1
    assert _value(running, "FB", 2, Readings(fore_by_event=False)) == Fraction(1, 2)


def test_fore_buchholz_once_the_last_round_is_paired() -> None:
    """The pairings of the last round count as draws before they are played."""
    paired = _two("1 ", "0 ")
    assert _value(paired, "BH", 1, Readings()) == 0
    assert _value(paired, "FB", 1, Readings()) == 1


def test_an_open_game_gives_no_standard_points() -> None:
    """A game without a result is no element of any value."""
    other = (
        Participant(3, (Cell(4, Colour.WHITE, Result("1")),)),
        Participant(4, (Cell(3, Colour.BLACK, Result("0")),)),
    )
    running = Tournament(1, (*_two(" ", " ").participants, *other))
    assert [_value(running, code, 1, Readings()) for code in ("STD", "BH", "PS")] == [0, 0, 0]


def test_forfeits_in_koya_of_a_swiss() -> None:
    """Points by forfeit count against the scheduled opponent, or not."""
    forfeit = _two("+=", "-=")
    assert _value(forfeit, "KS/L-1", 1, Readings()) == Fraction(3, 2)
    assert _value(forfeit, "KS/L-1", 1, Readings(koya_forfeits_in_swiss=False)) == Fraction(1, 2)


def test_the_virtual_opponent_is_opened_by_name() -> None:
    """The older rules' dummy tells what he is."""
    bye = Tournament(1, (Participant(1, (Cell(0, None, Result("U")),)),))
    (shown,) = opened(bye, ["BH"], 1, edition=Edition.VIRTUAL_OPPONENT)
    assert shown.contributions[0].reason.code == "tb-virtual-opponent"


def test_a_typed_value_is_opened_as_such() -> None:
    """Nothing was computed, and the opened form says so."""
    typed = Options(external={"BH": {1: Fraction(7)}})
    (shown,) = opened(_two("=", "="), ["BH"], 1, options=typed)
    assert (shown.reason.code, shown.value.text) == ("tb-typed-in", "7")


def test_a_row_without_later_rounds_was_absent() -> None:
    """Rounds that a row does not mention are zero-point byes."""
    short = (Participant(1, ()), Participant(2, (Cell(0, None, Result("F")), Cell(0, None, Result("F")))))
    field = lay_out(Tournament(2, short), 2)
    assert field.points == [[0, 0], [10, 10]]


def test_a_bye_without_a_result_in_a_past_round_is_an_absence() -> None:
    """An empty cell of a round that others played is a zero-point bye."""
    rows = (*_two("1", "0").participants, Participant(3, (Cell(0, None, Result(" ")),)))
    assert _value(Tournament(1, rows), "REP", 3, Readings()) == 0


def test_an_opponent_outside_the_section_is_named() -> None:
    """The row and the number are named."""
    stray = Tournament(1, (Participant(1, (Cell(9, Colour.WHITE, Result("1")),)),))
    with pytest.raises(UnknownOpponentError, match="player 1 met 9"):
        lay_out(stray)


def test_bonus_points_count_in_every_score() -> None:
    """A penalty lowers the player's score and what it is worth to his opponents."""
    options = Options(bonus={1: -5})
    lines = {line.tpn: line for line in standings(_two("1", "0"), ["BH", "SB"], options=options)}
    assert (lines[1].points, lines[2].values["BH"].text) == (5, "0.5")


def test_everybody_may_be_placed_one_after_the_other() -> None:
    """Three players: the first beat both, the others did not meet, yet the first is certain (6.3)."""
    white, black = Colour.WHITE, Colour.BLACK
    rows = (
        Participant(1, (Cell(2, white, Result("1")), Cell(3, white, Result("1")))),
        Participant(2, (Cell(1, black, Result("0")), Cell(0, None, Result("U")))),
        Participant(3, (Cell(0, None, Result("U")), Cell(1, black, Result("0")))),
    )
    (shown,) = opened(Tournament(2, rows), ["DE"], 2, options=Options(bonus={1: -10}))
    assert shown.encounter is not None
    assert shown.encounter.order == ((1,), (2, 3))
    assert shown.encounter.steps[0].code == "tb-de-certain-first"


def test_negative_values_print_with_their_sign() -> None:
    """A performance may fall below zero."""
    assert (Value(-15, 10, 1).text, Value(-7).text) == ("-1.5", "-7")
    assert half_up(3) == 3
