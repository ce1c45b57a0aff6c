"""The six-day classical run in an English, dark browser, from its regulation to its payout, against the library."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from road import sure
from served import Served, serving
from tura.app.accounts import Role
from tura.app.demo.events import DEMO
from tura.app.late_row import row_of
from tura.app.scoring import enter
from tura.domain.commands.attendance import GrantBye, WithdrawEntry
from tura.domain.commands.fees import TakeFee
from tura.domain.commands.registration import ConfirmEntry
from tura.domain.players import Birth, Person, Sex
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.store.opening import Opening
from whole_day import comings, evening, morning, rounds
from whole_day.hand import Hand
from whole_day.mirror import Mirror, mirrored
from whole_day.plan import Clock, Plan

PLAN = Plan(
    DEMO[1],
    on_paper=("Метелин Лука Лукич",),
    owing=("Гаванин Тихон Лукич",),
    by_hand="Пихтин Денис Захарович",
    late="Листопадов Ян Фёдорович",
    special={
        ("C", 1, 3): Outcome.BLACK,
        ("E", 2, 2): Outcome.FORFEIT_BLACK,
        ("A", 2, 5): Outcome.FORFEIT_BOTH,
    },
)
SECTIONS, ROUNDS = "ABCDE", 7
BY_KEYS = (1, 2, 7)
RESTS, LEAVES, CORRECTED = ("A", 2, 20), ("B", 2, 25), ("D", 2, 1)


@pytest.fixture
def clock() -> Clock:
    """Twenty past ten on the first day, in Moscow."""
    return Clock(datetime(2024, 1, 3, 7, 20, tzinfo=UTC))


@pytest.fixture
def served(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    """A server without any event."""
    yield from serving(str(tmp_path / "tura.sqlite"), opening=Opening(clock=clock))


def in_browser(hand: Hand, opened: Callable[..., BrowserContext]) -> None:
    """The six days as the arbiter lives them; rounds 3 to 6 have nothing new and are called."""
    morning.open_event(hand, PLAN, "The chief arbiter, before the next round.")
    morning.take_in(hand, PLAN, "A")
    assert morning.answer_questions(hand, SECTIONS) == 3
    morning.check_in(hand, "A", PLAN.on_paper[0])
    morning.pay(hand, "A", PLAN.owing[0])
    morning.add_by_hand(hand, "E", PLAN.row(PLAN.by_hand))
    calls = Mirror(hand.served.site.office, hand.event_id, hand.slug)
    for number in range(1, ROUNDS + 1):
        for letter in SECTIONS:
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
    if (letter, number) == ("C", 1):
        rounds.by_phones(hand, opened, letter, 3, Outcome.BLACK)
        hand.go(f"{letter}/round")
    if (letter, number) == ("A", ROUNDS):
        assert evening.what_if(hand, letter) > 0
        hand.go(f"{letter}/round")
    rounds.type_results(hand, letter, PLAN)
    if (letter, number) == ("E", 1):
        assert morning.answer_questions(hand, letter, but="") == 1
        comings.comes_late(hand, letter, PLAN)
    rounds.settle_absences(hand, letter)


def in_library(mirror: Mirror) -> None:
    """The same by calls, in the same order."""
    mirror.answer_all(but="came-late")
    mirror.do(ConfirmEntry(entry=mirror.id_of(PLAN.on_paper[0])))
    mirror.do(TakeFee(entry=mirror.id_of(PLAN.owing[0]), receipt="1", amount=300000, how="cash"))
    mirror.enter(row_of(unlisted(PLAN.by_hand), "E", "10:20"))
    for number in range(1, ROUNDS + 1):
        for letter in SECTIONS:
            library_round(mirror, letter, number)


def unlisted(name: str) -> Person:
    """A person as the form by hand makes him."""
    row = PLAN.row(name)
    born = Birth(*(int(part) for part in row["Birthday"].split("-")))
    return Person("", name, sex=Sex.MALE, birth=born, federation="RUS", fide_id=row["Fide_No"])


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
    if (letter, number) == ("E", 1):
        mirror.answer_all()
        mirror.enter(row_of(unlisted(PLAN.late), letter, "+"))


def test_six_days(served: Served, opened: Callable[..., BrowserContext], tmp_path: Path) -> None:
    """Every pairing, place and kopeck of the six days is the library's; women and veterans have theirs."""
    desk = opened(Role.ORGANISER, language="en", theme="dark", viewport={"width": 1280, "height": 800})
    hand = Hand(desk.new_page(), served)
    in_browser(hand, opened)
    regulation = served.site.office.state(hand.event_id).regulation
    clock = Clock(datetime(2024, 1, 3, 7, 20, tzinfo=UTC))
    mirror = mirrored(tmp_path, PLAN, regulation, hand.event_id, clock)
    in_library(mirror)
    paid, given = 0, set[str]()
    for section in SECTIONS:
        evening.same_pairings(hand, mirror, section)
        evening.same_places(hand, mirror, section)
        paid += evening.same_prizes(hand, mirror, section)
        evening.freeze(hand, mirror, section)
        given |= {line.prize.partition(":")[0] for line in hand.hall.state.awards[section].lines}
    assert paid > 20_000_000
    assert {"place", "women", "veterans"} <= given
    evening.open_a_sum(hand, "C")
    for section in "AE":
        evening.papers(hand, section)
    expect(hand.page.locator("html[lang=en][data-theme=dark]")).to_be_visible()
