"""What `tura round publish` leaves for printers and hosts."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from road import entered, office_at
from tura.cli.main import tura


@pytest.fixture
def slug(tmp_path: Path) -> str:
    """The shipped rapid event with everybody entered."""
    office = office_at(tmp_path)
    entered(office, 0)
    return office.catalogue.all()[0].slug


def published(tmp_path: Path, slug: str, *more: str) -> Result:
    """The first round paired and published at once."""
    words = ["round", "pair", slug, "A", "--publish", "--confirm", "3", *more]
    return CliRunner().invoke(tura, words, env={"TURA_DB": str(tmp_path / "tura.sqlite"), "TURA_LANG": "en"})


def test_a_published_round_is_left_beside_the_database(tmp_path: Path, slug: str) -> None:
    """Nobody named a folder: it is ``latest`` beside the database."""
    assert published(tmp_path, slug).exit_code == 0
    made = {path.name for path in (tmp_path / "latest").iterdir()}
    assert made == {f"{slug}-A.pdf", f"{slug}-A.html", f"{slug}-A.txt", "site.css"}


def test_a_folder_that_cannot_be_written_is_told_and_the_round_is_published(
    tmp_path: Path, slug: str
) -> None:
    """The stick is not there: the command succeeds, says so, and the round can be seen."""
    (tmp_path / "usb").write_text("not a folder")
    done = published(tmp_path, slug, "--latest", str(tmp_path / "usb"))
    assert done.exit_code == 0
    assert str(tmp_path / "usb") in done.stderr
    assert "Traceback" not in done.stderr
    assert office_at(tmp_path).catalogue.find(slug) is not None
    shown = CliRunner().invoke(tura, ["round", "show", slug, "A", "--db", str(tmp_path / "tura.sqlite")])
    assert shown.exit_code == 0
