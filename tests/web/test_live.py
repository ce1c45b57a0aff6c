"""Live: one connection for all tabs of a browser, resumed, and by asking where no stream comes through."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, expect

from road import office_at, sure
from served import Served
from tura.app.accounts import Role
from tura.app.scoring import enter
from tura.domain.round.outcome import Outcome


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Ten boards."""
    crowded(office_at(tmp_path), 20)
    return tmp_path / "tura.sqlite"


def result(served: Served, board: int, outcome: Outcome) -> None:
    """A result from elsewhere."""
    site = served.site
    done = site.write(served.event_id, lambda: enter(site.office, served.event_id, "A", (1, board), outcome))
    sure(done)


def connections(served: Served) -> int:
    """How many streams the server holds open."""
    return served.site.hub.listening(served.event_id)


def settled(served: Served, wanted: int) -> None:
    """Waits for so many streams."""
    until = time.monotonic() + 8
    while connections(served) != wanted and time.monotonic() < until:
        time.sleep(0.05)
    assert connections(served) == wanted


def test_ten_tabs_share_one_connection(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """Ten tabs hold one stream and all see a change; when the listening tab closes, another takes over."""
    context = opened(Role.ARBITER)
    pages: list[Page] = []
    for _ in range(10):
        pages.append(context.new_page())
        pages[-1].goto(served.path("A/results/1"))
    settled(served, 1)
    result(served, 3, Outcome.DRAW)
    for page in pages:
        expect(page.locator("#board-3 .res")).to_have_text("½ – ½")
    assert connections(served) == 1
    pages[0].close()
    settled(served, 1)
    result(served, 4, Outcome.WHITE)
    for page in pages[1:]:
        expect(page.locator("#board-4 .res")).to_have_text("1 – 0")


def test_a_page_that_was_away_misses_nothing(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """A phone without network shows, when it is back, what happened meanwhile."""
    context = opened(None)
    page = context.new_page()
    page.goto(f"{served.url}/p/{served.slug}?section=A")
    settled(served, 1)
    result(served, 1, Outcome.WHITE)
    expect(page.locator("#p-1 .res")).to_have_text("1 – 0")
    context.set_offline(True)
    result(served, 2, Outcome.BLACK)
    page.wait_for_timeout(300)
    context.set_offline(False)
    expect(page.locator("#p-2 .res")).to_have_text("0 – 1", timeout=10_000)


def test_where_no_stream_comes_through_the_page_asks(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """A network that blocks the stream: every few seconds the page asks for the journal's number."""
    context = opened(None)
    context.route("**/live?seen=*", lambda route: route.abort())
    page = context.new_page()
    page.goto(f"{served.url}/p/{served.slug}?section=A")
    page.wait_for_timeout(500)
    result(served, 2, Outcome.BLACK)
    expect(page.locator("#p-2 .res")).to_have_text("0 – 1", timeout=20_000)


def test_the_public_page_is_small_and_needs_no_scripts(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """Boards, results, standings and a player's card without scripts."""
    page = opened(None, java_script_enabled=False).new_page()
    page.goto(f"{served.url}/p/{served.slug}?section=A")
    assert page.locator("#live tbody tr").count() == 10
    page.locator("#standings a").first.click()
    expect(page.locator("h1")).to_be_visible()
    page.locator("summary").first.click()
    assert page.locator("details[open]").count() == 1


def test_my_player_stands_on_top(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """The star on a player's card pins it on this phone: board, colour and opponent, and the result when it comes."""
    page = opened(None, viewport={"width": 360, "height": 740}).new_page()
    page.goto(f"{served.url}/p/{served.slug}?section=A")
    page.locator("#p-7 td.b a").click()
    page.get_by_role("button", name="Мой игрок").click()
    page.goto(f"{served.url}/p/{served.slug}?section=A")
    expect(page.locator("#me .big")).to_have_text("7")
    expect(page.locator("#me")).to_contain_text("чёрн")
    result(served, 7, Outcome.BLACK)
    expect(page.locator("#me")).to_contain_text("0 – 1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
