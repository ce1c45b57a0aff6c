"""`tura event from`: a file taken over, and gone on with from the command line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.taking_over.cut import cut
from tura.app.generating import Wishes, generated
from tura.cli.main import tura
from tura.formats.trf import write


def call(folder: Path, *words: str, code: int = 0) -> Result:
    """One command on the folder's database."""
    result = CliRunner().invoke(
        tura, list(words), env={"TURA_DB": str(folder / "t.sqlite"), "TURA_LANG": "en"}
    )
    assert result.exit_code == code, (words, result.output, result.exception)
    return result


def seated(text: str) -> set[tuple[str, str]]:
    """The pairs of a printed pairing: first and last number of each line."""
    return {(words[0], words[1]) for words in map(str.split, text.splitlines()[1:])}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A tournament after two of five rounds."""
    path = tmp_path / "cup.trf"
    path.write_bytes(write(cut(generated(Wishes(players=14, rounds=5, baku=False), 5), 2)))
    return path


def test_a_file_goes_on_as_an_event(tmp_path: Path, file: Path) -> None:
    """The name alone is on standard output; what was assumed is told; the file's next round comes out again."""
    done = call(tmp_path, "event", "from", str(file))
    slug = done.stdout.strip()
    assert slug
    assert "no time control" in done.stderr
    call(tmp_path, "round", "pair", slug, "A", "--publish")
    out = tmp_path / "after.trf"
    call(tmp_path, "export", slug, "A", "--format", "trf26", "-o", str(out))
    again = call(tmp_path, "trf", "pair", str(out), "--round", "3").stdout
    assert seated(again) == seated(call(tmp_path, "trf", "pair", str(file)).stdout)
    assert "1" in call(tmp_path, "event", "history", slug).stdout


def test_a_file_that_cannot_go_on_leaves_nothing_behind(tmp_path: Path, file: Path) -> None:
    """A refusal ends with 1 and its reason, and there is no event."""
    file.write_text(file.read_text(encoding="utf-8") + "192 FIDE_DUBOV\n", encoding="utf-8")
    text = file.read_text(encoding="utf-8").replace("192 FIDE_DUTCH_2026\n", "")
    file.write_text(text, encoding="utf-8")
    done = call(tmp_path, "event", "from", str(file), code=1)
    assert "FIDE_DUBOV" in done.stderr
    assert call(tmp_path, "event", "list").stdout.strip() == ""
