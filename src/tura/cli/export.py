"""`tura export`: a section's files."""

from typing import TYPE_CHECKING

import click

from tura.cli.desk import Desk, at_desk, write_file

if TYPE_CHECKING:
    from tura.app.papers.hall import Hall

# As documents.section_files has them; named here so that `--help` imports nothing.
FORMATS = ("trf26", "trf16", "trf06", "sm", "csv", "xlsx", "pgn", "fshr", "site")


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--format", "form", type=click.Choice(FORMATS), default="trf26", show_default=True)
@click.option(
    "-o", "--out", required=True, metavar="PATH", help="The file; for sm, csv, pgn and site a folder."
)
@click.option("--no-notes", is_flag=True, help="Leave the ### lines out of TRF files.")
@at_desk
def export(desk: Desk, slug: str, section: str, form: str, out: str, no_notes: bool) -> None:
    """Write a section's files; `fshr` is one ZIP for the rating administrator, `site` the whole event as pages."""
    from tura.app.papers.hall import Hall
    from tura.documents.section_files import section_files
    from tura.domain.reason import refuse
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    letter = fold_letter(section)
    field = state.field_of(letter)
    if field is None:
        desk.end(refuse("section-unknown", section=section))
    if not field.numbers:
        desk.end(refuse("not-numbered", "C.04.2 2.3", field=field.letter))
    hall = Hall(state, office.people(state), desk.language)
    for name, data in section_files(hall, letter, form, notes=not no_notes):
        path = f"{out}/{name}" if name else out
        write_file(path, data)
        click.echo(path)
    if form in ("sm", "fshr"):
        _tell_by_hand(desk, hall, letter)
    if form in ("trf16", "trf06"):
        _tell_losses(desk, hall, letter, form)


def _tell_losses(desk: Desk, hall: "Hall", letter: str, form: str) -> None:
    """What an older edition of the tournament file has no place for."""
    from tura.app.filing import trf_file
    from tura.formats.trf import Version, losses

    for lost in losses(trf_file(hall, letter), Version(form)):
        click.echo(desk.say(lost), err=True)


def _tell_by_hand(desk: Desk, hall: "Hall", letter: str) -> None:
    """Results that Swiss-Manager's text cannot say stand there as unplayed."""
    from tura.app.bridging import pairings_file
    from tura.domain.reason import Reason

    for board in pairings_file(hall, letter).by_hand:
        click.echo(
            desk.say(Reason("sm-by-hand", "", {"round": board.round, "board": board.number})), err=True
        )
