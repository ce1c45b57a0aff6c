"""Docs and code agree."""

import subprocess
import sys
from pathlib import Path

import pytest

from tura.cli.main import COMMANDS
from tura.domain.tiebreaks.registry import RULES

ROOT = Path(__file__).parents[2]


def test_the_index_of_rules_is_up_to_date() -> None:
    """docs/rules.md is what `make docs` would write now."""
    check = subprocess.run([sys.executable, "-m", "tools.rules_index", "--check"], cwd=ROOT, check=False)
    assert check.returncode == 0, "run `make docs` and commit docs/rules.md"


@pytest.mark.parametrize("manual", ["docs/arbiter.md", "docs/arbiter.ru.md"])
@pytest.mark.parametrize("command", list(COMMANDS))
def test_the_manual_shows_every_command(manual: str, command: str) -> None:
    """An arbiter finds every command of `tura --help` in both manuals."""
    assert f"tura {command}" in (ROOT / manual).read_text(encoding="utf-8")


def test_every_tiebreak_code_is_in_the_docs() -> None:
    """docs/tie-breaks.md has a row for each code that tura computes."""
    text = (ROOT / "docs" / "tie-breaks.md").read_text(encoding="utf-8")
    assert [code for code in RULES if f"`{code}`" not in text] == []


def test_the_readme_shows_the_two_commands() -> None:
    """The README's two commands are targets of the Makefile."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"make {word}" in readme and f"\n{word}:" in targets for word in ("demo", "test"))
