"""Rating rules: K, the 400-point rule, what is rated, first ratings, estimates of a section."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.players import Discipline
from tura.domain.ratings.change import RatedGame, change, what_if
from tura.domain.ratings.estimates import estimate
from tura.domain.ratings.initial import first_rating, performance
from tura.domain.ratings.k_factor import FIDE_K, FSHR_K, Career, k_factor
from tura.domain.ratings.rated import (
    TimeControl,
    discipline_of,
    least_minutes,
    why_not_rated,
)
from tura.domain.ratings.rules import FIDE, FIDE_BLITZ, FIDE_RAPID, FIDE_STANDARD, FSHR
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament
from tura.wording import sentence

ratings = st.integers(1400, 2900)


@pytest.mark.parametrize(
    ("rating", "career", "k"),
    [
        (1500, Career(games=29), 40),
        (1500, Career(games=30), 20),
        (2299, Career(games=99, birth_year=2008), 40),
        (2300, Career(games=99, birth_year=2008), 20),
        (2299, Career(games=99, birth_year=2007), 20),
        (2400, Career(games=99), 10),
        (2350, Career(games=99, reached_2400=True), 10),
        (2299, Career(), 20),
    ],
)
def test_k_of_2026(rating: int, career: Career, k: int) -> None:
    """K 40 for new players and juniors below 2300, 10 for ever from 2400, else 20; each with its reason."""
    found, reason = k_factor(rating, career, 2026)
    assert found == k
    assert f"K = {k}" in sentence(reason, "ru")


def test_a_strong_newcomer_of_the_national_list() -> None:
    """There K 40 of the first games ends at 2400; FIDE's does not."""
    newcomer = Career(games=5)
    assert [k_factor(2400, newcomer, 2026, rules)[0] for rules in (FIDE_K, FSHR_K)] == [40, 10]


@given(ratings, ratings)
def test_two_expectations_make_one_game(own: int, opponent: int) -> None:
    """Below 2650 the two expected scores of a game add up to one."""
    if max(own, opponent) < 2650:
        assert FIDE_STANDARD.expected(own, opponent) + FIDE_STANDARD.expected(opponent, own) == 1


def test_the_400_point_rule_is_each_players_own() -> None:
    """2700 against 2200: the higher counts 500, the lower 400; in rapid both count 400 (8.3.1)."""
    assert FIDE_STANDARD.expected(2700, 2200) == Fraction(96, 100)
    assert FIDE_STANDARD.expected(2200, 2700) == Fraction(8, 100)
    assert FIDE_RAPID.expected(2700, 2200) == Fraction(92, 100)
    assert FIDE_STANDARD.expected(2649, 2000) == Fraction(92, 100)
    assert FIDE_STANDARD.expected(2650, 2000) == Fraction(99, 100)


def test_a_gulf_of_600_above_2600_is_not_rated_in_rapid_and_blitz() -> None:
    """With 2601 a difference of 600 is not rated; with 2600, or 599, or in standard it is."""
    assert not FIDE_BLITZ.is_rated(2601, 2001)
    assert not FIDE_BLITZ.is_rated(0, 2001)
    won = Cell(2, Colour.WHITE, Result.WIN)
    gulf = why_not_rated(won, 2700, 2000, FIDE_BLITZ)
    assert gulf is not None
    assert gulf.code == "not-rated-difference"
    assert FIDE_BLITZ.is_rated(2601, 2002)
    assert FIDE_RAPID.is_rated(2600, 1900)
    assert FIDE_STANDARD.is_rated(2800, 1800)


@given(st.lists(st.tuples(ratings, st.integers(0, 2)), min_size=18, max_size=30), ratings)
def test_k_times_games_stays_within_700(games: list[tuple[int, int]], own: int) -> None:
    """Many games lower K (8.3.3)."""
    found = change(own, 40, [RatedGame(opponent, halves) for opponent, halves in games], FIDE_STANDARD)
    assert found.k * len(games) <= 700


def test_what_if_the_last_one_is_won() -> None:
    """The three outcomes of one more game stand in order."""
    won, drawn, lost = what_if(1800, 20, [RatedGame(1900, 1)], 1800, FIDE_STANDARD)
    assert (won.exact - drawn.exact, drawn.exact - lost.exact) == (10, 10)


