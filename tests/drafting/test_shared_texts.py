"""The two organisers' own texts, when they are at hand, drafted and compared with the shipped files."""

import os
from pathlib import Path

import pytest

from drafting.comparing import score
from regulations_made import unanswered
from tura.domain.regulation.lint import Level, lint
from tura.drafting import draft


def text_of(name: str) -> str:
    """An organiser's text: from TURA_REGULATIONS, or beside the full case set."""
    cases = os.environ.get("TURA_CASES")
    folder = os.environ.get("TURA_REGULATIONS") or (cases and str(Path(cases).parent / "regulations"))
    path = Path(folder or "") / f"{name}.ru.txt"
    if not folder or not path.exists():
        pytest.skip("not run: set TURA_REGULATIONS to the folder of the organisers' texts")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["rapid-age-categories", "classical-rating-categories"])
def test_a_draft_agrees_with_the_hand_written_file(name: str) -> None:
    """At least 95 of 100 values, lines included, are those of the file written by hand."""
    share, wrong = score(draft(text_of(name)).regulation, unanswered(name))
    assert share >= 0.95, "\n".join(wrong)


@pytest.mark.parametrize("name", ["rapid-age-categories", "classical-rating-categories"])
def test_a_draft_raises_the_questions_of_the_text(name: str) -> None:
    """The draft leaves open what the text leaves open."""
    drafted = {f.rule for f in lint(draft(text_of(name)).regulation) if f.level is Level.QUESTION}
    wanted = {f.rule for f in lint(unanswered(name)) if f.level is Level.QUESTION}
    assert drafted == wanted
