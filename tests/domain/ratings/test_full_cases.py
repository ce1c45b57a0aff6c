"""The full case set of ratings: tables, single games, reports, first ratings, real report lines."""

import json
from fractions import Fraction
from typing import Any

import pytest

from shared_cases import cases
from tura.domain.rating_tables import expected_percent, rating_difference
from tura.domain.ratings.change import RatedGame, change
from tura.domain.ratings.initial import first_rating, performance
from tura.domain.ratings.k_factor import capped
from tura.domain.ratings.rounding import away_from_zero
from tura.domain.ratings.rules import FIDE_RAPID, FIDE_STANDARD


def _expected(name: str = "expected.json") -> dict[str, Any]:
    return dict(json.loads((cases("ratings") / name).read_text(encoding="utf-8")))


def _games(listed: list[tuple[int, float]]) -> list[RatedGame]:
    return [RatedGame(opponent, int(2 * score)) for opponent, score in listed]


def test_both_tables() -> None:
    """Tables 8.1.1 and 8.1.2 agree entry by entry."""
    case = _expected()
    table = case["dp_table"]["p_percent_to_dp"]
    assert {percent: rating_difference(int(percent)) for percent in table} == table
    pd = case["pd_table"]
    for percent, most in enumerate(pd["upper_bounds_D_for_51_to_100"], 50):
        assert (expected_percent(most), expected_percent(most + 1)) == (percent, percent + 1)
    found = {text: expected_percent(int(text)) for text in pd["examples"]}
    assert found == {text: round(100 * value) for text, value in pd["examples"].items()}


def test_single_games() -> None:
    """The exact and the rounded change of each single game."""
    for case in _expected()["single_game"]["cases"]:
        rules = FIDE_RAPID if case.get("list") == "rapid" else FIDE_STANDARD
        found = change(case["R"], case["K"], _games([(case["opp"], case["score"])]), rules)
        assert found.rounded == case["rounded"], case
        assert found.exact == Fraction(str(case.get("exact_change", found.exact))), case


def test_reports() -> None:
    """Whole reports: expected score and change before rounding; the cap of 700; the rounding."""
    reports = {case["name"]: case for case in _expected()["report"]}
    for case in reports.values():
        if "games" in case:
            found = change(case["R"], case["K"], _games(case["games"]), FIDE_STANDARD)
            assert found.exact == Fraction(str(case["expected_change"])), case["name"]
            assert found.expected == Fraction(str(case["We"])), case["name"]
    for case in reports["700-cap"]["examples"]:
        assert capped(case["K"], case["n"]) == case["K_used"]
    for exact, rounded in reports["rounding"]["examples"]:
        assert away_from_zero(Fraction(str(exact))) == rounded


def test_first_ratings() -> None:
    """Each first rating, two draws against 1800 included."""
    for case in _expected()["initial"]["cases"]:
        halves, games = int(2 * case["score"]), []
        for opponent in case["opponents"]:
            games.append(RatedGame(opponent, min(2, halves)))
            halves -= games[-1].halves
        found = first_rating(games)
        assert found is not None
        assert found.value == case["Ru"], case


@pytest.mark.parametrize("event", ["vega_april_rapid_49p_5r", "vega_cup_35p_5of6r_forfeits"])
def test_real_report_lines(event: str) -> None:
    """The change of every real line for each K, and its performance."""
    for case in _expected("real_reports.json")["values"][event].values():
        games = _games(case["games"])
        assert {
            k: change(case["R"], int(k), games, FIDE_STANDARD).rounded for k in case["change_by_K"]
        } == case["change_by_K"]
        assert performance(games) == case["Rp_calc"]
