"""`tura trf show` and `convert` as scripts call them."""

import json
from pathlib import Path

import pytest

from tura.cli.main import main
from tura.formats.trf import read

SAMPLE = """012 Cup
XXR 3
XXC black1
XXP 1 3
001    1 m  f Žaić, Đorđe                       2210 SRB      900001 1988/03/01  1.0    1     2 b 1
001    2 w    Ann                                                                0.0    2     1 w 0
001    3 m    Bob                                                                1.0    3  0000 - U
"""


def run(*arguments: str) -> int:
    """The exit code of the command line."""
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    return int(stop.value.code or 0)


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A small TRF(x) file."""
    path = tmp_path / "cup.trf"
    path.write_text(SAMPLE, encoding="utf-8")
    return path


def test_show_gives_every_field_as_json(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sound file is accepted and its players are listed by number."""
    assert run("trf", "show", str(sample), "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["verdict"], shown["repairs"]) == ("accept", [])
    assert shown["players"]["1"] == {
        "name": "Žaić, Đorđe",
        "rating": 2210,
        "sex": "m",
        "title": "FM",
        "fed": "SRB",
        "fid": "900001",
        "birth": "1988/03/01",
        "points": "1.0",
        "results": ["2b1"],
    }


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_show_names_a_contradiction_by_line(
    sample: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A refused file exits 2 and names file, line and remedy in the language asked for."""
    sample.write_text(SAMPLE.replace("1 w 0", "1 w ="), encoding="utf-8")
    assert run("trf", "show", str(sample), "--lang", lang) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{sample}:5: ")
    assert "; " in line


def test_a_missing_file_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A path that is not there exits 2 in one line."""
    assert run("trf", "show", str(tmp_path / "none.trf")) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_convert_writes_the_other_edition(sample: Path, tmp_path: Path) -> None:
    """JaVaFo's letters become records of TRF26, and back."""
    newer, older = tmp_path / "new.trf", tmp_path / "old.trf"
    assert run("trf", "convert", str(sample), "--to", "trf26", "-o", str(newer)) == 0
    lines = newer.read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["012 Cup", "142 3", "152 B"]
    assert lines[-1] == "260   1   3    1    3"
    assert run("trf", "convert", str(newer), "--to", "trf06", "-o", str(older)) == 0
    text = older.read_bytes()
    assert b"XXC black1\r\n" in text
    assert b"m  f " in text
    assert read(text, "old.trf").players == read(SAMPLE.encode(), "cup.trf").players
