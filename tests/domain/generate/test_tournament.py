"""Generated tournaments obey the rules and their settings, and repeat from their seed."""

from dataclasses import replace
from random import Random

import pytest

from tura.domain.generate.settings import ALL_DRAWN, QUIET, Rates, Settings
from tura.domain.generate.strength import expected
from tura.domain.generate.tournament import generate
from tura.domain.points import PointSystem
from tura.domain.results import Result
from tura.domain.tournament import Tournament

BUSY = Rates(half_bye=60, zero_bye=60, full_bye=20, withdrawal=20, late=100, forfeit=60, double_forfeit=20)


def results(tournament: Tournament) -> list[Result]:
    """Every result of every player."""
    return [cell.result for row in tournament.participants for cell in row.cells]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_meets_twice_and_nobody_has_two_byes(seed: int) -> None:
    """Over all rounds a game over the board happens once between two players, and the PAB comes once."""
    tournament = generate(Settings(players=9 + 4 * seed, rounds=5, rates=BUSY), Random(seed))
    for row in tournament.participants:
        met = [cell.opponent for cell in row.cells if cell.result.facts.played]
        assert len(met) == len(set(met))
        assert sum(cell.result is Result.PAIRING_BYE for cell in row.cells) <= 1


@pytest.mark.parametrize("seed", range(4))
def test_the_two_sides_of_every_game_agree(seed: int) -> None:
    """Who has an opponent is that opponent's opponent in the same round, with the other colour."""
    tournament = generate(Settings(players=14, rounds=5, rates=BUSY), Random(seed))
    for row in tournament.participants:
        for index, cell in enumerate(row.cells):
            if cell.opponent:
                other = tournament.by_tpn[cell.opponent].cells[index]
                assert other.opponent == row.tpn
                assert cell.colour is not None
                assert other.colour is cell.colour.opposite


def test_one_seed_gives_one_tournament() -> None:
    """The same seed gives the same tournament; another seed another one."""
    settings = Settings(players=20, rounds=5)
    assert generate(settings, Random(3)) == generate(settings, Random(3))
    assert generate(settings, Random(3)) != generate(settings, Random(4))


def test_quiet_rates_leave_nobody_out() -> None:
    """Without byes, forfeits and withdrawals an even field plays every round over the board."""
    tournament = generate(Settings(players=20, rounds=6, rates=QUIET), Random(1))
    assert all(result.facts.played for result in results(tournament))
    assert len(results(tournament)) == 120


def test_all_drawn_draws_every_game() -> None:
    """The rates for all draws give nothing but draws, however unequal the players."""
    tournament = generate(Settings(players=20, rounds=6, rates=ALL_DRAWN), Random(1))
    assert set(results(tournament)) == {Result.DRAW}


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("half_bye", Result.HALF_POINT_BYE),
        ("zero_bye", Result.ZERO_POINT_BYE),
        ("full_bye", Result.FULL_POINT_BYE),
        ("forfeit", Result.FORFEIT_WIN),
        ("double_forfeit", Result.FORFEIT_LOSS),
        ("withdrawal", Result.ZERO_POINT_BYE),
        ("late", Result.ZERO_POINT_BYE),
        ("unrated", Result.WIN_UNRATED),
    ],
)
def test_each_rate_makes_its_own_thing_happen(name: str, result: Result) -> None:
    """A rate raised from nothing brings its result into a tournament that had none."""
    settings = Settings(players=30, rounds=5, rates=QUIET)
    assert result not in results(generate(settings, Random(5)))
    raised = replace(settings, rates=replace(QUIET, **{name: 200}))
    assert result in results(generate(raised, Random(5)))


def test_club_mates_never_meet() -> None:
    """Members of one club are never paired."""
    tournament = generate(Settings(players=24, rounds=6, prohibited=4), Random(2))
    clubs = [rule.tpns for rule in tournament.prohibitions]
    assert sum(map(len, clubs)) == 24
    for row in tournament.participants:
        mates = next(club for club in clubs if row.tpn in club)
        assert not mates & {cell.opponent for cell in row.cells}


def test_given_ratings_are_used_and_others_are_drawn_within_the_ends() -> None:
    """Ratings given stand; the others lie between the ends; TPN 1 is the highest rated."""
    settings = Settings(players=10, rounds=1, rated=(2700, 1200), lowest=2000, highest=2100)
    ratings = [row.rating for row in generate(settings, Random(1)).participants]
    assert ratings == sorted(ratings, reverse=True)
    assert (ratings[0], ratings[-1]) == (2700, 1200)
    assert all(2000 <= rating <= 2100 for rating in ratings[1:-1])


def test_baku_lifts_the_upper_half_only() -> None:
    """Virtual points go to group A, and Baku with points it does not allow is refused."""
    tournament = generate(Settings(players=10, rounds=5, rates=QUIET, baku=True), Random(1))
    assert [bool(row.virtual) for row in tournament.participants] == [True] * 6 + [False] * 4
    with pytest.raises(ValueError, match="two draws"):
        Settings(players=10, rounds=5, baku=True, points=PointSystem(30, 10, 0))


def test_the_stronger_side_wins_more_often() -> None:
    """Expectation grows with the difference and is shared without loss."""
    assert [expected(2000 + gap, 2000) for gap in (0, 100, 400, 800)] == [50, 64, 92, 100]
    assert all(expected(one, 2000) + expected(2000, one) == 100 for one in range(1200, 2800, 7))
