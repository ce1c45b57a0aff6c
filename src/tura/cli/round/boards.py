"""`tura round boards`: where a field's tables begin."""

import click

from tura.cli.desk import Desk, at_desk


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("first", metavar="FIRST", type=click.IntRange(min=1))
@at_desk
def boards(desk: Desk, slug: str, section: str, first: int) -> None:
    """Number the boards of a section from FIRST on (A from 1, B from 19, …), from the next pairing."""
    from tura.domain.commands.sections import SetFirstBoard
    from tura.domain.reason import refuse
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    field = office.state(event.event_id).field_of(fold_letter(section))
    if field is None:
        desk.end(refuse("section-unknown", section=section))
    desk.settle(office.perform(event.event_id, [SetFirstBoard(field=field.letter, board=first)]))
