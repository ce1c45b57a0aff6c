"""A tournament that another program began goes on here."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.taking_over.cut import cut, desk, next_of_file, next_round, places, places_of_file, small, taken
from events_made import regulation
from shared_cases import cases
from tunx_made import tunx
from tura.app.filing import trf_file
from tura.app.generating import Wishes, generated
from tura.app.papers.hall import Hall
from tura.app.taking_over import Wish, take_over
from tura.domain.event.entry import Status
from tura.domain.reason import Refusal
from tura.formats.tournament_file import read_tournament
from tura.formats.trf import Raw, TrfFile, read

ODD = ("taken-over-result", "taken-over-rating", "taken-over-numbers")


def goes_on(file: TrfFile) -> None:
    """The event has the file's standings and pairs its next round as the file is paired."""
    office = desk()
    event = taken(office, file)
    assert [note for note in event.notes if note.code in ODD] == []
    assert event.differences == ()
    if file.rounds_paired:
        assert places(office, event.event.event_id) == places_of_file(file)
    if file.rounds_paired < file.rounds:
        assert next_round(office, event.event.event_id) == next_of_file(file)


@given(st.integers(0, 10**6), st.integers(6, 40), st.data())
def test_an_event_goes_on_where_its_file_stops(seed: int, players: int, data: st.DataObject) -> None:
    """Byes, latecomers, leavers, forfeits and bans: the next round and the standings are those of the file."""
    whole = generated(Wishes(players=players), seed)
    after = data.draw(st.integers(0, whole.rounds_paired))
    goes_on(cut(whole, after))


@pytest.mark.parametrize("name", ["s001", "s017", "s040", "s099", "m002"])
def test_events_of_another_engine_go_on(name: str) -> None:
    """The same for files that another program wrote, cut in the middle and whole."""
    path = cases("corpus") / f"{name}.trf"
    file = read(path.read_bytes(), path.name)
    for after in (1, file.rounds_paired // 2, file.rounds_paired):
        goes_on(cut(file, after))


def test_a_file_of_swiss_manager_is_taken_over() -> None:
    """Names, ids and both ratings, the bye, the half point and the forfeit are in the event."""
    file = read_tournament(tunx([(1, 2, 1), (3, -1, 9), (2, 3, 4), (1, -2, 2)]), "cup.TUNX")
    office = desk()
    event = taken(office, file)
    state = office.state(event.event.event_id)
    field = state.fields["A"]
    people = office.people(state)
    assert (field.published, field.rounds_planned) == (2, 5)
    assert [people[name].name for name in field.numbers] == ["А Б В", "Г", "Д Е"]
    assert [people[name].fshr_id for name in field.numbers] == ["61183"] * 3
    assert {(people[name].region, people[name].region_name) for name in field.numbers} == {("18", "Клуб")}
    assert places(office, event.event.event_id) == places_of_file(file)
    assert next_round(office, event.event.event_id) == next_of_file(file)


def test_who_came_late_and_who_left_is_known() -> None:
    """Zero-point byes before the first game are a late entry, those to the end of a whole file a withdrawal."""
    office = desk()
    event = taken(office, small(2, "3w1 2w=", "Z 1b=", "1b0 Z"))
    one, two, three = (office.state(event.event.event_id).entries[name] for name in ("e1", "e2", "e3"))
    assert (two.first_round, two.status) == (2, Status.PLAYING)
    assert (three.last_round, three.status) == (1, Status.WITHDRAWN)
    assert (one.first_round, one.last_round) == (1, None)


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("299 H         1.0    1    1", "taken-over-adjustments"),
        ("162 A  0.5", "taken-over-absent-points"),
        ("192 FIDE_DUBOV", "system-not-dutch"),
        ("XXA    1  3.0  3.0", "taken-over-acceleration"),
    ],
)
def test_what_an_event_cannot_have_is_refused_by_name(record: str, code: str) -> None:
    """Nothing is written, and the reason names what stands in the way."""
    whole = cut(generated(Wishes(players=12, rounds=5, baku=False), 3), 2)
    others = tuple(each for each in whole.records if not (isinstance(each, Raw) and each.code == record[:3]))
    office = desk()
    answer = take_over(office, TrfFile((*others, Raw(record))), "file.trf")
    assert isinstance(answer, Refusal)
    assert code in [reason.code for reason in answer.reasons]
    assert office.catalogue.all() == ()


