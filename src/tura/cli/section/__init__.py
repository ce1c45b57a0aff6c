"""`tura section`: how a section plays, decided or changed outside its rounds."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "system": ("tura.cli.section.playing:system", "Another pairing system, before round 1."),
    "merge": ("tura.cli.section.fields:merge", "Pair several sections as one field."),
    "part": ("tura.cli.section.fields:part", "Give a merged section its own field again."),
    "lots": ("tura.cli.section.playing:lots", "Lots drawn by hand, the luckier first."),
}


@click.command(cls=Lazy, table=COMMANDS)
def section() -> None:
    """Change how a section plays: its system, one field with another, lots drawn by hand."""
