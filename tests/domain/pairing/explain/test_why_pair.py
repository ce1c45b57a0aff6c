"""Why two players meet, why somebody moved down, why halves were exchanged: nothing that is said is false."""

from itertools import chain

import pytest

from domain.pairing.explain.brute import brute_of
from domain.pairing.explain.events import SEEDS, courses
from domain.pairing.explain.test_against_oracle import check_values
from tura.domain.pairing.dutch.absolute import may_meet
from tura.domain.pairing.dutch.engine import pair_round
from tura.domain.pairing.explain.alternative import best_under
from tura.domain.pairing.explain.ask import why, why_not_him
from tura.domain.pairing.explain.course import Course
from tura.domain.pairing.explain.criteria import is_worse
from tura.domain.pairing.explain.demands import halved
from tura.domain.pairing.explain.order import halves_of
from tura.domain.pairing.explain.why_float import why_floats
from tura.domain.pairing.pairing import Pairing
from tura.wording.catalogues import catalogue


@pytest.mark.parametrize("seed", SEEDS)
def test_a_course_is_the_pairing(seed: int) -> None:
    """Followed step by step, a round has the opponents and the bye that pairing it gives."""
    for course in courses(seed):
        answer = pair_round(course.tournament, course.field.round_no)
        assert isinstance(answer, Pairing)
        tpn = course.field.tpn
        mates = {frozenset((tpn[one], tpn[other])) for one, other in course.mate.items()}
        assert mates == {frozenset(pair) for pair in answer.pairs}
        assert answer.bye == (None if course.bye is None else tpn[course.bye])


def check_float(course: Course, rank: int) -> None:
    """Somebody who moved down could not stay, or the oracle finds no better candidate in which it stays."""
    brute = brute_of(course)
    for step in course.steps:
        if rank not in step.outcome.floaters or step.taker == rank:
            continue
        answer, seat = why_floats(step, rank), brute.seat(rank)
        best = brute.best(step, lambda _, left, seat=seat: seat not in left)
        if answer.alternative is None:
            assert best is None
        else:
            check_values(brute, answer.alternative)
            assert best is not None
            mine = brute.pairs(answer.alternative.outcome.pairs)
            assert brute.values(step, best) == brute.values(step, mine)


@pytest.mark.parametrize("seed", SEEDS)
def test_floats_against_the_oracle(seed: int) -> None:
    """For everybody who moved down: the best candidate without that float is the one that is told."""
    for course in courses(seed):
        for rank in range(len(course.field)):
            check_float(course, rank)


@pytest.mark.parametrize("seed", SEEDS)
def test_exchanges_were_needed(seed: int) -> None:
    """Where players changed halves, no candidate without an exchange is possible or as good."""
    for course in courses(seed):
        for step in course.steps:
            halves = halves_of(step.bracket, step.outcome)
            if halves.leaving:
                other = best_under(step, halved(step.bracket, halves), reaches_below=False)
                assert other is None or (other.difference is not None and is_worse(other.difference))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_board_is_explained_in_words(seed: int) -> None:
    """Every reason is worded in both languages, and the board and its colours are those of the pairing."""
    for course in courses(seed):
        answer = pair_round(course.tournament, course.field.round_no)
        assert isinstance(answer, Pairing)
        for white, black in answer.pairs:
            reasons = why(course, black).reasons
            assert {reason.code for reason in reasons} <= catalogue("en").keys()
            assert (reasons[-1].values["white"], reasons[-1].values["black"]) == (white, black)
            assert reasons[-1].article.startswith("C.04.3 5.2.")
            assert why_not_him(course, white, black).reasons == reasons


@pytest.mark.parametrize("seed", SEEDS)
def test_passed_over_opponents_are_not_played(seed: int) -> None:
    """Whoever is told as already met, or as due the same colour, must not be met."""
    for course in courses(seed):
        told = chain.from_iterable(why(course, tpn).reasons for tpn in course.field.tpn)
        for reason in told:
            if reason.code in ("not-again", "not-by-prohibition", "not-same-absolute"):
                one, other = (course.rank[int(str(reason.values[name]))] for name in ("player", "other"))
                assert not may_meet(course.field, one, other)
