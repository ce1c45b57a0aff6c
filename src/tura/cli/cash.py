"""`tura cash`: the desk's money: accounts, receipts, shifts."""

import click

from tura.cli.desk import Desk, at_desk


@click.command()
@click.argument("slug", metavar="E")
@click.argument("paper", type=click.Choice(["accounts", "receipts", "shifts"]), default="shifts")
@click.option("--csv", "path", metavar="FILE", help="Write the sheet as CSV.")
@at_desk
def cash(desk: Desk, slug: str, paper: str, path: str | None) -> None:
    """Show the cash book: what each player owes, every receipt, or the totals of each cashier and day."""
    from tura.app.cash_book import cash_book, desk_papers
    from tura.app.papers.hall import Hall
    from tura.cli.desk import write_file
    from tura.formats.tables.to_csv import to_csv
    from tura.wording.sheets import as_plain_text, as_table, worded

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    hall = Hall(state, office.people(state), desk.language)
    sheet = desk_papers(hall, cash_book(office, event.event_id))[paper]
    if path:
        write_file(path, to_csv(as_table(sheet, desk.language)))
    click.echo(as_plain_text(worded(sheet, desk.language)), nl=False)
