"""The round just published, as every publication leaves it: PDF for the wall, HTML for a host, TXT."""

import os
from collections.abc import Iterator
from pathlib import Path

from tura.app.consents import public_people
from tura.app.office import Office
from tura.app.papers.hall import Hall
from tura.app.papers.pairings import pairings, pairings_by_name
from tura.app.papers.standings import standings_sheet
from tura.app.ports import Catalogued
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.site import lone_page, stylesheet
from tura.documents.source import Source
from tura.domain.section.field import Field
from tura.domain.sheet import Sheet
from tura.wording.sheets import as_plain_text, worded

STYLE = "site.css"


def latest(
    source: Source, public: Hall, section: str, setting: Setting, name: str = ""
) -> Iterator[tuple[str, bytes]]:
    """Name and bytes of each file of the last published round; names stay the same from round to round.

    Once its results are complete the standings come with it.  ``public`` is the event as everybody may see it,
    for the page.  Raises NotPrintableError before round 1.
    """
    round_ = source.round(section, None)
    name = name or source.field(section).letter
    yield f"{name}.pdf", print_paper(source, "round-pack", setting, section)
    yield f"{name}.html", lone_page(public, _sheets(source, public, section, round_.number))
    yield STYLE, stylesheet()
    told = _sheets(source, source.hall, section, round_.number)
    yield f"{name}.txt", "\n".join(as_plain_text(worded(s, setting.language)) for s in told).encode()
    if round_.is_over:
        yield f"{name}-standings.pdf", print_paper(source, "standings", setting, section)


def _sheets(source: Source, hall: Hall, section: str, number: int) -> list[Sheet]:
    """What the page and the text show: both lists, and the standings when the round is over."""
    sheets = [pairings(hall, section, number), pairings_by_name(hall, section, number)]
    if source.round(section, number).is_over:
        own = source.field(section).sections
        sheets += [standings_sheet(hall, letter, source.ranked(letter)) for letter in own]
    return sheets


def leave(office: Office, event: Catalogued, field: Field, folder: Path, language: str) -> None:
    """The last published round of a field written into ``folder``, each file whole.

    What was left of a round that was taken back is removed.  Raises OSError when the folder cannot be written.
    """
    name = f"{event.slug}-{field.letter}"
    if not field.published:
        for old in folder.glob(f"{name}*"):
            if old.stem in (name, f"{name}-standings"):
                old.unlink()
        return
    state = office.state(event.event_id)
    source = Source(Hall(state, office.people(state), language))
    public = Hall(state, public_people(office, state), language)
    for file, data in latest(source, public, field.letter, Setting(language), name):
        _written(folder / file, data)


def _written(target: Path, data: bytes) -> None:
    """The file whole, or the one before it: a printer never takes half a page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(f".{target.name}.part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
