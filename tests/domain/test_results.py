"""The table of results is whole and does not contradict itself."""

import pytest

from tura.domain.results import RESULTS, Colour, Result


def test_every_result_has_its_facts() -> None:
    """No result is without a row, and every row is reached through its result."""
    assert set(RESULTS) == set(Result)
    assert all(result.facts is RESULTS[result] for result in Result)


@pytest.mark.parametrize("result", Result)
def test_facts_do_not_contradict(result: Result) -> None:
    """A rated game was played; a forfeit and a bye were not; what was asked for was a voluntarily unplayed round."""
    facts = result.facts
    assert facts.played or not facts.rated
    assert not (facts.played and (facts.forfeit or facts.requested or facts.vur))
    assert facts.vur or not facts.requested


def test_the_opposite_of_the_opposite() -> None:
    """There are two colours, each the other's opposite."""
    assert all(colour.opposite is not colour and colour.opposite.opposite is colour for colour in Colour)
