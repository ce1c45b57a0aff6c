"""`tura trf standings` gives places, codes and refusals as the command line promises."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.app.file_standings import bonus_points, file_differences
from tura.cli.main import guarded, tura
from tura.domain.reason import Refusal
from tura.formats.trf import read

CASE = Path(__file__).parents[2] / "cases" / "C.07" / "swiss_every_unplayed_round" / "case.trf"


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(tura, ["trf", "standings", *arguments])


def test_json_has_the_promised_shape() -> None:
    """Points and values are texts with their decimals; codes are written as MTB26 does."""
    run = _run(str(CASE), "--json", "--tiebreaks", "PTS,de,bh-c1,SB")
    lines = json.loads(run.stdout)
    assert lines[0] == {
        "tpn": 1,
        "rank": 1,
        "points": "3.0",
        "tiebreaks": {"DE": "1.0", "BH/C1": "8.5", "SB": "6.50"},
    }
    assert [(line["rank"], line["tpn"]) for line in lines[4:]] == [(5, 7), (6, 4), (6, 6)]


def test_standings_after_a_round() -> None:
    """Only the rounds up to it count."""
    lines = json.loads(_run(str(CASE), "--json", "--tiebreaks", "PTS", "--after-round", "1").stdout)
    assert {line["tpn"]: line["points"] for line in lines} == {
        1: "1.0", 2: "1.0", 3: "1.0", 4: "1.0", 5: "0.0", 6: "0.0", 7: "0.0",
    }  # fmt: skip


def test_the_table_has_russian_heads() -> None:
    """A Russian arbiter reads the columns that he knows."""
    assert "усБух" in _run(str(CASE), "--lang", "ru").stdout


@pytest.mark.parametrize(
    "arguments", [(str(CASE), "--tiebreaks", "SUMBH"), (str(CASE), "--after-round", "9"), ("no such file",)]
)
def test_bad_input_exits_2(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown code, a round not paired and a missing file are refused in one line each."""
    code = guarded(lambda: tura.main(args=["trf", "standings", *arguments], standalone_mode=False))
    assert code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_wrong_ranks_of_a_file_are_found() -> None:
    """Ranks are checked against the list that the file carries."""
    rows = CASE.read_text(encoding="utf-8").splitlines()
    ranks = dict(zip("1234567", "1326475", strict=True))
    ranked = [row[:85] + f"{ranks[row[7]]:>4}" + row[89:] for row in rows if row.startswith("001")]
    good = "\n".join(["202 DE,BH/C1", "142 4", *ranked])
    assert file_differences(read(good.encode(), "good")) == ()
    unknown = file_differences(read(good.replace("BH/C1", "SUMBH").encode(), "unknown"))
    assert isinstance(unknown, Refusal)
    bad = good.replace(" 3.0    1 ", " 3.0    2 ", 1)
    found = file_differences(read(bad.encode(), "bad"))
    assert not isinstance(found, Refusal)
    assert [(one.tpn, one.kind, one.given, one.expected) for one in found] == [(1, "rank", "2", "1")]


def test_penalties_of_a_file_count() -> None:
    """Record 299 takes a point from number 1, and makes number 2's win in round 1 worth half a point."""
    rows = CASE.read_text(encoding="utf-8")
    records = (f"299 {kind:1}{'':8}{points:>4}  {number:>3} {tpn:>4}\n" for kind, points, number, tpn in (
        ("", "-1.0", "", 1), ("W", "0.5", 1, 2),
    ))  # fmt: skip
    file = read((rows + "".join(records)).encode(), "penalties")
    assert [adjustment.points for adjustment in file.settings.adjustments] == [-10, 5]
    assert bonus_points(file) == {1: -10, 2: -5}


def test_team_files_are_not_checked() -> None:
    """A team event's ranks are refused by name."""
    rows = CASE.read_text(encoding="utf-8").replace("Swiss-System", "Team Swiss")
    answer = file_differences(read(rows.encode(), "teams"))
    assert isinstance(answer, Refusal)
    assert answer.first.code == "check-team-standings"
