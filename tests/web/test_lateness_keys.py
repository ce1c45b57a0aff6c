"""Lateness at the boards: empty chairs noted before the default time, forfeited after it by one key each."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, expect

from road import office_at, sure
from served import Served
from tura.app.accounts import Role
from tura.domain.commands.attendance import WithdrawEntry
from tura.domain.commands.rounds import StartRound
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field

SAVED = "#results:not(:has(.unsaved))"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Six boards of the classical's section B, which allows 30 minutes."""
    crowded(office_at(tmp_path), 12, 1, "B")
    return tmp_path / "tura.sqlite"


def field(served: Served) -> Field:
    """The field of section B now."""
    found = served.site.office.state(served.event_id).field_of("B")
    assert found is not None
    return found


def outcomes(served: Served) -> list[Outcome]:
    """What the boards of round 1 have."""
    return [board.outcome for board in field(served).rounds[0].boards]


def begin(served: Served, minutes: float) -> None:
    """The round began so many minutes ago."""
    office = served.site.office
    at = (office.clock() - timedelta(minutes=minutes)).isoformat()
    sure(office.perform(served.event_id, [StartRound(field=field(served).letter, round=1, at=at)]))


def on(page: Page, board: int, key: str) -> None:
    """A key on a board."""
    page.locator(f"#board-{board}").focus()
    page.keyboard.press(key)


def test_before_the_default_time_a_no_show_is_only_noted(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """The chair is noted for every arbiter and nothing is entered; the same key again forfeits at once."""
    begin(served, 10)
    one, two = (opened(Role.ARBITER).new_page() for _ in range(2))
    for page in (one, two):
        page.goto(served.path("B/results/1"))
        expect(page.locator("#since")).to_contain_text("идёт")
    on(one, 2, "+")
    on(one, 3, "x")
    expect(two.locator("#board-2 .note")).to_contain_text("нет чёрных")
    expect(two.locator("#absent")).to_contain_text("Ждём до")
    expect(two.locator("#absent button")).to_have_count(2)
    assert set(outcomes(served)) == {Outcome.PENDING}
    on(two, 2, "+")
    two.wait_for_selector(SAVED)
    assert outcomes(served)[1] is Outcome.FORFEIT_WHITE
    expect(one.locator("#absent button")).to_have_count(1)


def test_whoever_comes_in_time_plays(served: Served, arbiter: Page) -> None:
    """Saying "came" before the default time takes the note away and says how late it was; ``a`` does it by key."""
    begin(served, 10)
    arbiter.goto(served.path("B/results/1"))
    expect(arbiter.locator("#since")).to_contain_text("идёт")
    on(arbiter, 1, "-")
    on(arbiter, 2, "+")
    arbiter.locator("#board-1 button[data-came=w]").click()
    expect(arbiter.locator("#say")).to_contain_text("играет")
    expect(arbiter.locator("#absent button")).to_have_count(1)
    on(arbiter, 2, "a")
    expect(arbiter.locator("#absent button")).to_have_count(0)
    assert set(outcomes(served)) == {Outcome.PENDING}


def test_after_the_default_time_one_key_each(served: Served, arbiter: Page) -> None:
    """When the time is up the empty chairs are listed; ``n`` goes to them, one key forfeits each, with the time."""
    begin(served, 29.9)
    arbiter.goto(served.path("B/results/1"))
    expect(arbiter.locator("#since")).to_contain_text("идёт")
    on(arbiter, 2, "-")
    on(arbiter, 5, "x")
    expect(arbiter.locator("#absent button")).to_have_count(2)
    expect(arbiter.locator("#absent .over")).to_be_visible(timeout=15_000)
    expect(arbiter.locator("#absent .over")).to_contain_text("время вышло. Никого за доской")
    arbiter.keyboard.press("n")
    expect(arbiter.locator("#board-2")).to_be_focused()
    arbiter.keyboard.press("-")
    expect(arbiter.locator("#board-5")).to_be_focused()
    arbiter.keyboard.press("x")
    arbiter.wait_for_selector(SAVED)
    now = outcomes(served)
    assert (now[1], now[4]) == (Outcome.FORFEIT_BLACK, Outcome.FORFEIT_BOTH)
    expect(arbiter.locator("#board-2 .note")).to_have_text(
        f"неявка {(served.site.office.clock() + timedelta(hours=3)):%H:%M}"
    )


def test_whoever_comes_too_late_forfeits(served: Served, arbiter: Page) -> None:
    """After the default time "came" is a no-show; with the other chair empty too, one of both."""
    begin(served, 31)
    arbiter.goto(served.path("B/results/1"))
    on(arbiter, 1, "a")
    arbiter.keyboard.press("Enter")
    expect(arbiter.locator("#board-1 .res")).not_to_be_empty()
    assert outcomes(served)[0] is Outcome.FORFEIT_BLACK
    expect(arbiter.locator("#board-1 .note")).to_contain_text("неявка")


def test_whoever_has_left_is_listed_by_himself(served: Served, arbiter: Page) -> None:
    """A player who left the event is among the empty chairs without being noted."""
    begin(served, 31)
    entry = field(served).rounds[0].boards[3].black
    sure(served.site.office.perform(served.event_id, [WithdrawEntry(entry=entry, reason="ill")]))
    arbiter.goto(served.path("B/results/1"))
    expect(arbiter.locator("#absent button")).to_have_attribute("data-go", "4")


def test_by_touch(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """On a phone the same buttons note a chair and say who came; nothing is wider than the screen."""
    begin(served, 5)
    phone = opened(
        Role.ARBITER, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    ).new_page()
    phone.goto(served.path("B/results/1"))
    expect(phone.locator("#since")).to_contain_text("идёт")
    phone.locator("#board-2 .res").tap()
    phone.locator("tr.touch button[data-key='+-']").tap()
    came = phone.locator("#board-2 button[data-came=b]")
    expect(came).to_be_visible()
    box = came.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    came.tap()
    expect(phone.locator("#absent button")).to_have_count(0)


def test_the_space_bar_starts_the_round_from_the_results(served: Served, arbiter: Page) -> None:
    """Space on the results starts the clocks, the page stays, and other screens show it."""
    arbiter.goto(served.path("B/results/1"))
    arbiter.keyboard.press("Space")
    expect(arbiter.locator("#since")).to_contain_text("идёт 0:0")
    assert "/results/1" in arbiter.url
    assert field(served).rounds[0].started


def test_the_next_pairing_waits_and_says_for_what(served: Served, arbiter: Page) -> None:
    """The header counts the boards, live; ``P`` names those without a result, and pairs when there are none."""
    arbiter.goto(served.path("B/results/1"))
    expect(arbiter.locator("#waiting")).to_have_text("Ждём 6 досок")
    for _ in range(4):
        arbiter.keyboard.press("Digit1")
    expect(arbiter.locator("#waiting")).to_have_text("Ждём 2 доски")
    arbiter.keyboard.press("p")
    expect(arbiter.locator("#say")).to_contain_text("нет результатов досок 5, 6")
    expect(arbiter.locator("#board-5")).to_be_focused()
    assert len(field(served).rounds) == 1
    arbiter.keyboard.press("Digit5")
    arbiter.keyboard.press("Digit5")
    expect(arbiter.locator("#waiting")).to_be_empty()
    arbiter.keyboard.press("p")
    expect(arbiter.get_by_role("heading", name="Тур 2")).to_be_visible()
    assert field(served).rounds[1].draft is not None
