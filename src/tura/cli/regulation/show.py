"""`tura regulation show`: the regulation as a document for people."""

import click

from tura.cli.speaking import words_in


@click.command("show")
@click.argument("path", metavar="FILE.toml")
@click.option("--summary", is_flag=True, help="One page only.")
@words_in("ru")
def show_command(path: str, summary: bool, lang: str) -> None:
    """Print the whole regulation in plain language, in Russian or English."""
    from tura.cli.regulation.loading import load
    from tura.wording.regulation_text import regulation_summary, regulation_text

    printed = regulation_summary if summary else regulation_text
    click.echo(printed(load(path, lang).regulation, lang), nl=False)
