"""Why one player has the bye and another has not."""

import pytest

from domain.pairing.explain.brute import brute_of
from domain.pairing.explain.events import SEEDS, courses
from domain.pairing.explain.test_against_oracle import check_values
from domain.pairing.oracle.completion import completes
from tura.domain.pairing.explain.ask import why, why_not_him
from tura.domain.pairing.explain.course import Course
from tura.domain.reason import Reason
from tura.wording.catalogues import catalogue

ASKED = ("not-bye-as-good", "not-bye-as-good-later")


def check_rival(course: Course, rank: int) -> Reason:
    """What is told of one who does not have the bye is true by the oracle."""
    brute = brute_of(course)
    answer, seat = why_not_him(course, course.field.tpn[rank], 0), brute.seat(rank)
    code = answer.first.code
    if code in ("not-bye-again", "not-bye-after-win"):
        assert seat.had_bye
    elif code == "not-bye-score":
        assert seat.score > (course.pab_score or 0)
    elif code == "not-bye-completable":
        others = [brute.seat(other) for other in range(len(course.field)) if other != rank]
        assert not completes(others, None)
    if answer.alternative is not None:
        check_values(brute, answer.alternative)
    if (
        code in ASKED
        and answer.alternative is not None
        and len(answer.alternative.step.outcome.floaters) == 1
    ):
        step = answer.alternative.step
        best = brute.best(step, lambda _, left: left == [seat])
        if len(answer.alternative.outcome.floaters) > 1:
            assert best is None
            return answer.first
        assert best is not None
        mine = brute.pairs(answer.alternative.outcome.pairs)
        assert brute.values(step, best) == brute.values(step, mine)
    return answer.first


@pytest.mark.parametrize("seed", SEEDS)
def test_rivals_against_the_oracle(seed: int) -> None:
    """C2, C4 and C5 are named truly, and the compared candidate is the best in which the rival has the bye."""
    for course in courses(seed):
        if course.bye is not None:
            codes = {check_rival(course, r).code for r in range(len(course.field)) if r != course.bye}
            assert codes <= catalogue("ru").keys()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_bye_is_explained(seed: int) -> None:
    """Who has the bye is told why, at C5's score; in an even field nobody has it."""
    for course in courses(seed):
        if course.bye is None:
            assert why_not_him(course, course.field.tpn[0], 0).first.code == "nobody-rests"
            continue
        reasons = why(course, course.field.tpn[course.bye]).reasons
        assert reasons[0].code == "bye"
        assert reasons[1].values["score"] == course.pab_score
        assert {reason.code for reason in reasons} <= catalogue("en").keys()
