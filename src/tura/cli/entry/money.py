"""Fees taken and paid back."""

import click

from tura.app.cash_book import next_receipt
from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.entry.doing import perform, seated
from tura.domain.commands.fees import RefundFee, TakeFee
from tura.domain.money import Kopecks


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("amount", metavar="ROUBLES")
@click.option("--how", default="cash", show_default=True, help="cash, transfer, QR, …")
@confirm_option
@at_desk
def pay(desk: Desk, slug: str, player: str, amount: str, how: str, level: int) -> None:
    """Take money from a player; the receipt gets the next number."""
    at, kopecks = seated(desk, slug, player), kopecks_of(amount)
    number = next_receipt(at.state)
    perform(
        desk,
        at,
        lambda entry: TakeFee(entry=entry.id, receipt=number, amount=kopecks, how=how, confirm=level),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("amount", metavar="ROUBLES")
@click.option("--how", default="cash", show_default=True, help="cash, transfer, QR, …")
@click.option("--reason", required=True, help="Why; it is kept.")
@confirm_option
@at_desk
def refund(desk: Desk, slug: str, player: str, amount: str, how: str, reason: str, level: int) -> None:
    """Pay money back to a player."""
    at, kopecks = seated(desk, slug, player), kopecks_of(amount)
    number = next_receipt(at.state)
    perform(
        desk,
        at,
        lambda entry: RefundFee(
            entry=entry.id, receipt=number, amount=kopecks, how=how, reason=reason, confirm=level
        ),
    )


def kopecks_of(text: str) -> Kopecks:
    """Roubles as typed, in kopecks; raises BadInput for anything else."""
    from tura.formats.bad_input import bad_input
    from tura.formats.tables.cell_values import kopecks

    amount = kopecks(text)
    if not amount:
        raise bad_input(
            "ROUBLES", "{text!r} is no sum of money", "give roubles, such as 1000 or 1000,50", text=text
        )
    return amount
