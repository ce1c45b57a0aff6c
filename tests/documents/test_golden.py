"""Papers as they were looked at and found good; rewritten with TURA_GOLDEN=write, then looked at again."""

import os
from pathlib import Path

import pytest

from large_event import large_hall
from pictures import difference
from printed import text_of
from tura.documents.order import Order
from tura.documents.papers import PAPERS, print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.documents.typesetting import compiler

HERE = Path(__file__).parent / "golden"
TEXTS = ("pairings", "pairings-by-name", "standings", "cross-table", "protocol", "slips", "arbiters")


def kept(name: str, made: bytes) -> bytes:
    """What is kept under a name; first written anew when asked."""
    if os.environ.get("TURA_GOLDEN") == "write":
        HERE.mkdir(exist_ok=True)
        (HERE / name).write_bytes(made)
    return (HERE / name).read_bytes()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", TEXTS)
def test_the_text_of_a_paper_is_as_it_was(name: str, language: str) -> None:
    """Every word and figure of a paper stands where it stood."""
    made = text_of(print_paper(large_hall(9, 5, language), name, Setting(language)))
    assert made == kept(f"{name}.{language}.txt", made.encode()).decode()


@pytest.mark.parametrize("name", ["pairings", "cross-table"])
def test_the_first_page_looks_as_it_did(name: str) -> None:
    """The picture of the first page is the one that was looked at, but for a pixel in five hundred."""
    order = Order(Source(large_hall(9, 5)), Setting(), ("A",))
    drawn = compiler(PAPERS[name].template, PAPERS[name].build(order), Setting()).compile(
        format="png", ppi=48
    )
    page = drawn[0] if isinstance(drawn, list) else drawn
    assert page is not None
    assert difference(page, kept(f"{name}.png", page)) < 0.002
