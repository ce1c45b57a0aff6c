"""Every "why not him?" of small random tournaments against the literal oracle."""

from dataclasses import replace
from itertools import combinations

import pytest

from domain.pairing.explain.brute import Brute, apart, brute_of
from domain.pairing.explain.events import SEEDS, courses
from domain.pairing.oracle.completion import completes, completions
from domain.pairing.oracle.generation import Pairs
from domain.pairing.oracle.seats import Seat
from tura.domain.pairing.explain.alternative import Alternative
from tura.domain.pairing.explain.criteria import is_worse
from tura.domain.pairing.explain.why_not import Answer, why_not

FORCED = ("not-as-good", "not-as-good-later")
FLOATED = ("not-floating", "not-floating-later", "not-floating-completes")


def check_values(brute: Brute, alternative: Alternative) -> None:
    """The alternative has the values it is said to have, and the chosen candidate is not worse."""
    step = alternative.step
    takes_pab = step.bracket.gives_pab
    for outcome, said in ((step.outcome, alternative.actual), (alternative.outcome, alternative.other)):
        true = brute.values(step, brute.pairs(outcome.pairs))
        for code, value in said.items():
            assert value == true[code] or (code == "C8" and takes_pab), (code, said, true)
    assert alternative.difference is None or is_worse(alternative.difference)


def check_forced(brute: Brute, answer: Answer, high: int, low: int) -> None:
    """No candidate of the bracket with the pair is better than the one that was compared."""
    alternative = answer.alternative
    assert alternative is not None
    wanted = frozenset((brute.seat(high), brute.seat(low)))
    best = brute.best(alternative.step, lambda pairs, _: any(frozenset(pair) == wanted for pair in pairs))
    assert best is not None
    compare_best(brute, answer, best)


def compare_best(brute: Brute, answer: Answer, best: Pairs, *, loosely: bool = False) -> None:
    """The compared alternative is as good as the oracle's best, and is the first where the order was looked at.

    ``loosely``: as good up to the criterion that is named, where the demand itself changes C8.
    """
    alternative = answer.alternative
    assert alternative is not None
    mine = brute.pairs(alternative.outcome.pairs)
    true, said = brute.values(alternative.step, best), brute.values(alternative.step, mine)
    if loosely and alternative.difference is not None:
        code = alternative.difference.criterion
        codes = list(said)[: list(said).index(code) + 1]
        assert [true[one] for one in codes] == [said[one] for one in codes]
        return
    assert true == said
    check_order(brute, answer, best)


def check_order(brute: Brute, answer: Answer, best: Pairs) -> None:
    """What is said of the order is true of the first candidate that is as good, and so of all that follow it."""
    alternative, reason = answer.alternative, answer.reasons[-1]
    assert alternative is not None
    if reason.code == "later-same-half":
        upper = {min(pair, key=lambda seat: (-seat.score, seat.tpn)) for pair in best}
        players = [brute.seat(rank) for rank in alternative.step.bracket.ranks]
        assert upper != set(players[: len(best)])
    elif reason.code == "later-partner":
        ranks = [brute.course.rank[int(str(reason.values[name]))] for name in ("now_player", "then_player")]
        assert ranks == sorted(ranks)
    elif reason.code.startswith("later-") and not reason.code.startswith("later-same-half"):
        mine = brute.pairs(alternative.outcome.pairs)
        assert {frozenset(pair) for pair in best} == {frozenset(pair) for pair in mine}


def check_floated(brute: Brute, answer: Answer, high: int) -> None:
    """No candidate in which the player floats is better, or none can be completed."""
    seat = brute.seat(high)
    step = brute.course.steps[brute.course.step[high]]
    place = brute.place(step)

    def in_left(_: Pairs, left: list[Seat]) -> bool:
        return seat in left

    def floats(_: Pairs, left: list[Seat]) -> bool:
        return seat in left and completes((*apart(_barred(left, seat)), *place.rest()), place.pab)

    best = brute.best(step, floats if place.pab is not None and step.bracket.gives_pab else in_left)
    if answer.alternative is None and answer.reasons[-1].code == "behind-C6-at-least":
        assert best is None or len(step.bracket.ranks) - 2 * len(best) >= 2
    elif answer.alternative is None:
        assert best is None
    else:
        assert best is not None
        compare_best(brute, answer, best, loosely=step.bracket.gives_pab)


def _barred(left: list[Seat], seat: Seat) -> list[Seat]:
    return [replace(one, had_bye=True) if one is seat else one for one in left]


def check_impossible(brute: Brute, answer: Answer, high: int, low: int) -> None:
    """The others cannot be paired, or only with the PAB at the score that is named."""
    field = brute.course.field
    rest = tuple(brute.seat(rank) for rank in range(len(field)) if rank not in (high, low))
    scores = completions(rest)
    if answer.first.code == "not-completable":
        assert not scores
    else:
        assert min(score for score in scores if score is not None) == answer.first.values["then"]


@pytest.mark.parametrize("seed", SEEDS)
def test_why_not_against_the_oracle(seed: int) -> None:
    """For every two players: the alternative has its values, the oracle finds none better, C4 and C5 are true."""
    for course in courses(seed):
        brute = brute_of(course)
        for high, low in combinations(range(len(course.field)), 2):
            answer = why_not(course, course.field.tpn[low], course.field.tpn[high])
            if answer.alternative is not None:
                check_values(brute, answer.alternative)
            code = answer.first.code
            if code in FORCED:
                check_forced(brute, answer, high, low)
            elif code in FLOATED:
                check_floated(brute, answer, high)
            elif code in ("not-completable", "not-pab-score"):
                check_impossible(brute, answer, high, low)
