"""`tura round pair`: the next round drafted."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option, write_json
from tura.cli.round.leaving import latest_option, leave_latest


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--publish", "at_once", is_flag=True, help="Publish it at once.")
@confirm_option
@latest_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def pair(
    desk: Desk, slug: str, section: str, at_once: bool, level: int, latest: str | None, as_json: bool
) -> None:
    """Draft the next round of a section; with --publish everybody sees it at once."""
    from tura.app import pairing
    from tura.cli.round.showing import as_json as shown
    from tura.cli.round.showing import print_round
    from tura.cli.trf.loading import way_asked
    from tura.domain.reason import Refusal
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    made = pairing.pair(office, event.event_id, letter, pairing.Asked(way_asked(), level))
    if isinstance(made, Refusal):
        if as_json:
            write_json({"refusal": {"code": made.first.code, "article": made.first.article}})
        desk.end(made)
    if at_once:
        made = desk.settle(pairing.publish(office, event.event_id, letter, level))
        leave_latest(desk, office, event, letter, latest)
    if as_json:
        write_json(shown(office, event.event_id, letter, made))
    else:
        print_round(desk, office, event.event_id, letter, made)
