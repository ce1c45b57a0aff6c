"""Persons: one row each, found by name and id, blanked when erased."""

from pathlib import Path

import pytest

from noted import Noted
from tura.app.ports import Contacts
from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex
from tura.store.opening import Store, open_store_of

ALYONA = Person(
    "p1",
    "Звёздная Алёна Ильинична",
    Sex.FEMALE,
    Birth(2010, 5, 7),
    latin="Zvezdnaya, Alena",
    fide_id="99000001",
    fshr_id="990001",
    ratings=(Rating(RatingSource.FIDE, Discipline.RAPID, 1644),),
)


def test_a_person_comes_back_as_put(store: Store[Noted]) -> None:
    """Every field is kept, ratings and half-known birth dates included."""
    other = Person("p2", "Полевой Ян", birth=Birth(1975))
    store.persons.put([ALYONA, other])
    assert store.persons.get(["p1", "p2", "p3"]) == {"p1": ALYONA, "p2": other}


def test_a_person_put_again_replaces_the_row(store: Store[Noted]) -> None:
    """One id is one person, as last told."""
    store.persons.put([ALYONA])
    store.persons.put([Person("p1", "Звёздная Алёна")])
    assert store.persons.get(["p1"])["p1"].name == "Звёздная Алёна"


@pytest.mark.parametrize("text", ["звезд", "ЗВЁЗДНАЯ а", "zvezdnaya", "99000001", "990001"])
def test_a_person_is_found_by_name_and_number(store: Store[Noted], text: str) -> None:
    """Case and ё do not matter; Latin names, FIDE and ФШР ids are found too."""
    store.persons.put([ALYONA, Person("p2", "Полевой Ян")])
    assert store.persons.find(text) == (ALYONA,)


@pytest.mark.parametrize("text", ["", " ", "%", "_", "алена"])
def test_what_names_nobody_finds_nobody(store: Store[Noted], text: str) -> None:
    """Search signs of the database are plain letters, and nothing is found by nothing."""
    store.persons.put([ALYONA])
    assert store.persons.find(text) == ()


def test_erasing_blanks_the_row_for_good(store: Store[Noted]) -> None:
    """After erasing, neither search, get nor contacts tell who it was, even if put again."""
    store.persons.put([ALYONA])
    store.persons.set_contacts({"p1": Contacts(phone="+7"), "p7": Contacts(email="e")})
    assert store.persons.contacts("p1") == Contacts(phone="+7")
    assert store.persons.contacts("p7") == Contacts()
    assert store.persons.erase("p1")
    store.persons.put([ALYONA])
    store.persons.set_contacts({"p1": Contacts(phone="+7"), "p7": Contacts(email="e")})
    assert store.persons.get(["p1"]) == {"p1": Person("p1", "")}
    assert store.persons.contacts("p1") == Contacts()
    assert store.persons.find("звезд") == ()
    assert not store.persons.erase("p9")


def test_more_persons_than_one_statement_takes(store: Store[Noted]) -> None:
    """Two thousand persons are read in one call."""
    crowd = [Person(f"p{n}", f"Игрок {n}") for n in range(2000)]
    store.persons.put(crowd)
    assert len(store.persons.get(person.id for person in crowd)) == 2000


@pytest.mark.parametrize("birth", [Birth(1938, 5, 17), Birth(1969, 12, 31), Birth(1970, 1, 1), Birth(1899)])
def test_birth_dates_before_1970_are_kept(store: Store[Noted], birth: Birth) -> None:
    """A birth date is no moment on a clock: those before the clock's beginning are kept as they are."""
    store.persons.put([Person("p1", "Старшая Вера", birth=birth)])
    assert store.persons.get(["p1"])["p1"].birth == birth


def test_erasing_leaves_no_trace_in_the_file(tmp_path: Path) -> None:
    """The bytes of the name and the telephone are gone from the database's files while it is in use."""
    store = open_store_of(str(tmp_path / "tura.db"), [Noted])
    store.persons.put([ALYONA, Person("p2", "Полевой Ян")])
    store.persons.set_contacts({"p1": Contacts(phone="+70000000001")})
    traces = ("Алёна".encode(), "алена".encode(), b"+70000000001")

    def found() -> list[bytes]:
        data = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        return [trace for trace in traces if trace in data]

    assert found() == list(traces)
    store.persons.erase("p1")
    assert found() == []
    assert store.persons.get(["p2"])["p2"].name == "Полевой Ян"
    store.close()
