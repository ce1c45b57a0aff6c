"""Small files, each with one thing to notice."""

import tomllib
from pathlib import Path

import pytest

from tura.formats.trf import TrfError, read, resolved, result_text

FOLDERS = sorted(path.parent for path in (Path(__file__).parents[2] / "cases" / "C.02.03").glob("*/case.trf"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_file_is_read_as_its_answer_says(folder: Path) -> None:
    """Verdict, the first remark's code and line, and the rounds are the expected ones."""
    wanted = tomllib.loads((folder / "expected.toml").read_text(encoding="utf-8"))
    data = (folder / "case.trf").read_bytes()
    try:
        file = read(data, "case.trf")
    except TrfError as error:
        verdict, notes, results = "reject", error.notes, {}
    else:
        verdict, notes = "repair" if file.repairs else "accept", file.repairs
        results = {
            str(player.tpn): [result_text(cell) for cell in resolved(file, player)] for player in file.players
        }
    assert verdict == wanted["verdict"]
    found = [{"code": note.reason.code, "line": note.line} for note in notes]
    assert found[: len(wanted.get("notes", []))] == wanted.get("notes", [])
    assert wanted.get("results", {}).items() <= results.items()


def test_there_are_cases() -> None:
    """The folder of cases was found."""
    assert len(FOLDERS) > 20
