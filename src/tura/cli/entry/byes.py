"""Rounds off."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.entry.doing import perform, seated
from tura.domain.commands.attendance import BarByes, GrantBye, TakeBackBye
from tura.domain.results import Result

_KINDS = {
    "half": Result.HALF_POINT_BYE,
    "zero": Result.ZERO_POINT_BYE,
    "full": Result.FULL_POINT_BYE,
}


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("number", metavar="ROUND", type=click.IntRange(min=1))
@click.argument("kind", type=click.Choice(list(_KINDS)), default="zero")
@confirm_option
@at_desk
def bye(desk: Desk, slug: str, player: str, number: int, kind: str, level: int) -> None:
    """Give a player a round off, before that round is paired."""
    perform(
        desk,
        seated(desk, slug, player),
        lambda entry: GrantBye(entry=entry.id, round=number, result=_KINDS[kind], confirm=level),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("number", metavar="ROUND", type=click.IntRange(min=1))
@at_desk
def play(desk: Desk, slug: str, player: str, number: int) -> None:
    """The player plays that round after all."""
    perform(desk, seated(desk, slug, player), lambda entry: TakeBackBye(entry=entry.id, round=number))


@click.command("no-half-byes")
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.option("--allow", is_flag=True, help="Let him have them after all.")
@at_desk
def no_half_byes(desk: Desk, slug: str, player: str, allow: bool) -> None:
    """The player may have no half-point byes; those already granted stay."""
    perform(desk, seated(desk, slug, player), lambda entry: BarByes(entry=entry.id, barred=not allow))
