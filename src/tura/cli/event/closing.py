"""`tura event close` and `tura event reopen`."""

import click

from tura.cli.desk import Desk, at_desk
from tura.domain.commands import Command
from tura.domain.commands.opening import CloseEvent, ReopenEvent


@click.command()
@click.argument("slug", metavar="E")
@at_desk
def close(desk: Desk, slug: str) -> None:
    """Close an event: nothing more is entered until it is opened again."""
    _perform(desk, slug, CloseEvent())


@click.command()
@click.argument("slug", metavar="E")
@click.option("--reason", default="", help="Why; it is kept.")
@at_desk
def reopen(desk: Desk, slug: str, reason: str) -> None:
    """Open a closed event again; the reason is kept."""
    _perform(desk, slug, ReopenEvent(reason=reason))


def _perform(desk: Desk, slug: str, command: Command) -> None:
    office = desk.office()
    event = desk.event(office, slug)
    desk.settle(office.perform(event.event_id, [command]))
