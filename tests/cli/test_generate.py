"""`tura generate`: what cannot be granted is said or refused."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tura.cli.main import guarded, tura
from tura.formats.trf import read


@pytest.mark.parametrize(
    "wish",
    [
        ["--points", "0-0-0"],
        ["--points", "1-2-3"],
        ["--points", "3-1"],
        ["--points", "3-1-0", "--baku"],
        ["--rating-range", "2000-1000"],
        ["--rating-range", "1000-99999"],
        ["--ratings", "12345"],
        ["--tiebreaks", "DE,FOO"],
    ],
)
def test_wishes_that_contradict_themselves_are_refused(tmp_path: Path, wish: list[str]) -> None:
    """Exit 2, one line that names the option, and no file."""
    path = tmp_path / "x.trf"
    arguments = ["generate", "--players", "8", "--rounds", "3", "-o", str(path), *wish]
    with CliRunner().isolation() as (_, err, _):
        assert guarded(lambda: tura.main(args=arguments, standalone_mode=False)) == 2
        assert err.getvalue().decode().startswith("--")
    assert not path.exists()


def test_half_points_are_understood(tmp_path: Path) -> None:
    """The scale everybody knows is taken as it is written."""
    path = tmp_path / "x.trf"
    answer = CliRunner().invoke(
        tura, ["generate", "--players", "8", "--rounds", "3", "--points", "1-0.5-0", "-o", str(path)]
    )
    assert answer.exit_code == 0
    points = read(path.read_bytes(), "x.trf").settings.points
    assert (points.win, points.draw, points.loss) == (10, 5, 0)


def test_fewer_rounds_than_asked_are_said(tmp_path: Path) -> None:
    """Two players can meet once only: the file has one round, and standard error says so."""
    path = tmp_path / "x.trf"
    quiet = [word for name in ("half-byes", "zero-byes", "forfeits", "late") for word in (f"--{name}", "0")]
    answer = CliRunner().invoke(
        tura, ["generate", "--players", "2", "--rounds", "5", "--seed", "1", *quiet, "-o", str(path)]
    )
    assert answer.exit_code == 0
    assert "of 5 rounds" in answer.stderr
    assert read(path.read_bytes(), "x.trf").rounds == 1
