"""`tura round show`: a round's boards."""

import click

from tura.cli.desk import Desk, at_desk, write_json


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("number", metavar="ROUND", type=click.IntRange(min=1), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def show(desk: Desk, slug: str, section: str, number: int | None, as_json: bool) -> None:
    """Show a round (the last one, unless named) with the results so far."""
    from tura.cli.round.showing import as_json as shown
    from tura.cli.round.showing import print_round
    from tura.domain.reason import refuse
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    field = office.state(event.event_id).field_of(letter)
    if field is None:
        desk.end(refuse("section-unknown", section=section))
    made = field.round(number or len(field.rounds))
    if made is None:
        desk.end(refuse("round-not-paired", field=field.letter, round=number or 1))
    if as_json:
        write_json(shown(office, event.event_id, letter, made))
    else:
        print_round(desk, office, event.event_id, letter, made)
