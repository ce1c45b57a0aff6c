"""The page on prizes names everything a regulation can choose."""

from enum import Enum
from pathlib import Path

import pytest

from tura.domain.regulation.awarding import Counted, Leftover, Policy, Ranking, Remainder, Scope, Sharing

PAGE = (Path(__file__).parents[2] / "docs" / "prizes.md").read_text(encoding="utf-8")
CHOICES: tuple[type[Enum], ...] = (Counted, Leftover, Policy, Ranking, Remainder, Scope, Sharing)


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.__name__)
def test_every_choice_is_documented(choice: type[Enum]) -> None:
    """Each value of each choice stands on the page as the regulation writes it."""
    assert [one.value for one in choice if one.value not in PAGE] == []
