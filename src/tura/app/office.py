"""The office: everything a function of the app needs of the outside, opened once."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from tura.app.beside import Beside
from tura.app.folded import At, Folded
from tura.app.phone_claims import Phones
from tura.app.ports import Catalogue, Catalogued, Journal, Persons, RatingLists, Transfer
from tura.domain.apply import apply
from tura.domain.commands import Command
from tura.domain.event.persons import person_of
from tura.domain.event.state import EventState
from tura.domain.events import Event
from tura.domain.latin import latin_name
from tura.domain.players import Person
from tura.domain.reason import Refusal, refuse

Against = Callable[[EventState], Refusal | None]
"""What stands against commands on a state; None if nothing does."""


@dataclass(frozen=True, slots=True)
class Office:
    """The ports, the folded states, the clock and the source of ids; ``actor`` is who is at the desk."""

    journal: Journal[Event]
    catalogue: Catalogue
    persons: Persons
    transfer: Transfer
    rating_lists: RatingLists
    phones: Phones
    beside: Beside
    folded: Folded[EventState, Event]
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    actor: str = "arbiter"

    def find(self, slug: str) -> Catalogued | Refusal:
        """The event people mean by its slug."""
        return self.catalogue.find(slug) or refuse("no-such-event", event=slug)

    def state(self, event_id: str) -> EventState:
        """The event now."""
        return self.folded.read(event_id).state

    def perform(
        self, event_id: str, commands: Iterable[Command], against: Against | None = None
    ) -> EventState | Refusal:
        """Every command decided in order on today's state and appended together, or the first refusal.

        ``against`` looks at that state first: what the commands were made from may have changed meanwhile.
        """
        from tura.domain.decide import decide  # noqa: PLC0415  a page that only shows needs no rules of deciding

        wanted = tuple(commands)

        def decided(at: At[EventState]) -> list[Event] | Refusal:
            state, made = at.state, list[Event]()
            if against is not None and (overtaken := against(state)) is not None:
                return overtaken
            for command in wanted:
                events = decide(state, command)
                if isinstance(events, Refusal):
                    return events
                for event in events:
                    state = apply(state, event, lambda seq: self.as_of(event_id, seq))
                made.extend(events)
            return made

        done = self.folded.commit(event_id, self.actor, decided)
        return done if isinstance(done, Refusal) else done.at.state

    def as_of(self, event_id: str, seq: int) -> EventState:
        """The event as it was after an entry of its journal."""
        return self.folded.as_of(event_id, seq).state

    def people(self, state: EventState) -> dict[str, Person]:
        """The persons behind a state's entries, by entry id; an erased one keeps the facts of the entry."""
        known = self.persons.get({entry.person for entry in state.entries.values()})
        return {entry.id: person_of(entry, known.get(entry.person)) for entry in state.entries.values()}

    def called(self, event_id: str, language: str) -> dict[str, str]:
        """How to call each entry to a person, by entry id: the name, Latin unless in Russian, then the id."""
        people = self.people(self.state(event_id))
        names = {e: person.name if language == "ru" else latin_name(person) for e, person in people.items()}
        return {entry: f"{name or people[entry].name} ({entry})" for entry, name in names.items()}

    def copy(self, event_id: str) -> bytes:
        """The event, its journal and its persons, as one file to be taken in elsewhere."""
        persons = {entry.person for entry in self.state(event_id).entries.values()}
        return self.transfer.export(event_id, sorted(persons))

    def names(self, state: EventState) -> dict[str, str]:
        """The Cyrillic names by person id, for seeding equals and for messages."""
        known = self.persons.get({entry.person for entry in state.entries.values()})
        return {identity: person.name for identity, person in known.items()}
