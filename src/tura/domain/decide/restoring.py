"""Going back to an earlier moment."""

from tura.domain.commands.command import Command
from tura.domain.commands.restoring import Restore
from tura.domain.decide.refused import Decider, a_section, confirmed, has_reason, no, warning
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.restoring import Restored


def restore(state: EventState, command: Restore) -> tuple[Event, ...]:
    """The event, or a section's field, goes back, by double confirmation and with a reason."""
    if not 1 <= command.seq < state.seq:
        raise no("seq-unknown", seq=command.seq, head=state.seq)
    if command.section:
        a_section(state, command.section)
    has_reason(command.reason, "restore")
    taken = state.seq - command.seq
    confirmed(command, warning(4, "restoring", seq=command.seq, section=command.section, entries=taken))
    return (Restored(seq=command.seq, section=command.section, reason=command.reason),)


DECIDERS: dict[type[Command], Decider] = {Restore: restore}
