"""`tura round planned`, `tura round leave-fide`: what a field's whole tournament rests on, changed while it runs."""

from collections.abc import Callable

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.domain.commands import Command


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("rounds", metavar="ROUNDS", type=click.IntRange(min=1))
@click.option("--reason", required=True, help="Why; it is kept and reported.")
@confirm_option
@at_desk
def planned(desk: Desk, slug: str, section: str, rounds: int, reason: str, level: int) -> None:
    """Play ROUNDS rounds in a section instead of what the regulation says."""
    from tura.domain.commands.sections import ChangeRounds

    _perform(
        desk,
        slug,
        section,
        lambda field: ChangeRounds(field=field, rounds=rounds, reason=reason, confirm=level),
    )


@click.command("leave-fide")
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--reason", required=True, help="Why; it is kept and reported.")
@confirm_option
@at_desk
def leave_fide(desk: Desk, slug: str, section: str, reason: str, level: int) -> None:
    """Leave FIDE mode in a section, for good: what FIDE's rules forbid may then be confirmed."""
    from tura.domain.commands.sections import LeaveFideMode

    _perform(desk, slug, section, lambda field: LeaveFideMode(field=field, reason=reason, confirm=level))


def _perform(desk: Desk, slug: str, section: str, made: Callable[[str], Command]) -> None:
    from tura.domain.reason import refuse
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    field = office.state(event.event_id).field_of(fold_letter(section))
    if field is None:
        desk.end(refuse("section-unknown", section=section))
    desk.settle(office.perform(event.event_id, [made(field.letter)]))
