"""Unplayed rounds: adjusted scores, dummies and their caps."""

from hypothesis import given

from invented import events
from tura.domain.results import Cell, Colour, Result
from tura.domain.standings import standings
from tura.domain.tiebreaks.edition import Edition, Readings
from tura.domain.tiebreaks.field import lay_out
from tura.domain.tiebreaks.unplayed import elements
from tura.domain.tournament import Participant, Tournament


def _bye(code: str) -> Cell:
    return Cell(0, None, Result(code))


def _alone(codes: str) -> Tournament:
    return Tournament(len(codes), (Participant(1, tuple(_bye(code) for code in codes)),))


def test_a_tail_of_byes_counts_as_draws_for_the_opponents() -> None:
    """Requested byes followed only by such rounds are draws each; a forfeit loss between them keeps its 0 (16.3)."""
    games = (Cell(2, Colour.WHITE, Result("1")), Cell(2, Colour.WHITE, Result("-")), _bye("Z"), _bye("Z"))
    met = (Cell(1, Colour.BLACK, Result("0")), Cell(1, Colour.BLACK, Result("+")), _bye("U"), _bye("H"))
    field = lay_out(Tournament(4, (Participant(1, games), Participant(2, met))))
    assert elements(field).scores[1][0] == 10 + 0 + 5 + 5


def test_a_bye_before_a_played_round_keeps_its_points() -> None:
    """A zero-point bye with a later played round stays 0 for the opponents (16.2.3)."""
    late = (_bye("Z"), Cell(2, Colour.WHITE, Result("1")))
    met = (_bye("U"), Cell(1, Colour.BLACK, Result("0")))
    field = lay_out(Tournament(2, (Participant(1, late), Participant(2, met))))
    assert elements(field).scores[1][1] == 10


def test_the_dummy_is_capped_since_2026() -> None:
    """Three full-point byes in three rounds: the dummy has 1.5 since March 2026, 3.0 before (16.4.2)."""
    assert elements(lay_out(_alone("FFF"))).scores[0] == [15, 15, 15]
    assert elements(lay_out(_alone("FFF"), edition=Edition.AUGUST_2024)).scores[0] == [30, 30, 30]


def test_the_cap_may_count_the_whole_event() -> None:
    """While an event runs, the cap counts the rounds so far, or by the other reading those of the event."""
    tournament = Tournament(9, _alone("FFF").participants)
    assert elements(lay_out(tournament)).scores[0] == [15, 15, 15]
    by_event = lay_out(tournament, readings=Readings(dummy_cap_by_event=True))
    assert elements(by_event).scores[0] == [30, 30, 30]


def test_the_virtual_opponent_of_older_rules() -> None:
    """He had the player's score before the round, the rest of its point, then draws."""
    field = lay_out(_alone("HZU"), edition=Edition.VIRTUAL_OPPONENT)
    assert elements(field).scores[0] == [0 + 5 + 10, 5 + 10 + 5, 5 + 0 + 0]


@given(events())
def test_no_dummy_exceeds_the_players_own_score(tournament: Tournament) -> None:
    """The cap only ever lowers the Buchholz of the edition before (16.4)."""
    new = {line.tpn: line for line in standings(tournament, ["BH"])}
    for old in standings(tournament, ["BH"], edition=Edition.AUGUST_2024):
        assert new[old.tpn].values["BH"].exact <= old.values["BH"].exact


@given(events(most=6, robin=True))
def test_round_robins_know_no_dummy(tournament: Tournament) -> None:
    """With pairings made in advance every forfeit is a game against its opponent (15.2)."""
    field = lay_out(tournament)
    for row in range(field.size):
        met = [opponent for opponent in field.opponents[row] if opponent >= 0]
        assert elements(field).scores[row] == [field.scores[opponent] for opponent in met]
