"""The first page comes soon because nothing is imported for it that it does not need."""

import subprocess
import sys

import pytest

SLOW = ("networkx", "rustworkx", "typst", "xlsxwriter", "tomlkit", "multiprocessing")
OURS = (
    "tura.documents",
    "tura.drafting",
    "tura.domain.decide",
    "tura.domain.pairing",
    "tura.domain.prizes.allocate",
)


def loaded_by(lines: str) -> set[str]:
    """The modules that a fresh interpreter has after these lines."""
    told = subprocess.run(
        [sys.executable, "-c", f"{lines}\nimport sys\nprint(*sys.modules, sep='\\n')"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(told.stdout.split())


def test_the_first_page_waits_for_nothing_it_does_not_need() -> None:
    """The application with the front and a public page: no papers, no pairing, no deciding, no big libraries."""
    loaded = loaded_by(
        "import tura.store.office, tura.web.app, tura.web.warming\n"
        "import tura.web.pages.front, tura.web.pages.public, tura.web.pages.live"
    )
    assert "tura.web.pages.public" in loaded
    assert not loaded & {*SLOW, *OURS}


@pytest.mark.parametrize("module", ["tura.cli.trf.pair", "tura.cli.round", "tura.cli.standings"])
def test_a_command_waits_for_no_paper_and_no_spare_library(module: str) -> None:
    """Pairing and standings start without the typesetter, workbooks and the library for the widest weights."""
    assert not loaded_by(f"import {module}") & {"networkx", "typst", "xlsxwriter"}


def test_the_second_page_has_been_made_ready() -> None:
    """After warming every page of the routes is imported, and a worker has the engine."""
    loaded = loaded_by(
        "from tura.web.warming import warm\n"
        "from tura.web.site import Site\n"
        "from tura.web.live import Hub\n"
        "site = Site(None, None, Hub())\n"
        "if __name__ == '__main__':\n"
        "    warm(site); site.worker.close()"
    )
    assert {"tura.web.pages.documents", "tura.web.pages.rounds", "tura.documents.papers"} <= loaded
