"""Every export of a played section: readable, self-contained, the same bytes twice."""

import re
import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest

from road import office_at
from tura.app.demo import DEMO, run
from tura.app.papers.hall import Hall
from tura.cli.export import FORMATS as TOLD
from tura.documents.section_files import FORMATS, section_files
from tura.domain.regulation.schema import Official, Role
from tura.formats.trf import read


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Hall:
    """The classical, played."""
    office = office_at(tmp_path_factory.mktemp("hall"))
    event, _ = run(office, DEMO[1], 3, lambda _reason: None)
    state = office.state(event.event_id)
    return Hall(state, office.people(state))


def test_the_command_line_tells_every_format() -> None:
    """`tura export --help` lists exactly the formats there are."""
    assert TOLD == FORMATS


@pytest.mark.parametrize("form", FORMATS)
def test_the_same_event_gives_the_same_bytes(hall: Hall, form: str) -> None:
    """Two exports are equal, so that a copy can be compared."""
    assert list(section_files(hall, "B", form)) == list(section_files(hall, "B", form))


@pytest.mark.parametrize("form", ["trf26", "trf16", "trf06"])
def test_tournament_files_read_back_without_repair(hall: Hall, form: str) -> None:
    """What is written is read with nothing to mend, every player and round there."""
    ((_, data),) = section_files(hall, "B", form)
    file = read(data, "b.trf")
    assert file.repairs == ()
    assert len(file.players) == len(hall.field("B").numbers)
    assert file.rounds_paired == 7


def test_the_site_is_small_whole_and_its_own(hall: Hall) -> None:
    """Pages stay under 60 KB, link only to pages that are there, and need nothing from elsewhere."""
    pages = dict(section_files(hall, "B", "site"))
    assert {"index.html", "B/standings.html", "B/round-1.html", "E/games.html"} <= pages.keys()
    for path, data in pages.items():
        assert len(data) < 60_000, path
        text = data.decode()
        assert "://" not in text, path
        for link in re.findall(r'href="([^"]+)"', text):
            target = (Path("/") / Path(path).parent / link).resolve().relative_to("/")
            assert str(target) in pages, (path, link)


def test_the_zip_for_the_administrator_has_everything(hall: Hall) -> None:
    """Swiss-Manager's texts, the TRF, the lists, the judges with their ids, and who lacks an id."""
    chief = Official(role=Role.CHIEF_ARBITER, name="Липов Олег", category="ССВК", fide_id="990017")
    regulation = replace(hall.state.regulation, officials=(chief,))
    ((_, data),) = section_files(replace(hall, state=replace(hall.state, regulation=regulation)), "B", "fshr")
    with zipfile.ZipFile(BytesIO(data)) as archive:
        names = set(archive.namelist())
        assert "Липов Олег;ССВК;990017" in archive.read("judges.csv").decode("utf-8-sig")
    assert {"B-players.txt", "B-pairings.txt", "B.trf", "B-cross-table.csv", "missing-ids.txt"} <= names


def test_pgn_has_a_game_for_each_board(hall: Hall) -> None:
    """One file a round, one game a board, the players' names in FIDE's spelling."""
    files = dict(section_files(hall, "B", "pgn"))
    assert len(files) == 7
    first = files["B-round-1.pgn"].decode()
    assert first.count("[White ") == len(hall.field("B").rounds[0].boards)
