"""An entry list taken into an event: once, whole, with what people need to be reached."""

from collections import Counter

import pytest

from rosters import REGULATIONS, regulation
from tura.app.enrolling import Enrolled, enrol, judge
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.ports import Catalogued, Contacts
from tura.app.shipped import shipped_roster
from tura.domain.event.entry import Status
from tura.domain.registration.verdict import Decision
from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import EntryRow
from tura.store.office import open_office


def opened(kind: str) -> tuple[Office, str]:
    """An office in memory with one event opened."""
    office = open_office(":memory:")
    event = open_event(office, regulation(kind))
    assert isinstance(event, Catalogued)
    return office, event.event_id


def roster(kind: str) -> tuple[EntryRow, ...]:
    """The shipped list of an event."""
    return read_entries(shipped_roster(REGULATIONS[kind]), kind).rows


def taken(office: Office, event_id: str, rows: tuple[EntryRow, ...]) -> tuple[Enrolled, ...]:
    """A list taken in."""
    done = enrol(office, event_id, rows)
    assert isinstance(done, tuple)
    return done


@pytest.mark.parametrize(
    ("kind", "confirmed", "declared"),
    [
        ("rapid", {"A": 39, "B": 22, "C": 18, "D": 5}, 3),
        ("classical", {"A": 23, "B": 28, "C": 32, "D": 9, "E": 19}, 4),
    ],
)
def test_who_plays_in_round_1_is_confirmed(kind: str, confirmed: dict[str, int], declared: int) -> None:
    """Late comers, those who never came and open questions stay declared; nobody else does."""
    office, event_id = opened(kind)
    done = taken(office, event_id, roster(kind))
    entries = office.state(event_id).entries
    counted = Counter(e.section for e in entries.values() if e.status is Status.CONFIRMED)
    waiting = {e.id for e in entries.values() if e.status is Status.DECLARED}
    assert dict(counted) == confirmed
    held_up = {
        d.entry
        for d in done
        if d.entry and d.verdict.decision is not Decision.REFUSED
        if d.verdict.first_round != 1 or d.verdict.decision is Decision.QUESTION
    }
    assert waiting == held_up
    assert len(waiting) == declared


@pytest.mark.parametrize("kind", ["rapid", "classical"])
def test_a_list_taken_in_twice_adds_nothing(kind: str) -> None:
    """Every row of the second reading is a repeat of an entry; the money is not doubled."""
    office, event_id = opened(kind)
    taken(office, event_id, roster(kind))
    before = office.state(event_id)
    again = taken(office, event_id, roster(kind))
    assert {each.verdict.decision for each in again} == {Decision.REFUSED}
    assert office.state(event_id).entries == before.entries


def test_judging_writes_nothing() -> None:
    """A dry run gives the same verdicts and leaves the journal as it was."""
    office, event_id = opened("rapid")
    head = office.journal.head(event_id)
    dry = judge(office, event_id, roster("rapid"))
    assert office.journal.head(event_id) == head
    assert [each.verdict for each in taken(office, event_id, roster("rapid"))] == [
        each.verdict for each in dry
    ]


def test_contacts_are_kept_with_the_person_and_not_in_the_journal() -> None:
    """A telephone is found by person, no journal body has it, and erasing takes it away."""
    office, event_id = opened("rapid")
    row = EntryRow(
        row=2, name="Зорин Ян", citizenship="RUS", section="A", phone="+70000000001", email="e@x.example"
    )
    taken(office, event_id, (row,))
    (entry,) = office.state(event_id).entries.values()
    assert office.persons.contacts(entry.person) == Contacts(phone="+70000000001", email="e@x.example")
    exported = office.transfer.export(event_id)
    assert b"+70000000001" not in exported
    assert "Зорин".encode() not in exported
    office.persons.erase(entry.person)
    assert office.persons.contacts(entry.person) == Contacts()
