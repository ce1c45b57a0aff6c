"""CPU milliseconds of explaining a pairing: one question each, a sweep over players and rounds."""

import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from tura.domain.generate.settings import Settings
from tura.domain.generate.tournament import generate
from tura.domain.pairing.explain.ask import why, why_not_him
from tura.domain.pairing.explain.course import Course, follow
from tura.domain.reason import Refusal

SIZES = (49, 99, 199, 299, 499, 999)
ROUNDS = (1, 2, 3, 5, 7, 9)
QUESTIONS = 40
PROMISED = {299: 50}


def course_of(players: int, round_no: int) -> Course:
    """A round of a nine-round tournament, ready to be asked about."""
    played = generate(Settings(players, round_no - 1), random.Random(1))
    course = follow(replace(played, rounds=9), round_no)
    if isinstance(course, Refusal):
        raise TypeError(course)
    return course


def pairs(course: Course, chance: random.Random) -> Iterator[Callable[[], object]]:
    """Why not him: two players at random, half of them of one scoregroup."""
    tpn = course.field.tpn
    groups = [group for group in course.field.groups if len(group) > 1]
    for number in range(QUESTIONS):
        among = chance.choice(groups) if number % 2 else range(len(tpn))
        one, other = chance.sample(among, 2)
        yield lambda one=one, other=other: why_not_him(course, tpn[one], tpn[other])


def boards(course: Course, chance: random.Random) -> Iterator[Callable[[], object]]:
    """Why this board."""
    for rank in chance.sample(sorted(course.mate), min(QUESTIONS, len(course.mate))):
        yield lambda rank=rank: why(course, course.field.tpn[rank])


def byes(course: Course, chance: random.Random) -> Iterator[Callable[[], object]]:
    """Why the bye, and why not for players at random."""
    tpn = course.field.tpn
    if course.bye is not None:
        yield lambda: why(course, tpn[course.bye or 0])
    for rank in chance.sample(range(len(tpn)), QUESTIONS // 2):
        yield lambda rank=rank: why_not_him(course, tpn[rank], 0)


def timed(questions: Iterator[Callable[[], object]]) -> list[float]:
    """Milliseconds of each question, ascending."""
    spent = []
    for ask in questions:
        start = time.process_time()
        ask()
        spent.append((time.process_time() - start) * 1000)
    return sorted(spent)


def main() -> int:
    """Print the sweep; 1 when the median or the ninth decile at a promised size takes longer."""
    broken = 0
    print("CPU ms of one question: median, ninth decile, slowest")
    print("players  round       why not him        why this board           the bye")
    for players in SIZES:
        for round_no in ROUNDS:
            course = course_of(players, round_no)
            chance = random.Random(players * round_no)
            kinds = [timed(kind(course, chance)) for kind in (pairs, boards, byes)]
            shown = "   ".join(
                f"{s[len(s) // 2]:5.1f} {s[len(s) * 9 // 10]:5.1f} {s[-1]:6.1f}" for s in kinds
            )
            print(f"{players:7} {round_no:6}  {shown}")
            broken += sum(s[len(s) * 9 // 10] > PROMISED.get(players, s[-1]) for s in kinds)
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
