"""The running round on every screen: counted from the server's clock, whatever the device's own clock says."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, Request, expect

from road import office_at, sure
from served import Served
from tura.app.accounts import Role
from tura.domain.commands.rounds import StartRound


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Ten players of the classical's section B, which allows 30 minutes."""
    crowded(office_at(tmp_path), 10, 1, "B")
    return tmp_path / "tura.sqlite"


def begin(served: Served, minutes: int) -> None:
    """The round began so many minutes ago."""
    office = served.site.office
    field = office.state(served.event_id).field_of("B")
    assert field is not None
    at = (office.clock() - timedelta(minutes=minutes)).isoformat()
    sure(office.perform(served.event_id, [StartRound(field=field.letter, round=1, at=at)]))
    served.site.hub.changed(served.event_id, office.folded.read(served.event_id).seq)


def wrong_clock(page: Page, hours: int) -> None:
    """The device's clock is wrong by so many hours."""
    page.add_init_script(f"const at = Date.now; Date.now = () => at() + {hours} * 3600000")


@pytest.mark.parametrize("hours", [-5, 0, 26])
@pytest.mark.parametrize("where", ["round/1", "results/1"])
def test_the_arbiters_clock_runs_by_the_server(served: Served, arbiter: Page, where: str, hours: int) -> None:
    """Time since the start and to the default time run every second, on a laptop with any clock."""
    begin(served, 12)
    wrong_clock(arbiter, hours)
    asked: list[str] = []

    def heard(request: Request) -> None:
        asked.append(request.url)

    arbiter.on("request", heard)
    arbiter.goto(served.path(f"B/{where}"))
    since = arbiter.locator("#since")
    expect(since).to_contain_text("идёт 12:0")
    expect(since).to_contain_text("до неявки 17:5")
    expect(since).not_to_have_text(since.inner_text(), timeout=3000)
    arbiter.wait_for_timeout(1500)
    assert sum(url.endswith("/now") for url in asked) == 1


def test_after_the_default_time(served: Served, arbiter: Page) -> None:
    """When it has passed the screen says so, and goes on counting."""
    begin(served, 31)
    arbiter.goto(served.path("B/results/1"))
    expect(arbiter.locator("#since")).to_contain_text("идёт 31:0")
    expect(arbiter.locator("#since")).to_contain_text("время опоздания вышло")


def test_a_phone_and_the_hall_show_it_when_it_starts(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """Who looks already sees the start without a new page; the phone counts minutes, in few words."""
    phone = opened(None, viewport={"width": 360, "height": 740}).new_page()
    hall = opened(None).new_page()
    wrong_clock(phone, 7)
    phone.goto(f"{served.url}/p/{served.slug}?section=B")
    hall.goto(served.path("hall"))
    expect(phone.locator("#since")).to_be_empty()
    begin(served, 5)
    expect(phone.locator("#since")).to_have_text("можно прийти ещё 25 мин")
    expect(hall.locator("#since")).to_contain_text("до неявки 24:5")


def test_without_the_servers_answer_nothing_runs(served: Served, arbiter: Page) -> None:
    """When the server's time is not known the page tells the times of day alone."""
    begin(served, 12)
    arbiter.route("**/now", lambda route: route.abort())
    arbiter.goto(served.path("B/round/1"))
    expect(arbiter.locator("#when")).to_contain_text("опоздание до")
    arbiter.wait_for_timeout(1500)
    expect(arbiter.locator("#since")).to_be_empty()


def test_a_helper_of_the_desk_starts_nothing(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """The space bar starts the clocks for an arbiter only."""
    page = opened(Role.HELPER).new_page()
    page.goto(served.path("B/round/1"))
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    field = served.site.office.state(served.event_id).field_of("B")
    assert field is not None
    assert field.rounds[0].started == ""
