"""The default time on the command line: start, arrivals, no-shows (RULES 6.2.15, 6.3.1)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.app.demo.events import DEMO
from tura.app.journal_told import told
from tura.app.papers.hall import Hall
from tura.app.ports import Catalogued
from tura.cli.main import tura
from tura.store.office import open_office
from tura.wording import sentence

ENV = {"TURA_LANG": "en"}


def call(desk: Path, *words: str, code: int = 0, typed: str = "") -> Result:
    """One command on the desk's database; its exit code is checked."""
    env = ENV | {"TURA_DB": str(desk / "t.sqlite")}
    result = CliRunner().invoke(tura, list(words), env=env, input=typed)
    assert result.exit_code == code, (words, result.output, result.exception)
    return result


def opened(desk: Path, default_time: str) -> str:
    """The classical with this line for default times, its round 1 of section B published."""
    lines = DEMO[1].regulation_text().splitlines()
    text = "\n".join(default_time if line.startswith("default-time") else line for line in lines)
    (desk / "mine.toml").write_text(text + "\n", encoding="utf-8")
    (desk / "list.csv").write_bytes(DEMO[1].roster_bytes())
    slug = call(desk, "event", "new", str(desk / "mine.toml")).stdout.strip()
    call(desk, "register", slug, str(desk / "list.csv"))
    call(desk, "event", "amend", slug, "--defaults")
    call(desk, "round", "pair", slug, "B", "--publish")
    return slug


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """An empty folder."""
    return tmp_path


@pytest.fixture
def event(desk: Path) -> str:
    """The classical, 30 minutes allowed."""
    return opened(desk, "default-time = 30")


def results(desk: Path, slug: str) -> dict[int, str]:
    """The results of the last round by board."""
    boards = json.loads(call(desk, "round", "show", slug, "B", "--json").stdout)["boards"]
    return {board["board"]: board["result"] for board in boards}


def last_told(desk: Path, slug: str) -> str:
    """What the journal's last entry says."""
    office = open_office(str(desk / "t.sqlite"))
    found = office.find(slug)
    assert isinstance(found, Catalogued)
    state = office.state(found.event_id)
    last = office.journal.tail(found.event_id)[-1].event
    return sentence(told(Hall(state, office.people(state), "en"), last), "en")


def test_thirty_minutes_play_and_a_second_more_forfeits(desk: Path, event: str) -> None:
    """30:00 after the real start changes nothing, 30:01 forfeits and the journal says how late it was."""
    assert "11:34:00" in call(desk, "round", "start", event, "B", "--at", "11:04").stdout
    in_time = call(desk, "round", "arrived", event, "B", "1", "white", "--at", "11:34:00").stdout
    assert "30:00 after the start" in in_time
    assert results(desk, event)[1] == ""
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "11:34:01")
    assert results(desk, event)[1] == "-+"
    assert last_told(desk, event).endswith("; 30:01 > 30:00")
    call(desk, "round", "arrived", event, "B", "1", "black", "--at", "11:40")
    assert results(desk, event)[1] == "--"
    call(desk, "round", "arrived", event, "B", "2", "black", "--at", "11:40", "--alone")
    assert results(desk, event)[2] == "--"


def test_no_shows_are_listed_and_confirmed(desk: Path, event: str) -> None:
    """Nothing before the default time or without a yes; then every empty seat is forfeited."""
    call(desk, "round", "no-show", event, "B", "1w", code=1)
    call(desk, "round", "start", event, "B", "--at", "11:00")
    seats = ("1w", "2b", "3")
    early = call(desk, "round", "no-show", event, "B", *seats, "--at", "11:30", code=1).stderr
    assert "11:30:00" in early
    assert "-+" in call(desk, "round", "no-show", event, "B", *seats, "--at", "11:31", typed="n\n").stdout
    assert set(results(desk, event).values()) == {""}
    call(desk, "round", "no-show", event, "B", *seats, "--at", "11:31", typed="y\n")
    assert [results(desk, event)[board] for board in (1, 2, 3, 4)] == ["-+", "+-", "--", ""]


def test_whoever_has_left_is_listed_unnamed(desk: Path, event: str) -> None:
    """Without seats the open boards of those who left are meant; with none of them that is said."""
    call(desk, "round", "start", event, "B", "--at", "11:00")
    call(desk, "round", "no-show", event, "B", "--at", "11:31", "--yes", code=1)
    shown = json.loads(call(desk, "round", "show", event, "B", "--json").stdout)["boards"][0]
    call(desk, "entry", "withdraw", event, f"B/{shown['black']}")
    call(desk, "round", "no-show", event, "B", "--at", "11:31", "--yes")
    assert results(desk, event)[shown["board"]] == "+-"


def test_the_second_round_of_a_day_counts_from_its_own_start(desk: Path, event: str) -> None:
    """Round 2 starts when round 1 has ended: its stored start decides, not the timetable."""
    call(desk, "round", "start", event, "B", "--at", "11:00")
    for board in results(desk, event):
        call(desk, "round", "result", event, "B", "1", str(board), "1-0")
    call(desk, "round", "pair", event, "B", "--publish", "--confirm", "3")
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "16:16", code=1)
    call(desk, "round", "start", event, "B", "--at", "15:47:30")
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "16:17:30")
    assert results(desk, event)[1] == ""
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "16:17:31")
    assert results(desk, event)[1] == "-+"


def test_a_silent_regulation_allows_nothing(desk: Path) -> None:
    """The default of a text without a default time is 0 minutes: a second late forfeits."""
    event = opened(desk, "")
    call(desk, "round", "start", event, "B", "--at", "11:00")
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "11:00:00")
    assert results(desk, event)[1] == ""
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "11:00:01")
    assert results(desk, event)[1] == "-+"


def test_a_played_game_is_not_forfeited(desk: Path, event: str) -> None:
    """A board with a result is left alone, and a time or a seat that is none is told in one line."""
    call(desk, "round", "start", event, "B", "--at", "11:00")
    call(desk, "round", "result", event, "B", "1", "1", "=")
    call(desk, "round", "arrived", event, "B", "1", "white", "--at", "11:50", code=1)
    assert results(desk, event)[1] == "="
    for words in (("start", event, "B", "--at", "25:00"), ("no-show", event, "B", "x")):
        result = CliRunner().invoke(tura, ["round", *words], env=ENV | {"TURA_DB": str(desk / "t.sqlite")})
        assert "; write" in str(result.exception)
