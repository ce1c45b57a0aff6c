"""`tura trf ratings` and `tura trf norms` read a file and answer exactly."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.app.file_ratings import event_year, file_estimates
from tura.cli.main import guarded, tura
from tura.domain.ratings.rules import FIDE_STANDARD
from tura.formats.trf import read

TITLES = ("GM", "GM", "GM", "IM", "IM", "FM", "", "", "")
FEDERATIONS = ("GER", "GER", "FRA", "FRA", "ITA", "RUS", "RUS", "RUS", "ITA")


def _row(tpn: int, who: tuple[str, str, str, int, str], points: float, cells: list[str]) -> str:
    sex, title, federation, rating, birth = who
    name = f"Player {tpn:02}"
    head = f"001 {tpn:>4} {sex:1}{title:>3} {name:<33} {rating or '':>4} {federation:<3} {'':>11} {birth:<10}"
    return f"{head} {points:>4.1f} {tpn:>4}" + "".join(f"  {cell}" for cell in cells)


@pytest.fixture
def norm_file(tmp_path: Path) -> Path:
    """Number 1, a woman of 2300 born in 2010, scores 5.5 of 9 against opponents of 2400."""
    results = "11111=000"
    rows = [
        _row(
            1, ("w", "", "RUS", 2299, "2010/01/01"), 5.5, [f"{n:>4} w {r}" for n, r in enumerate(results, 2)]
        )
    ]
    for number, (title, federation, result) in enumerate(zip(TITLES, FEDERATIONS, results, strict=True)):
        answer = {"1": "0", "0": "1", "=": "="}[result]
        cells = ["0000 - Z"] * 9
        cells[number] = f"{1:>4} b {answer}"
        points = {"1": 1.0, "=": 0.5, "0": 0.0}[answer]
        rows.append(_row(number + 2, ("m", title, federation, 2400, "1990/00/00"), points, cells))
    path = tmp_path / "norm.trf"
    path.write_text("\n".join(["012 Norm", "042 2026/06/01", "092 Individual: Swiss", "142 9", *rows, ""]))
    return path


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(tura, ["trf", *arguments])


def test_norms_of_a_file(norm_file: Path) -> None:
    """2400 + 80 = 2480 is a norm of an IM, a WGM and a WIM, not of a GM."""
    found = json.loads(_run("norms", str(norm_file), "--json", "--player", "1").stdout)
    assert {one["title"]: one["achieved"] for one in found} == {
        "GM": False,
        "IM": True,
        "WGM": True,
        "WIM": True,
    }
    assert {(one["average"], one["performance"]) for one in found} == {(2400, 2480)}
    (gm,) = [one for one in found if one["title"] == "GM"]
    assert [one["code"] for one in gm["conditions"] if not one["met"]] == ["norm-performance"]


def test_norms_are_printed_in_russian(norm_file: Path) -> None:
    """Without a number only the norms achieved are printed, each with its conditions."""
    text = _run("norms", str(norm_file), "--lang", "ru").stdout
    assert text.count("перформанс 2480") == 3


def test_no_norm_exits_1(norm_file: Path) -> None:
    """A person without a norm is the answer "no"."""
    arguments = ["trf", "norms", str(norm_file), "--player", "2"]
    assert guarded(lambda: tura.main(args=arguments, standalone_mode=False)) == 1


def test_ratings_of_a_file(norm_file: Path) -> None:
    """A junior below 2300 has K 40: 5.5 - 9 x .36 = 2.26, so +90.4; the performance is 2480."""
    lines = json.loads(_run("ratings", str(norm_file), "--json").stdout)
    assert lines[0] == {
        "tpn": 1,
        "name": "Player 01",
        "rating": 2299,
        "games": 9,
        "score": "5.5",
        "expected": "3.24",
        "k": 40,
        "change": "90.4",
        "new": 2389,
        "performance": 2480,
    }
    assert _run("ratings", str(norm_file), "--k", "10").stdout.splitlines()[0].split()[-3:] == [
        "22.6",
        "2322",
        "2480",
    ]
    assert len(_run("ratings", str(norm_file), "--national", "--list", "rapid").stdout.splitlines()) == 10


def test_undated_files_and_first_ratings(norm_file: Path) -> None:
    """A file without dates is read all the same; a first rating is at most 2200."""
    text = norm_file.read_text(encoding="utf-8").replace("042 2026/06/01", "042").replace("2299", "    ")
    file = read(text.encode(), "undated")
    assert event_year(file) is None
    estimates = file_estimates(file, FIDE_STANDARD)
    assert (estimates[0].estimate.change, estimates[1].k) == (None, 10)
    norm_file.write_text(text, encoding="utf-8")
    unrated = json.loads(_run("ratings", str(norm_file), "--json").stdout)
    assert (unrated[0]["change"], unrated[0]["new"]) == ("", 2200)
