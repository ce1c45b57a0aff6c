"""Long lists on many pages (cases/scenarios 172): heads on each, every board once and in order."""

import re
from io import BytesIO

import pytest
from pypdf import PdfReader

from large_event import large_hall
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.wording.catalogues import catalogue


@pytest.fixture(scope="module")
def source() -> Source:
    """Three hundred players."""
    return Source(large_hall())


def pages(source: Source, name: str) -> list[str]:
    """The text of each page of a section's paper."""
    pdf = print_paper(source, name, Setting("ru"), source.letters[0])
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


def test_boards_are_numbered_on_over_the_pages(source: Source) -> None:
    """Boards 1 to 150 stand once each, in order, whatever page they are on."""
    found = [
        int(number) for text in pages(source, "pairings") for number in re.findall(r"(?m)^(\d+)\b", text)
    ]
    assert found == list(range(1, 151))


@pytest.mark.parametrize(
    ("name", "column"), [("pairings", "white"), ("standings", "name"), ("cross-table", "name")]
)
def test_the_heads_stand_on_every_page(source: Source, name: str, column: str) -> None:
    """No page that has rows is without the names of its columns; a last page may have remarks alone."""
    head = catalogue("ru")[f"column.{column}"]
    texts = [text for text in pages(source, name) if re.search(r"(?m)^\d+ [^/]", text)]
    assert len(texts) > 5
    assert all(head in text for text in texts)
