"""`tura round result`: a board's result entered or corrected."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("number", metavar="ROUND", type=click.IntRange(min=1))
@click.argument("board", metavar="BOARD", type=click.IntRange(min=1))
@click.argument("result", metavar="RESULT", type=click.UNPROCESSED, nargs=-1)
@confirm_option
@at_desk
def result(
    desk: Desk, slug: str, section: str, number: int, board: int, result: tuple[str, ...], level: int
) -> None:
    """Enter a result: 1-0 0-1 =, 1F 0F 00F or +- -+ -- (forfeits), 0-0 =-0 0-= (penal), W D L (under one move)."""
    from tura.app.scoring import enter, outcome_of
    from tura.domain.reason import Reason
    from tura.domain.regulation.letters import fold_letter
    from tura.formats.bad_input import bad_input

    typed = result[0] if len(result) == 1 else " ".join(result) or "--"
    outcome = outcome_of(typed)
    if outcome is None:
        wrong, remedy = desk.say(Reason("result-unknown", "", {"typed": typed})).split("; ")
        raise bad_input("RESULT", "{wrong}", "{cure}", wrong=wrong, cure=remedy)
    office = desk.office()
    event = desk.event(office, slug)
    desk.settle(enter(office, event.event_id, fold_letter(section), (number, board), outcome, level))
    values = {"round": number, "board": board, "result": outcome.value}
    click.echo(desk.say(Reason("result-taken", "", values)))
