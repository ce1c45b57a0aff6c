"""Who must not meet, and who sits where."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.entry.doing import perform, seated
from tura.domain.commands.sections import BanMeeting, FixBoard, LiftBan


@click.command()
@click.argument("slug", metavar="E")
@click.argument("players", metavar="PLAYER PLAYER...", nargs=-1, required=True)
@confirm_option
@at_desk
def ban(desk: Desk, slug: str, players: tuple[str, ...], level: int) -> None:
    """These players never meet (family, club); it must be known before round 1 (C.05 5.2)."""
    from tura.formats.bad_input import bad_input

    if len(players) < 2:
        raise bad_input("PLAYER", "one player alone cannot meet anybody", "name two players or more")
    at = seated(desk, slug, players[0])
    entries = tuple(seated(desk, slug, player).entry.id for player in players)
    field = at.hall.field(at.entry.section).letter
    perform(desk, at, lambda _entry: BanMeeting(field=field, entries=entries, confirm=level))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("table", metavar="TABLE", type=click.IntRange(min=0))
@at_desk
def table(desk: Desk, slug: str, player: str, table: int) -> None:
    """Seat a player at one table for the whole event (0: no longer)."""
    perform(desk, seated(desk, slug, player), lambda entry: FixBoard(entry=entry.id, board=table))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("players", metavar="PLAYER PLAYER...", nargs=-1, required=True)
@at_desk
def unban(desk: Desk, slug: str, players: tuple[str, ...]) -> None:
    """These players may meet again: the ban that names just them is lifted."""
    at = seated(desk, slug, players[0])
    entries = tuple(seated(desk, slug, player).entry.id for player in players)
    field = at.hall.field(at.entry.section).letter
    perform(desk, at, lambda _entry: LiftBan(field=field, entries=entries))
