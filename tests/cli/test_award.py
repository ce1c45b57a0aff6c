"""Prizes decided from the command line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from road import office_at
from tura.app.demo import DEMO, run
from tura.cli.main import tura


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The classical, played; its name and database."""
    folder = tmp_path_factory.mktemp("awards")
    event, _ = run(office_at(folder), DEMO[1], 4, lambda _reason: None)
    return event.slug, str(folder / "tura.sqlite")


def call(played: tuple[str, str], *words: str, code: int = 0) -> Result:
    """One command on the played event."""
    slug, database = played
    command = [words[0], words[1], slug, *words[2:], "--db", database, "--lang", "en"]
    result = CliRunner().invoke(tura, command)
    assert result.exit_code == code, result.output
    return result


def test_what_is_proposed_stands_and_is_handed_out(played: tuple[str, str]) -> None:
    """A proposal adds up to the fund; once it stands it changes only by decision."""
    proposed = call(played, "award", "propose", "B").stdout
    assert "33 000 ₽" in proposed.replace("\u202f", " ")
    call(played, "award", "confirm", "B")
    call(played, "award", "propose", "B", code=1)
    call(played, "award", "reopen", "B", "--reason", "a result was wrong")
    call(played, "award", "propose", "B")


def test_a_fund_is_changed_after_the_last_round_only_on_purpose(played: tuple[str, str]) -> None:
    """Changing a fund when the last round has begun asks for level 3 (RULES 6.1.19)."""
    call(played, "award", "fund", "A", "150000", "--reason", "a sponsor", code=1)
    said = call(played, "award", "fund", "A", "150000", "--reason", "a sponsor", "--confirm", "3").stdout
    assert "150 000 ₽" in said.replace("\u202f", " ")


def test_the_cash_book_counts_every_receipt(tmp_path: Path, played: tuple[str, str]) -> None:
    """The shifts add up to what was paid; the sheet can be kept as a table."""
    slug, database = played
    out = tmp_path / "cash.csv"
    result = CliRunner().invoke(tura, ["cash", slug, "receipts", "--db", database, "--csv", str(out)])
    assert result.exit_code == 0, result.output
    assert out.read_bytes().count(b"\n") > 100
