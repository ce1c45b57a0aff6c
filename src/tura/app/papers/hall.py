"""What every paper reads: the event, its persons, and how a player is shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tura.domain.event.entry import Entry
from tura.domain.event.initial_order import seeding_rating
from tura.domain.event.state import EventState
from tura.domain.latin import latin, latin_name
from tura.domain.players import Person
from tura.domain.prizes.naming import Names, english
from tura.domain.reason import Value
from tura.domain.regions import region_in_english
from tura.domain.regulation.schema import Seeding
from tura.domain.section.field import Field


@dataclass(frozen=True)
class Hall:
    """An event with the persons behind its entries, by entry id.

    ``language`` chooses between the spellings that the data itself has: Cyrillic or Latin names, Russian or
    English titles and prize labels.
    """

    state: EventState
    people: Mapping[str, Person]
    language: str = "ru"

    @cached_property
    def tpns(self) -> dict[str, int]:
        """The TPN of every numbered entry, in its own field."""
        return {name: tpn for field in self.state.fields.values() for name, tpn in field.tpns().items()}

    def name(self, entry: str) -> str:
        """A player's name in the hall's language; an erased person is only an entry."""
        person = self.people[entry]
        if self.language != "ru":
            return latin_name(person) or entry
        return person.name or person.latin or entry

    @cached_property
    def event(self) -> str:
        """The event's name."""
        regulation = self.state.regulation
        return (regulation.name_en if self.language != "ru" else "") or regulation.name

    def section(self, letter: str) -> str:
        """A section's title."""
        found = self.state.regulation.section(letter)
        if found is None:
            return letter
        return (found.title_en if self.language != "ru" else "") or found.title

    @cached_property
    def place(self) -> str:
        """Where it is played."""
        regulation = self.state.regulation
        return regulation.place if self.language == "ru" else regulation.place_en or latin(regulation.place)

    @cached_property
    def organiser(self) -> str:
        """Who holds the event."""
        regulation = self.state.regulation
        if self.language == "ru":
            return regulation.organiser
        return regulation.organiser_en or latin(regulation.organiser)

    def region(self, entry: str) -> str:
        """The region a player comes from."""
        name = self.people[entry].region_name
        return name if self.language == "ru" else region_in_english(name)

    @cached_property
    def names(self) -> Names:
        """How entries and prizes are called."""
        prizes = (
            prize
            for section in self.state.regulation.sections
            for bracket in section.awarding.brackets
            for prize in bracket.prizes
        )
        labels = english(prizes) if self.language != "ru" else {}
        return Names({entry: self.name(entry) for entry in self.state.entries}, labels)

    def rating(self, entry: Entry) -> int | None:
        """The rating that seeds an entry; None for unrated."""
        section = self.state.regulation.section(entry.section)
        seeding = Seeding() if section is None else section.seeding
        return seeding_rating(entry.facts, seeding) or None

    def field(self, section: str) -> Field:
        """The field a section plays in."""
        field = self.state.field_of(section)
        assert field is not None, section
        return field

    def facts(self, section: str, **more: Value) -> dict[str, Value]:
        """What a paper's title tells: event, section and whatever else it needs."""
        return {"event": self.event, "section": self.section(section), "letter": section, **more}
