"""A command about one player: found, decided, told."""

from collections.abc import Callable
from dataclasses import dataclass

import click

from tura.app.finding import find_anywhere
from tura.app.office import Office
from tura.app.papers.hall import Hall
from tura.cli.desk import Desk
from tura.domain.commands import Command
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState


@dataclass(frozen=True, slots=True)
class Seated:
    """The event and the player a command is about."""

    office: Office
    event_id: str
    state: EventState
    hall: Hall
    entry: Entry


def seated(desk: Desk, slug: str, player: str) -> Seated:
    """The player named, in any section of the event."""
    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    hall = Hall(state, office.people(state), desk.language)
    found = desk.settle(find_anywhere(hall, player))
    return Seated(office, event.event_id, state, hall, state.entries[found])


def perform(desk: Desk, at: Seated, command: Callable[[Entry], Command]) -> None:
    """The command decided and written; the player's line as it is now."""
    state = desk.settle(at.office.perform(at.event_id, [command(at.entry)]))
    now = state.entries.get(at.entry.id, at.entry)
    click.echo(f"{now.id}  {now.section}  {at.hall.name(now.id)}  {desk.word(f'status.{now.status.value}')}")
