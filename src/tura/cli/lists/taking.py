"""`tura lists import`: a rating list taken in."""

import sys
from collections.abc import Callable
from datetime import datetime

import click

from tura.cli.desk import Desk, at_desk, opened_file

_WHOLE = 100


@click.command("import")
@click.argument("path", metavar="FILE")
@click.option(
    "--listed",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day the list is valid from, if its file does not tell.",
)
@click.option(
    "--discipline",
    type=click.Choice(["standard", "rapid", "blitz"]),
    help="Which list, if its file does not tell.",
)
@at_desk
def import_(desk: Desk, path: str, listed: datetime | None, discipline: str | None) -> None:
    """Take in a list of FIDE (TXT or XML) or the ФШР (CSV), zipped or not."""
    from tura.app.rating_lists import Told, take_list
    from tura.domain.players import Discipline
    from tura.domain.reason import Reason, Value

    told = Told(
        discipline=Discipline(discipline) if discipline else None, listed=listed.date() if listed else None
    )
    lists = desk.office(new=True).rating_lists
    with opened_file(path) as file:
        taken = desk.settle(take_list(lists, file, path, told, _progress(desk)))
    for kind, day in taken.parts.items():
        values: dict[str, Value] = {
            "source": f"{taken.source.value}-{kind.value}",
            "players": taken.players,
            "listed": day.isoformat(),
        }
        click.echo(desk.say(Reason("list-taken", "", values)))


def _progress(desk: Desk) -> Callable[[int, int], None]:
    """One line with the percent of the file and the players, on a terminal only."""
    from tura.domain.reason import Reason

    def tell(players: int, percent: int) -> None:
        if sys.stderr.isatty():
            told = desk.say(Reason("list-coming", "", {"players": players, "percent": percent}))
            click.echo(f"\r{told}", nl=percent == _WHOLE, err=True)

    return tell
