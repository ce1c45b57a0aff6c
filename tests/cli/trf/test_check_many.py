"""`tura trf check` on many files at once."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from tura.cli.main import tura


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(tura, list(arguments))


def _files(folder: Path) -> list[str]:
    assert (
        _run("generate", "--count", "3", "--players", "8", "--rounds", "3", "-o", f"{folder}/").exit_code == 0
    )
    return sorted(map(str, folder.glob("*.trf")))


def test_processes_change_nothing(tmp_path: Path) -> None:
    """Two processes say what one says, in the order of the files."""
    files = _files(tmp_path)
    one, two = _run("trf", "check", *files), _run("trf", "check", "--jobs", "2", *files)
    assert (one.exit_code, one.stdout) == (two.exit_code, two.stdout)
    assert one.exit_code == 0
    assert len(one.stdout.splitlines()) == 3


def test_a_file_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    """It is named on standard error and in the JSON, the others are checked, and the code is 2."""
    files = _files(tmp_path)
    broken = tmp_path / "broken.trf"
    broken.write_text("001    1      A\n001    1      B\n", encoding="utf-8")
    answer = _run("trf", "check", "--jobs", "2", files[0], str(broken), files[1])
    assert answer.exit_code == 2
    assert len(answer.stdout.splitlines()) == 2
    assert f"{broken}:2: starting rank 1" in answer.stderr
    told = json.loads(_run("trf", "check", "--json", files[0], str(broken)).stdout)
    assert "bad_input" not in told[0]
    assert "starting rank 1" in told[1]["bad_input"][0]
