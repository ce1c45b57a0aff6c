"""A real server on a real database, and a real Chromium that signs in with any role."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from hostile import hostile
from road import entered, office_at, sure
from screens import smallest
from served import Served, serving
from tura.app.accounts import Role
from tura.app.demo.events import DEMO
from tura.app.demo.running import run
from tura.app.pairing import Asked, pair, publish
from tura.app.proposing import propose
from tura.store.office import open_office

pytest.register_assert_rewrite("whole_day")
CHROMIUM = "/usr/bin/chromium"


@pytest.fixture(scope="session")
def paired_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database every test gets a copy of."""
    folder = tmp_path_factory.mktemp("paired")
    office = open_office(str(folder / "first.sqlite"), "tester")
    event_id = entered(office, 0)
    sure(pair(office, event_id, "A", Asked(confirm=3)))
    sure(publish(office, event_id, "A", confirm=3))
    office.transfer.backup(str(folder / "tura.sqlite"))
    return folder / "tura.sqlite"


@pytest.fixture
def database(paired_database: Path, tmp_path: Path) -> Path:
    """The database of this test alone; a module may name another one."""
    return Path(shutil.copy(paired_database, tmp_path / "tura.sqlite"))


@pytest.fixture
def served(database: Path) -> Iterator[Served]:
    """A server of this test alone."""
    yield from serving(str(database))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; in CI its absence is a failure."""
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail("Chromium is missing: apt-get install -y chromium")
        pytest.skip("no Chromium: apt-get install -y chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(chromium: Browser, served: Served) -> Iterator[Callable[..., BrowserContext]]:
    """``opened(role, language=…, theme=…, …)``: a browser of its own, signed in (``None``: not)."""
    contexts: list[BrowserContext] = []

    def make(
        role: Role | None, *, language: str = "ru", theme: str = "", **options: object
    ) -> BrowserContext:
        context = chromium.new_context(**options)  # type: ignore[arg-type]  # passed on as given
        context.set_default_timeout(10_000)
        cookies = {"lang": language, "theme": theme, "tura": "" if role is None else served.token(role)}
        context.add_cookies(
            [{"name": name, "value": value, "url": served.url} for name, value in cookies.items() if value]
        )
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def arbiter(opened: Callable[..., BrowserContext]) -> Page:
    """A page of the chief arbiter's browser."""
    return opened(Role.CHIEF_ARBITER).new_page()


@pytest.fixture(scope="session")
def ended_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rapid event played to its end, a proposal for the smallest section's prizes kept."""
    path = tmp_path_factory.mktemp("ended") / "tura.sqlite"
    office = open_office(str(path), "tester")
    event, _ = run(office, DEMO[0], 1, lambda _reason: None)
    sure(propose(office, event.event_id, smallest(office.state(event.event_id))))
    return path


@pytest.fixture(scope="session")
def hall(ended_database: Path) -> Iterator[Served]:
    """A server that every look at a screen shares; nothing is written to it."""
    yield from serving(str(ended_database))


@pytest.fixture(scope="session")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with names, titles and sections as long and many as may be; its section F is empty."""
    folder = tmp_path_factory.mktemp("crowded")
    hostile(office_at(folder))
    yield from serving(str(folder / "tura.sqlite"))


@pytest.fixture
def looking(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """``looking(server, language, theme, width)``: the organiser's page of that size."""
    contexts: list[BrowserContext] = []

    def make(server: Served, language: str = "ru", theme: str = "light", width: int = 1280) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": 800})
        cookies = {"lang": language, "theme": theme, "tura": server.token(Role.ORGANISER)}
        context.add_cookies([{"name": k, "value": v, "url": server.url} for k, v in cookies.items()])
        contexts.append(context)
        page: Page = context.new_page()
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(params=[1280, 360], ids=["laptop", "phone"])
def width(request: pytest.FixtureRequest) -> int:
    """A laptop's and a phone's width in px."""
    value: int = request.param
    return value
