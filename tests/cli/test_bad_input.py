"""Whatever is typed or handed over: a named error or an answer, never a fault of ours."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from tura.app.demo.events import DEMO
from tura.cli.faults import DEFECT
from tura.cli.main import guarded, tura

TEXT = DEMO[1].regulation_text()
ROSTER = DEMO[1].roster_bytes()


def run(words: list[str]) -> int:
    """The exit code of a command line, as the program itself would give it."""
    return guarded(lambda: tura.main(args=words, prog_name="tura", standalone_mode=False))


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with one event, entries taken in and a round published."""
    folder = tmp_path_factory.mktemp("desk")
    (folder / "r.toml").write_text(TEXT, encoding="utf-8")
    (folder / "l.csv").write_bytes(ROSTER)
    at = ["--db", str(folder / "t.sqlite")]
    event = CliRunner().invoke(tura, ["event", "new", str(folder / "r.toml"), *at]).stdout.strip()
    (folder / "event").write_text(event)
    assert run(["register", event, str(folder / "l.csv"), *at]) == 0
    assert run(["round", "pair", event, "B", "--publish", *at]) == 0
    return folder


ARGUMENT = st.one_of(
    st.text(max_size=12).filter(lambda text: not text.startswith("-") and "\0" not in text),
    st.integers(-5, 10**12).map(str),
    st.sampled_from(["A", "Б", "e1", "1", "0", "--", "1-0", "Z", "Е", "'", "../x", "🜨"]),
)


@given(
    st.sampled_from(
        ["standings", "prizes", "round pair", "round publish", "round result", "round show", "entry confirm",
         "entry withdraw", "entry bye", "entry pay", "entry move", "event undo", "event show", "event answer"]
    ),
    st.lists(ARGUMENT, max_size=5),
)  # fmt: skip
def test_any_words_get_an_answer(desk: Path, command: str, words: list[str]) -> None:
    """A command with whatever arguments ends with 0, 1, 2 or 3."""
    event = (desk / "event").read_text()
    assert run([*command.split(), "--db", str(desk / "t.sqlite"), event, *words]) in (0, 1, 2, 3)


@given(st.data())
def test_a_broken_regulation_is_named_or_read(desk: Path, data: st.DataObject) -> None:
    """A regulation with a piece cut out or put in is read, or refused with FILE:LINE, and nothing is written."""
    cut = data.draw(st.integers(0, len(TEXT)))
    length = data.draw(st.integers(0, 60))
    extra = data.draw(
        st.one_of(st.text(max_size=8), st.sampled_from(["[", '"', "= 1\n", "\n[[section]]\n", "\ufeff"]))
    )
    file = desk / "broken.toml"
    file.write_text(TEXT[:cut] + extra + TEXT[cut + length :], encoding="utf-8", errors="replace")
    assert run(["regulation", "lint", str(file)]) in (0, 1, 2)


@given(st.data())
def test_a_broken_list_is_named_or_read(desk: Path, data: st.DataObject) -> None:
    """A list of entries with bytes changed is judged row by row or refused by name, and writes nothing on a dry run."""
    event, database = (desk / "event").read_text(), desk / "t.sqlite"
    cut = data.draw(st.integers(0, len(ROSTER)))
    extra = data.draw(st.binary(max_size=12))
    file = desk / "broken.csv"
    file.write_bytes(ROSTER[:cut] + extra + ROSTER[cut + data.draw(st.integers(0, 200)) :])
    assert run(["register", event, str(file), "--dry-run", "--db", str(database)]) in (0, 2)


def missing(folder: Path) -> list[str]:
    """A file that is not there."""
    return ["regulation", "lint", str(folder / "nothing.toml")]


def folder_as_file(folder: Path) -> list[str]:
    """A folder where a file should be."""
    return ["trf", "show", str(folder)]


def not_a_database(folder: Path) -> list[str]:
    """A text file named as the database."""
    return ["event", "list", "--db", str(folder / "r.toml")]


def no_such_place(folder: Path) -> list[str]:
    """An output below something that is a file."""
    return ["generate", "--players", "4", "--rounds", "2", "-o", str(folder / "r.toml" / "x.trf")]


@pytest.mark.parametrize("words", [missing, folder_as_file, not_a_database, no_such_place])
def test_files_that_cannot_be_are_one_line(
    desk: Path, words: Callable[[Path], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """The line names the file and says what to do; the exit code is 2."""
    assert run(words(desk)) == 2
    error = capsys.readouterr().err.strip()
    assert error
    assert "Traceback" not in error


def test_a_fault_of_ours_is_told_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    """An unexpected error is one line with the file that holds its details, and its own exit code."""

    def run_into_it() -> None:
        raise RuntimeError("for the test")

    assert guarded(run_into_it) == DEFECT
    line = capsys.readouterr().err.strip()
    assert "\n" not in line
    report = Path(line.split("please report ")[1])
    assert "RuntimeError: for the test" in report.read_text()
    report.unlink()
