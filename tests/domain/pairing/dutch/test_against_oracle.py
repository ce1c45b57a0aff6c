"""The engine against the articles word for word, on small random events."""

import os
from random import Random

import pytest

from domain.pairing.oracle.procedure import pair
from domain.pairing.random_events import positions
from tura.domain.pairing.dutch.engine import Way
from tura.domain.pairing.pairing import Pairing

EVENTS = 1500 if os.environ.get("TURA_PROVE") else 60


@pytest.mark.parametrize("way", [Way.GENERAL, Way.FAST], ids=lambda way: way.value)
def test_the_engine_pairs_as_the_articles_say(way: Way) -> None:
    """Every round of small random events has the pairs, colours and PAB that articles 2 to 5 give."""
    for seed in range(EVENTS):
        random = Random(seed)
        players = random.randint(2, 8)
        for tournament, round_no, answer in positions(random, players, random.randint(2, 7), way):
            expected = pair(tournament, round_no) if len(tournament.absent) < players else None
            given = (set(answer.pairs), answer.bye) if isinstance(answer, Pairing) else None
            assert given == expected, f"seed {seed}, round {round_no}"
