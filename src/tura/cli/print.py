"""`tura print`: an event's papers as PDF."""

from typing import TYPE_CHECKING

import click

from tura.cli.desk import Desk, at_desk, write_file
from tura.cli.speaking import spoken

if TYPE_CHECKING:
    from pathlib import Path


@click.command("print")
@click.argument("slug", metavar="E", required=False)
@click.argument("document", metavar="DOCUMENT", required=False)
@click.argument("section", metavar="[SECTION]", required=False)
@click.option("--round", "round_", type=click.IntRange(min=1), help="The round; the last published one.")
@click.option("--paper", type=click.Choice(["a4", "a5"]), default="a4", show_default=True)
@click.option("--large", is_flag=True, help="Large type.")
@click.option("-o", "--out", metavar="FILE.pdf", help="The file; DOCUMENT.pdf here.")
@click.option("--templates", metavar="DIR", help="Your own .typ files; `templates` beside the database.")
@click.option("--list", "listing", is_flag=True, help="List the papers.")
@at_desk
def print_(
    desk: Desk,
    slug: str | None,
    document: str | None,
    section: str | None,
    round_: int | None,
    paper: str,
    large: bool,
    out: str | None,
    templates: str | None,
    listing: bool,
) -> None:
    """Print a paper of event E as PDF; --list names them all."""
    from tura.documents.papers import PAPERS

    if listing:
        width = max(map(len, PAPERS))
        for name in PAPERS:
            click.echo(f"{name:{width}}  {desk.word(f'paper.name.{name}')}")
        return
    if slug is None or document is None:
        raise click.UsageError(spoken("name the event and the paper; `tura print --list` names the papers"))
    from tura.app.cash_book import cash_book
    from tura.app.papers.hall import Hall
    from tura.documents.papers import print_paper
    from tura.documents.setting import Setting, Size
    from tura.documents.source import NotPrintableError, Source
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    setting = Setting(desk.language, Size(paper), large, _templates(desk, templates))
    letter = fold_letter(section) if section else None
    hall = Hall(state, office.people(state), desk.language)
    source = Source(hall, book=lambda: cash_book(office, event.event_id))
    try:
        data = print_paper(source, document, setting, letter, round_)
    except NotPrintableError as error:
        desk.end(error.refusal)
    target = out or f"{document}.pdf"
    write_file(target, data)
    click.echo(target)


def _templates(desk: Desk, named: str | None) -> "Path | None":
    """The folder of own templates: the one named, else `templates` beside an SQLite database."""
    from pathlib import Path

    if named:
        return Path(named)
    if "://" in desk.database:
        return None
    beside = Path(desk.database).parent / "templates"
    return beside if beside.is_dir() else None
