"""`tura export`: a section's files."""

import click

from tura.app.papers.hall import Hall
from tura.cli.desk import Desk, at_desk, write_file

FORMATS = ("trf26", "trf16", "trf06", "sm", "csv", "xlsx")


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--format", "form", type=click.Choice(FORMATS), default="trf26", show_default=True)
@click.option("-o", "--out", required=True, metavar="PATH", help="The file; for sm and csv a folder.")
@click.option("--no-notes", is_flag=True, help="Leave the ### lines out of TRF files.")
@at_desk
def export(desk: Desk, slug: str, section: str, form: str, out: str, no_notes: bool) -> None:
    """Write a section's files: TRF, Swiss-Manager's texts, CSV or one workbook."""
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
    for path, data in _files(desk, hall, letter, form, out, notes=not no_notes):
        write_file(path, data)
        click.echo(path)


def _files(
    desk: Desk, hall: Hall, letter: str, form: str, out: str, *, notes: bool
) -> list[tuple[str, bytes]]:
    if form.startswith("trf"):
        from tura.app.filing import trf_file
        from tura.formats.trf import Version, write

        version = Version[form.upper()]
        return [(out, write(trf_file(hall, letter, notes=notes), version))]
    if form == "sm":
        from tura.app.bridging import pairings_file, players_file

        return [
            (f"{out}/{letter}-players.txt", players_file(hall, letter)),
            (f"{out}/{letter}-pairings.txt", pairings_file(hall, letter).data),
        ]
    return _tables(desk, hall, letter, form, out)


def _tables(desk: Desk, hall: Hall, letter: str, form: str, out: str) -> list[tuple[str, bytes]]:
    from tura.app.papers.pairings import pairings
    from tura.app.papers.standings import cross_table, standings_sheet
    from tura.app.papers.start_list import start_list
    from tura.app.ranking import rank
    from tura.formats.tables.to_csv import to_csv
    from tura.formats.tables.to_xlsx import to_xlsx
    from tura.wording.sheets import as_table

    ranked = desk.settle(rank(hall.state, letter))
    field = hall.field(letter)
    sheets = [
        ("start-list", start_list(hall, letter)),
        *((f"round-{n}", pairings(hall, letter, n)) for n in range(1, field.published + 1)),
        ("standings", standings_sheet(hall, letter, ranked)),
        ("cross-table", cross_table(hall, letter, ranked)),
    ]
    tables = [(name, as_table(sheet, desk.language)) for name, sheet in sheets]
    if form == "xlsx":
        return [(out, to_xlsx([table for _, table in tables]))]
    return [(f"{out}/{letter}-{name}.csv", to_csv(table)) for name, table in tables]
