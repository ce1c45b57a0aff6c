"""Whole tournaments of the full case set, paired anew round by round."""

import os
from pathlib import Path

import pytest

from domain.pairing.prefixes import pairs_of, prefixes, tournament_of
from shared_cases import cases
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal

PROVE = bool(os.environ.get("TURA_PROVE"))


def _differing(path: Path, way: Way) -> list[str]:
    differing = []
    for tournament, round_no, pairs in prefixes(tournament_of(path)):
        answer = pair_round(tournament, round_no, way)
        if not isinstance(answer, Pairing) or pairs_of(answer) != pairs:
            differing.append(f"{path.name} round {round_no}")
    return differing


@pytest.mark.parametrize(
    ("pattern", "step", "way"),
    [
        ("s*.trf", 1, Way.CHECK),
        ("m*.trf", 1 if PROVE else 6, Way.CHECK if PROVE else Way.FAST),
        ("l*.trf", 1, Way.FAST),
    ],
)
def test_every_round_of_the_corpus_is_paired_as_it_was(pattern: str, step: int, way: Way) -> None:
    """Opponents, colours and the PAB are those of the tournament, round by round."""
    files = sorted(cases("corpus").glob(pattern))
    assert files
    assert [line for path in files[::step] for line in _differing(path, way)] == []


def test_positions_without_a_legal_pairing_are_refused() -> None:
    """Each of them is refused with a first reason, and the second says what stands in the way."""
    for path in sorted(cases("corpus").glob("impossible/*.trf")):
        tournament = tournament_of(path)
        done = max(
            number
            for row in tournament.participants
            for number, cell in enumerate(row.cells, 1)
            if cell.opponent or cell.result.value == "U"
        )
        answer = pair_round(tournament, done + 1)
        assert isinstance(answer, Refusal), path.name
        assert answer.first.code == "no-legal-pairing"
        assert len(answer.reasons) == 2
