"""Positions of the full case set whose right answer is known, from engines' tests, disputes and real events."""

import json

from domain.pairing.prefixes import pairs_of, tournament_of
from shared_cases import cases
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.results import Result
from tura.domain.tournament import Tournament


def _next_round(tournament: Tournament) -> int:
    return 1 + max(
        (
            number
            for row in tournament.participants
            for number, cell in enumerate(row.cells, 1)
            if cell.opponent or cell.result is Result.PAIRING_BYE
        ),
        default=0,
    )


def test_disputed_positions_are_paired_by_the_text() -> None:
    """Every position that is held for certain has its expected pairs, or its refusal."""
    folder = cases("pairing")
    for name, case in json.loads((folder / "expected.json").read_text(encoding="utf-8")).items():
        if case["confidence"] != "high":
            continue
        tournament = tournament_of(folder / name)
        answer = pair_round(tournament, _next_round(tournament), Way.CHECK)
        if case["expected"] == "IMPOSSIBLE":
            assert isinstance(answer, Refusal), name
        else:
            assert isinstance(answer, Pairing), name
            assert pairs_of(answer) == {(white, black) for white, black in case["expected"]}, name


def test_the_rules_of_2026_and_not_older_ones_decide() -> None:
    """Positions where editions differ have the opponents of the edition in force."""
    folder = cases("rule_changes")
    for name, case in json.loads((folder / "expected.json").read_text(encoding="utf-8")).items():
        tournament = tournament_of(folder / name)
        answer = pair_round(tournament, case["round"], Way.CHECK)
        if isinstance(answer, Refusal) and answer.first.code == "nobody-to-pair":
            answer = pair_round(tournament, case["round"] + 1, Way.CHECK)
        assert isinstance(answer, Pairing), name
        expected = {frozenset(pair) for pair in case["expected"]}
        assert {frozenset(pair) for pair in pairs_of(answer)} == expected, name


def test_real_events_are_paired_as_the_rules_say() -> None:
    """Every round of the real events has its pairs of 2026, colours included."""
    folder = cases("tournaments")
    for name, rounds in json.loads((folder / "pairings.json").read_text(encoding="utf-8")).items():
        tournament = tournament_of(folder / f"{name}.trf")
        for number, case in rounds.items():
            answer = pair_round(tournament, int(number), Way.CHECK)
            assert isinstance(answer, Pairing), (name, number)
            assert pairs_of(answer) == {(one, two) for one, two in case["expected_2026"]}, (name, number)
