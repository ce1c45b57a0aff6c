"""`tura regulation` as a person or a script calls it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regulations_made import unanswered
from tura.app.shipped import shipped_regulations
from tura.cli.main import main
from tura.cli.regulation import regulation
from tura.formats.regulation import write_regulation


def run(*arguments: str) -> Result:
    """One call of the command group."""
    return CliRunner().invoke(regulation, arguments)


@pytest.mark.parametrize("name", ["rapid-age-categories", "classical-rating-categories"])
def test_lint_of_an_answered_regulation_exits_zero(name: str, tmp_path: Path) -> None:
    """Nothing open: exit code 0, and the warnings as JSON with the text's lines."""
    file = tmp_path / "event.toml"
    file.write_text(shipped_regulations()[name], encoding="utf-8")
    result = run("lint", str(file), "--json")
    findings = json.loads(result.stdout)
    assert result.exit_code == 0
    assert {finding["level"] for finding in findings} == {"warning"}
    assert all({"level", "rule", "line", "what", "default"} <= finding.keys() for finding in findings)


def test_lint_of_an_open_regulation_exits_one(tmp_path: Path) -> None:
    """Open questions: exit code 1, each told with its line and default in the language asked for."""
    file = tmp_path / "event.toml"
    file.write_text(write_regulation(unanswered("rapid-age-categories")), encoding="utf-8")
    result = run("lint", str(file), "--lang", "ru", "--open")
    assert result.exit_code == 1
    assert "вопрос 6.1.6: Ровно 40 участников A" in result.stdout
    assert "по умолчанию: «20-40»" in result.stdout


def test_a_faulty_file_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault is one line FILE:LINE: what; remedy, and exit code 2."""
    file = tmp_path / "event.toml"
    file.write_text('name = "Кубок"\ndisciplin = "rapid"\n', encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(["regulation", "lint", str(file)])
    assert stopped.value.code == 2
    assert (
        capsys.readouterr().err
        == f"{file}:2: unknown key disciplin; remove it or write the key meant (discipline)\n"
    )


def test_a_missing_file_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    """A path to nothing is told, not thrown."""
    with pytest.raises(SystemExit) as stopped:
        main(["regulation", "lint", "no-such.toml"])
    assert stopped.value.code == 2
    assert "no-such.toml" in capsys.readouterr().err
