"""Who is here, who leaves, who comes back."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.entry.doing import perform, seated
from tura.domain.commands.attendance import ChangeSection, ExpelEntry, ReturnEntry, WithdrawEntry
from tura.domain.commands.registration import ConfirmEntry


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@confirm_option
@at_desk
def confirm(desk: Desk, slug: str, player: str, level: int) -> None:
    """The player is here: he is paired from the next round that is paired."""
    perform(desk, seated(desk, slug, player), lambda entry: ConfirmEntry(entry=entry.id, confirm=level))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.option(
    "--after-round", type=click.IntRange(min=0), help="The last round he plays; else the last published."
)
@click.option("--reason", default="", help="Why; it is kept.")
@confirm_option
@at_desk
def withdraw(desk: Desk, slug: str, player: str, after_round: int | None, reason: str, level: int) -> None:
    """The player leaves; his results stay."""
    perform(
        desk,
        seated(desk, slug, player),
        lambda entry: WithdrawEntry(entry=entry.id, last_round=after_round, reason=reason, confirm=level),
    )


@click.command("return")
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.option("--reason", default="", help="Why; it is kept.")
@confirm_option
@at_desk
def return_(desk: Desk, slug: str, player: str, reason: str, level: int) -> None:
    """A player who left plays again, from the next round."""
    perform(
        desk,
        seated(desk, slug, player),
        lambda entry: ReturnEntry(entry=entry.id, reason=reason, confirm=level),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.option("--reason", required=True, help="Why; it is kept.")
@confirm_option
@at_desk
def expel(desk: Desk, slug: str, player: str, reason: str, level: int) -> None:
    """Send a player away: he is not ranked, his games stay for his opponents."""
    perform(
        desk,
        seated(desk, slug, player),
        lambda entry: ExpelEntry(entry=entry.id, reason=reason, confirm=level),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("section", metavar="SECTION")
@click.option("--reason", default="", help="Why; it is kept.")
@confirm_option
@at_desk
def move(desk: Desk, slug: str, player: str, section: str, reason: str, level: int) -> None:
    """Leave one section for another, as a new entry; before he was paired his money follows."""
    from tura.domain.event.views import next_entry_id
    from tura.domain.regulation.letters import fold_letter

    at = seated(desk, slug, player)
    successor = next_entry_id(at.state)
    perform(
        desk,
        at,
        lambda entry: ChangeSection(
            entry=entry.id, successor=successor, section=fold_letter(section), reason=reason, confirm=level
        ),
    )
    click.echo(successor)
