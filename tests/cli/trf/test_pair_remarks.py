"""What `tura trf pair` says on standard error beside the pairs."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.cli.main import guarded, tura

LINE = "001 {tpn:>4} m    {name:<33} {rating:>4}                             0.0 {tpn:>4}\n"


def _pair(folder: Path, records: str, *arguments: str) -> Result:
    path = folder / "event.trf"
    players = "".join(LINE.format(tpn=tpn, name=f"P{tpn}", rating=2000 - tpn) for tpn in range(1, 7))
    path.write_text(records + players, encoding="utf-8")
    return CliRunner().invoke(tura, ["trf", "pair", str(path), *arguments])


def test_a_plain_file_is_paired_without_a_word(tmp_path: Path) -> None:
    """Nothing was mended, so standard error is empty."""
    answer = _pair(tmp_path, "142 5\n")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.startswith("3\n")


@pytest.mark.parametrize(
    ("records", "said"),
    [
        ("142 5\nXXZ 33\n", "event.trf:2: starting rank 33 is named by a pairing record but has no line"),
        ("142 0\n", "does not say how many rounds there are"),
        ("", "does not say how many rounds there are"),
    ],
)
def test_what_was_mended_or_is_missing_is_said(tmp_path: Path, records: str, said: str) -> None:
    """The pairs come all the same, and the reader learns what they lean on."""
    answer = _pair(tmp_path, records)
    assert answer.exit_code == 0
    assert said in answer.stderr


def test_a_round_beyond_the_last_is_said(tmp_path: Path) -> None:
    """A round that the event does not have is paired, with a word about it."""
    path = tmp_path / "over.trf"
    path.write_text(
        "142 1\n"
        "001    1 m    A                                 2000                             1.0    1     2 w +\n"
        "001    2 m    B                                 1900                             0.0    2     1 b -\n",
        encoding="utf-8",
    )
    answer = CliRunner().invoke(tura, ["trf", "pair", str(path)])
    assert answer.exit_code == 0
    assert "the event has 1 rounds; round 2 is beyond them" in answer.stderr


def test_a_bye_that_the_line_contradicts_is_refused(tmp_path: Path) -> None:
    """Record 240 against a played game: exit 2 with file and line, nothing paired."""
    path = tmp_path / "both.trf"
    path.write_text(
        "142 5\n240 H   1    1\n"
        "001    1 m    A                                 2000                             1.0    1     2 w 1\n"
        "001    2 m    B                                 1900                             0.0    2     1 b 0\n",
        encoding="utf-8",
    )
    run = CliRunner()
    with run.isolation() as (out, err, _):
        assert guarded(lambda: tura.main(args=["trf", "pair", str(path)], standalone_mode=False)) == 2
        assert not out.getvalue()
        assert "both.trf:2: player 1 has a bye in round 1, but line 3" in err.getvalue().decode()
