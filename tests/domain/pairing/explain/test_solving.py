"""A demand is answered alike by whatever way finds the answer."""

import os
from dataclasses import replace
from random import Random

import pytest

from domain.pairing.random_events import positions
from tura.domain.pairing.dutch.general.way import pair_bracket
from tura.domain.pairing.explain.ahead import left_next
from tura.domain.pairing.explain.alternative import compare
from tura.domain.pairing.explain.completable import can_complete
from tura.domain.pairing.explain.course import Course, Step, follow
from tura.domain.pairing.explain.demands import floating, meeting, staying
from tura.domain.pairing.explain.reduced import best_beside
from tura.domain.pairing.explain.solving import solve
from tura.domain.reason import Refusal

SEEDS = range(100 if os.environ.get("TURA_PROVE") else 8)


def courses(seed: int) -> list[Course]:
    """Every round of a tournament of up to 26 players that has a pairing."""
    random = Random(seed)
    found = (
        follow(before, no) for before, no, _ in positions(random, random.randint(9, 26), random.randint(3, 9))
    )
    return [course for course in found if not isinstance(course, Refusal)]


def check_demands(step: Step, random: Random) -> None:
    """One demand of each kind on a bracket."""
    bracket = step.bracket
    field, high = bracket.field, random.choice(bracket.ranks)
    low = random.choice(bracket.residents)
    demands = [floating(bracket, high), staying(bracket, high)]
    if low > high and low not in field.met[high]:
        demands.append(meeting(field, high, low))
    for demanded in demands:
        if can_complete(demanded, bracket.movers, bracket.residents.start, bracket.pab_score):
            wanted = replace(bracket, field=demanded)
            found, general = solve(wanted, bracket), pair_bracket(wanted)
            assert (sorted(found.pairs), found.floaters) == (sorted(general.pairs), general.floaters)
            assert left_next(bracket, found.floaters) is not None


@pytest.mark.parametrize("seed", SEEDS)
def test_demands_are_met_alike(seed: int) -> None:
    """The short ways give the general way's candidate for players who must meet, float or stay."""
    random = Random(seed)
    for course in courses(seed):
        for step in course.steps:
            check_demands(step, random)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pair_and_the_best_of_the_others(seed: int) -> None:
    """The best candidate with a pair has the criteria of the pair and the best without the two."""
    random = Random(seed)
    for course in courses(seed):
        for step in course.steps:
            bracket = step.bracket
            high, low = random.choice(bracket.ranks), random.choice(bracket.residents)
            demanded = meeting(course.field, high, low) if low > high else None
            if demanded is None or low in course.field.met[high]:
                continue
            short = best_beside(bracket, high, low)
            possible = can_complete(demanded, bracket.movers, bracket.residents.start, bracket.pab_score)
            if short is not None and possible:
                whole = pair_bracket(replace(bracket, field=demanded))
                assert compare(step, short).other == compare(step, whole).other
