"""`tura round why` on an event's rounds."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tura.app.demo.events import DEMO
from tura.cli.main import tura


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with the classical's regulation and list."""
    (tmp_path / "classical.toml").write_text(DEMO[1].regulation_text(), encoding="utf-8")
    (tmp_path / "list.csv").write_bytes(DEMO[1].roster_bytes())
    return tmp_path


def call(desk: Path, *words: str, code: int = 0) -> Result:
    """One command on the desk's database; its exit code is checked."""
    result = CliRunner().invoke(tura, list(words), env={"TURA_DB": str(desk / "t.sqlite"), "TURA_LANG": "en"})
    assert result.exit_code == code, (words, result.output, result.exception)
    return result


def told(desk: Path, *words: str) -> Any:  # noqa: ANN401  JSON is anything
    """What a command prints as JSON."""
    return json.loads(call(desk, *words, "--json").stdout)


def test_why_on_drafts_published_rounds_and_later(desk: Path) -> None:
    """A board and a pair of players are explained while drafted, once published, and when the next is paired."""
    slug = call(desk, "event", "new", str(desk / "classical.toml")).stdout.strip()
    call(desk, "register", slug, str(desk / "list.csv"))
    first = told(desk, "round", "pair", slug, "B")
    board = first["boards"][0]
    drafted = told(desk, "round", "why", slug, "B", str(board["board"]))
    assert drafted["by_the_rules"]
    assert drafted["players"] == [board["white"]]
    call(desk, "round", "publish", slug, "B")
    assert told(desk, "round", "why", slug, "B", str(board["board"])) == drafted
    for one in first["boards"]:
        call(desk, "round", "result", slug, "B", "1", str(one["board"]), "1-0")
    call(desk, "round", "pair", slug, "B", "--publish")
    assert told(desk, "round", "why", slug, "B", str(board["board"]), "--round", "1") == drafted
    again = told(desk, "round", "why", slug, "B", str(board["white"]), str(board["black"]))
    assert again["reasons"][0]["code"] == "not-again"
    text = call(desk, "round", "why", slug, "B", str(board["white"]), "0").stdout
    assert text.strip()
    call(desk, "round", "why", slug, "B", "9999", code=1)
    call(desk, "round", "why", slug, "B", "no such name", code=1)
