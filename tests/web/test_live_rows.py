"""Live changes under a hand, in hidden tabs, and from the last number seen; nothing needs a secure connection."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, expect

from road import office_at
from served import Served
from tura.app.accounts import Role
from tura.domain.round.outcome import Outcome
from web.test_live import result, settled

# Browsers keep these to https, and a hall's laptop has none.
SECURE = (
    r"navigator\.share|canShare|serviceWorker|mediaDevices|getUserMedia|clipboard\.(?!writeText)|clipboard\.writeText"
    r"|crypto\.(subtle|randomUUID)|geolocation|wakeLock|Notification|BarcodeDetector|navigator\.usb|SharedArrayBuffer"
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Ten boards."""
    crowded(office_at(tmp_path), 20)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def page(served: Served, opened: Callable[..., BrowserContext]) -> Page:
    """An arbiter on the results page, listening."""
    made = opened(Role.ARBITER).new_page()
    made.goto(served.path("A/results/1"))
    settled(served, 1)
    return made


def hide(page: Page, *, hidden: bool) -> None:
    """The tab goes behind another one, or comes back."""
    page.evaluate(
        """hidden => {
            Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true })
            document.dispatchEvent(new Event("visibilitychange"))
        }""",
        hidden,
    )


def test_a_hidden_tab_does_not_listen_and_catches_up(served: Served, page: Page) -> None:
    """Its connection is closed while it is hidden; shown again, it has what happened and listens again."""
    hide(page, hidden=True)
    settled(served, 0)
    result(served, 4, Outcome.BLACK)
    page.wait_for_timeout(1500)
    settled(served, 0)
    hide(page, hidden=False)
    expect(page.locator("#board-4 .res")).to_have_text("0 – 1")
    settled(served, 1)


def test_a_row_under_the_hand_is_not_replaced(served: Served, page: Page) -> None:
    """A result from elsewhere on the focused row is told beside it, and shown when the hand is elsewhere."""
    page.locator("#board-3").focus()
    result(served, 3, Outcome.DRAW)
    result(served, 5, Outcome.DRAW)
    expect(page.locator("#board-5 .res")).to_have_text("½ – ½")
    expect(page.locator("#board-3 .note")).not_to_be_empty()
    expect(page.locator("#board-3")).to_have_attribute("data-result", "")
    page.locator("#board-8").focus()
    expect(page.locator("#board-3 .res")).to_have_text("½ – ½")


def test_a_key_that_is_not_acknowledged_is_not_painted_over(served: Served, page: Page) -> None:
    """The network is dead for the key but not for the stream: the row keeps what was typed, then says conflict."""
    page.route("**/results/1/2", lambda route: route.abort())
    page.locator("#board-2").focus()
    page.keyboard.press("1")
    result(served, 2, Outcome.BLACK)
    result(served, 6, Outcome.BLACK)
    expect(page.locator("#board-6 .res")).to_have_text("0 – 1")
    expect(page.locator("#board-2")).to_have_class(re.compile("unsaved"))
    expect(page.locator("#board-2 .res")).to_have_text("1 – 0")
    page.unroute("**/results/1/2")
    expect(page.locator("#board-2")).to_have_class(re.compile("clash"))
    assert served.site.office.state(served.event_id).fields["A"].rounds[0].boards[1].outcome is Outcome.BLACK


def test_a_stream_goes_on_from_the_last_number_seen(served: Served, page: Page) -> None:
    """Whoever reconnects with an old number is told that there is news, with the newest number none."""
    head = served.site.office.folded.read(served.event_id).seq
    first = """async ([url, last]) => {
        const answer = await fetch(url, { headers: last ? { "last-event-id": last } : {} })
        const reader = answer.body.getReader()
        const text = new TextDecoder().decode((await reader.read()).value)
        await reader.cancel()
        return text
    }"""
    live = served.path("live")
    assert "event: hello" in page.evaluate(first, [f"{live}?seen={head}", ""])
    assert "event: change" in page.evaluate(first, [f"{live}?seen={head - 1}", ""])
    # The browser's own reconnecting names the last one it got, which counts more than the page's.
    assert "event: hello" in page.evaluate(first, [f"{live}?seen=1", str(head)])
    assert f"id: {head}" in page.evaluate(first, [f"{live}?seen=1", str(head)])


def test_without_a_channel_between_tabs_each_listens_for_itself(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """An old browser has no BroadcastChannel (and no shared worker is used): every tab has its own connection."""
    context = opened(Role.ARBITER)
    context.add_init_script("delete window.BroadcastChannel")
    pages = [context.new_page() for _ in range(3)]
    for each in pages:
        each.goto(served.path("A/results/1"))
    settled(served, 3)
    result(served, 7, Outcome.DRAW)
    for each in pages:
        expect(each.locator("#board-7 .res")).to_have_text("½ – ½")


def test_no_page_needs_a_secure_connection() -> None:
    """No script uses what browsers keep to https; copying falls back to the old way where there is no clipboard."""
    folder = files("tura.web")
    scripts = [
        path
        for path in (folder / "static").iterdir()
        if path.name.endswith(".js") and "htmx" not in path.name
    ]
    templates = list((folder / "templates").iterdir())
    for path in (*scripts, *templates):
        text = path.read_text().replace("navigator.clipboard?.writeText", "")
        assert re.search(SECURE, text) is None, path.name
        assert "SharedWorker" not in text
