"""Taking back: one entry, or everything after a moment."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.event.awards import Awards
from tura.domain.event.entry import Entry
from tura.domain.events.event import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryUndone(Event):
    """The ``count`` entries that follow take back the entry ``of``."""

    KIND: ClassVar[str] = "entry-undone"

    of: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryReinstated(Event):
    """An entry is exactly as it was before the change that is taken back."""

    KIND: ClassVar[str] = "entry-reinstated"

    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardsReinstated(Event):
    """A section's awards are exactly as they were before the change that is taken back."""

    KIND: ClassVar[str] = "awards-reinstated"

    awards: Awards


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored(Event):
    """The event (or the ``section``'s field) is as it was after ``seq``."""

    KIND: ClassVar[str] = "restored"

    seq: int
    section: str = ""
    reason: str = ""
