"""`tura demo`: both events, and the same bytes for the same seed."""

from pathlib import Path

from click.testing import CliRunner

from tura.cli.main import tura
from tura.formats.trf import read, to_tournament


def demo(out: Path, seed: int) -> dict[str, bytes]:
    """Every paper the demo wrote, by path; the database is left out (its pages may lie otherwise)."""
    result = CliRunner().invoke(tura, ["demo", "--out", str(out), "--seed", str(seed), "--lang", "ru"])
    assert result.exit_code == 0, result.output
    files = (file for file in out.rglob("*") if file.is_file() and "sqlite" not in file.name)
    return {str(file.relative_to(out)): file.read_bytes() for file in files}


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    """Two runs with one seed write the same files; another seed plays another event."""
    first = demo(tmp_path / "a", 7)
    assert demo(tmp_path / "b", 7) == first
    assert demo(tmp_path / "c", 8) != first


def test_the_papers_of_both_events_are_there(tmp_path: Path) -> None:
    """Payout sheet, ledger, inventory, lists; TRF26 for each FIDE-rated section; a ФШР set for every field."""
    files = demo(tmp_path, 1)
    rapid = {path.removeprefix("rapid-age-categories/") for path in files if path.startswith("rapid")}
    classical = {
        path.removeprefix("classical-rating-categories/") for path in files if path.startswith("class")
    }
    for papers in (rapid, classical):
        assert {
            "payout-sheet.csv",
            "ledger.txt",
            "awards-inventory.txt",
            "money.xlsx",
            "missing-ids.txt",
        } <= papers
    assert {path for path in rapid if path.startswith("fide/")} == {"fide/A.trf"}
    assert {path for path in classical if path.startswith("fide/")} == {
        f"fide/{letter}.trf" for letter in "ABCD"
    }
    assert {"fshr/A.trf", "fshr/B.trf", "fshr/C+D.trf"} <= rapid
    assert {f"fshr/{letter}.trf" for letter in "ABCDE"} <= classical
    for path in classical:
        if path.endswith(".trf"):
            file = read(files[f"classical-rating-categories/{path}"], path)
            assert file.repairs == ()
            assert to_tournament(file).rounds == 7
