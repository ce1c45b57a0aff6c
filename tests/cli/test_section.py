"""`tura section`, closing and bans: what the journal could always hold can be said on the command line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.app.demo.events import DEMO
from tura.cli.main import tura


@pytest.fixture
def desk(tmp_path: Path) -> tuple[Path, str]:
    """A folder with the classical open and its list taken in, and the event's name."""
    (tmp_path / "classical.toml").write_text(DEMO[1].regulation_text(), encoding="utf-8")
    (tmp_path / "list.csv").write_bytes(DEMO[1].roster_bytes())
    slug = call(tmp_path, "event", "new", str(tmp_path / "classical.toml")).stdout.strip()
    call(tmp_path, "register", slug, str(tmp_path / "list.csv"))
    return tmp_path, slug


def call(folder: Path, *words: str, code: int = 0) -> Result:
    """One command on the folder's database; its exit code is checked."""
    result = CliRunner().invoke(
        tura, list(words), env={"TURA_DB": str(folder / "t.sqlite"), "TURA_LANG": "en"}
    )
    assert result.exit_code == code, (words, result.output, result.exception)
    return result


def test_the_system_changes_freely_before_play(desk: tuple[Path, str]) -> None:
    """Before round 1 another system is taken at once."""
    folder, slug = desk
    assert "Baku" in call(folder, "section", "system", slug, "B", "dutch-baku").stdout


def test_the_system_stands_once_play_has_begun(desk: tuple[Path, str]) -> None:
    """After round 1 is out another system is refused."""
    folder, slug = desk
    call(folder, "round", "pair", slug, "B", "--publish")
    call(folder, "section", "system", slug, "B", "dutch-baku", code=1)


def test_lots_drawn_by_hand_are_kept(desk: tuple[Path, str]) -> None:
    """An order of numbered players is kept; drawing again asks for level 3, and nobody is named twice."""
    folder, slug = desk
    call(folder, "round", "pair", slug, "B", "--publish")
    lines = call(folder, "entry", "list", slug, "B").stdout.splitlines()
    first, second = [line.split()[0] for line in lines if not line.split()[2].startswith("—")][:2]
    call(folder, "section", "lots", slug, "B", first, second)
    call(folder, "section", "lots", slug, "B", second, first, code=1)
    call(folder, "section", "lots", slug, "B", second, first, "--confirm", "3")
    call(folder, "section", "lots", slug, "B", first, first, "--confirm", "3", code=1)


def test_sections_are_merged_and_parted_before_play(desk: tuple[Path, str]) -> None:
    """Two fields become one and two again; after round 1 they stay as they are."""
    folder, slug = desk
    assert call(folder, "section", "merge", slug, "D", "E").stdout.startswith("D+E:")
    assert call(folder, "section", "part", slug, "E").stdout.startswith("E:")
    call(folder, "round", "pair", slug, "D", "--publish")
    call(folder, "section", "merge", slug, "D", "E", code=1)


def test_a_ban_is_lifted_and_half_point_byes_are_barred(desk: tuple[Path, str]) -> None:
    """A ban is gone after `unban`; who may have no half-point byes is given none."""
    folder, slug = desk
    first, second = [
        line.split()[0] for line in call(folder, "entry", "list", slug, "B").stdout.splitlines()[:2]
    ]
    call(folder, "entry", "ban", slug, first, second)
    call(folder, "entry", "unban", slug, first, second)
    call(folder, "entry", "unban", slug, first, second, code=1)
    call(folder, "entry", "no-half-byes", slug, first)
    call(folder, "entry", "bye", slug, first, "2", "half", "--confirm", "4", code=1)


def test_a_closed_event_takes_nothing_until_it_is_opened_again(desk: tuple[Path, str]) -> None:
    """Closing holds every command up; reopening takes a reason."""
    folder, slug = desk
    call(folder, "event", "close", slug)
    call(folder, "section", "system", slug, "B", "dutch-baku", code=1)
    call(folder, "event", "reopen", slug, "--reason", "appeal")
    call(folder, "section", "system", slug, "B", "dutch-baku")


def test_colours_of_a_board_are_put_right(desk: tuple[Path, str]) -> None:
    """Who sat with the other colour is shown so afterwards, and keeps the own result."""
    folder, slug = desk
    call(folder, "round", "pair", slug, "B", "--publish")
    call(folder, "round", "result", slug, "B", "1", "1", "1-0")
    before = json.loads(call(folder, "round", "show", slug, "B", "--json").stdout)["boards"][0]
    call(folder, "round", "colours", slug, "B", "1", "1", "--reason", "seen at the board", "--confirm", "4")
    after = json.loads(call(folder, "round", "show", slug, "B", "--json").stdout)["boards"][0]
    assert (after["white"], after["black"]) == (before["black"], before["white"])
    assert (before["result"], after["result"]) == ("1-0", "0-1")
