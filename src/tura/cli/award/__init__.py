"""`tura award`: prizes decided, changed by decision, handed out."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "propose": ("tura.cli.award.deciding:propose", "Keep a section's prizes as worked out now."),
    "confirm": ("tura.cli.award.deciding:confirm", "What was proposed stands."),
    "reopen": ("tura.cli.award.deciding:reopen", "Awards that stand may change again."),
    "give": ("tura.cli.award.deciding:give", "Give one prize otherwise, by decision."),
    "fund": ("tura.cli.award.deciding:fund", "The organisers set a section's fund."),
    "hand-out": ("tura.cli.award.deciding:hand_out", "Tick a prize as given."),
    "what-if": ("tura.cli.award.what_if:what_if", "What the last games can still bring."),
}


@click.command(cls=Lazy, table=COMMANDS)
def award() -> None:
    """Decide prizes: propose, confirm, override with a reason, hand out; and what the last games can bring."""
