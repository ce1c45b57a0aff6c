"""Every paper of a played event, in both languages."""

from dataclasses import replace
from pathlib import Path

import pytest

from large_event import large_hall
from printed import empty_glyphs, fonts_of, text_of
from road import office_at
from tura.app.demo import DEMO
from tura.app.demo.running import run
from tura.app.papers.hall import Hall
from tura.documents.laying import part
from tura.documents.papers import PAPERS, print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.documents.typesetting import typeset
from tura.domain.sheet import Column, Sheet

OURS = {
    "PTSans-Regular",
    "PTSans-Bold",
    "PTSans-Italic",
    "PTSans-BoldItalic",
    "PTSans-Narrow",
    "PTSans-NarrowBold",
}


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Source]:
    """The shipped rapid event, played, in both languages."""
    folder: Path = tmp_path_factory.mktemp("papers")
    office = office_at(folder)
    event, _ = run(office, DEMO[0], 2026, lambda _: None)
    state = office.state(event.event_id)
    people = office.people(state)
    return {language: Source(Hall(state, people, language)) for language in ("ru", "en")}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", list(PAPERS))
def test_a_paper_has_every_glyph_and_no_other_font(
    sources: dict[str, Source], name: str, language: str
) -> None:
    """No paper shows an empty box, and none falls back to a font that is not PT Sans."""
    pdf = print_paper(sources[language], name, Setting(language), "A")
    assert empty_glyphs(pdf) == 0
    assert fonts_of(pdf) <= OURS
    assert len(text_of(pdf, 1)) > 40


def test_a_mark_that_no_font_has_is_seen() -> None:
    """The check above can fail: letters that PT Sans lacks come out as an empty box or in another font."""
    blank = dict.fromkeys(("place", "dates", "arbiter", "stamp"), "")
    sheet = Sheet("winners", (Column("name"),), (("漢字",),))
    pdf = typeset(
        "list",
        blank | {"title": "漢", "event": "Кубок", "words": {}, "parts": [part(sheet, "ru")]},
        Setting(),
    )
    assert empty_glyphs(pdf) > 0 or not fonts_of(pdf) <= OURS


@pytest.mark.parametrize("name", list(PAPERS))
def test_a_paper_is_the_same_every_time(sources: dict[str, Source], name: str) -> None:
    """The same event gives the same bytes; they are tagged for readers of screens and claim PDF/UA-1."""
    first = print_paper(sources["ru"], name, Setting("ru"), "A")
    assert print_paper(sources["ru"], name, Setting("ru"), "A") == first
    assert b"/MarkInfo" in first
    assert b"/Lang" in first
    assert b"pdfuaid" in first


def test_a_name_that_no_font_can_write_does_not_stop_the_print() -> None:
    """A player with letters beyond the vendored fonts is printed among the others."""
    hall = large_hall(4, 1)
    people = {**hall.people, "e1": replace(hall.people["e1"], name="漢字 \U0001f600")}
    assert "Щербинин" in text_of(print_paper(replace(hall, people=people), "start-list", Setting("ru")))
