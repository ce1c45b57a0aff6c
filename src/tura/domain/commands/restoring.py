"""Go back to an earlier moment."""

from dataclasses import dataclass

from tura.domain.commands.command import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class Restore(Command):
    """Set the event, or the field of ``section``, to the state after ``seq``."""

    seq: int
    section: str = ""
    reason: str = ""
