"""Every paper is tagged for readers of screens: language, title, headings, tables with their heads."""

from collections import Counter
from io import BytesIO

import pytest
from pypdf import PdfReader

from hostile_event import hostile_hall
from tura.documents.papers import PAPERS, print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source

# Sheets to be cut: they have no heading, each card is a block of its own.
TO_CUT = {"badges", "table-cards", "slips", "scoresheets", "receipts", "fee-receipts", "diploma"}


@pytest.fixture(scope="module")
def sources() -> dict[str, Source]:
    """Nine players with everything on the papers, in both languages."""
    return {language: Source(hostile_hall(9, 3, language)) for language in ("ru", "en")}


def tags_of(reader: PdfReader) -> Counter[str]:
    """How often each tag of the structure tree stands there."""
    found: Counter[str] = Counter()
    left = [reader.trailer["/Root"]["/StructTreeRoot"]]
    while left:
        node = left.pop().get_object()
        if isinstance(node, list):
            left += node
        elif isinstance(node, dict):
            found.update([str(node["/S"])] if "/S" in node else [])
            left += [node["/K"]] if "/K" in node else []
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", list(PAPERS))
def test_a_paper_is_tagged(sources: dict[str, Source], name: str, language: str) -> None:
    """The document names its language and title; lists and reports have a heading, tables have heads and rows."""
    source = sources[language]
    reader = PdfReader(BytesIO(print_paper(source, name, Setting(language))))
    root, tags = reader.trailer["/Root"], tags_of(reader)
    assert root["/Lang"] == language
    assert root["/ViewerPreferences"]["/DisplayDocTitle"] == True  # noqa: E712  pypdf's own boolean
    assert reader.metadata is not None
    assert str(reader.metadata.title).replace("\u00a0", " ").startswith(source.hall.event)
    assert tags["/Document"] == 1
    template = PAPERS[name].template
    assert tags["/H1"] >= (template not in TO_CUT)
    if template == "list" and tags["/Table"]:
        assert tags["/THead"] == tags["/Table"]
        assert tags["/TH"] >= 2
        assert tags["/TR"] >= 2