def test_the_floor_takes_a_player_off_the_list() -> None:
    """Below 1400 he is unrated again; the national list never falls below 1000."""
    assert change(1401, 40, [RatedGame(1400, 0)], FIDE_STANDARD).below_floor
    assert FSHR[Discipline.RAPID].floor == 1000
    assert not FSHR[Discipline.RAPID].certain


def test_the_national_expectation_is_logistic() -> None:
    """A hundred points more expect 64 per cent, and nobody's game is lost for want of a rating."""
    rules = FSHR[Discipline.STANDARD]
    assert abs(rules.expected(1100, 1000) - Fraction(6401, 10000)) < Fraction(1, 10000)
    assert rules.unrated_counts_as == 1000


@pytest.mark.parametrize(
    ("main", "increment", "found"),
    [
        (5400, 30, Discipline.STANDARD),
        (3000, 10, Discipline.STANDARD),
        (2999, 10, Discipline.RAPID),
        (600, 5, Discipline.RAPID),
        (600, 0, Discipline.BLITZ),
        (180, 2, Discipline.BLITZ),
        (180, 0, None),
    ],
)
def test_the_list_of_a_time_control(main: int, increment: int, found: Discipline | None) -> None:
    """60 minutes for 60 moves are standard, over 10 rapid, over 3 blitz."""
    assert discipline_of(TimeControl(main, increment)) is found


def test_a_standard_game_needs_time_for_its_ratings() -> None:
    """120 minutes from 2400, 90 from 1800, else 60 (1.1)."""
    assert [least_minutes(2400, 1500), least_minutes(1800, 1500), least_minutes(1799, 0)] == [120, 90, 60]
    won = Cell(2, Colour.WHITE, Result.WIN)
    assert why_not_rated(won, 1900, 1700, FIDE_STANDARD, TimeControl(3600)) is not None
    assert why_not_rated(won, 1700, 1700, FIDE_STANDARD, TimeControl(3600)) is None


def test_first_ratings_of_the_regulations() -> None:
    """Nine games averaging 1700 with five points give 1754; nothing scored is disregarded (8.2)."""
    found = first_rating([RatedGame(1700, 1)] * 8 + [RatedGame(1700, 2)])
    assert found is not None
    assert (found.value, found.published) == (1754, True)
    nothing = first_rating([RatedGame(1500, 0)] * 5)
    assert nothing is not None
    assert (nothing.disregarded, nothing.published) == (True, False)
    assert first_rating([]) is None
    assert performance([]) is None


def _section() -> Tournament:
    white, black = Colour.WHITE, Colour.BLACK
    first = (Cell(2, white, Result("1")), Cell(3, black, Result("=")), Cell(2, white, Result("+")))
    second = (Cell(1, black, Result("0")), Cell(0, None, Result("U")), Cell(1, black, Result("-")))
    third = (Cell(0, None, Result("H")), Cell(1, white, Result("=")), Cell(0, None, Result("Z")))
    return Tournament(3, (Participant(1, first, 1500), Participant(2, second, 1600), Participant(3, third)))


def test_an_estimate_counts_only_rated_games() -> None:
    """A forfeit and an unrated opponent are left out with their reasons; the unrated player gets a first rating."""
    found = estimate(_section(), 1, 40, FIDE[Discipline.RAPID])
    assert found.change is not None
    assert [part.game.opponent for part in found.change.games] == [1600]
    assert found.change.new_rating == 1500 + found.change.rounded
    assert [(part.round, part.reason.code) for part in found.left_out] == [
        (2, "not-rated-unrated"),
        (3, "not-rated-unplayed"),
    ]
    unrated = estimate(_section(), 3, 40, FIDE[Discipline.RAPID])
    assert unrated.change is None
    assert unrated.first is not None
    assert (unrated.first.games, unrated.first.published) == (1, False)


def test_the_national_estimate_counts_unrated_players() -> None:
    """Everybody has at least 1000 there."""
    found = estimate(_section(), 3, 40, FSHR[Discipline.RAPID])
    assert found.change is not None
    assert found.change.rating == 1000
