"""The command line's contract, walked once from a regulation to the prizes."""

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


def told(desk: Path, *words: str, code: int = 0) -> Any:  # noqa: ANN401  JSON is anything
    """What a command prints as JSON."""
    return json.loads(call(desk, *words, "--json", code=code).stdout)


def test_the_whole_road(desk: Path) -> None:
    """Regulation, entries, a round, standings, prizes, files: each command gives what the contract says."""
    assert told(desk, "regulation", "lint", str(desk / "classical.toml"))
    slug = call(desk, "event", "new", str(desk / "classical.toml")).stdout.strip()
    rows = told(desk, "register", slug, str(desk / "list.csv"))
    assert {row["verdict"] for row in rows} == {"accepted", "refused", "question"}
    assert all({"row", "entry", "section", "verdict", "reasons", "due", "paid"} <= row.keys() for row in rows)
    round_ = told(desk, "round", "pair", slug, "B", "--publish")
    assert round_["round"] == 1
    assert round_["bye"] is None or isinstance(round_["bye"], int)
    for board in round_["boards"]:
        call(desk, "round", "result", slug, "В", "1", str(board["board"]), "1-0")  # a Cyrillic В
    table = told(desk, "standings", slug, "B")
    assert [line["rank"] for line in table] == sorted(line["rank"] for line in table)
    assert set(table[0]["tiebreaks"]) == {"DE", "BH/C1", "BH", "WIN"}
    awards = told(desk, "prizes", slug, "B")[0]
    assert sum(award["amount"] for award in awards["awards"]) + awards["undistributed"] == awards["fund"]
    trf = desk / "b.trf"
    call(desk, "export", slug, "B", "--format", "trf26", "-o", str(trf))
    assert told(desk, "trf", "check", str(trf))[0]["differences"] == []
    shown = told(desk, "trf", "show", str(trf))
    assert shown["verdict"] == "accept"
    assert len(shown["players"]) == len(table)


def test_undo_and_restore_go_back_and_keep_everything(desk: Path) -> None:
    """A result taken back is gone from the standings but not from the journal; restore asks for level 4."""
    slug = call(desk, "event", "new", str(desk / "classical.toml")).stdout.strip()
    call(desk, "register", slug, str(desk / "list.csv"))
    round_ = told(desk, "round", "pair", slug, "B", "--publish")
    before = len(told(desk, "event", "history", slug))
    board = str(round_["boards"][0]["board"])
    call(desk, "round", "result", slug, "B", "1", board, "=")
    call(desk, "event", "undo", slug)
    assert told(desk, "round", "show", slug, "B")["boards"][0]["result"] == ""
    assert len(told(desk, "event", "history", slug)) > before
    call(desk, "event", "restore", slug, "--to", str(before), "--reason", "test", code=1)
    call(desk, "event", "restore", slug, "--to", str(before), "--reason", "test", "--confirm", "4")


def test_an_exported_event_is_taken_in_elsewhere_whole(desk: Path) -> None:
    """Export and import carry journal and persons: the same start list comes out of the other database."""
    slug = call(desk, "event", "new", str(desk / "classical.toml")).stdout.strip()
    call(desk, "register", slug, str(desk / "list.csv"))
    told(desk, "round", "pair", slug, "A", "--publish")
    call(desk, "event", "export", slug, "-o", str(desk / "event.tura"))
    there = desk / "there"
    there.mkdir()
    assert call(there, "event", "import", str(desk / "event.tura")).stdout.split()[0] == slug
    call(desk, "export", slug, "A", "-o", str(desk / "here.trf"))
    call(there, "export", slug, "A", "-o", str(there / "there.trf"))
    assert (desk / "here.trf").read_bytes() == (there / "there.trf").read_bytes()
