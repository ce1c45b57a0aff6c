"""`tura round`: pair, publish, enter results."""

import click

from tura.cli.main import Lazy

COMMANDS = {
    "pair": ("tura.cli.round.pair:pair", "Draft the next round."),
    "publish": ("tura.cli.round.publish:publish", "Show the drafted round to everybody."),
    "start": ("tura.cli.round.lateness:start", "The round starts: the default time counts from here."),
    "arrived": ("tura.cli.round.lateness:arrived", "A player came late: he plays, or the game is forfeited."),
    "no-show": ("tura.cli.round.lateness:no_show", "Forfeit the games of those who have not come."),
    "result": ("tura.cli.round.result:result", "Enter or correct a board's result."),
    "colours": ("tura.cli.round.colours:colours", "Two had sat the other way round."),
    "boards": ("tura.cli.round.boards:boards", "Where a section's table numbers begin."),
    "planned": ("tura.cli.round.planned:planned", "Another number of rounds."),
    "leave-fide": ("tura.cli.round.planned:leave_fide", "Leave FIDE mode, for good."),
    "why": ("tura.cli.round.why:why", "Why a board is as it is, or why two do not meet."),
    "show": ("tura.cli.round.show:show", "A round's boards, with the results so far."),
}


@click.command("round", cls=Lazy, table=COMMANDS)
def round_() -> None:
    """Pair, publish and enter results."""
