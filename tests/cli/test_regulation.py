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


def test_a_draft_is_a_regulation_file_with_its_questions(tmp_path: Path) -> None:
    """A draft can be linted at once, and says what it left unread and what is open."""
    text, file = tmp_path / "event.txt", tmp_path / "event.toml"
    text.write_text("Турнир 5 мая 2026 года, 9 туров, 10+5.\nПросьба не шуметь.\n", encoding="utf-8")
    assert run("draft", str(text), "-o", str(file)).exit_code == 0
    assert "# строка 2: Просьба не шуметь." in file.read_text(encoding="utf-8")
    assert run("lint", str(file), "--json").exit_code == 1


def test_a_draft_names_the_line_of_each_rule(tmp_path: Path) -> None:
    """As JSON a draft lists its rules with their lines, the unread sentences and the questions."""
    text = tmp_path / "event.txt"
    text.write_text("Турнир 5 мая 2026 года.\nВзнос 500 рублей.\n1 место - 5 т.р.\n", encoding="cp1251")
    drafted = json.loads(run("draft", str(text), "--json").stdout)
    assert {"key": "section.A.fees", "line": 2} in drafted["rules"]
    assert {"key": "section.A.awarding.bracket.0.prizes.place:1", "line": 3} in drafted["rules"]
    assert drafted["unread"] == []
    assert drafted["questions"]


def test_a_text_without_rules_is_bad_input(tmp_path: Path) -> None:
    """A text that says nothing of a tournament is refused."""
    text = tmp_path / "poem.txt"
    text.write_text("Мороз и солнце\n", encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(["regulation", "draft", str(text)])
    assert stopped.value.code == 2


def test_show_prints_the_regulation_in_both_languages(tmp_path: Path) -> None:
    """The same file is a document in Russian and in English, and a summary of a page."""
    file = tmp_path / "event.toml"
    file.write_text(shipped_regulations()["rapid-age-categories"], encoding="utf-8")
    assert "# Субботний рапид" in run("show", str(file)).stdout
    assert "# Saturday Rapid" in run("show", str(file), "--lang", "en").stdout
    assert len(run("show", str(file), "--summary").stdout.splitlines()) < 20


def test_a_draft_can_take_every_default(tmp_path: Path) -> None:
    """With the defaults taken only what has none stays open, and each is recorded in words."""
    text, file = tmp_path / "event.txt", tmp_path / "event.toml"
    text.write_text("Турнир 5 мая 2026 года, 9 туров, 10+5.\nВзнос 500 рублей.\n", encoding="utf-8")
    assert run("draft", str(text), "-o", str(file), "--defaults").exit_code == 0
    assert run("lint", str(file)).exit_code == 0
    assert "по заявке нельзя" in file.read_text(encoding="utf-8")
