"""`tura round colours`: a board whose players had sat the other way round."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("number", metavar="ROUND", type=click.IntRange(min=1))
@click.argument("board", metavar="BOARD", type=click.IntRange(min=1))
@click.option("--reason", default="", help="Why; it is kept.")
@confirm_option
@at_desk
def colours(desk: Desk, slug: str, section: str, number: int, board: int, reason: str, level: int) -> None:
    """The players of a published board had sat the other way round; each keeps his own result."""
    from tura.domain.commands.results import CorrectColours
    from tura.domain.reason import refuse
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    field = office.state(event.event_id).field_of(fold_letter(section))
    if field is None:
        desk.end(refuse("section-unknown", section=section))
    command = CorrectColours(field=field.letter, round=number, board=board, reason=reason, confirm=level)
    desk.settle(office.perform(event.event_id, [command]))
