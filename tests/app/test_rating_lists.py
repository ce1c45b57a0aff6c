"""Lists as published, taken in."""

import io
import zipfile
from datetime import date

import pytest

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


@pytest.mark.parametrize("zipped", [False, True])
def test_progress_is_told_in_percent_of_the_file(zipped: bool) -> None:
    """Percents rise to a hundred, for a list read line by line, packed or not, and for one read at once."""
    heading = f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit {'OTit':<15}FOA SRtng SGm SK B-day Flag\n"
    people = "".join(f"{1_000_000 + number:<15}{'Novak, Alex':<61}POL M\n" for number in range(60_000))
    for name, text in (
        ("combined_dec26.txt", heading + people),
        (
            "rapid.csv",
            FSHR.decode() + "".join(f"{number};Липов Олег;;RUS;18;;1990;;;\n" for number in range(60_000)),
        ),
    ):
        data = text.encode()
        if zipped:
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(name, data)
            data = packed.getvalue()
        store, told = open_store(":memory:"), list[int]()
        take_list(
            store.rating_lists,
            data,
            name,
            Told(listed=DAY),
            lambda _, percent, told=told: told.append(percent),
        )
        store.close()
        assert told == sorted(told)
        assert told[-1] == 100
        assert 0 < told[0] < 100
