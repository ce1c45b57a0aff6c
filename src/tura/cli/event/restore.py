"""`tura event restore`: an earlier moment."""

import click

from tura.cli.desk import Desk, at_desk


@click.command()
@click.argument("slug", metavar="E")
@click.option("--to", "seq", type=click.IntRange(min=1), required=True, help="The entry to go back to.")
@click.option("--section", default="", help="Only this section's field.")
@click.option("--reason", default="", help="Why; it is kept.")
@click.option("--confirm", type=click.IntRange(0, 4), default=0, help="4 confirms.")
@at_desk
def restore(desk: Desk, slug: str, seq: int, section: str, reason: str, confirm: int) -> None:
    """Set an event, or one section, to its state after an entry; the journal keeps everything."""
    from tura.app.history import restore as go_back
    from tura.domain.reason import Reason
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    desk.settle(go_back(office, event.event_id, seq, fold_letter(section), reason, confirm))
    click.echo(desk.say(Reason("restored", "", {"seq": seq})))
