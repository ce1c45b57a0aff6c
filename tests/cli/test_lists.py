"""`tura lists`: a list taken in and searched."""

import json
import subprocess
import sys
from pathlib import Path

LIST = (
    "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n"
    "990001;Огнёва Юлия Лукинична;w;RUS;77;Москва;2001;1287;99000001;1550\n"
)


def tura(folder: Path, *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command on the folder's database."""
    command = [sys.executable, "-m", "tura", "lists", *words, "--db", str(folder / "t.db"), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_list_is_taken_in_and_searched(tmp_path: Path) -> None:
    """What the file does not tell is asked for; then people are found in either alphabet."""
    file = tmp_path / "rapid.csv"
    file.write_text(LIST, encoding="utf-8")
    code, _, told = tura(tmp_path, "import", str(file))
    assert (code, told) == (
        1,
        f"{file}: the file does not tell from which day the list is valid; say it with --listed\n",
    )
    code, out, _ = tura(tmp_path, "import", str(file), "--listed", "2026-12-01")
    assert (code, out) == (0, "fshr-rapid: 1 player taken in, valid from 2026-12-01\n")
    code, out, _ = tura(tmp_path, "search", "ogneva", "--json")
    assert code == 0
    assert [(p["id"], p["ratings"]) for p in json.loads(out)] == [("990001", {"fshr-rapid": 1287})]
    code, out, told = tura(tmp_path, "search", "Зорин")
    assert (code, out, told) == (1, "", "nobody found by “Зорин”\n")


def test_a_file_that_is_no_list_is_bad_input(tmp_path: Path) -> None:
    """It is named with its line and what to do, and the exit code is 2."""
    file = tmp_path / "games.pgn"
    file.write_text('[Event "Cup"]\n', encoding="utf-8")
    code, _, told = tura(tmp_path, "import", str(file))
    assert (code, told.startswith(f"{file}:1: ")) == (2, True)
