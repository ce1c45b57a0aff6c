"""A section's system and lots."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.section.deciding import perform
from tura.domain.commands.sections import ChooseSystem, DrawLotsByHand
from tura.domain.regulation.schema import System


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("name", metavar="SYSTEM", type=click.Choice([system.value for system in System]))
@click.option("--reason", default="", help="Why; it is kept.")
@at_desk
def system(desk: Desk, slug: str, section: str, name: str, reason: str) -> None:
    """Pair by another system than the regulation's; before round 1 only."""
    perform(
        desk,
        slug,
        section,
        lambda _, field: ChooseSystem(field=field.letter, system=System(name), reason=reason),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("players", metavar="PLAYER...", nargs=-1, required=True)
@confirm_option
@at_desk
def lots(desk: Desk, slug: str, section: str, players: tuple[str, ...], level: int) -> None:
    """Keep lots that were drawn by hand between players equal in every tie-break, the luckier first."""
    from tura.cli.entry.doing import seated

    order = tuple(seated(desk, slug, player).entry.id for player in players)
    perform(
        desk,
        slug,
        section,
        lambda _, field: DrawLotsByHand(field=field.letter, order=order, confirm=level),
    )
