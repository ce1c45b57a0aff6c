"""Consents to the processing and publication of personal data, and what is public without them."""

from collections.abc import Mapping
from dataclasses import replace

from tura.app.office import Office
from tura.app.ports import Contacts
from tura.domain.event.state import EventState
from tura.domain.latin import latin_name
from tura.domain.players import Birth, Person


def public_people(office: Office, state: EventState) -> dict[str, Person]:
    """The persons behind a state's entries as everybody may see them, by entry id."""
    known = office.people(state)
    agreed = office.persons.contacts_of({entry.person for entry in state.entries.values()})
    nothing = Contacts()
    return {
        key: person if agreed.get(person.id, nothing).publication else shortened(person)
        for key, person in known.items()
    }


def shortened(person: Person) -> Person:
    """A person who did not consent to publication: initials and the birth year.

    >>> shortened(Person("1", "Иванов Иван Петрович", birth=Birth(2014, 5, 1))).name
    'И. И. П. 2014'
    """
    born = f" {person.birth.year}" if person.birth else ""
    return Person(
        id=person.id,
        name=_initials(person.name) + born,
        sex=person.sex,
        birth=Birth(person.birth.year) if person.birth else None,
        latin=_initials(latin_name(person).replace(",", " ")) + born,
        ratings=person.ratings,
    )


def _initials(name: str) -> str:
    return " ".join(f"{word[0]}." for word in name.split())


def keep_consents(office: Office, consents: Mapping[str, Contacts]) -> None:
    """Consents and the consenting parent by person id; phone and address stay as they are."""
    here = office.persons.contacts_of(consents)
    office.persons.set_contacts(
        {
            key: replace(
                here.get(key, Contacts()),
                guardian=told.guardian,
                processing=told.processing,
                publication=told.publication,
            )
            for key, told in consents.items()
        }
    )


def all_consent(office: Office, event_id: str) -> int:
    """Both consents noted for everybody entered, because they came with the entry forms; how many are new."""
    people = {entry.person for entry in office.state(event_id).entries.values()}
    here = office.persons.contacts_of(people)
    new = {
        person: replace(here.get(person, Contacts()), processing=True, publication=True)
        for person in people
        if not here.get(person, Contacts()).publication
    }
    office.persons.set_contacts(new)
    return len(new)
