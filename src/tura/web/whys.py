"""Why a board is as it is, worked out in whichever process this is called: a large round takes its time."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from tura.app.round_why import Ruled, ruled
from tura.domain.pairing.explain.answer import Answer
from tura.domain.pairing.explain.ask import why
from tura.domain.pairing.explain.course import Course, follow
from tura.domain.reason import Refusal
from tura.domain.tournament import Tournament

COURSES = 4


@dataclass(frozen=True, slots=True)
class Told:
    """Why one player has the opponent he has, and the whole round as the rules have it."""

    answer: Answer
    ruled: Ruled


@dataclass(frozen=True, slots=True)
class Question:
    """Why a player of a round that was paired from a tournament; ``moment`` names tournament and round for ever."""

    moment: Hashable
    tournament: Tournament
    number: int
    tpn: int


# What this process has followed last: the other boards of the same round are asked about next.
_COURSES: dict[Hashable, Course | Refusal] = {}


def answered(question: Question) -> Told | Refusal:
    """The answer, or why the round cannot be paired by the rules."""
    course = _COURSES.get(question.moment)
    if course is None:
        if len(_COURSES) >= COURSES:
            _COURSES.clear()
        course = _COURSES[question.moment] = follow(question.tournament, question.number)
    if isinstance(course, Refusal):
        return course
    return Told(replace(why(course, question.tpn), alternative=None), ruled(course))
