"""Standings: order, shared places, lots, and what is left out."""

import itertools
import random
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from invented import events
from standing_cases import ranked
from tura.domain.results import Cell, Colour, Result
from tura.domain.standings import Options, left_out, standings
from tura.domain.tiebreaks.code import UnknownCodeError
from tura.domain.tiebreaks.edition import Readings
from tura.domain.tournament import Participant, Tournament

FOUR = ["PTS", "DE", "BH/C1", "BH", "WIN"]


@given(events())
def test_standings_are_a_permutation_in_falling_order(tournament: Tournament) -> None:
    """Everybody has one line, points never rise down the list, and ranks count the lines above."""
    lines = standings(tournament, FOUR)
    assert sorted(line.tpn for line in lines) == [row.tpn for row in tournament.participants]
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    for number, line in enumerate(lines, 1):
        assert line.rank <= number
        assert line.rank == number or lines[number - 2].rank == line.rank


@given(events(), st.integers(0, 99))
def test_the_order_of_the_rows_does_not_matter(tournament: Tournament, seed: int) -> None:
    """Rows in any order give the same standings."""
    rows = list(tournament.participants)
    random.Random(seed).shuffle(rows)
    assert standings(replace(tournament, participants=tuple(rows)), FOUR) == standings(tournament, FOUR)


@given(events(), st.text(max_size=5))
def test_lots_leave_no_shared_place_and_change_nothing_else(tournament: Tournament, seed: str) -> None:
    """Lots only order those that the list leaves equal, and the same seed draws the same order."""
    shared = standings(tournament, FOUR)
    drawn = standings(tournament, FOUR, seed=seed)
    assert [line.rank for line in drawn] == list(range(1, len(drawn) + 1))
    place = {line.tpn: line.rank for line in shared}
    assert [place[line.tpn] for line in drawn] == [line.rank for line in shared]
    assert drawn == standings(tournament, FOUR, seed=seed)


@given(events())
def test_what_separates_two_lines_differs_between_them(tournament: Tournament) -> None:
    """The code that put a line below the one above has a lower value there, and earlier codes are equal."""
    codes = ["BH/C1", "BH", "SB", "WIN"]
    lines = standings(tournament, codes)
    for above, line in itertools.pairwise(lines):
        if above.rank == line.rank or line.decided_by == "PTS":
            continue
        place = codes.index(line.decided_by)
        assert above.values[line.decided_by].raw > line.values[line.decided_by].raw
        assert [above.values[code] for code in codes[:place]] == [line.values[code] for code in codes[:place]]


def _pair(*results: str) -> Tournament:
    other = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", " ": " "}
    white = tuple(Cell(2, Colour.WHITE, Result(code)) for code in results)
    black = tuple(Cell(1, Colour.BLACK, Result(other[code])) for code in results)
    return Tournament(max(2, len(results)), (Participant(1, white), Participant(2, black)))


def test_a_round_without_results_is_not_counted() -> None:
    """A round that is only paired, and byes announced for it, leave the standings as they were."""
    paired = _pair("1", " ")
    assert [(line.tpn, line.points) for line in standings(paired, [])] == [(1, 10), (2, 0)]
    assert standings(paired, ["BH"]) == standings(_pair("1"), ["BH"])


def test_standings_after_an_earlier_round() -> None:
    """After round 1 the second round's result does not count."""
    assert ranked(standings(_pair("1", "0"), ["DE"], 1)) == [[1], [2]]
    assert ranked(standings(_pair("1", "0"), ["DE"])) == [[1, 2]]


def test_values_typed_in_decide() -> None:
    """A self-defined tie-break takes its values from outside, and a typed value replaces a computed one."""
    options = Options(external={"OTHER_BLITZ": {2: Fraction(3, 2)}, "BH": {1: Fraction(9)}})
    blitz = standings(
        _pair(
            "=",
        ),
        ["OTHER_BLITZ"],
        options=options,
    )
    assert ranked(blitz) == [[2], [1]]
    assert blitz[0].values["OTHER_BLITZ"].text == "1.50"
    assert ranked(
        standings(
            _pair(
                "=",
            ),
            ["BH"],
            options=options,
        )
    ) == [[1], [2]]


