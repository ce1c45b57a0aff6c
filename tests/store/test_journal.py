"""The journal's promises, on SQLite and on PostgreSQL."""

from datetime import UTC, date

import pytest
from sqlalchemy import delete, text, update

from noted import Noted
from tura.app.ports import Broken, Conflict, StoreFault, Verified
from tura.store.chain import first_hash
from tura.store.opening import Store
from tura.store.schema import JOURNAL

EVENTS = (Noted("open"), Noted("ё½", 2, date(2026, 12, 12)), Noted("close", 3))


def started(store: Store[Noted]) -> str:
    """A new event with three entries."""
    event_id = store.catalogue.add("cup", "Cup").event_id
    store.journal.append(event_id, 0, "arbiter", EVENTS)
    return event_id


def test_what_was_appended_is_read_back_in_order(store: Store[Noted]) -> None:
    """Entries come back equal, numbered from 1, stamped in UTC."""
    event_id = store.catalogue.add("cup", "Cup").event_id
    written = store.journal.append(event_id, 0, "arbiter", EVENTS)
    assert store.journal.tail(event_id) == written
    assert isinstance(written, tuple)
    assert [(entry.seq, entry.event) for entry in written] == list(enumerate(EVENTS, start=1))
    assert {entry.at.tzinfo for entry in written} == {UTC}


def test_the_tail_begins_after_the_number_given(store: Store[Noted]) -> None:
    """A reader that knows two entries gets the third alone."""
    event_id = started(store)
    assert [entry.seq for entry in store.journal.tail(event_id, 2)] == [3]
    assert store.journal.tail(event_id, 3) == ()


def test_an_append_on_an_old_head_is_a_conflict_and_writes_nothing(store: Store[Noted]) -> None:
    """A decision made on what is no longer the end is refused with the end."""
    event_id = started(store)
    assert store.journal.append(event_id, 2, "web", [Noted("late")]) == Conflict(3)
    assert store.journal.head(event_id) == 3


def test_events_do_not_share_numbers(store: Store[Noted]) -> None:
    """Each event's journal counts for itself."""
    first, second = started(store), store.catalogue.add("open", "Open").event_id
    assert (store.journal.head(first), store.journal.head(second)) == (3, 0)
    assert store.journal.verify(second) == Verified(0, first_hash(second))


def test_an_event_that_was_never_opened_takes_no_entry(store: Store[Noted]) -> None:
    """Appending to an unknown event is a named fault."""
    with pytest.raises(StoreFault) as caught:
        store.journal.append("nobody", 0, "arbiter", EVENTS)
    assert caught.value.reason.code == "store-no-event"


@pytest.mark.parametrize(
    "change",
    [
        update(JOURNAL).values(body="{}"),
        delete(JOURNAL),
        text("INSERT INTO journal SELECT event_id, 1, at, 'me', kind, version, body, hash FROM journal"),
    ],
    ids=["update", "delete", "insert-again"],
)
def test_the_database_itself_refuses_to_change_an_entry(store: Store[Noted], change: object) -> None:
    """UPDATE, DELETE and a second entry of one number are refused, whoever sends them."""
    event_id = started(store)
    before = store.journal.tail(event_id)
    with (
        pytest.raises(Exception, match=r"append-only|unique constraint"),
        store.database.writing() as connection,
    ):
        connection.execute(change)  # type: ignore[call-overload]  # any statement
    assert store.journal.tail(event_id) == before


def unguarded(store: Store[Noted], statement: str) -> None:
    """A statement run by somebody who took the guards away."""
    is_sqlite = store.database.is_sqlite
    guards = ["update", "delete"] if is_sqlite else ["change"]
    with store.database.writing() as connection:
        for guard in guards:
            connection.execute(
                text(f"DROP TRIGGER journal_no_{guard}" + ("" if is_sqlite else " ON journal"))
            )
        connection.execute(text(statement))


@pytest.mark.parametrize(
    ("statement", "seq"),
    [
        ('UPDATE journal SET body = \'{"text":"won"}\' WHERE seq = 2', 2),
        ("UPDATE journal SET actor = 'somebody' WHERE seq = 3", 3),
        ("UPDATE journal SET at = '2020-01-01T00:00:00.000000+00:00' WHERE seq = 1", 1),
        ("DELETE FROM journal WHERE seq = 2", 2),
        ("UPDATE journal SET hash = 'f' WHERE seq = 1", 1),
    ],
)
def test_verify_names_the_first_entry_that_was_touched(store: Store[Noted], statement: str, seq: int) -> None:
    """Any field changed or entry lost breaks the chain there."""
    event_id = started(store)
    assert isinstance(store.journal.verify(event_id), Verified)
    unguarded(store, statement)
    assert store.journal.verify(event_id) == Broken(seq)


def test_two_events_cannot_have_one_slug(store: Store[Noted]) -> None:
    """What people type names one event."""
    store.catalogue.add("cup", "Cup")
    with pytest.raises(StoreFault) as caught:
        store.catalogue.add("cup", "Another")
    assert caught.value.reason.code == "store-slug-taken"
    assert [event.title for event in store.catalogue.all()] == ["Cup"]
    found = store.catalogue.find("cup")
    assert found is not None
    assert found.title == "Cup"
    assert store.catalogue.find("cap") is None
