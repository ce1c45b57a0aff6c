"""`tura lists`: published rating lists."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "import": ("tura.cli.lists.taking:import_", "Take in a list as it was downloaded."),
    "search": ("tura.cli.lists.searching:search", "Find people by name, in either alphabet, or by id."),
}


@click.command(cls=Lazy, table=COMMANDS)
def lists() -> None:
    """Take in FIDE's and the ФШР's rating lists, and search them."""
