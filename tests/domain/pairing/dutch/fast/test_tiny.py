"""Small brackets: trying every pairing gives what the bounds give."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from tura.domain.generate.settings import ALL_DRAWN, QUIET, Rates, Settings
from tura.domain.generate.tournament import generate
from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.completion import after_pab
from tura.domain.pairing.dutch.fast.arrange import Unsure
from tura.domain.pairing.dutch.fast.pair import pair_ideal
from tura.domain.pairing.dutch.fast.round import FastWay
from tura.domain.pairing.dutch.fast.sight import Sight
from tura.domain.pairing.dutch.fast.suffixes import Suffixes
from tura.domain.pairing.dutch.fast.tiny import MOST_PLAYERS, pair_tiny
from tura.domain.pairing.dutch.field import field_of
from tura.domain.pairing.dutch.general.way import pair_bracket


def answers(seed: int) -> list[tuple[Outcome | None, Outcome | None]]:
    """What both ways say of every small bracket of one tournament."""
    rates = (QUIET, Rates(), replace(ALL_DRAWN, half_bye=80, forfeit=80))[seed % 3]
    tournament = generate(Settings(14 + seed, 9, rates, prohibited=3 * (seed % 2)), Random(seed))
    found = []
    for round_no in range(1, tournament.rounds + 1):
        field = field_of(tournament, round_no)
        movers, pab_score = (), FastWay(field).pab_score
        suffixes = Suffixes(Sight(field), pab_score)
        for group in field.groups:
            bracket = Bracket(field, movers, group, pab_score)
            if len(bracket.ranks) <= MOST_PLAYERS:
                ideal = None
                with suppress(Unsure):
                    ideal = pair_ideal(bracket, suffixes)
                found.append((ideal, pair_tiny(bracket, suffixes)))
            movers, pab_score = after_pab(bracket, pair_bracket(bracket).floaters)
    return found


def plain(outcome: Outcome) -> tuple[list[tuple[int, int]], list[int]]:
    """Pairs and floaters without their order."""
    return sorted(outcome.pairs), sorted(outcome.floaters)


@pytest.mark.parametrize("seed", range(6))
def test_trying_everything_confirms_the_bounds(seed: int) -> None:
    """Where the bounds give an answer to a small bracket, the search through all its pairings gives the same."""
    both = [(ideal, tiny) for ideal, tiny in answers(seed) if ideal and tiny]
    assert len(both) > 5
    assert all(plain(ideal) == plain(tiny) for ideal, tiny in both)
