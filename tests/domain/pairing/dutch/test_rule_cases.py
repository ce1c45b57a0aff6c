"""Rule cases as folders: the tournament before a round, and the one pairing the article gives."""

import tomllib
from pathlib import Path

import pytest

from domain.pairing.prefixes import tournament_of
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing

CASES = sorted((Path(__file__).parents[3] / "cases" / "C.04.3").glob("*/*/case.trf"))


def test_there_are_cases() -> None:
    """The folders are found."""
    assert len(CASES) > 10


@pytest.mark.parametrize("file", CASES, ids=lambda file: "/".join(file.parts[-3:-1]))
@pytest.mark.parametrize("way", Way)
def test_the_case_is_paired_as_its_article_says(file: Path, way: Way) -> None:
    """Boards in order, colours and the PAB, or the refusal's cause."""
    expected = tomllib.loads(file.with_name("expected.toml").read_text(encoding="utf-8"))
    answer = pair_round(tournament_of(file), expected["round"], way)
    if isinstance(answer, Pairing):
        assert [list(pair) for pair in answer.pairs] == expected["pairs"]
        assert answer.bye == expected.get("bye")
    else:
        assert answer.reasons[-1].code == expected["refusal"]
