"""A command about one section: its field found, the command decided, a word said."""

from collections.abc import Callable

import click

from tura.cli.desk import Desk
from tura.domain.commands import Command
from tura.domain.event.state import EventState
from tura.domain.reason import Reason, refuse
from tura.domain.regulation.letters import fold_letter
from tura.domain.section.field import Field


def perform(desk: Desk, slug: str, letter: str, command: Callable[[EventState, Field], Command]) -> None:
    """The command decided on the section's field and written; then how the field plays now."""
    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    field = state.field_of(fold_letter(letter))
    if field is None:
        desk.end(refuse("section-unknown", section=letter))
    after = desk.settle(office.perform(event.event_id, [command(state, field)]))
    now = after.field_of(fold_letter(letter)) or field
    told = desk.say(Reason(f"paper.system.{now.system.value}", "", {"rounds": now.rounds_planned}))
    click.echo(f"{'+'.join(now.sections)}: {told}")
