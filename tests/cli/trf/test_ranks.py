"""`tura trf ranks` checks sports ranks by the table an arbiter keeps."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.cli.main import tura

TABLE = """разряд;пол;от;до;процент;партий;возраст;сверено
2 разряд;м;1300;1500;50;3;;да
1 разряд;м;1300;1500;75;3;;да
2 разряд;ж;1300;1500;33;3;;да
КМС;м;1300;1500;60;3;16;
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four players of 1400 who all met: 3, 2, 1 and 0 points of 3; number 3 is a woman, number 2 born in 2012."""
    rounds = {1: "4w1 3b1 2w1", 2: "3w1 4b1 1b0", 3: "2b0 1w0 4w1", 4: "1b0 2w0 3b0"}
    lines = ["012 Test", "042 2026/01/05", "XXR 3"]
    for tpn, games in rounds.items():
        points = sum(game[-1] == "1" for game in games.split())
        sex, birth = ("w" if tpn == 3 else "m"), ("2012/01/01" if tpn == 2 else "1990/01/01")
        head = f"001 {tpn:>4} {sex:1}{'':>3} {f'Player {tpn}':<33} {1400:>4} {'RUS':<3} {'':>11} {birth:<10}"
        cells = "".join(f"  {game[0]:>4} {game[1]} {game[2]}" for game in games.split())
        lines.append(f"{head} {points:>4.1f} {tpn:>4}{cells}")
    (tmp_path / "t.trf").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "ranks.csv").write_text(TABLE, encoding="utf-8")
    return tmp_path


def call(folder: Path, *words: str) -> Result:
    """`tura trf ranks` on the file of the folder."""
    return CliRunner().invoke(tura, ["trf", "ranks", str(folder / "t.trf"), "--lang", "en", *words])


def test_ranks_by_ones_own_table(folder: Path) -> None:
    """Points, sex, age and lines not compared with the official edition decide, each doubt by its code."""
    ended = call(folder, "--table", str(folder / "ranks.csv"), "--json")
    assert ended.exit_code == 0, ended.output
    found = {
        (line["tpn"], line["rank"]): [doubt["code"] for doubt in line["doubts"]]
        for line in json.loads(ended.stdout)
    }
    assert found == {
        (1, "2 разряд"): [],
        (1, "1 разряд"): [],
        (1, "КМС"): ["rank-unverified"],
        (2, "2 разряд"): [],
        (2, "КМС"): ["rank-age", "rank-unverified"],
        (3, "2 разряд"): [],
    }


def test_the_shipped_part_of_the_table_says_nothing_of_these_averages(folder: Path) -> None:
    """It has one verified line, for averages of 1001 to 1025: the answer is no, said in words."""
    ended = call(folder)
    assert ended.exit_code == 1
    assert "nobody has the points" in ended.stderr


def test_a_broken_table_is_bad_input(folder: Path) -> None:
    """The line and the column are named, and nothing is answered."""
    (folder / "ranks.csv").write_text(TABLE.replace("1300", "many"), encoding="utf-8")
    ended = call(folder, "--table", str(folder / "ranks.csv"))
    assert str(ended.exception).startswith("ranks.csv:2: от is 'many'; write a whole number")
