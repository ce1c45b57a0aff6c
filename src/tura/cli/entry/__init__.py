"""`tura entry`: what the desk does with one player."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "list": ("tura.cli.entry.listing:list_", "The entries of a section, with what each owes."),
    "confirm": ("tura.cli.entry.presence:confirm", "The player is here; after round 1 he joins the next."),
    "withdraw": ("tura.cli.entry.presence:withdraw", "The player leaves, now or after a round."),
    "return": ("tura.cli.entry.presence:return_", "A player who left plays again."),
    "expel": ("tura.cli.entry.presence:expel", "Send a player away; he is not ranked."),
    "move": ("tura.cli.entry.presence:move", "Leave one section for another."),
    "bye": ("tura.cli.entry.byes:bye", "A round off: half, zero or full."),
    "play": ("tura.cli.entry.byes:play", "Take a granted bye back."),
    "pay": ("tura.cli.entry.money:pay", "Money taken, with a receipt."),
    "refund": ("tura.cli.entry.money:refund", "Money paid back, with the reason."),
    "ban": ("tura.cli.entry.meetings:ban", "Players who must not meet; before round 1 only."),
    "unban": ("tura.cli.entry.meetings:unban", "Players who may meet again."),
    "no-half-byes": ("tura.cli.entry.byes:no_half_byes", "A player who may have no half-point byes."),
    "table": ("tura.cli.entry.meetings:table", "A player who always sits at one table."),
}


@click.command(cls=Lazy, table=COMMANDS)
def entry() -> None:
    """What the desk does with one player: PLAYER is an entry id, a number, or the beginning of a name."""
