"""What every paper reads: the event, its persons, and how a player is shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tura.domain.event.entry import Entry
from tura.domain.event.initial_order import seeding_rating
from tura.domain.event.state import EventState
from tura.domain.players import Person
from tura.domain.reason import Value
from tura.domain.section.field import Field


@dataclass(frozen=True)
class Hall:
    """An event with the persons behind its entries, by entry id."""

    state: EventState
    people: Mapping[str, Person]

    @cached_property
    def tpns(self) -> dict[str, int]:
        """The TPN of every numbered entry, in its own field."""
        return {name: tpn for field in self.state.fields.values() for name, tpn in field.tpns().items()}

    def name(self, entry: str) -> str:
        """A player's name as the event prints it; an erased person is only an entry."""
        return self.people[entry].name or entry

    def rating(self, entry: Entry) -> int | None:
        """The rating that seeds an entry; None for unrated."""
        section = self.state.regulation.section(entry.section)
        lists = () if section is None else section.seeding.lists
        return seeding_rating(entry.facts, lists) or None

    def field(self, section: str) -> Field:
        """The field a section plays in."""
        field = self.state.field_of(section)
        assert field is not None, section
        return field

    def facts(self, section: str, **more: Value) -> dict[str, Value]:
        """What a paper's title tells: event, section and whatever else it needs."""
        found = self.state.regulation.section(section)
        title = section if found is None else found.title
        return {"event": self.state.regulation.name, "section": title, "letter": section, **more}
