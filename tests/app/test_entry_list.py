"""Rows of a table as applicants: times, citizenships, sexes as people write them."""

from datetime import time

import pytest

from rosters import regulation
from tura.app.entry_list import applied
from tura.domain.players import Discipline, Rating, RatingSource, Sex
from tura.domain.registration.applicant import Presence
from tura.formats.tables.entry_row import EntryRow


@pytest.mark.parametrize(
    ("text", "presence", "came"),
    [
        ("11:52", Presence.HERE, time(11, 52)),
        ("9:05", Presence.HERE, time(9, 5)),
        ("11.52", Presence.HERE, time(11, 52)),
        ("11:52:30", Presence.HERE, time(11, 52)),
        ("12.12.2026 11:52", Presence.HERE, time(11, 52)),
        ("2026-12-12 11:52:00", Presence.HERE, time(11, 52)),
        ("да", Presence.HERE, None),
        ("25:00", Presence.HERE, None),
        ("absent", Presence.ABSENT, None),
        ("Не явился", Presence.ABSENT, None),
        ("", Presence.UNTOLD, None),
    ],
)
def test_check_ins(text: str, presence: Presence, came: time | None) -> None:
    """A time of day however it is written; words for coming and not coming."""
    (found,) = applied([EntryRow(row=2, name="Зорин Ян", check_in=text)])
    assert (found.applicant.presence, found.applicant.checked_in) == (presence, came)


@pytest.mark.parametrize(
    ("citizenship", "federation", "expected", "codes"),
    [
        ("RUS", "FID", "RUS", []),
        ("Россия", "", "RUS", []),
        ("uzb", "RUS", "UZB", []),
        ("Узбекистан", "RUS", "UZB", []),
        ("", "RUS", "RUS", ["citizenship-by-federation"]),
        ("", "KAZ", "", []),
    ],
)
def test_citizenships(citizenship: str, federation: str, expected: str, codes: list[str]) -> None:
    """Codes and country names; only a Russian federation code stands in for what is not told, and says so."""
    row = EntryRow(row=2, name="Зорин Ян", sex=Sex.MALE, citizenship=citizenship, federation=federation)
    (found,) = applied([row])
    assert (found.person.citizenship, [note.code for note in found.notes]) == (expected, codes)
    assert found.applicant.facts.citizenship == expected


@pytest.mark.parametrize(
    ("name", "sex", "code"),
    [
        ("Огнёва Юлия Лукинична", Sex.FEMALE, "sex-by-patronymic"),
        ("Огнёв Марк Ильич", Sex.MALE, "sex-by-patronymic"),
        ("Огнёв Марк", None, "sex-untold"),
    ],
)
def test_a_sex_that_is_not_told(name: str, sex: Sex | None, code: str) -> None:
    """The patronymic tells it; without one it stays unknown to conditions."""
    (found,) = applied([EntryRow(row=2, name=name, citizenship="RUS")])
    assert found.applicant.facts.sex is sex
    assert [note.code for note in found.notes] == [code]


def test_a_rating_of_an_untold_list_is_of_the_list_that_seeds() -> None:
    """Section A of the rapid is seeded by FIDE rapid, B by ФШР rapid; a list that is told is never guessed."""
    told = (Rating(RatingSource.FIDE, Discipline.STANDARD, 1800),)
    rows = [
        EntryRow(row=2, name="Зорин Ян", section="А", rating=1700),
        EntryRow(row=3, name="Зорин Лука", section="B", rating=1200),
        EntryRow(row=4, name="Зорин Марк", section="B", rating=1200, ratings=told),
    ]
    found = applied(rows, regulation("rapid"))
    assert [each.person.ratings for each in found] == [
        (Rating(RatingSource.FIDE, Discipline.RAPID, 1700),),
        (Rating(RatingSource.FSHR, Discipline.RAPID, 1200),),
        told,
    ]
    guessed = ["rating-list-assumed" in [note.code for note in each.notes] for each in found]
    assert guessed == [True, True, False]
    assert applied(rows[:1])[0].person.ratings == ()
