"""Entries of the import scenarios, taken in by the desk (cases/scenarios 135, 136, 138, 140)."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from events_made import regulation
from shared_cases import cases
from tura.app.enrolling import enrol
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.pairing import Asked, pair
from tura.domain.commands.registration import ConfirmEntry
from tura.domain.event.entry import Entry
from tura.domain.event.initial_order import seeding_rating
from tura.domain.players import Birth, Discipline, Rating, RatingSource
from tura.domain.reason import Refusal
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.lint.defaults import take_defaults
from tura.domain.regulation.schema import Regulation, Schedule, Seeding
from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import EntryRow
from tura.store.office import open_office

RAPID, STANDARD = Discipline.RAPID, Discipline.STANDARD
FIDE, FSHR = RatingSource.FIDE, RatingSource.FSHR
LISTS = {
    "R": RatingList(source=FIDE, discipline=RAPID),
    "S": RatingList(source=FIDE, discipline=STANDARD),
    "N": RatingList(source=FSHR, discipline=RAPID),
}

DAY = date(2026, 12, 12)
RATINGS = ((FIDE, STANDARD, "standard"), (FIDE, RAPID, "rapid"), (FSHR, RAPID, "national"))


def scenario(number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A scenario and what is expected of it."""
    folder = cases("scenarios")
    (path,) = folder.glob(f"{number}-*.json")
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))[path.name]["expected"]
    return json.loads(path.read_text(encoding="utf-8")), expected


def rapid(seeding: str) -> Regulation:
    """A rapid event, seeded by these lists, with nothing left open."""
    made = regulation("A")
    section = replace(made.sections[0], seeding=Seeding(lists=tuple(LISTS[each] for each in seeding)))
    when = Schedule(first_day=DAY, last_day=DAY)
    made = replace(made, discipline=RAPID, sections=(section,), list_date=DAY, schedule=when)
    return take_defaults(made, lambda finding: finding.rule)[0]


def opened(rules: Regulation, database: str = ":memory:") -> tuple[Office, str]:
    """An office with the event opened."""
    office = open_office(database)
    event = open_event(office, rules)
    assert not isinstance(event, Refusal)
    return office, event.event_id


def entered(office: Office, event_id: str, rows: list[EntryRow]) -> list[Entry]:
    """The entries after a list was taken in."""
    done = enrol(office, event_id, rows)
    assert not isinstance(done, Refusal), done
    return list(office.state(event_id).entries.values())


def test_one_request_accepted_twice_is_one_player(tmp_path: Path) -> None:
    """Scenario 135: the list sent twice enters once; the second arbiter is told that it is done already."""
    _, expected = scenario(135)
    database = str(tmp_path / "t.sqlite")
    one, event_id = opened(rapid("R"), database)
    other = open_office(database, "B")
    row = EntryRow(row=2, name="Липов Олег Петрович", birth=Birth(2010, 2, 1), section="A")
    entered(one, event_id, [row])
    assert len(other.state(event_id).entries) == 1
    entries = entered(one, event_id, [row])
    assert len(entries) == expected["registrations"]
    if entries[0].status.value == "declared":
        assert not isinstance(one.perform(event_id, [ConfirmEntry(entry="e1", confirm=2)]), Refusal)
    again = other.perform(event_id, [ConfirmEntry(entry="e1", confirm=2)])
    assert isinstance(again, Refusal)
    assert again.first.code == "entry-is-confirmed"
    assert len(other.state(event_id).entries) == expected["players"]


@pytest.mark.parametrize(
    ("method", "seeding"), [("FIDE", "RS"), ("NRO", "N"), ("FIDON", "RSN"), ("NIDOF", "NRS")]
)
def test_the_list_that_the_regulation_names_first_decides(method: str, seeding: str) -> None:
    """Scenario 136: FIDE's rapid, else standard; the national list alone, after or before FIDE's."""
    given, expected = scenario(136)
    rows = [
        EntryRow(
            row=2 + at,
            name=f"{'АБВГ'[at]}ров Олег",
            section="A",
            ratings=tuple(
                Rating(source, discipline, player[key]) for source, discipline, key in RATINGS if player[key]
            ),
        )
        for at, player in enumerate(given["players"])
    ]
    rules = rapid(seeding)
    office, event_id = opened(rules)
    lists = rules.sections[0].seeding.lists
    assert [
        seeding_rating(entry.facts, Seeding(lists=lists)) for entry in entered(office, event_id, rows)
    ] == expected[method]


def test_birth_dates_before_1970_are_kept() -> None:
    """Scenario 138: days of 1938 and of 1970 come out of the store as they were written."""
    given, expected = scenario(138)
    table = "Name;Birthday;Section\n" + "".join(
        f"{one['name']};{one['birth']};A\n" for one in given["players"]
    )
    office, event_id = opened(rapid("R"))
    entries = entered(office, event_id, list(read_entries(table.encode(), "list.csv").rows))
    people = office.people(office.state(event_id))
    assert [str(people[entry.id].birth) for entry in entries] == expected["stored"]


def test_equal_ratings_are_numbered_by_title_then_name() -> None:
    """Scenario 140: the starting ranks of a list of equals when its first round is paired."""
    given, expected = scenario(140)
    rows = [
        EntryRow(
            row=2 + at,
            name=player["name"],
            section="A",
            title=player["title"],
            ratings=(Rating(FIDE, RAPID, player["rating"]),),
        )
        for at, player in enumerate(given["players"])
    ]
    office, event_id = opened(rapid("R"))
    for entry in entered(office, event_id, rows):
        office.perform(event_id, [ConfirmEntry(entry=entry.id, confirm=2)])
    made = pair(office, event_id, "A", Asked(confirm=4))
    assert not isinstance(made, Refusal), made
    people = office.people(office.state(event_id))
    assert [people[name].name for name in office.state(event_id).fields["A"].numbers] == expected["order"]
