"""A section of 300 players with long names and 11 rounds is printed whole: nothing runs off a page."""

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from large_event import large_hall
from printed import text_of
from tura.documents.papers import print_paper
from tura.documents.setting import Setting, Size
from tura.documents.source import Source

MM = 72 / 25.4
_LOOKED_AT = 2
LISTS = ("cross-table", "standings", "pairings", "pairings-by-name", "start-list", "check-in", "protocol")


@pytest.fixture(scope="module")
def source() -> Source:
    """The large event, its standings worked out once."""
    return Source(large_hall())


def left_edges(pdf: bytes) -> list[tuple[float, float]]:
    """Where each piece of text begins, with the width of its page."""
    found: list[tuple[float, float]] = []
    for page in PdfReader(BytesIO(pdf)).pages[:_LOOKED_AT]:
        width = float(page.mediabox.width)

        def seen(text: str, cm: list[float], tm: list[float], *_: object, width: float = width) -> None:
            if text.strip():
                found.append((tm[4] * cm[0] + cm[4], width))

        page.extract_text(visitor_text=seen)
    return found


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        *((name, Setting("ru")) for name in LISTS),
        *(("cross-table", setting) for setting in (Setting("en", Size.A5), Setting("ru", large=True))),
    ],
)
def test_nothing_runs_off_the_page(source: Source, name: str, setting: Setting) -> None:
    """On A4 and A5, in normal and large type, every cell begins inside the margins."""
    pdf = print_paper(source, name, setting)
    edge = (10 if setting.size is Size.A5 else 15) * MM
    assert all(edge - 1 <= x <= width - edge for x, width in left_edges(pdf))


def test_everybody_is_in_the_cross_table(source: Source) -> None:
    """Three hundred players, eleven rounds and every tie-break, one line a player."""
    text = text_of(print_paper(source, "cross-table", Setting("ru")))
    numbers = {line.split()[1] for line in text.splitlines() if len(line.split()) > 15 and line[0].isdigit()}
    assert numbers >= {str(tpn) for tpn in range(1, 301)}


@pytest.mark.parametrize("name", ["pairings", "pairings-by-name", "standings"])
def test_a_word_without_an_end_stays_in_its_column(name: str) -> None:
    """A name of a hundred letters without a space is broken, and shown letter by letter as it is written."""
    hall = large_hall(120, 2)
    long = "Щ" * 100
    people = {**hall.people, "e1": replace(hall.people["e1"], name=f"{long} #panic() *x* $y$ <z>")}
    pdf = print_paper(Source(replace(hall, people=people)), name, Setting("ru"))
    assert all(15 * MM - 1 <= x <= width - 15 * MM for x, width in left_edges(pdf))
    text = "".join(text_of(pdf).split()).replace("\u200b", "")
    assert text.count("Щ" * 20) >= 1
    assert "#panic()*x*$y$<z>" in text
