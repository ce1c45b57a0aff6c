"""`tura trf pair --why` and `--why-not` on a file."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.cli.main import guarded, tura

CASE = Path(__file__).parents[2] / "cases" / "C.07" / "swiss_every_unplayed_round" / "case.trf"


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(tura, ["trf", "pair", str(CASE), *arguments])


def test_the_first_lines_stay_the_contract() -> None:
    """With --why the number of lines and the pairs come first, unchanged; words follow an empty line."""
    plain, told = _run("--round", "3").stdout, _run("--round", "3", "--why").stdout
    assert told.startswith(plain + "\n")
    count = int(plain.splitlines()[0])
    assert told.count("\n\n") == count


def test_json_has_reasons_for_every_line() -> None:
    """Under ``why`` there is a list of reasons for each pair and the bye, with code, article, values and text."""
    plain = json.loads(_run("--round", "3", "--json").stdout)
    told = json.loads(_run("--round", "3", "--json", "--why").stdout)
    assert {key: told[key] for key in plain} == plain
    assert len(told["why"]) == len(plain["pairs"]) + (plain["bye"] is not None)
    for reasons in told["why"]:
        assert all(set(reason) == {"code", "article", "values", "text"} for reason in reasons)


def test_why_not_answers_one_question() -> None:
    """Two numbers get one answer in the language asked for; the JSON names round and players."""
    pairs = json.loads(_run("--round", "3", "--json").stdout)["pairs"]
    one, other = pairs[0][0], pairs[1][0]
    answer = json.loads(_run("--round", "3", "--json", "--why-not", str(one), str(other)).stdout)
    assert answer["round"] == 3
    assert answer["players"] == [one, other]
    assert answer["reasons"]
    assert answer["alternative"] is None or {"pairs", "floaters", "criteria", "chosen"} == set(
        answer["alternative"]
    )
    russian = _run("--round", "3", "--why-not", str(one), str(other), "--lang", "ru").stdout
    assert russian.splitlines()[0] != answer["reasons"][0]["text"]


def test_why_not_of_nobody_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    """A player who is not in the file is named, in one line, with exit code 2."""
    arguments = ["trf", "pair", str(CASE), "--round", "3", "--why-not", "1", "99"]
    assert guarded(lambda: tura.main(args=arguments, standalone_mode=False)) == 2
    assert "there is no player 99" in capsys.readouterr().err
