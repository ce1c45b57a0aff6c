"""Taking back: one entry, or everything after a moment."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.events.event import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryUndone(Event):
    """The ``count`` entries that follow take back the entry ``of``."""

    KIND: ClassVar[str] = "entry-undone"

    of: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored(Event):
    """The event (or the ``section``'s field) is as it was after ``seq``."""

    KIND: ClassVar[str] = "restored"

    seq: int
    section: str = ""
    reason: str = ""
