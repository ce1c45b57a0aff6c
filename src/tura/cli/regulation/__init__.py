"""`tura regulation`: commands on an event's own rules."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "lint": ("tura.cli.regulation.lint:lint_command", "Open questions, contradictions and warnings."),
    "answer": ("tura.cli.regulation.answer:answer_command", "Write an answer into the file."),
    "show": ("tura.cli.regulation.show:show_command", "The regulation in plain language."),
    "draft": ("tura.cli.regulation.draft:draft_command", "A regulation file from free Russian text."),
}


@click.command(cls=Lazy, table=COMMANDS)
def regulation() -> None:
    """Check a regulation, or draft one from free text."""
