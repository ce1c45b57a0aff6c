"""`tura round publish`: the draft shown to everybody."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.round.leaving import latest_option, leave_latest


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@confirm_option
@latest_option
@at_desk
def publish(desk: Desk, slug: str, section: str, level: int, latest: str | None) -> None:
    """Publish the drafted round of a section."""
    from tura.app import pairing
    from tura.cli.round.showing import print_round
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    made = desk.settle(pairing.publish(office, event.event_id, letter, level))
    leave_latest(desk, office, event, letter, latest)
    print_round(desk, office, event.event_id, letter, made)
