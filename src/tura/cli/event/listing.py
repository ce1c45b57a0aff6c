"""`tura event list`: the events of a database."""

import click

from tura.cli.desk import Desk, at_desk, write_json


@click.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def list_(desk: Desk, as_json: bool) -> None:
    """List every event, the newest first."""
    events = desk.office().catalogue.all()
    if as_json:
        write_json([{"event": event.slug, "name": event.title, "id": event.event_id} for event in events])
        return
    for event in events:
        click.echo(f"{event.slug}  {event.title}")
