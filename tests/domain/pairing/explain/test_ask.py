"""Questions that a round answers without weighing anything."""

import pytest

from domain.pairing.explain.events import SEEDS, courses
from tura.domain.pairing.explain.ask import why, why_not_him
from tura.domain.pairing.explain.why_bye import why_bye

NOBODY = 999


@pytest.mark.parametrize("seed", list(SEEDS)[:5])
def test_who_is_not_paired_is_told_so(seed: int) -> None:
    """A number the round does not have is not paired at all, whichever way it is asked about."""
    for course in courses(seed):
        one = course.field.tpn[0]
        answers = (why(course, NOBODY), why_not_him(course, NOBODY, one), why_not_him(course, one, NOBODY))
        for answer in (*answers, why_not_him(course, NOBODY, 0)):
            assert (answer.first.code, answer.first.values["player"]) == ("not-paired-at-all", NOBODY)


@pytest.mark.parametrize("seed", list(SEEDS)[:5])
def test_one_who_does_meet_or_rests_is_told_why(seed: int) -> None:
    """Asked why not, those who do meet and who does rest are told why; nobody meets themselves."""
    for course in courses(seed):
        tpn = course.field.tpn
        for rank, other in course.mate.items():
            assert why_not_him(course, tpn[rank], tpn[other]) == why(course, tpn[rank])
            assert why_not_him(course, tpn[rank], tpn[rank]).first.code == "not-same-player"
        if course.bye is None:
            with pytest.raises(ValueError, match="bye"):
                why_bye(course)
        else:
            assert why_not_him(course, 0, tpn[course.bye]) == why(course, tpn[course.bye])
