"""The papers that an event leaves behind when it is over."""

from collections.abc import Iterator

from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source

MAIN = (
    *("regulation", "start-list", "round-pack", "standings", "nominations", "cross-table", "prizes"),
    *("award-sheet", "diplomas", "payout-sheet", "receipts", "protocol", "report", "arbiters"),
    *("rating-report", "it3"),
)


def main_papers(source: Source, setting: Setting) -> Iterator[tuple[str, bytes]]:
    """Path and bytes of each paper, every section in one file; the round pack is that of the last round."""
    for name in MAIN:
        yield f"papers/{name}.pdf", print_paper(source, name, setting)
