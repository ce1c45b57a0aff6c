"""Without the consent to publication everybody sees initials and a birth year."""

from dataclasses import replace
from pathlib import Path

from road import entered, office_at
from tura.app.consents import all_consent, keep_consents, public_people
from tura.app.ports import Contacts
from tura.store.office import open_office


def test_a_withheld_consent_leaves_initials_and_the_birth_year(tmp_path: Path) -> None:
    """One of those entered withdraws it: no name, no day of birth, no ids; the others stay as they are."""
    office = office_at(tmp_path)
    state = office.state(entered(office, 0))
    entry = next(iter(state.entries.values()))
    known = office.people(state)
    office.persons.set_contacts({entry.person: Contacts(phone="+7", processing=True, publication=True)})
    keep_consents(office, {entry.person: Contacts(guardian="Мать", processing=True)})
    shown = public_people(office, state)
    person, seen = known[entry.id], shown[entry.id]
    assert not [word for word in person.name.split() if word in seen.name + seen.latin]
    assert seen.birth is not None
    assert seen.birth.day is None
    assert (seen.fide_id, seen.fshr_id, seen.region, seen.title) == ("", "", "", "")
    assert office.persons.contacts(entry.person) == Contacts("+7", "", "Мать", processing=True)
    assert {key: shown[key] for key in known if key != entry.id} == {
        key: known[key] for key in known if key != entry.id
    }


def test_who_was_not_asked_has_not_consented(tmp_path: Path) -> None:
    """After a list is taken in nobody's name is public until consents are noted."""
    office = office_at(tmp_path)
    event_id = entered(office, 1)
    state = office.state(event_id)
    people = {entry.person for entry in state.entries.values()}
    office.persons.set_contacts({person: Contacts() for person in people})
    assert all(" " in person.name and "." in person.name for person in public_people(office, state).values())
    assert all_consent(office, event_id) == len(people)
    assert all_consent(office, event_id) == 0
    assert public_people(office, state) == office.people(state)


def test_a_copy_carries_the_consents_and_no_way_to_reach_anybody(tmp_path: Path) -> None:
    """The second laptop publishes no name that the first one may not, and gets no telephone number."""
    office = office_at(tmp_path)
    event_id = entered(office, 0)
    state = office.state(event_id)
    people = sorted({entry.person for entry in state.entries.values()})
    office.persons.set_contacts({people[0]: Contacts(phone="+7 000", guardian="Мать", processing=True)})
    second = open_office(str(tmp_path / "second.sqlite"))
    data = office.transfer.export(event_id, people)
    second.transfer.import_(data)
    assert b"+7 000" not in data
    assert second.persons.contacts(people[0]) == Contacts(processing=True)
    here, there = (o.persons.contacts_of(people[1:]) for o in (office, second))
    assert dict(there) == {key: replace(each, phone="", email="", guardian="") for key, each in here.items()}
