"""Lists as published, taken in."""

from datetime import date

from tura.app.rating_lists import Taken, Told, take_list
from tura.domain.players import Discipline, RatingSource
from tura.domain.reason import Refusal
from tura.store.opening import open_store

FSHR = (
    "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n"
    "990001;Огнёва Юлия Лукинична;w;RUS;77;Москва;2001;1287;99000001;1550\n"
    "990002;Зорин Ян;;RUS;18;Удмуртская Республика;1990;;;\n"
).encode()
DAY = date(2024, 1, 1)


def test_a_national_list_is_taken_with_the_day_told() -> None:
    """Its file tells neither day nor discipline; both are asked for, and then everybody is found."""
    store = open_store(":memory:")
    lists = store.rating_lists
    no_day = take_list(lists, FSHR, "list.csv", Told(discipline=Discipline.RAPID))
    no_discipline = take_list(lists, FSHR, "list.csv", Told(listed=DAY))
    assert isinstance(no_day, Refusal)
    assert isinstance(no_discipline, Refusal)
    assert (no_day.first.code, no_discipline.first.code) == ("list-day-unknown", "list-discipline-unknown")
    taken = take_list(lists, FSHR, "rapid.csv", Told(listed=DAY))
    assert taken == Taken(RatingSource.FSHR, {Discipline.RAPID: DAY}, 2)
    found = lists.find(RatingSource.FSHR, ["990001", "990002"])
    assert found["990001"].rating(RatingSource.FSHR, Discipline.RAPID) == 1287
    assert (found["990001"].fide_id, found["990001"].region) == ("99000001", "77")
    assert found["990002"].ratings == ()
    store.close()
