"""A player's tie-breaks opened on the terminal."""

import click

from tura.app.finding import find_player
from tura.app.papers.hall import Hall
from tura.app.ranking import Ranked, open_line
from tura.cli.desk import Desk
from tura.domain.points import as_text
from tura.domain.tiebreaks.opened import Contribution, Opened


def print_why(desk: Desk, hall: Hall, section: str, ranked: Ranked, player: str) -> None:
    """Every tie-break of a player: each round's part, what was cut, the direct encounter's steps."""
    from tura.wording import tiebreak_name

    entry = desk.settle(find_player(hall, section, player))
    tpn = hall.tpns[entry]
    line = next(each for each in ranked.lines if each.tpn == tpn)
    click.echo(f"{line.rank}. {hall.name(entry)}: {as_text(line.points)}")
    for opened in open_line(hall.state, section, ranked, tpn):
        name = tiebreak_name(opened.code, desk.language)
        click.echo(f"{opened.code} {opened.value.text}  {name}: {desk.say(opened.reason)}")
        for part in opened.contributions:
            click.echo("    " + _part(desk, opened, part))
        for step in opened.encounter.steps if opened.encounter else ():
            click.echo(f"    {desk.say(step)}")


def _part(desk: Desk, opened: Opened, part: Contribution) -> str:
    from tura.domain.tiebreaks.value import Value

    amount = Value(part.amount, opened.value.unit, opened.value.places).text
    cut = f"  ✂ {desk.say(part.cut)}" if part.cut else ""
    return f"{part.round:>2}: {amount:>6}  {desk.say(part.reason)}{cut}"