def test_a_given_regulation_holds_unless_the_file_has_played_otherwise() -> None:
    """Its tie-breaks and rounds count; a draw worth something else is a contradiction and refused."""
    file = cut(generated(Wishes(players=12, rounds=5, baku=False, half_byes=0), 3), 2)
    office = desk()
    given_ = regulation("A", tiebreaks=("BH", "WIN"))
    done = take_over(office, file, "file.trf", Wish(regulation=given_))
    assert not isinstance(done, Refusal)
    assert office.state(done.event.event_id).fields["A"].rounds_planned == 9
    other = take_over(office, file, "file.trf", Wish(regulation=regulation("A", win=30, draw=10)))
    assert isinstance(other, Refusal)
    assert {reason.code for reason in other.reasons} == {"taken-over-contradiction"}
    assert len(office.catalogue.all()) == 1


def test_rounds_paired_otherwise_are_told() -> None:
    """A file whose first round has the colours turned is taken over, and the difference is told."""
    event = taken(desk(), small(3, "3b1", "4w1", "1w0", "2b0"))
    assert [(found.round_no, found.kind) for found in event.differences] == [(1, "colour")]


def test_headers_that_contradict_each_other_hold_nothing_up() -> None:
    """Dates out of order and a timetable of other rounds leave no question open before the next round."""
    headers = ("042 2026/05/09", "052 2026/05/03", "132 26/05/03 26/05/20", "122 90 min + 30 sec")
    file = small(3, "3w1", "4b=", "1b0", "2w=")
    office = desk()
    event = taken(office, TrfFile((*map(Raw, headers), *file.records)))
    regulation_ = office.state(event.event.event_id).regulation
    assert (str(regulation_.schedule.first_day), str(regulation_.schedule.last_day)) == (
        "2026-05-03",
        "2026-05-20",
    )
    assert regulation_.sections[0].playing.time_control.increment == 30
    assert next_round(office, event.event.event_id) == next_of_file(file)


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (("4w1 3b=", "3w0 4b=", "2b1 1w=", "1b0 2w="), [2]),
        (("4w1 2w1", "3w0 1b0", "2b1 4b=", "1b0 3w="), []),
    ],
)
def test_a_round_robin_off_the_tables_is_told(rows: tuple[str, ...], told: list[int]) -> None:
    """Rounds that are not those of the Berger tables are named, as the next would be paired by them."""
    file = small(3, *rows)
    office = desk()
    event = taken(office, TrfFile((Raw("092 Individual: Round-Robin"), *file.records)))
    assert places(office, event.event.event_id) == places_of_file(file)
    named = [note.values["round"] for note in event.notes if note.code == "taken-over-tables"]
    assert named == told


def test_the_report_names_rounds_that_were_taken_over() -> None:
    """Each imported round has its line, with what the rules pair otherwise; rounds paired here have none."""
    office = desk()
    event = taken(office, small(3, "2w1", "1b0", "4w1", "3b0"))
    state = office.state(event.event.event_id)
    told = [
        raw.value for raw in trf_file(Hall(state, office.people(state), "en"), "A").raws if raw.code == "###"
    ]
    (imported,) = [line for line in told if line.startswith("Import")]
    assert imported.startswith("Import @ Round 1: 1-2 3-4, rules ")
    assert not [
        raw
        for raw in trf_file(Hall(state, office.people(state), "en"), "A", notes=False).raws
        if raw.code == "###"
    ]
