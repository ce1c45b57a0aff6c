"""Rating lists: kept by date, whole or not at all, found in either alphabet."""

from collections.abc import Iterator
from datetime import date

import pytest

from noted import Noted
from tura.app.ports import Listed
from tura.domain.players import Birth, Discipline, Person, RatingSource, Sex
from tura.formats.lists import PlayerRow
from tura.store.opening import Store

FIDE, FSHR = RatingSource.FIDE, RatingSource.FSHR
STANDARD, RAPID = Discipline.STANDARD, Discipline.RAPID
DECEMBER, JANUARY = date(2023, 12, 1), date(2024, 1, 1)


def known(number: str, name: str, **values: int) -> PlayerRow:
    """A person of a list with ratings by discipline."""
    return PlayerRow(number, name, True, 2001, **values)


OGNEVA = known("99000001", "Ogneva, Yuliya", standard=1895, rapid=1750)
ZORIN = known("99000002", "Zorin, Yan")


def rated(person: Person | None) -> dict[Discipline, tuple[int, date | None]]:
    """Ratings by discipline with the day of their list."""
    return {r.discipline: (r.value, r.listed) for r in (person.ratings if person else ())}


def test_a_list_is_kept_with_its_people(store: Store[Noted]) -> None:
    """Persons and ratings come back, each rating with the day of its list."""
    assert store.rating_lists.take(FIDE, {STANDARD: DECEMBER, RAPID: DECEMBER}, [OGNEVA, ZORIN]) == 2
    found = store.rating_lists.find(FIDE, ["99000001", "99000002", "1"])
    assert rated(found["99000001"]) == {STANDARD: (1895, DECEMBER), RAPID: (1750, DECEMBER)}
    assert (found["99000001"].birth, found["99000001"].sex) == (Birth(2001), Sex.FEMALE)
    assert found["99000002"].ratings == ()
    assert "1" not in found
    assert store.rating_lists.lists() == (
        Listed(FIDE, RAPID, DECEMBER, 1),
        Listed(FIDE, STANDARD, DECEMBER, 1),
    )


def test_the_day_decides_which_list_counts(store: Store[Noted]) -> None:
    """1895 on the list of December, 1905 on that of January: each holds on its own day."""
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [OGNEVA])
    store.rating_lists.take(FIDE, {STANDARD: JANUARY}, [known("99000001", "Ogneva, Yuliya", standard=1905)])

    def on(day: date | None) -> object:
        return rated(store.rating_lists.find(FIDE, ["99000001"], day)["99000001"]).get(STANDARD)

    assert on(date(2023, 11, 30)) is None
    assert on(date(2023, 12, 31)) == (1895, DECEMBER)
    assert on(JANUARY) == on(None) == (1905, JANUARY)


def test_whoever_is_not_on_the_list_that_decides_is_unrated(store: Store[Noted]) -> None:
    """A rating on the list before does not live on when the next list has none."""
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [OGNEVA])
    store.rating_lists.take(FIDE, {STANDARD: JANUARY}, [ZORIN])
    assert store.rating_lists.find(FIDE, ["99000001"])["99000001"].ratings == ()
    assert rated(store.rating_lists.find(FIDE, ["99000001"], DECEMBER)["99000001"]) == {
        STANDARD: (1895, DECEMBER)
    }


def test_a_list_taken_again_replaces_itself(store: Store[Noted]) -> None:
    """Whoever is no longer on the list of that day has no rating from it."""
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [OGNEVA])
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [ZORIN])
    assert rated(store.rating_lists.find(FIDE, ["99000001"]).get("99000001")) == {}
    assert [each.players for each in store.rating_lists.lists()] == [0]


def test_a_list_that_breaks_off_is_not_seen(store: Store[Noted]) -> None:
    """While a list comes in, and after it failed half-way, its ratings do not count."""

    def breaking() -> Iterator[PlayerRow]:
        yield OGNEVA
        assert store.rating_lists.lists() == ()
        for number in range(6000):
            yield known(str(number), f"Player {number}", standard=1500)
        assert rated(store.rating_lists.find(FIDE, ["17"]).get("17")) == {}
        raise OSError("the file ends")

    with pytest.raises(OSError, match="the file ends"):
        store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, breaking())
    assert store.rating_lists.lists() == ()
    assert rated(store.rating_lists.find(FIDE, ["17"]).get("17")) == {}


@pytest.mark.parametrize("text", ["ogneva", "Ognev", "Огнёва", "огнева ю", "OGNEVA, Yu", "99000001"])
def test_people_are_found_in_either_alphabet(store: Store[Noted], text: str) -> None:
    """A Latin list is searched in Cyrillic, without regard to case and ё; or by id."""
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [OGNEVA, ZORIN])
    found = store.rating_lists.search(text)
    assert [person.id for person in found] == ["99000001"]
    assert rated(found[0]) == {STANDARD: (1895, DECEMBER)}


@pytest.mark.parametrize("text", ["", " ", "%", "_", "уuliya"])
def test_what_names_nobody_finds_nobody(store: Store[Noted], text: str) -> None:
    """Nothing, signs of the database and a given name alone find nobody."""
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [OGNEVA, ZORIN])
    assert store.rating_lists.search(text) == ()


def test_publishers_keep_their_own_ids(store: Store[Noted]) -> None:
    """One number in two lists is two records, and each has its own ratings."""
    store.rating_lists.take(FIDE, {STANDARD: DECEMBER}, [known("7", "Zorin, Yan", standard=2100)])
    store.rating_lists.take(FSHR, {STANDARD: DECEMBER}, [known("7", "Зорина Яна", standard=1200)])
    assert rated(store.rating_lists.find(FIDE, ["7"])["7"])[STANDARD][0] == 2100
    assert rated(store.rating_lists.find(FSHR, ["7"])["7"])[STANDARD][0] == 1200
    assert [person.name for person in store.rating_lists.search("зор")] == ["Zorin, Yan", "Зорина Яна"]
