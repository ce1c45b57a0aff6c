"""The published list of the regulation's day decides, whatever the organiser's table says."""

from dataclasses import replace
from datetime import date

import pytest

from rosters import regulation
from tura.app.entry_list import applied
from tura.app.listed_ratings import with_lists
from tura.app.ports import RatingLists
from tura.domain.players import Discipline, Rating, RatingSource
from tura.domain.registration.desk import register
from tura.domain.registration.verdict import Decision
from tura.formats.lists import PlayerRow
from tura.formats.tables.entry_row import EntryRow
from tura.store.opening import open_store

FIDE, STANDARD = RatingSource.FIDE, Discipline.STANDARD
DECEMBER, JANUARY = date(2023, 12, 1), date(2024, 1, 1)
RULES = regulation("classical")
ROW = EntryRow(
    row=2,
    name="Зорин Ян",
    citizenship="RUS",
    fide_id="99000002",
    section="A",
    paid=300000,
    ratings=(Rating(FIDE, STANDARD, 1895),),
)


def ratings(lists: RatingLists, row: EntryRow) -> tuple[list[int], list[str]]:
    """The ratings a row has by the regulation's lists, and the codes of its notes."""
    (found,) = with_lists(applied([row], RULES), lists, RULES.list_date)
    assert found.person.ratings == found.applicant.facts.ratings
    return [r.value for r in found.person.ratings], [
        n.code for n in found.notes if n.code == "rating-from-list"
    ]


def player(value: int | None) -> PlayerRow:
    """The row's person with a rating on some list."""
    return PlayerRow("99000002", "Zorin, Yan", standard=value)


@pytest.mark.parametrize(
    ("taken", "expected", "noted"),
    [
        ({}, [1895], 0),
        ({DECEMBER: 1895}, [1895], 0),
        ({DECEMBER: 1895, JANUARY: 1905}, [1905], 1),
        ({JANUARY: 1905, date(2024, 2, 1): 1960}, [1905], 1),
        ({JANUARY: None}, [], 1),
        ({date(2024, 2, 1): 1960}, [1895], 0),
    ],
)
def test_the_list_of_the_day_decides(taken: dict[date, int | None], expected: list[int], noted: int) -> None:
    """1 January is the regulation's day: later lists do not count, and a difference is told."""
    store = open_store(":memory:")
    for day, value in taken.items():
        store.rating_lists.take(FIDE, {STANDARD: day}, [player(value)])
    found, notes = ratings(store.rating_lists, ROW)
    assert (found, len(notes)) == (expected, noted)
    store.close()


def test_whom_no_list_knows_is_left_as_told() -> None:
    """Without an id, or with one the lists do not have, the table's rating stays."""
    store = open_store(":memory:")
    store.rating_lists.take(FIDE, {STANDARD: JANUARY}, [player(1905)])
    assert ratings(store.rating_lists, replace(ROW, fide_id="")) == ([1895], [])
    assert ratings(store.rating_lists, replace(ROW, fide_id="99000009")) == ([1895], [])
    store.close()


def test_the_list_moves_a_player_into_his_section() -> None:
    """1895 would have played up in A for a surcharge; the list's 1905 belongs there."""
    store = open_store(":memory:")
    rows = applied([ROW], RULES)
    before = register(RULES, [rows[0].applicant])[0]
    store.rating_lists.take(FIDE, {STANDARD: JANUARY}, [player(1905)])
    after = register(RULES, [with_lists(rows, store.rating_lists, RULES.list_date)[0].applicant])[0]
    assert (before.playing_up, before.owed) == (1, 100000)
    assert (after.decision, after.playing_up, after.owed) == (Decision.ACCEPTED, 0, 0)
    store.close()
