"""A database that cannot be used is one line on stderr and exit code 2, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tura.app.demo.events import DEMO


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "this file is no database; name another with --db"), ("ru", "этот файл — не база данных")],
)
def test_a_file_that_is_no_database(tmp_path: Path, language: str, words: str) -> None:
    """The file is named, what to do is said in the person's language, and the file stays as it was."""
    file = tmp_path / "notes.txt"
    file.write_text("1. e4 e5\n" * 200)
    done = subprocess.run(
        [sys.executable, "-m", "tura", "event", "list"],
        env={**os.environ, "TURA_DB": str(file), "TURA_LANG": language},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{file}: {words}")
    assert len(done.stderr.splitlines()) == 1
    assert file.read_text() == "1. e4 e5\n" * 200


def started(database: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """A command on a database, in English."""
    return subprocess.run(
        [sys.executable, "-m", "tura", *words, "--db", database],
        env={**os.environ, "TURA_LANG": "en"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("scheme", ["", "sqlite:///"])
@pytest.mark.parametrize(
    "words",
    [
        ("event", "list"),
        ("event", "show", "e"),
        ("event", "history", "e"),
        ("standings", "e", "A"),
        ("prizes", "e"),
        ("export", "e", "A", "-o", "a.trf"),
        ("round", "show", "e", "A"),
        ("lists", "search", "Zorin"),
    ],
)
def test_a_mistyped_path_creates_nothing(tmp_path: Path, scheme: str, words: tuple[str, ...]) -> None:
    """Where there is no database, that is said and exit code 2; neither a file nor a folder is made."""
    done = started(f"{scheme}{tmp_path}/typo/t.sqlite", *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{tmp_path}/typo/t.sqlite: there is no database there; ")
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_event_begins_a_database(tmp_path: Path) -> None:
    """`event new` creates what then can be read."""
    (tmp_path / "rapid.toml").write_text(DEMO[0].regulation_text(), encoding="utf-8")
    made = started(str(tmp_path / "new" / "t.sqlite"), "event", "new", str(tmp_path / "rapid.toml"))
    assert made.returncode == 0, made.stderr
    listed = started(str(tmp_path / "new" / "t.sqlite"), "event", "list")
    assert made.stdout.strip() in listed.stdout
