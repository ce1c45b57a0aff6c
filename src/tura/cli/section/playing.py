"""A section's rounds, system, lots and mode."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.section.deciding import perform
from tura.domain.commands.sections import ChangeRounds, ChooseSystem, DrawLotsByHand, LeaveFideMode
from tura.domain.regulation.schema import System

_reason = click.option("--reason", default="", help="Why; it is kept.")


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("number", metavar="ROUNDS", type=click.IntRange(min=1))
@_reason
@confirm_option
@at_desk
def rounds(desk: Desk, slug: str, section: str, number: int, reason: str, level: int) -> None:
    """Play another number of rounds than planned; once play has begun that is warned of twice."""
    perform(
        desk,
        slug,
        section,
        lambda _, field: ChangeRounds(field=field.letter, rounds=number, reason=reason, confirm=level),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("name", metavar="SYSTEM", type=click.Choice([system.value for system in System]))
@_reason
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


@click.command("leave-fide-mode")
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@_reason
@confirm_option
@at_desk
def leave_fide_mode(desk: Desk, slug: str, section: str, reason: str, level: int) -> None:
    """Go on outside FIDE's rules, for good: there is no way back, and the tournament report says so."""
    perform(
        desk,
        slug,
        section,
        lambda _, field: LeaveFideMode(field=field.letter, reason=reason, confirm=level),
    )
