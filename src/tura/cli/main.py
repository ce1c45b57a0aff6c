"""`tura`: the groups of commands, each imported only when it is called."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click

from tura import __version__
from tura.cli.speaking import LANGUAGES, said_in, speak, spoken, told

# Command, the module and object that hold it, and its line in `tura --help`.
COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("tura.cli.serve:serve", "Serve the hall: the web application."),
    "demo": ("tura.cli.demo:demo", "Run both shipped events from regulation to payout."),
    "regulation": ("tura.cli.regulation:regulation", "Check a regulation, or draft one from free text."),
    "event": ("tura.cli.event:event", "Open, list, show, undo, restore, back up and copy events."),
    "register": ("tura.cli.register:register", "Take in a list of entries, with a verdict for each row."),
    "entry": ("tura.cli.entry:entry", "Confirm, pay, byes, leave, come back, move, expel."),
    "round": ("tura.cli.round:round_", "Pair, publish and enter results."),
    "section": ("tura.cli.section:section", "Another system; sections as one field; lots by hand."),
    "standings": ("tura.cli.standings:standings", "Standings of a section, with every tie-break."),
    "prizes": ("tura.cli.prizes:prizes", "Prizes and awards, with the reason for each."),
    "print": ("tura.cli.print:print_", "Print lists, slips, protocols, diplomas and reports as PDF."),
    "award": ("tura.cli.award:award", "Decide prizes, hand them out; what the last games can bring."),
    "cash": ("tura.cli.cash:cash", "The desk's cash book."),
    "export": ("tura.cli.export:export", "Write a section's files: TRF, CSV, XLSX, Swiss-Manager's texts."),
    "lists": ("tura.cli.lists:lists", "Take in FIDE's and the ФШР's rating lists, and search them."),
    "trf": ("tura.cli.trf:trf", "Show, convert, pair, check and rank tournament files."),
    "pair": ("tura.cli.trf.pair:pair", "Short for `tura trf pair`."),
    "check": ("tura.cli.trf.check:check", "Short for `tura trf check`."),
    "generate": ("tura.cli.generate:generate", "Write random tournaments that obey the rules."),
}


class Lazy(click.Group):
    """A group whose commands are imported when called, so that `tura --help` answers at once."""

    def __init__(self, table: dict[str, tuple[str, str]], **settings: Any) -> None:  # noqa: ANN401  click's own
        super().__init__(**settings)
        self.table = table

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the table, which is the order of a tournament."""
        del ctx
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now."""
        del ctx
        if cmd_name not in self.table:
            return None
        module, attribute = self.table[cmd_name][0].split(":")
        command: click.Command = getattr(import_module(module), attribute)
        return told(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands from the table alone."""
        del ctx
        with formatter.section(spoken("Commands")):
            formatter.write_dl([(name, spoken(line)) for name, (_, line) in self.table.items()])


class Front(Lazy):
    """`tura` itself: the language is known before a word of help or of a fault is needed."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **settings: Any) -> Any:  # noqa: ANN401  click's own
        """Run the command line in the language it names."""
        speak(said_in(sys.argv[1:] if args is None else list(args)))
        made = told(self)
        return super(Front, made).main(args, *rest, **settings)


@click.command(cls=Front, table=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="tura %(version)s")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of words (not of JSON keys).")
def tura(lang: str | None) -> None:
    """Run a chess tournament from its regulation to its payout.

    Start with `tura demo`, or with `tura regulation lint FILE.toml`.

    E is an event's short name (`tura event new` prints it), SECTION a section's letter, PLAYER an entry's id, a
    number, or the beginning of a name.
    """
    del lang  # read before anything was parsed


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; 0 done, 1 the answer is no, 2 bad input, 3 not checkable."""
    sys.exit(guarded(lambda: tura.main(args=arguments, prog_name="tura", standalone_mode=False)))


def guarded(run: Callable[[], object]) -> int:
    """The exit code of a command, its errors told in one line each and never as a traceback."""
    try:
        code = run()
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.Abort:
        click.echo(spoken("stopped; nothing further was changed"), err=True)
        return 2
    except click.ClickException as error:
        error.show()
        return 2
    except BrokenPipeError:
        return 0
    except Exception as error:  # noqa: BLE001  the last place where anything can be told in one line
        from tura.cli.faults import end_with

        return end_with(error)
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    main()
