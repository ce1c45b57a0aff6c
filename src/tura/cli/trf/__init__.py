"""`tura trf`: commands on tournament report files."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "show": ("tura.cli.trf.show:show", "What was read, every repair included."),
    "pair": ("tura.cli.trf.pair:pair", "The next round, or any round paired again."),
    "check": ("tura.cli.trf.check:check", "Pairings, colours, byes and standings replayed."),
    "standings": ("tura.cli.trf.standings:standings", "Standings with any tie-breaks."),
    "ratings": ("tura.cli.trf.ratings:ratings", "Estimated rating changes and performances."),
    "norms": ("tura.cli.trf.norms:norms", "Title norms, condition by condition."),
    "ranks": ("tura.cli.trf.ranks:ranks", "Sports ranks by the table you keep."),
    "convert": ("tura.cli.trf.convert:convert", "The same section in another edition."),
}


@click.command(cls=Lazy, table=COMMANDS)
def trf() -> None:
    """Show, convert, pair, check and rank tournament files (TRF06, TRF16, TRF26)."""
