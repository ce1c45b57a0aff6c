"""The whole event at one moment: what the journal says so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tura.domain.event.awards import Awards
from tura.domain.event.entry import Entry, Status
from tura.domain.regulation.schema import Regulation
from tura.domain.section.field import Field

UNWRITTEN = Regulation(name="")


@dataclass(frozen=True, slots=True, kw_only=True)
class EventState:
    """The fold of a journal; ``seq`` counts the entries folded, 0 before the event is opened.

    ``entries`` by entry id, ``fields`` by host letter, ``awards`` by section letter.  ``undone`` are the
    seqs of entries taken back, ``inverses`` the seqs of those that took them back.
    Mappings are never changed in place.
    """

    seq: int = 0
    regulation: Regulation = UNWRITTEN
    entries: Mapping[str, Entry] = field(default_factory=lambda: MappingProxyType({}))
    fields: Mapping[str, Field] = field(default_factory=lambda: MappingProxyType({}))
    awards: Mapping[str, Awards] = field(default_factory=lambda: MappingProxyType({}))
    undone: frozenset[int] = frozenset()
    inverses: frozenset[int] = frozenset()
    closed: bool = False

    @property
    def is_open(self) -> bool:
        """The event has a regulation."""
        return self.seq > 0

    def field_of(self, section: str) -> Field | None:
        """The field in which a section is paired."""
        for candidate in self.fields.values():
            if section in candidate.sections:
                return candidate
        return None

    def in_section(self, section: str) -> tuple[Entry, ...]:
        """Every entry of a section, in the order of entering."""
        return tuple(entry for entry in self.entries.values() if entry.section == section)

    def in_field(self, letter: str) -> tuple[Entry, ...]:
        """Every entry of a field's sections, in the order of entering."""
        sections = self.fields[letter].sections
        return tuple(entry for entry in self.entries.values() if entry.section in sections)

    def available(self, letter: str, round_: int) -> tuple[Entry, ...]:
        """The numbered entries to be paired in a round: playing, and without a bye for it."""
        numbered = (self.entries[name] for name in self.fields[letter].numbers)
        return tuple(e for e in numbered if e.plays_in(round_) and e.bye_in(round_) is None)

    def may_play(self, letter: str) -> tuple[Entry, ...]:
        """Entries of a field that numbering takes in: confirmed or already playing."""
        ready = (Status.CONFIRMED, Status.PLAYING)
        return tuple(entry for entry in self.in_field(letter) if entry.status in ready)


EMPTY = EventState()
