"""The published round left for printers and hosts."""

from dataclasses import replace

import pytest

from large_event import large_hall
from printed import text_of
from tura.app.consents import shortened
from tura.documents.latest import latest
from tura.documents.setting import Setting
from tura.documents.source import NotPrintableError, Source


def test_a_round_is_left_as_pdf_page_and_text() -> None:
    """Three files and the style beside them; names stay the same, so that a printer finds them again."""
    hall = large_hall(6, 2, played=False)
    public = replace(hall, people={entry: shortened(one) for entry, one in hall.people.items()})
    files = dict(latest(Source(hall), public, "A", Setting("ru")))
    assert list(files) == ["A.pdf", "A.html", "site.css", "A.txt"]
    assert "Тур 2. Пары" in text_of(files["A.pdf"])
    assert "Константинопольский" in files["A.txt"].decode()
    page = files["A.html"].decode()
    assert "Константинопольский" not in page
    assert "К. А." in page


def test_when_a_round_is_over_its_standings_come_with_it() -> None:
    """Complete results: the standings stand in the page and the text, and are a PDF of their own."""
    hall = large_hall(6, 2)
    files = dict(latest(Source(hall), hall, "A", Setting("ru"), "cup-A"))
    assert list(files) == ["cup-A.pdf", "cup-A.html", "site.css", "cup-A.txt", "cup-A-standings.pdf"]
    assert files["cup-A.html"].decode().count("<table") == 3
    assert "Место" in text_of(files["cup-A-standings.pdf"])


def test_before_the_first_round_there_is_nothing() -> None:
    """Without a published round the answer is a refusal."""
    hall = large_hall(6, 0)
    with pytest.raises(NotPrintableError):
        dict(latest(Source(hall), hall, "A", Setting("ru")))
