"""Every paper as pictures to be looked at: both languages, real data and the hardest there is.

Run `tura demo --out DIR`, then `python -m tools.papers DIR/tura.sqlite OUT [PAPER ...]`; needs poppler and ImageMagick.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from hostile_event import hostile_hall, lonely_hall, unplayed_hall
from tura.app.cash_book import cash_book
from tura.app.papers.hall import Hall
from tura.documents.papers import PAPERS, print_paper
from tura.documents.setting import Setting, Size
from tura.documents.source import NotPrintableError, Source
from tura.domain.cashdesk.movements import Movement
from tura.domain.event.state import EventState
from tura.domain.players import Person
from tura.store.office import open_office

LANGUAGES = ("ru", "en")
SETTINGS = {
    "a4": {"size": Size.A4},
    "a5": {"size": Size.A5},
    "large": {"large": True},
}
_MADE: dict[str, Callable[[str], Hall]] = {
    "hostile": lambda language: hostile_hall(300, 11, language),
    "few": lambda language: hostile_hall(9, 5, language),
    "unplayed": lambda language: unplayed_hall(language=language),
    "nobody": lambda language: lonely_hall(0, language),
    "one": lambda language: lonely_hall(1, language),
}
_DOTS, _SHOWN = "80", 2


def main(database: str, out: str, *names: str) -> None:
    """A contact sheet for each paper, event and setting: two first pages and the last, Russian above English."""
    chosen = [name for name in names if name in PAPERS] or list(PAPERS)
    settings = [name for name in names if name in SETTINGS] or list(SETTINGS)
    events = dict(_events(database))
    wanted = [name for name in names if name in events] or list(events)
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for event in wanted:
        sources = [events[event](language) for language in LANGUAGES]
        for name in chosen:
            for setting in settings:
                print(_sheet(sources, name, setting, folder / f"{name}.{event}.{setting}.png"))


def _events(database: str) -> Iterator[tuple[str, Callable[[str], Source]]]:
    office = open_office(database, "arbiter")
    for number, event in enumerate(office.catalogue.all(), 1):
        state = office.state(event.event_id)
        people = office.people(state)
        book = cash_book(office, event.event_id)
        yield f"demo{number}", partial(_told, state, people, book)
    for name, made in _MADE.items():
        yield name, lambda language, made=made: Source(made(language))


def _told(
    state: EventState, people: Mapping[str, Person], book: tuple[Movement, ...], language: str
) -> Source:
    return Source(Hall(state, people, language), book=lambda: book)


def _sheet(sources: list[Source], name: str, setting: str, target: Path) -> str:
    """What was drawn, or why nothing was."""
    with tempfile.TemporaryDirectory() as folder:
        pictures: list[str] = []
        for language, source in zip(LANGUAGES, sources, strict=True):
            try:
                pdf = print_paper(source, name, Setting(language, **SETTINGS[setting]))  # type: ignore[arg-type]
            except NotPrintableError as error:
                return f"{target.name}: {error.refusal.first.code}"
            pictures += _pages(pdf, Path(folder) / language)
        subprocess.run(
            [
                "montage",
                *pictures,
                "-tile",
                f"{_SHOWN + 1}x",
                "-geometry",
                "+6+6",
                "-background",
                "#888",
                str(target),
            ],
            check=True,
        )
    return str(target)


def _pages(pdf: bytes, stem: Path) -> list[str]:
    path = stem.with_suffix(".pdf")
    path.write_bytes(pdf)
    told = subprocess.run(["pdfinfo", path], check=True, capture_output=True, text=True).stdout
    count = int(told.partition("Pages:")[2].split()[0])
    shown = sorted({*range(1, min(_SHOWN, count) + 1), count})
    made = []
    for page in shown:
        where = f"{stem}-{page}"
        one = ["-f", str(page), "-l", str(page), "-singlefile", "-png", "-r", _DOTS]
        subprocess.run(["pdftoppm", *one, path, where], check=True)
        made.append(f"{where}.png")
    return made + ["null:"] * (_SHOWN + 1 - len(made))


if __name__ == "__main__":
    main(*sys.argv[1:])
