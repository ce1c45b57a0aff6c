"""`tura event show`: where an event stands."""

import click

from tura.cli.desk import Desk, at_desk, write_json


@click.command()
@click.argument("slug", metavar="E")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def show(desk: Desk, slug: str, as_json: bool) -> None:
    """Show each section's players and rounds, and what is open."""
    from tura.app.overview import overview
    from tura.domain.reason import Reason

    office = desk.office()
    event = desk.event(office, slug)
    view = overview(office.state(event.event_id))
    if as_json:
        write_json(
            {
                "event": slug,
                "name": event.title,
                "entries": view.entries,
                "sections": [
                    {
                        "section": line.section,
                        "title": line.title,
                        "field": line.field,
                        "entries": line.entries,
                        "playing": line.playing,
                        "round": line.round,
                        "rounds": line.rounds,
                        "missing_results": line.missing,
                    }
                    for line in view.sections
                ],
                "open": [desk.say(reason) for reason in view.open],
            }
        )
        return
    click.echo(f"{event.title} ({slug})")
    for line in view.sections:
        click.echo(desk.say(line.reason))
    for reason in view.open:
        click.echo("! " + desk.say(reason))
    if any(reason.code.startswith("lint-") for reason in view.open):
        click.echo(desk.say(Reason("rules-open", "", {"event": slug})))
