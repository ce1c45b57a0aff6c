"""The one-day rapid run in the browser from its regulation to its payout, against the same day by the library."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from road import sure
from served import Served, serving
from tura.app.accounts import Role
from tura.app.demo.events import DEMO
from tura.app.late_row import row_of
from tura.app.office import Office
from tura.app.rating_lists import Told, take_list
from tura.app.scoring import enter
from tura.domain.commands.attendance import GrantBye, WithdrawEntry
from tura.domain.commands.fees import TakeFee
from tura.domain.commands.registration import ConfirmEntry
from tura.domain.players import Birth, Discipline, Person, Sex
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.store.opening import Opening
from whole_day import comings, evening, morning, rounds
from whole_day.hand import Hand
from whole_day.mirror import Mirror, mirrored
from whole_day.plan import Clock, Plan

LIST = (
    "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n"
    "964444;Орешков Денис Захарович;m;RUS;61;Ростовская область;1969;1924;998340266;2129\n"
).encode()
PLAN = Plan(
    DEMO[0],
    on_paper=("Тропинин Артём Юрьевич",),
    owing=("Искрин Мирон",),
    by_hand="Орешков Денис Захарович",
    late="Метелин Захар Денисович",
    special={
        ("B", 1, 2): Outcome.DRAW,
        ("A", 2, 3): Outcome.FORFEIT_WHITE,
        ("C", 3, 2): Outcome.FORFEIT_BOTH,
    },
)
FIELDS, SECTIONS, ROUNDS = "ABC", "ABCD", 7
BY_KEYS = (1, 2, 3, 7)
RESTS, LEAVES, CORRECTED = ("A", 3, 30), ("B", 3, 20), ("B", 3, 1)


@pytest.fixture
def clock() -> Clock:
    """Half past eleven on the day, in Moscow."""
    return Clock(datetime(2026, 12, 12, 8, 30, tzinfo=UTC))


@pytest.fixture
def served(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    """A server without any event."""
    yield from serving(str(tmp_path / "tura.sqlite"), opening=Opening(clock=clock))


def lists(office: Office) -> None:
    """The rating list of the month, taken in."""
    told = Told(listed=date(2026, 12, 1), discipline=Discipline.RAPID)
    take_list(office.rating_lists, LIST, "rapid.csv", told)


def in_browser(hand: Hand, opened: Callable[..., BrowserContext]) -> None:
    """The day as the arbiter lives it; rounds 4 to 6 have nothing new and are called."""
    lists(hand.served.site.office)
    morning.open_event(hand, PLAN, "Организатор, в день игры.")
    morning.take_in(hand, PLAN, "A")
    assert morning.answer_questions(hand, SECTIONS) == 1
    morning.check_in(hand, "A", PLAN.on_paper[0])
    morning.pay(hand, "A", PLAN.owing[0])
    morning.add_from_lists(hand, "A", PLAN.by_hand)
    calls = Mirror(hand.served.site.office, hand.event_id, hand.slug)
    for number in range(1, ROUNDS + 1):
        for letter in FIELDS:
            if number in BY_KEYS:
                browser_round(hand, opened, letter, number)
            else:
                calls.round(letter, PLAN)


def browser_round(hand: Hand, opened: Callable[..., BrowserContext], letter: str, number: int) -> None:
    """One round with what happens before and within it."""
    if (letter, number) == RESTS[:2]:
        comings.rests(hand, letter, comings.numbered(hand, letter, RESTS[2]))
    if (letter, number) == LEAVES[:2]:
        comings.leaves(hand, letter, comings.numbered(hand, letter, LEAVES[2]))
    rounds.pair(hand, letter)
    rounds.publish_and_start(hand, letter)
    if (letter, number) == CORRECTED[:2]:
        rounds.correct_earlier(hand, letter, CORRECTED[2], Outcome.FORFEIT_WHITE)
        hand.go(f"{letter}/round")
    if (letter, number) == ("A", 1):
        rounds.undo(hand, letter)
    if (letter, number) == ("B", 1):
        rounds.by_phones(hand, opened, letter, 2, Outcome.DRAW)
        hand.go(f"{letter}/round")
    if number == ROUNDS:
        assert (evening.what_if(hand, letter) > 0) is (letter == "A")
        hand.go(f"{letter}/round")
    rounds.type_results(hand, letter, PLAN)
    if (letter, number) == ("A", 1):
        comings.comes_late(hand, letter, PLAN)
    rounds.settle_absences(hand, letter)


def in_library(mirror: Mirror) -> None:
    """The same by calls, in the same order."""
    mirror.answer_all(but="came-late")
    mirror.do(ConfirmEntry(entry=mirror.id_of(PLAN.on_paper[0])))
    mirror.do(TakeFee(entry=mirror.id_of(PLAN.owing[0]), receipt="1", amount=100000, how="cash"))
    (listed,) = mirror.office.rating_lists.search(PLAN.by_hand, None)
    mirror.enter(row_of(listed, "A", "11:30"))
    for number in range(1, ROUNDS + 1):
        for letter in FIELDS:
            library_round(mirror, letter, number)


def library_round(mirror: Mirror, letter: str, number: int) -> None:
    """One round by calls, with what happens before and within it."""
    numbers = mirror.office.state(mirror.event_id).fields[letter].numbers
    if (letter, number) == RESTS[:2]:
        mirror.do(GrantBye(entry=numbers[RESTS[2] - 1], round=number, result=Result.ZERO_POINT_BYE))
    if (letter, number) == LEAVES[:2]:
        mirror.do(WithdrawEntry(entry=numbers[LEAVES[2] - 1], reason=""))
    mirror.round(letter, PLAN)
    if (letter, number) == CORRECTED[:2]:
        place = (number - 1, CORRECTED[2])
        sure(enter(mirror.office, mirror.event_id, letter, place, Outcome.FORFEIT_WHITE, confirm=3))
    if (letter, number) == ("A", 1):
        row = PLAN.row(PLAN.late)
        born = Birth(*(int(part) for part in row["Birthday"].split("-")))
        person = Person("", row["Name"], sex=Sex.MALE, birth=born, federation="RUS", fide_id=row["Fide_No"])
        mirror.enter(row_of(person, letter, "+"))


def test_a_saturday(served: Served, opened: Callable[..., BrowserContext], tmp_path: Path) -> None:
    """Every pairing, place and kopeck of the day in the browser is that of the library; papers name the winners."""
    hand = Hand(opened(Role.ORGANISER, viewport={"width": 1280, "height": 800}).new_page(), served)
    in_browser(hand, opened)
    regulation = served.site.office.state(hand.event_id).regulation
    clock = Clock(datetime(2026, 12, 12, 8, 30, tzinfo=UTC))
    mirror = mirrored(tmp_path, PLAN, regulation, hand.event_id, clock)
    lists(mirror.office)
    in_library(mirror)
    for letter in FIELDS:
        evening.same_pairings(hand, mirror, letter)
    paid = 0
    for section in SECTIONS:
        evening.same_places(hand, mirror, section)
        paid += evening.same_prizes(hand, mirror, section)
        evening.freeze(hand, mirror, section)
    evening.open_a_sum(hand, "A")
    assert paid > 0
    evening.papers(hand, "A")
    evening.papers(hand, "D")
