"""The questions that a person asks about a round, answered."""

from tura.domain.pairing.explain.answer import Answer
from tura.domain.pairing.explain.course import Course
from tura.domain.pairing.explain.why_bye import why_bye, why_not_bye
from tura.domain.pairing.explain.why_not import why_not
from tura.domain.pairing.explain.why_pair import why_pair
from tura.domain.reason import Reason


def why(course: Course, tpn: int) -> Answer:
    """Why a TPN has the opponent, or the PAB, that it has; or why it is not paired at all."""
    rank = course.rank.get(tpn)
    if rank is None:
        values = {"player": tpn, "round": course.field.round_no}
        return Answer((Reason("not-paired-at-all", "C.04.2 3.3", values),))
    return why_bye(course) if rank == course.bye else why_pair(course, tpn)


def why_not_him(course: Course, tpn: int, other: int) -> Answer:
    """Why a TPN does not meet another; TPN 0 stands for the PAB.  For two who do meet, why they do."""
    if other == 0 or tpn == 0:
        asked = tpn or other
        rank = course.rank.get(asked)
        return why_bye(course) if rank is not None and rank == course.bye else why_not_bye(course, asked)
    rank = course.rank.get(tpn)
    if rank is not None and other in course.rank and course.mate.get(rank) == course.rank[other]:
        return why_pair(course, tpn)
    return why_not(course, tpn, other)
