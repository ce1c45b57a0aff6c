"""Finished tournaments paired again."""

from dataclasses import replace
from random import Random

import pytest

from tura.domain.generate.settings import Settings
from tura.domain.generate.tournament import generate
from tura.domain.pairing.replay import as_played, before, replayed
from tura.domain.results import Cell, Result
from tura.domain.tournament import Tournament


def tournament(seed: int) -> Tournament:
    """A generated tournament of 13 players and 5 rounds."""
    return generate(Settings(players=13, rounds=5), Random(seed))


@pytest.mark.parametrize("seed", range(5))
def test_a_tournament_paired_by_the_rules_has_no_difference(seed: int) -> None:
    """What the engine paired, it pairs again: opponents, colours and byes."""
    played = tournament(seed)
    assert replayed(played, 5) == ()


def test_turned_colours_are_found_and_named() -> None:
    """A board whose colours were exchanged is one difference, of kind colour, with both readings."""
    played = tournament(1)
    white, black = as_played(played, 1)[0][0]
    rows = []
    for row in played.participants:
        if row.tpn in (white, black):
            first = row.cells[0]
            assert first.colour is not None
            turned = replace(first, colour=first.colour.opposite)
            row = replace(row, cells=(turned, *row.cells[1:]))  # noqa: PLW2901  the row as it was changed
        rows.append(row)
    found = replayed(replace(played, participants=tuple(rows)), 1)
    assert [(d.kind, d.given, d.expected) for d in found] == [
        ("colour", ((black, white),), ((white, black),))
    ]


def test_a_round_before_pairing_keeps_its_byes_and_nothing_else() -> None:
    """The byes asked for are known when a round is paired; its opponents and its PAB are not."""
    played = tournament(2)
    rows = list(played.participants)
    rows[0] = replace(rows[0], cells=(*rows[0].cells[:2], Cell(0, None, Result.HALF_POINT_BYE)))
    cut = before(replace(played, participants=tuple(rows)), 3)
    assert cut.participants[0].cells[2].result is Result.HALF_POINT_BYE
    assert all(len(row.cells) == 2 for row in cut.participants[1:] if row.cells[2:] == ())
