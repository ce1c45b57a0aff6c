"""`tura event new`: an event from its regulation."""

import click

from tura.cli.desk import Desk, at_desk


@click.command()
@click.argument("path", metavar="FILE.toml")
@at_desk
def new(desk: Desk, path: str) -> None:
    """Open an event from its regulation and print the name to call it by."""
    from tura.app.opening import open_event
    from tura.cli.regulation.loading import load

    file = load(path, desk.language)
    event = desk.settle(open_event(desk.office(new=True), file.regulation))
    click.echo(event.slug)
