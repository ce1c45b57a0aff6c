"""The fast way against the general way, bracket by bracket, on generated tournaments."""

import os
from random import Random

import pytest

from tura.domain.generate.settings import ALL_DRAWN, QUIET, Rates, Settings
from tura.domain.generate.tournament import generate
from tura.domain.pairing.dutch.bracket import Bracket
from tura.domain.pairing.dutch.completion import after_pab, completion_of
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.dutch.fast.round import FastWay
from tura.domain.pairing.dutch.field import field_of
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.tournament import Tournament

SEEDS = range(400 if os.environ.get("TURA_PROVE") else 12)
HOSTILE = Rates(100, 100, 20, 20, 100, 80, 30, 50, 400)
KINDS = {
    "usual": (Rates(), 40, 9),
    "hostile": (HOSTILE, 30, 13),
    "small": (HOSTILE, 9, 9),
    "drawn": (ALL_DRAWN, 45, 11),
    "quiet": (QUIET, 25, 13),
    "clubs": (Rates(), 30, 9),
}


def checked(tournament: Tournament, round_no: int) -> Pairing | Refusal:
    """The pairing, both ways compared in every bracket."""
    return pair_round(tournament, round_no, Way.CHECK)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_fast_way_answers_is_the_answer(kind: str, seed: int) -> None:
    """No bracket, no PAB score and no verdict "cannot be paired" differs between the ways."""
    rates, players, rounds = KINDS[kind]
    settings = Settings(players + seed % 7, rounds, rates, prohibited=5 if kind == "clubs" else 0)
    tournament = generate(settings, Random(seed), checked)
    assert any(row.cells for row in tournament.participants)


def share_taken(tournament: Tournament) -> tuple[int, int]:
    """How many brackets of a tournament there are, and how many the fast way takes."""
    brackets = taken = 0
    for round_no in range(1, tournament.rounds + 1):
        field = field_of(tournament, round_no)
        fast = FastWay(field)
        movers, pab_score = (), fast.pab_score
        for group in field.groups:
            bracket = Bracket(field, movers, group, pab_score)
            outcome = fast.pair(bracket)
            brackets += 1
            if outcome is None:
                break
            taken += 1
            movers, pab_score = after_pab(bracket, outcome.floaters)
    return brackets, taken


def test_the_fast_way_takes_ordinary_tournaments_whole() -> None:
    """In ordinary tournaments of 300 players hardly any bracket is refused."""
    brackets, taken = share_taken(generate(Settings(300, 9), Random(1)))
    assert taken >= brackets - 1


@pytest.mark.parametrize("seed", range(6))
def test_whether_a_field_can_be_paired_is_known_alike(seed: int) -> None:
    """A nearly exhausted field can be paired, and its PAB's score is (C5), as the general way says."""
    tournament = generate(Settings(7 + seed, 6 + seed, QUIET), Random(seed))
    for round_no in range(1, tournament.rounds + 2):
        field = field_of(tournament, round_no)
        fast, general = FastWay(field), completion_of(field)
        assert (fast.possible, fast.pab_score) == (general.possible, general.pab_score)
