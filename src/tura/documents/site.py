"""The event as a folder of plain pages: for any host, or opened from the disk; no script, nothing from elsewhere."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template, select_autoescape

from tura.app.papers.hall import Hall
from tura.app.papers.pairings import pairings
from tura.app.papers.player_card import player_card
from tura.app.papers.standings import cross_table, standings_sheet
from tura.app.papers.start_list import start_list
from tura.app.ranking import Ranked, rank
from tura.domain.reason import Refusal
from tura.domain.sheet import Sheet
from tura.wording.catalogues import catalogue
from tura.wording.sheets import worded

_NUMBERS = ("number", "points", "money")


def site(hall: Hall) -> Iterator[tuple[str, bytes]]:
    """Each page as its path and bytes: an index, and for each section players, rounds, standings, games, cards."""
    letters = [section.letter for section in hall.state.regulation.sections if _started(hall, section.letter)]
    yield "site.css", stylesheet()
    yield "index.html", _page(hall, "index.html", [], letters, {})
    for letter in letters:
        yield from _section(hall, letter, letters)


def lone_page(hall: Hall, sheets: list[Sheet]) -> bytes:
    """Some sheets as one page without links; ``site.css`` lies beside it."""
    return _page(hall, "", sheets, [], {})


def stylesheet() -> bytes:
    """What makes the pages readable: ``site.css``."""
    return (files("tura.documents") / "site_templates" / "site.css").read_bytes()


def _started(hall: Hall, letter: str) -> bool:
    field = hall.state.field_of(letter)
    return field is not None and bool(field.numbers)


def _section(hall: Hall, letter: str, letters: list[str]) -> Iterator[tuple[str, bytes]]:
    ranked = rank(hall.state, letter)
    assert not isinstance(ranked, Refusal), letter
    people = {hall.name(entry): f"{letter}/player-{tpn}.html" for tpn, entry in ranked.entries.items()}
    pages: dict[str, list[Sheet]] = {"players": [start_list(hall, letter)]}
    for number in range(1, hall.field(letter).published + 1):
        pages[f"round-{number}"] = [pairings(hall, letter, number)]
    pages["standings"] = [standings_sheet(hall, letter, ranked)]
    pages["games"] = [cross_table(hall, letter, ranked)]
    for name, sheets in pages.items():
        yield f"{letter}/{name}.html", _page(hall, f"{letter}/{name}.html", sheets, letters, people)
    for tpn in ranked.entries:
        yield _card(hall, letter, letters, ranked, tpn)


def _card(hall: Hall, letter: str, letters: list[str], ranked: Ranked, tpn: int) -> tuple[str, bytes]:
    path = f"{letter}/player-{tpn}.html"
    return path, _page(hall, path, [player_card(hall, letter, ranked, tpn)], letters, {})


def _page(hall: Hall, here: str, sheets: list[Sheet], letters: list[str], people: Mapping[str, str]) -> bytes:
    shown = [worded(sheet, hall.language) for sheet in sheets]
    text = _template().render(
        language=hall.language,
        title=shown[0].title if shown else hall.event,
        sheets=shown,
        links=_links(hall, here, letters) if here else [],
        here=here,
        up="../" if "/" in here else "",
        people=people,
        numbers=_NUMBERS,
    )
    return text.encode()


def _links(hall: Hall, here: str, letters: list[str]) -> list[tuple[str, str]]:
    words = catalogue(hall.language)
    links = [(hall.event, "index.html")]
    letter = here.partition("/")[0]
    for each in letters:
        links.append((hall.section(each), f"{each}/standings.html"))
        if each == letter:
            links.append((words["site.players"], f"{each}/players.html"))
            last = hall.field(each).published
            links += [(f"{words['site.round']} {n}", f"{each}/round-{n}.html") for n in range(1, last + 1)]
            links.append((words["site.games"], f"{each}/games.html"))
    return links


@cache
def _template() -> Template:
    folder = files("tura.documents") / "site_templates"
    made = Environment(
        loader=FileSystemLoader(str(folder)), autoescape=select_autoescape(), undefined=StrictUndefined
    )
    return made.get_template("page.html")
