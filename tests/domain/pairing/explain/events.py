"""Courses of small random tournaments."""

import os
from random import Random

from domain.pairing.random_events import positions
from tura.domain.pairing.explain.course import Course, follow
from tura.domain.reason import Refusal

SEEDS = range(400 if os.environ.get("TURA_PROVE") else 25)


def courses(seed: int) -> list[Course]:
    """Every round of one small random tournament that has a pairing."""
    random = Random(seed)
    players, rounds = random.randint(4, 8), random.randint(3, 6)
    found = (follow(before, number) for before, number, _ in positions(random, players, rounds))
    return [course for course in found if not isinstance(course, Refusal)]
