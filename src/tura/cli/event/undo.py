"""`tura event undo`: an entry taken back."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option


@click.command()
@click.argument("slug", metavar="E")
@click.option("--seq", type=click.IntRange(min=1), help="This entry, instead of your own last one.")
@confirm_option
@at_desk
def undo(desk: Desk, slug: str, seq: int | None, level: int) -> None:
    """Take back your own last entry, or the one named, if nothing later rests on it."""
    from tura.app.history import undo_entry, undo_own
    from tura.domain.reason import Reason

    office = desk.office()
    event = desk.event(office, slug)
    if seq is None:
        taken = desk.settle(undo_own(office, event.event_id, level))
    else:
        taken = desk.settle(undo_entry(office, event.event_id, seq, level))
    click.echo(desk.say(Reason("entry-taken-back", "", {"seq": taken})))
