"""The round just published, as every publication leaves it: PDF for the wall, HTML for a host, TXT."""

from collections.abc import Iterator

from tura.app.papers.hall import Hall
from tura.app.papers.pairings import pairings, pairings_by_name
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.site import lone_page, stylesheet
from tura.documents.source import Source
from tura.wording.sheets import as_plain_text, worded


def latest(source: Source, public: Hall, section: str, setting: Setting) -> Iterator[tuple[str, bytes]]:
    """Name and bytes of each file of the last published round; names stay the same from round to round.

    ``public`` is the event as everybody may see it, for the page.  Raises NotPrintableError before round 1.
    """
    number = source.round(section, None).number
    letter = source.field(section).letter
    yield f"{letter}.pdf", print_paper(source, "round-pack", setting, section)
    shown = [pairings(public, section, number), pairings_by_name(public, section, number)]
    yield f"{letter}.html", lone_page(public, shown)
    yield "site.css", stylesheet()
    lists = (pairings(source.hall, section, number), pairings_by_name(source.hall, section, number))
    yield f"{letter}.txt", "\n".join(as_plain_text(worded(s, setting.language)) for s in lists).encode()
