"""The colour rule that is named is the one that decided, for any two players."""

from itertools import combinations

import pytest

from domain.pairing.explain.brute import brute_of
from domain.pairing.explain.events import SEEDS, courses
from domain.pairing.oracle.colours import STRENGTH, white
from domain.pairing.oracle.seats import Seat
from tura.domain.pairing.explain.why_colour import why_colours
from tura.domain.results import Colour


def article(high: Seat, low: Seat) -> str:
    """The first article of 5.2 that tells the two apart, from the oracle's view of them."""
    (mine, my_colour), (theirs, their_colour) = high.wish, low.wish
    if my_colour is not their_colour:
        return "5.2.1"
    if my_colour is None:
        return "5.2.5"
    wider = mine == "absolute" and abs(high.difference) != abs(low.difference)
    if STRENGTH[mine] != STRENGTH[theirs] or wider:
        return "5.2.2"
    shared = zip(reversed(high.colours), reversed(low.colours), strict=False)
    return "5.2.3" if any(one is not other for one, other in shared) else "5.2.4"


@pytest.mark.parametrize("seed", SEEDS)
def test_colour_rules_against_the_oracle(seed: int) -> None:
    """White is whom the oracle gives it, by the article that the oracle's facts call for."""
    for course in courses(seed):
        brute = brute_of(course)
        initial = course.tournament.initial_colour or Colour.WHITE
        for high, low in combinations(range(len(course.field)), 2):
            rule = why_colours(course.field, high, low)[-1]
            one, other = brute.seat(high), brute.seat(low)
            assert rule.values["white"] == white(one, other, initial).tpn
            assert rule.article == f"C.04.3 {article(one, other)}"
