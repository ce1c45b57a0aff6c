"""A database that cannot be used is one line on stderr and exit code 2, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


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
