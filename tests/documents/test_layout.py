"""No text leaves its page or stands on other text, and no name is cut, however hard the event is to print."""

import pytest

from boxes import Page, pages
from hostile_event import hostile_hall, lonely_hall, unplayed_hall
from printed import text_of
from tura.app.papers.hall import Hall
from tura.documents.papers import PAPERS, Scope, print_paper
from tura.documents.setting import Setting, Size
from tura.documents.source import NotPrintableError, Source
from tura.domain.latin import parted
from tura.domain.reason import Refusal

MM = 72 / 25.4
# Papers that are cut go nearer to the edge of the sheet than a printed list.
CUT = {"badges", "table-cards", "slips", "scoresheets", "receipts", "fee-receipts"}
EVERYBODY = (
    "check-in",
    "badges",
    "start-list",
    "start-list-by-name",
    "pairings",
    "pairings-by-name",
    "announcer",
)
EVERYBODY += (
    "slips",
    "scoresheets",
    "standings",
    "cross-table",
    "protocol",
    "certificates",
    "fees",
    "fee-receipts",
)
SETTINGS = (
    Setting(),
    Setting(size=Size.A5),
    Setting(large=True),
    Setting(size=Size.A5, large=True),
)


@pytest.fixture(scope="module")
def hostile() -> dict[str, Source]:
    """Nine players with endless names, 11 rounds, prizes in kopecks, in both languages."""
    return {language: Source(hostile_hall(9, 11, language)) for language in ("ru", "en")}


def faults(name: str, setting: Setting, shown: list[Page]) -> list[object]:
    """What crosses the margin and what stands on something else."""
    edge = (3 if name in CUT else 6 if setting.size is Size.A5 else 11) * MM
    return [fault for page in shown for fault in (*page.outside(edge), *page.overlapping())]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", list(PAPERS))
def test_nothing_is_clipped_or_overlaps(hostile: dict[str, Source], name: str, language: str) -> None:
    """On A4 in usual type and on A5 in large type: first, second and last page."""
    for setting in (SETTINGS[0], SETTINGS[-1]):
        asked = Setting(language, setting.size, setting.large)
        assert faults(name, asked, pages(print_paper(hostile[language], name, asked))) == []


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", EVERYBODY)
def test_every_name_is_whole(hostile: dict[str, Source], name: str, language: str) -> None:
    """Surnames of a hundred letters, particles, accents and patronymics are on paper letter for letter."""
    source = hostile[language]
    text = _plain(text_of(print_paper(source, name, Setting(language))))
    for entry in source.hall.people:
        surname, given = parted(source.hall.name(entry))
        assert _plain(surname) in text
        assert all(word in text for word in given.split())


def _plain(text: str) -> str:
    return "".join(text.replace("\u200b", "").split())


@pytest.mark.parametrize("made", [lonely_hall(0), lonely_hall(1), unplayed_hall(), unplayed_hall(2, 1)])
@pytest.mark.parametrize("name", list(PAPERS))
def test_an_event_of_nobody_is_printed_or_refused(made: Hall, name: str) -> None:
    """Nobody, one player, or not one game played: a paper in order, or a refusal in words."""
    answer = answered(made, name)
    if isinstance(answer, Refusal):
        assert answer.reasons
    else:
        assert faults(name, Setting(), pages(answer)) == []
        assert text_of(answer).strip()


def answered(hall: Hall, name: str) -> bytes | Refusal:
    """The paper, or why it is not printed."""
    try:
        return print_paper(hall, name, Setting("ru"))
    except NotPrintableError as error:
        return error.refusal


@pytest.mark.prove
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", list(PAPERS))
def test_three_hundred_players_fit(name: str, language: str) -> None:
    """The same for three hundred players and eleven rounds."""
    source = Source(hostile_hall(300, 11, language))
    for setting in SETTINGS:
        asked = Setting(language, setting.size, setting.large)
        assert faults(name, asked, pages(print_paper(source, name, asked))) == []


def test_the_check_can_fail() -> None:
    """Boxes on each other, and over the margin, are found."""
    (page,) = pages(print_paper(Source(hostile_hall(9, 2)), "summary", Setting("ru")))
    assert page.outside(80 * MM)
    doubled = Page(page.width, page.height, (*page.boxes, page.boxes[0]))
    assert doubled.overlapping()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_english_papers_speak_no_russian(language: str) -> None:
    """Regions, places, categories and names are spelled in Latin; only the organiser's own words may stay Russian."""
    own = {"regulation", "summary", "appeals", "award-sheet", "prizes", "inventory"}
    source = Source(hostile_hall(9, 3, language))
    for name, paper in PAPERS.items():
        if name in own or (paper.scope is Scope.ROUND and name == "changes"):
            continue
        text = text_of(print_paper(source, name, Setting(language)))
        letters = {mark for mark in text.lower() if "а" <= mark <= "я" or mark == "ё"}
        assert bool(letters) is (language == "ru"), (name, letters)
