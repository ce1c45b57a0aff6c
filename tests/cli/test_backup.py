"""`tura event backup`: an empty machine goes on from the copy, with the lists or told that they are not there."""

import shutil
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from road import entered, office_at
from tura.cli.main import tura
from tura.domain.players import Discipline, RatingSource
from tura.formats.lists import PlayerRow


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with an event and a rating list."""
    folder = tmp_path / "machine"
    folder.mkdir()
    office = office_at(folder)
    entered(office, 0)
    row = PlayerRow("24176214", "Petrov, Petr", True, 2001, rapid=2100)
    office.rating_lists.take(RatingSource.FIDE, {Discipline.RAPID: date(2026, 12, 1)}, [row])
    return folder


def run(folder: Path, *words: str) -> Result:
    """One command on the machine's database."""
    return CliRunner().invoke(
        tura, list(words), env={"TURA_DB": str(folder / "tura.sqlite"), "TURA_LANG": "en"}
    )


def moved(stick: Path, machine: Path, empty: Path) -> None:
    """What is on the stick becomes the database of an empty machine; the first machine is gone."""
    shutil.rmtree(machine)
    shutil.copytree(stick, empty)


def test_an_empty_machine_goes_on_with_the_lists(machine: Path, tmp_path: Path) -> None:
    """With --lists the event and the rating list are both there, under the names the copy was given."""
    stick = tmp_path / "stick"
    stick.mkdir()
    done = run(machine, "event", "backup", "--lists", "-o", str(stick / "tura.sqlite"))
    assert (done.exit_code, done.stderr) == (0, "")
    before = run(machine, "event", "list").stdout
    moved(stick, machine, tmp_path / "empty")
    assert run(tmp_path / "empty", "event", "list").stdout == before
    assert "Petrov" in run(tmp_path / "empty", "lists", "search", "petrov").stdout


def test_without_the_lists_it_says_so(machine: Path, tmp_path: Path) -> None:
    """The command names what is left out and what to do; the new machine does not claim to have a list."""
    stick = tmp_path / "stick"
    stick.mkdir()
    done = run(machine, "event", "backup", "-o", str(stick / "tura.sqlite"))
    assert done.exit_code == 0
    assert "--lists" in done.stderr
    moved(stick, machine, tmp_path / "empty")
    office = office_at(tmp_path / "empty")
    assert office.rating_lists.lists() == ()
    (event,) = office.catalogue.all()
    shown = run(tmp_path / "empty", "event", "show", event.slug)
    assert shown.exit_code == 0