def test_a_repeated_code_keeps_both_columns() -> None:
    """The direct encounter may be asked twice; the second column is numbered."""
    assert list(standings(_pair("="), ["DE", "WIN", "DE"])[0].values) == ["DE", "WIN", "DE (2)"]


def test_an_unknown_code_is_refused() -> None:
    """A code outside C.07 is named."""
    with pytest.raises(UnknownCodeError, match="SUMBH"):
        standings(_pair("1"), ["SUMBH"])


def test_the_expelled_have_no_line() -> None:
    """An expelled player drops out of the list; his opponent keeps the result."""
    lines = standings(_pair("1"), [], options=Options(expelled=frozenset({2})))
    assert [(line.tpn, line.points) for line in lines] == [(1, 10)]


def _robin_with_a_leaver(played: int) -> Tournament:
    """Player 4 of four in a double round robin wins ``played`` games, then forfeits the rest."""
    cells: dict[int, list[Cell]] = {tpn: [] for tpn in (1, 2, 3, 4)}
    circle = [((1, 4), (2, 3)), ((4, 2), (3, 1)), ((4, 3), (1, 2))] * 2
    for number, pairs in enumerate(circle):
        for white, black in pairs:
            ours, theirs = ("=", "=")
            if 4 in (white, black):
                won, lost = ("1", "0") if number < played else ("-", "+")
                ours, theirs = (won, lost) if white == 4 else (lost, won)
            cells[white].append(Cell(black, Colour.WHITE, Result(ours)))
            cells[black].append(Cell(white, Colour.BLACK, Result(theirs)))
    rows = tuple(Participant(tpn, tuple(row)) for tpn, row in cells.items())
    return Tournament(6, rows, predetermined=True)


def test_a_leaver_before_half_of_a_round_robin_counts_for_nobody() -> None:
    """With 2 of 6 games played his results vanish; with exactly 3 they stay (C.05 6.6)."""
    left = _robin_with_a_leaver(2)
    assert [(line.tpn, line.points) for line in standings(left, [])] == [(1, 20), (2, 20), (3, 20)]
    assert left_out(left)[4].values == {"tpn": 4, "completed": 2, "scheduled": 6}
    stayed = _robin_with_a_leaver(3)
    assert left_out(stayed) == {}
    assert len(standings(stayed, [])) == 4


def test_games_that_a_file_leaves_blank_were_scheduled_all_the_same() -> None:
    """A leaver whose later games have no opponent in the file left just as well; one free round is none of them."""
    gone = Cell(0, None, Result("Z"))
    left = _robin_with_a_leaver(2)
    rows = [row for row in left.participants if row.tpn != 4]
    leaver = replace(left.by_tpn[4], cells=(*left.by_tpn[4].cells[:2], gone, gone, gone, gone))
    assert list(left_out(replace(left, participants=(*rows, leaver)))) == [4]
    odd = Tournament(
        3, tuple(Participant(tpn, (*_three(tpn), gone)) for tpn in (1, 2, 3)), predetermined=True
    )
    assert left_out(odd) == {}


def _three(tpn: int) -> tuple[Cell, ...]:
    return tuple(Cell(other, Colour.WHITE, Result("=")) for other in (1, 2, 3) if other != tpn)


def test_games_to_come_count_as_completed() -> None:
    """While the event runs nobody is left out for games not yet played."""
    running = Tournament(
        6, tuple(replace(row, cells=row.cells[:3]) for row in _robin_with_a_leaver(2).participants)
    )
    assert left_out(replace(running, predetermined=True)) == {}


def test_a_forfeit_win_may_count_as_completed() -> None:
    """The other reading of "completed" counts games that the opponent forfeited."""
    white, black = Colour.WHITE, Colour.BLACK
    cells = (
        Cell(2, white, Result("+")),
        Cell(3, black, Result("1")),
        Cell(4, white, Result("-")),
        Cell(2, black, Result("-")),
    )
    robin = Tournament(4, (Participant(1, cells),), predetermined=True)
    assert list(left_out(robin)) == [1]
    assert left_out(robin, readings=Readings(forfeits_won_complete=True)) == {}
