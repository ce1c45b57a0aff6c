"""`tura event`: open, list, show, copy, and go back in time."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "new": ("tura.cli.event.new:new", "Open an event from its regulation; prints its name here."),
    "from": ("tura.cli.event.taking_over:from_", "Take over a tournament from a TRF or TUNX file."),
    "list": ("tura.cli.event.listing:list_", "Every event of this database."),
    "show": ("tura.cli.event.show:show", "Where an event stands, section by section."),
    "amend": ("tura.cli.event.amend:amend", "Change its regulation, or answer what it leaves open."),
    "history": ("tura.cli.event.history:history", "Who did what, entry by entry."),
    "undo": ("tura.cli.event.undo:undo", "Take back an entry: yours, the last, or one named."),
    "restore": ("tura.cli.event.restore:restore", "Set an event, or a section, to an earlier moment."),
    "answer": ("tura.cli.event.answer:answer", "Decide an open question about an entry."),
    "close": ("tura.cli.event.closing:close", "Nothing more happens in it."),
    "reopen": ("tura.cli.event.closing:reopen", "Go on after all, with the reason."),
    "export": ("tura.cli.event.copying:export", "The whole event as one file."),
    "import": ("tura.cli.event.copying:import_", "Take in such a file, or the rest of one."),
    "backup": ("tura.cli.event.copying:backup", "The whole database as one file."),
}


@click.command(cls=Lazy, table=COMMANDS)
def event() -> None:
    """Open, list, show, undo, restore, back up and copy events."""
