"""The folder ``latest``: real files after each publication, and a stick that is pulled out stops nobody."""

from dataclasses import replace
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import Page, expect

from printed import text_of
from road import office_at, sure
from served import Served
from tura.app.pairing import publish
from tura.app.scoring import enter
from tura.domain.commands.rounds import BeginManual, EndManual, SwapColours, TakeBackPairing
from tura.domain.round.outcome import Outcome
from tura.web.leaving import Leaver
from tura.web.site import Site


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Three boards."""
    crowded(office_at(tmp_path), 6)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def left(served: Served, tmp_path: Path) -> tuple[Site, Leaver, Path]:
    """A site that leaves rounds in a folder, with the first one left."""
    folder = tmp_path / "usb" / "latest"
    leaver = Leaver(served.site.office, folder)
    leaver.changed(served.event_id)
    assert leaver.wait(20)
    return replace(served.site, leaver=leaver), leaver, folder


def names(folder: Path) -> list[str]:
    """What is in the folder, without the event's name."""
    return sorted(path.name.rpartition("-A")[2] or path.name for path in folder.iterdir())


def test_each_new_edition_is_left(served: Served, left: tuple[Site, Leaver, Path]) -> None:
    """A changed pairing that is published again replaces the PDF, the page and the text."""
    site, leaver, folder = left
    assert names(folder) == [".html", ".pdf", ".txt", "site.css"]
    (pdf,), (text,) = folder.glob("*.pdf"), folder.glob("*.txt")
    before = pdf.read_bytes(), text.read_text()
    office, event = site.office, served.event_id
    for command in (
        BeginManual(field="A", round=1, reason="by hand", confirm=3),
        SwapColours(field="A", round=1, board=1, confirm=3),
        EndManual(field="A", round=1, confirm=3),
    ):
        sure(site.write(event, lambda one=command: office.perform(event, [one])))  # type: ignore[misc]
    assert leaver.wait(20)
    assert (pdf.read_bytes(), text.read_text()) == before
    sure(site.write(event, lambda: publish(office, event, "A", confirm=3)))
    assert leaver.wait(20)
    assert pdf.read_bytes() != before[0]
    assert text.read_text() != before[1]
    assert "2" in text_of(pdf.read_bytes())


def test_complete_results_and_a_withdrawal(served: Served, left: tuple[Site, Leaver, Path]) -> None:
    """Two of three results change no file; the third brings results and standings; withdrawn, all are gone."""
    site, leaver, folder = left
    office, event = site.office, served.event_id
    (text,) = folder.glob("*.txt")
    before = text.stat().st_mtime_ns
    for board in (1, 2, 3):
        assert text.stat().st_mtime_ns == before
        sure(site.write(event, lambda b=board: enter(office, event, "A", (1, b), Outcome.DRAW)))  # type: ignore[misc]
        assert leaver.wait(20)
    assert "½" in text.read_text()
    assert "-standings.pdf" in names(folder)
    back = TakeBackPairing(field="A", round=1, reason="wrong list", confirm=4)
    sure(site.write(event, lambda: office.perform(event, [back])))
    assert leaver.wait(20)
    assert names(folder) == ["site.css"]


@pytest.fixture
def pulled(served: Served, tmp_path: Path) -> Leaver:
    """A server whose stick was pulled out: nothing can be a folder there."""
    (tmp_path / "usb").write_text("not a folder")
    leaver = Leaver(served.site.office, tmp_path / "usb" / "latest")
    object.__setattr__(served.site, "leaver", leaver)
    leaver.changed(served.event_id)
    assert leaver.wait(20)
    return leaver


def test_a_stick_that_is_pulled_out_is_told_and_comes_back(
    served: Served, pulled: Leaver, arbiter: Page, tmp_path: Path
) -> None:
    """The result is entered, the page says where nothing could be written; with the stick back it is left again."""
    assert pulled.fault.startswith(str(tmp_path / "usb"))
    arbiter.goto(served.path("A/results/1"))
    expect(arbiter.locator(".bar.alarm")).to_contain_text(str(tmp_path / "usb"))
    arbiter.keyboard.press("1")
    expect(arbiter.locator("#board-1 .res")).to_have_text("1 – 0")
    arbiter.wait_for_selector("#results:not(:has(.unsaved))")
    (tmp_path / "usb").unlink()
    arbiter.keyboard.press("1")
    arbiter.wait_for_selector("#results:not(:has(.unsaved))")
    assert pulled.wait(20)
    assert pulled.fault == ""
    arbiter.reload()
    expect(arbiter.locator(".bar.alarm")).to_have_count(0)
