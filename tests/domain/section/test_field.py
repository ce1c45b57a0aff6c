"""The field: those who are paired together."""

import pytest

from tura.domain.regulation.schema import System
from tura.domain.round.values import Round
from tura.domain.section.field import Field

EMPTY = Field(letter="A", sections=("A",), rounds_planned=3, numbers=("x", "y"))


def test_rounds_are_added_and_replaced_by_their_number() -> None:
    """The next round is added at the end, a known one replaced where it stands."""
    first, second = Round(number=1, edition=1), Round(number=2)
    field = EMPTY.with_round(first).with_round(second)
    assert field.rounds == (first, second)
    assert field.with_round(Round(number=1, edition=2)).rounds[1] is second
    assert [field.round(number) for number in (0, 1, 2, 3)] == [None, first, second, None]


def test_a_draft_starts_a_field_but_is_not_published() -> None:
    """A field has started with the first draft; only published rounds are counted."""
    assert (EMPTY.is_started, EMPTY.last, EMPTY.published) == (False, None, 0)
    field = EMPTY.with_round(Round(number=1, edition=1)).with_round(Round(number=2))
    assert field.is_started
    assert field.last is field.rounds[1]
    assert field.published == 1


def test_numbers_count_from_one() -> None:
    """The first in order has TPN 1."""
    assert EMPTY.tpns() == {"x": 1, "y": 2}


@pytest.mark.parametrize("system", System)
def test_only_a_round_robin_is_predetermined(system: System) -> None:
    """Opponents are known in advance in single and double round robins and nowhere else."""
    field = Field(letter="A", sections=("A",), rounds_planned=3, system=system)
    assert field.is_predetermined is ("robin" in system.value)
