"""Events in and out: a copy continues only its own prefix."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from noted import Noted
from tura.app.ports import Broken, Fork, Imported, StoreFault
from tura.domain.players import Person
from tura.store.opening import Store, open_store_of


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store[Noted]]:
    """A second, empty store: another machine's."""
    opened = open_store_of(str(tmp_path / "other.db"), [Noted])
    yield opened
    opened.close()


def exported(store: Store[Noted]) -> tuple[str, bytes]:
    """An event of three entries and one person, exported."""
    event_id = store.catalogue.add("cup", "Cup").event_id
    store.journal.append(event_id, 0, "arbiter", [Noted("a"), Noted("b"), Noted("c")])
    store.persons.put([Person("p1", "Полевой Ян")])
    return event_id, store.transfer.export(event_id, ["p1"])


def test_a_copy_is_the_same_journal(store: Store[Noted], other: Store[Noted]) -> None:
    """An event exported and imported verifies with the same hash, and its persons are there."""
    event_id, data = exported(store)
    assert other.transfer.import_(data) == Imported(event_id, "cup", 3, 3)
    assert other.journal.verify(event_id) == store.journal.verify(event_id)
    assert other.persons.get(["p1"])["p1"].name == "Полевой Ян"
    assert other.transfer.import_(data) == Imported(event_id, "cup", 0, 3)


def test_a_longer_copy_brings_what_is_new(store: Store[Noted], other: Store[Noted]) -> None:
    """What the other machine added is taken in, and only that; an older copy adds nothing."""
    event_id, old = exported(store)
    other.transfer.import_(old)
    other.journal.append(event_id, 3, "web", [Noted("d"), Noted("e")])
    assert store.transfer.import_(other.transfer.export(event_id)) == Imported(event_id, "cup", 2, 5)
    assert store.journal.tail(event_id) == other.journal.tail(event_id)
    assert store.transfer.import_(old) == Imported(event_id, "cup", 0, 5)


def test_a_fork_is_refused_and_shown(store: Store[Noted], other: Store[Noted]) -> None:
    """When both sides went on, the first number that differs is named and nothing is taken in."""
    event_id, data = exported(store)
    other.transfer.import_(data)
    store.journal.append(event_id, 3, "arbiter", [Noted("here")])
    other.journal.append(event_id, 3, "web", [Noted("there"), Noted("more")])
    assert store.transfer.import_(other.transfer.export(event_id)) == Fork(event_id, 4)
    assert store.journal.head(event_id) == 4


def test_a_slug_that_is_taken_gets_a_number(store: Store[Noted], other: Store[Noted]) -> None:
    """Two events of one name live side by side."""
    event_id, data = exported(store)
    other.catalogue.add("cup", "Another cup")
    assert other.transfer.import_(data) == Imported(event_id, "cup-2", 3, 3)


def test_an_erased_person_does_not_come_back_in_a_copy(store: Store[Noted]) -> None:
    """A copy made before the erasure cannot undo it."""
    _, data = exported(store)
    store.persons.erase("p1")
    store.transfer.import_(data)
    assert store.persons.get(["p1"]) == {"p1": Person("p1", "")}


def test_a_changed_copy_is_broken_where_it_was_changed(store: Store[Noted], other: Store[Noted]) -> None:
    """A result edited in the file is found by its number, and nothing is taken in."""
    _, data = exported(store)
    assert other.transfer.import_(data.replace(b'\\"text\\":\\"b', b'\\"text\\":\\"x')) == Broken(2)
    assert other.catalogue.all() == ()


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda _: b"", "store-copy-damaged"),
        (lambda _: b"not json", "store-copy-damaged"),
        (lambda _: b"\xff\xfe", "store-copy-damaged"),
        (lambda data: data[: len(data) // 2], "store-copy-damaged"),
        (lambda data: b"\n".join(data.splitlines()[:-1]), "store-copy-cut"),
        (lambda data: data.replace(b'"format":1', b'"format":9', 1), "store-copy-newer"),
        (lambda data: data.replace(b'{"entry"', b'{"else"', 1), "store-copy-damaged"),
    ],
)
def test_a_file_that_is_no_copy_is_refused_by_name(
    store: Store[Noted], other: Store[Noted], damage: object, code: str
) -> None:
    """Cut, foreign and newer files change nothing."""
    _, data = exported(store)
    assert callable(damage)
    with pytest.raises(StoreFault) as caught:
        other.transfer.import_(damage(data))
    assert caught.value.reason.code == code
    assert other.catalogue.all() == ()


def test_an_event_that_is_not_here_cannot_be_exported(store: Store[Noted]) -> None:
    """Exporting an unknown id is a named fault."""
    with pytest.raises(StoreFault) as caught:
        store.transfer.export("nobody")
    assert caught.value.reason.code == "store-no-event"


def test_a_backup_is_a_whole_store_in_one_file(other: Store[Noted], tmp_path: Path) -> None:
    """A backup made in use opens as a store with everything in it, and leaves no other file."""
    event_id, _ = exported(other)
    folder = tmp_path / "backups"
    folder.mkdir()
    other.transfer.backup(str(folder / "copy.db"))
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    copy = open_store_of(str(folder / "copy.db"), [Noted])
    assert copy.journal.verify(event_id) == other.journal.verify(event_id)
    copy.close()


def test_a_backup_that_fails_leaves_the_old_one(other: Store[Noted], tmp_path: Path) -> None:
    """A folder that does not exist is a named fault; nothing half-made is left."""
    with pytest.raises(StoreFault) as caught:
        other.transfer.backup(str(tmp_path / "nowhere" / "copy.db"))
    assert caught.value.reason.code == "store-backup-failed"
