"""Title norms: every condition of B.01, the choice of games, and the last round."""

from dataclasses import replace

import pytest

from tura.domain.ratings.norm_choice import check_norm, needed_in_last, norm_games
from tura.domain.ratings.norm_rules import RULES, Ticks
from tura.domain.ratings.norms import NormGame, check_games, counted_ratings
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament

TICKS = Ticks()
TITLES = ("GM", "GM", "GM", "IM", "IM", "", "", "", "")
FEDERATIONS = ("GER", "GER", "FRA", "FRA", "ITA", "RUS", "RUS", "RUS", "ITA")


def _games(average: int, halves: int, titles: tuple[str, ...] = TITLES) -> list[NormGame]:
    """Nine opponents of one rating, wins first."""
    found: list[NormGame] = []
    for number, (title, federation) in enumerate(zip(titles, FEDERATIONS, strict=True)):
        made = max(0, min(2, halves - 2 * number))
        found.append(NormGame(number + 2, average, title, federation, made))
    return found


def _missed(title: str, games: list[NormGame], ticks: Ticks = TICKS) -> list[str]:
    found = check_games(RULES[title], "RUS", games, ticks)
    return [one.reason.code for one in found.requirements if not one.met]


@pytest.mark.parametrize(
    ("halves", "gm", "im", "wgm", "wim"),
    [
        (14, 2380, 2230, 2180, 2030),
        (13, 2434, 2284, 2234, 2084),
        (12, 2475, 2325, 2275, 2125),
        (11, 2520, 2370, 2320, 2170),
        (10, 2557, 2407, 2357, 2207),
        (9, 2600, 2450, 2400, 2250),
        (8, 2643, 2493, 2443, 2293),
        (7, 2680, 2530, 2480, 2330),
    ],
)
def test_averages_needed_in_nine_rounds(halves: int, gm: int, im: int, wgm: int, wim: int) -> None:
    """The average that FIDE's annex asks for each score is enough, and one point less is not."""
    for title, average in {"GM": gm, "IM": im, "WGM": wgm, "WIM": wim}.items():
        assert _missed(title, _games(average, halves)) == []
        assert _missed(title, _games(average - 1, halves)) != []


def test_thirty_five_per_cent_are_needed() -> None:
    """Three of nine are too few whatever the opponents (1.4.8)."""
    assert _missed("GM", _games(2900, 6)) == ["norm-score"]


def test_titles_of_the_opponents() -> None:
    """Five titled and three of the level are needed; CM and WCM count as none (1.4.5)."""
    few = ("GM", "GM", "GM", "IM", "CM", "WCM", "", "", "")
    assert _missed("GM", _games(2600, 10, few)) == ["norm-titled"]
    low = ("GM", "GM", "IM", "IM", "IM", "", "", "", "")
    assert _missed("GM", _games(2600, 10, low)) == ["norm-level"]
    assert _missed("IM", _games(2600, 10, low)) == []


def test_federations_of_the_opponents() -> None:
    """At most five of one's own, six of one, two foreign ones; the exemption lifts all three; FID is none."""
    own = [
        replace(game, federation="RUS" if number < 6 else "GER")
        for number, game in enumerate(_games(2600, 10))
    ]
    assert _missed("GM", own) == ["norm-foreign", "norm-own-federation"]
    assert _missed("GM", own, Ticks(exempt=True)) == []
    one = [
        replace(game, federation="GER" if number < 7 else "FID")
        for number, game in enumerate(_games(2600, 10))
    ]
    assert _missed("GM", one) == ["norm-foreign", "norm-one-federation"]


def test_one_rating_is_raised_to_the_floor() -> None:
    """The lowest alone is raised; an unrated opponent counts 1400 (1.4.6)."""
    games = [NormGame(2, 0, "", "", 2), NormGame(3, 1900, "", "", 2), NormGame(4, 2500, "", "", 2)]
    assert counted_ratings(RULES["GM"], games) == [2200, 1900, 2500]


def test_eight_games_and_a_win_without_a_game() -> None:
    """One forfeit win or bye may be the ninth game; two may not (1.4.1)."""
    empty = NormGame(0, 0, "", "", 0, played=False)
    assert _missed("GM", [*_games(2650, 12)[:8], empty]) == []
    assert "norm-games" in _missed("GM", [*_games(2650, 12)[:7], empty, empty])


def test_later_rounds_and_won_games_may_be_dropped_in_a_swiss() -> None:
    """A lost tenth round or a win against a weak opponent need not spoil a norm; in a round robin all count."""
    lost = NormGame(20, 2600, "", "USA", 0)
    weak = NormGame(21, 1500, "", "USA", 2)
    for extra in (lost, weak):
        games = [weak, *_games(2600, 9)] if extra is weak else [*_games(2600, 9), lost]
        assert check_norm("GM", "RUS", games, TICKS).achieved
        assert not check_norm("GM", "RUS", games, Ticks(scheduled_fixed=True)).achieved


def test_what_the_last_round_must_bring() -> None:
    """4 of 8 against 2600: a draw keeps the performance, a loss does not; with 1 of 8 nothing helps."""
    games = _games(2600, 8)[:8]
    last = NormGame(30, 2600, "", "ITA", 0)
    assert needed_in_last("GM", "RUS", games, last, TICKS) == 1
    assert needed_in_last("GM", "RUS", _games(2600, 2)[:8], last, TICKS) is None


def test_games_of_a_section() -> None:
    """Games over the board count, a forfeit win and the allocated bye only fill, other byes are nothing."""
    cells = (
        Cell(2, Colour.WHITE, Result("1")),
        Cell(2, Colour.BLACK, Result("+")),
        Cell(0, None, Result("U")),
        Cell(0, None, Result("H")),
        Cell(2, Colour.WHITE, Result("=")),
    )
    section = Tournament(5, (Participant(1, cells), Participant(2, (), 2300, "IM", federation="GER")))
    found = norm_games(section, 1)
    assert [(game.rating, game.halves, game.played) for game in found] == [
        (2300, 2, True),
        (0, 0, False),
        (0, 0, False),
        (2300, 1, True),
    ]
