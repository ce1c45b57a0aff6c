"""Answers written into a regulation file: comments stay, the question closes, what does not fit changes nothing."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tura.cli.main import tura
from tura.domain.regulation.lint import Finding, lint
from tura.drafting import draft
from tura.formats.bad_input import BadInput
from tura.formats.regulation import read_regulation, write_regulation

TEXT = Path(__file__).parents[1] / "drafting" / "texts" / "veterans-and-women" / "text.txt"
COMMENT = "# наш комментарий"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A drafted regulation with a comment of the organiser's own."""
    path = tmp_path / "event.toml"
    toml = write_regulation(draft(TEXT.read_text(encoding="utf-8")).regulation)
    path.write_text(toml.replace("[schedule]", f"{COMMENT}\n[schedule]", 1), encoding="utf-8")
    return path


def opened(path: Path) -> list[Finding]:
    """The questions still open."""
    found = lint(read_regulation(path.read_text(encoding="utf-8")).regulation)
    return [one for one in found if one.is_open and one.level.value == "question"]


def answer(path: Path, rule: str, words: str) -> None:
    """Run the command, its fault raised."""
    CliRunner().invoke(tura, ["regulation", "answer", str(path), rule, words], catch_exceptions=False)


def test_a_value_is_written_and_recorded(file: Path) -> None:
    """The answer stands in the file, with its words, and the organiser's comment is still there."""
    answer(file, "6.1.15", "sum")
    text = file.read_text(encoding="utf-8")
    regulation = read_regulation(text).regulation
    assert regulation.sections[0].awarding.policy.value == "sum"  # type: ignore[union-attr]  # just answered
    assert regulation.answers["6.1.15"] == "sum"
    assert COMMENT in text
    assert not [one for one in opened(file) if one.rule == "6.1.15"]


def test_every_default_can_be_taken_one_by_one(file: Path) -> None:
    """Every question of the draft closes with "default", none of them twice."""
    for finding in opened(file):
        answer(file, finding.key, "default")
    assert opened(file) == []


def test_what_does_not_fit_changes_nothing(file: Path) -> None:
    """An answer that is no answer is refused with the place, and the file is as it was."""
    before = file.read_text(encoding="utf-8")
    with pytest.raises(BadInput, match="does not answer"):
        answer(file, "6.1.15", "perhaps")
    with pytest.raises(BadInput, match="no open question"):
        answer(file, "9.9.9", "yes")
    assert file.read_text(encoding="utf-8") == before
