"""Sections paired as one field, and parted again."""

import click

from tura.cli.desk import Desk, at_desk
from tura.cli.section.deciding import perform
from tura.domain.commands.sections import MergeSections, PartSection
from tura.domain.regulation.letters import fold_letter


@click.command()
@click.argument("slug", metavar="E")
@click.argument("host", metavar="SECTION")
@click.argument("guests", metavar="OTHER...", nargs=-1, required=True)
@click.option("--reason", default="", help="Why; it is kept.")
@at_desk
def merge(desk: Desk, slug: str, host: str, guests: tuple[str, ...], reason: str) -> None:
    """Pair OTHER together with SECTION before either has begun; standings, prizes and files stay apart."""
    letters = tuple(map(fold_letter, guests))
    perform(
        desk, slug, host, lambda _, field: MergeSections(host=field.letter, guests=letters, reason=reason)
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@at_desk
def part(desk: Desk, slug: str, section: str) -> None:
    """Give a merged section its own field again, before the common one has begun."""
    perform(desk, slug, section, lambda _state, _field: PartSection(section=fold_letter(section)))
