"""`tura print` and `tura round publish --latest`."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from printed import text_of
from road import office_at
from tura.app.demo import DEMO
from tura.app.demo.running import run
from tura.cli.main import tura
from tura.documents.papers import PAPERS


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the shipped rapid event, played."""
    folder = tmp_path_factory.mktemp("print")
    run(office_at(folder), DEMO[0], 2026, lambda _: None)
    return folder / "tura.sqlite"


def said(database: Path, *arguments: str) -> tuple[int, str]:
    """The exit code and the words of `tura print`, in Russian."""
    result = CliRunner().invoke(tura, ["print", *arguments, "--db", str(database), "--lang", "ru"])
    return result.exit_code, result.output


def test_the_list_names_every_paper(database: Path) -> None:
    """`--list` has each paper with its name in the language asked for."""
    code, words = said(database, "--list")
    assert code == 0
    assert [line.split()[0] for line in words.splitlines()] == list(PAPERS)
    assert "Итоговый протокол" in words


def test_a_paper_is_written(database: Path, tmp_path: Path) -> None:
    """One section's paper, of the round asked for, in the file asked for."""
    target = tmp_path / "made" / "round.pdf"
    code, words = said(database, "subbotnii-rapid", "pairings", "а", "--round", "2", "-o", str(target))
    assert (code, words.strip()) == (0, str(target))
    assert "Тур 2. Пары" in text_of(target.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("subbotnii-rapid", "poem"), "poem"),
        (("subbotnii-rapid", "pairings", "Z"), "Z"),
        (("subbotnii-rapid", "pairings", "A", "--round", "99"), "99"),
        (("no-such", "pairings"), "no-such"),
    ],
)
def test_what_cannot_be_printed_is_told(database: Path, arguments: tuple[str, ...], expected: str) -> None:
    """An unknown paper, section, round or event ends with 1 and a line that names it; nothing is written."""
    code, words = said(database, *arguments)
    assert code == 1
    assert expected in words


def test_templates_beside_the_database_are_used(database: Path, tmp_path: Path) -> None:
    """The folder `templates` beside the database is found without being named."""
    own = database.parent / "templates"
    own.mkdir()
    (own / "badges.typ").write_text(
        '#import "page.typ": *\n#let paper = dressed[Наши бейджи]\n', encoding="utf-8"
    )
    target = tmp_path / "badges.pdf"
    assert said(database, "subbotnii-rapid", "badges", "-o", str(target))[0] == 0
    (own / "badges.typ").unlink()
    own.rmdir()
    assert "Наши бейджи" in text_of(target.read_bytes())
