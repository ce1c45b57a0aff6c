"""Every screen as axe, a small phone and a keyboard see it, in both languages and themes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from road import sure
from served import Served, serving
from tura.app.accounts import Role, invite
from tura.app.demo.events import DEMO
from tura.app.demo.running import run
from tura.app.phones import TABLE, codes
from tura.app.proposing import propose
from tura.domain.event.entry import Status
from tura.domain.event.state import EventState
from tura.store.office import open_office
from tura.web.access import MATRIX
from tura.web.routes import ROUTES

SCREENS = {
    "home": "/home",
    "event-new": "/new",
    "accounts": "/accounts",
    "password": "/password",
    "round": "/e/{event}/{section}/round/7",
    "results": "/e/{event}/{section}/results/7",
    "standings": "/e/{event}/{section}/standings?open={tpn}",
    "cross-table": "/e/{event}/{section}/standings?cross=1",
    "players": "/e/{event}/{section}/players",
    "check-in": "/e/{event}/{section}/players?desk=1",
    "player": "/e/{event}/{section}/players/{entry}",
    "player-add": "/e/{event}/{section}/players/add",
    "player-import": "/e/{event}/{section}/players/import",
    "prizes": "/e/{event}/{section}/prizes?what-if=1",
    "regulation": "/e/{event}/regulation",
    "documents": "/e/{event}/documents",
    "journal": "/e/{event}/journal?restore=900",
    "hall": "/e/{event}/hall",
    "why": "/e/{event}/{section}/why/7/{board}",
    "phone": "/r/{event}/{section}/7/{board}/{code}",
    "phones": "/e/{event}/{section}/phones/7",
    "public": "/p/{event}",
    "public-player": "/p/{event}/{section}/{tpn}",
    "sign-in": "/sign-in",
}
LOOKS = [("ru", "light"), ("en", "dark")]


def smallest(state: EventState) -> str:
    """The section with the fewest entries: the same screens with less to look at."""
    return min((s.letter for s in state.regulation.sections), key=lambda each: len(state.in_section(each)))


def addressed(hall: Served, path: str) -> str:
    """A screen's address with something real in each of its places."""
    state = hall.site.office.state(hall.event_id)
    section = smallest(state)
    entry = next(each.id for each in state.in_section(section) if each.status is Status.PLAYING)
    field = state.field_of(section)
    assert field is not None
    board = field.rounds[6].boards[0].number
    code = codes(hall.site.office.phones, hall.event_id, field, 7)[board][TABLE]
    told = {"code": code, "section": section, "entry": entry, "tpn": field.tpns()[entry], "board": board}
    return hall.url + path.format(event=hall.slug, **told)


@pytest.fixture(scope="session")
def ended_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rapid event played to its end, a proposal for A's prizes kept."""
    path = tmp_path_factory.mktemp("ended") / "tura.sqlite"
    office = open_office(str(path), "tester")
    event, _ = run(office, DEMO[0], 1, lambda _reason: None)
    sure(propose(office, event.event_id, smallest(office.state(event.event_id))))
    return path


@pytest.fixture(scope="session")
def hall(ended_database: Path) -> Iterator[Served]:
    """A server that every look at a screen shares; nothing is written to it."""
    yield from serving(str(ended_database))


@pytest.fixture
def looking(chromium: object, hall: Served) -> Iterator[Callable[..., Page]]:
    """``looking(language, theme, width)``: the organiser's page of that size."""
    contexts: list[BrowserContext] = []

    def make(language: str, theme: str, width: int) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": 800})  # type: ignore[attr-defined]  # a Browser
        cookies = {"lang": language, "theme": theme, "tura": hall.token(Role.ORGANISER)}
        context.add_cookies([{"name": k, "value": v, "url": hall.url} for k, v in cookies.items()])
        contexts.append(context)
        page: Page = context.new_page()
        return page

    yield make
    for context in contexts:
        context.close()


def test_every_page_is_among_the_screens() -> None:
    """A page that people open and this file does not look at is a gap."""
    pages = {address.name for address in ROUTES if "GET" in address.methods}
    unseen = {
        "front",
        "link",
        "live",
        "paper",
        "section-file",
        "event-copy",
        "backup",
        "copies",
        "copies-beside",
        "leads",
        "now",
    }
    assert pages - unseen - set(SCREENS) == set()
    assert set(SCREENS) - set(MATRIX) == {"cross-table", "check-in"}


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_axe_finds_nothing(hall: Served, looking: Callable[..., Page], language: str, theme: str) -> None:
    """No violation of WCAG A and AA, nor of axe's good practice, on any screen."""
    page, axe, found = looking(language, theme, 1280), Axe(), []
    for name, path in SCREENS.items():
        page.goto(addressed(hall, path))
        broken = axe.run(page).response["violations"]
        found += [f"{name}: {each['id']}: {each['nodes'][0]['html'][:160]}" for each in broken]
    assert found == []


@pytest.mark.parametrize("width", [360, 640])
def test_a_small_phone_scrolls_no_screen_sideways(
    hall: Served, looking: Callable[..., Page], width: int
) -> None:
    """At 360 px, and at 640 px, which is a laptop at 200 % zoom, only tables scroll within themselves."""
    page = looking("ru", "light", width)
    found = {}
    for name, path in SCREENS.items():
        page.goto(addressed(hall, path))
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found[name] = wide
    assert found == {}


def test_no_page_breaks_its_own_policy(hall: Served, looking: Callable[..., Page]) -> None:
    """No inline script or style, nothing from elsewhere, no error in the console, on any screen."""
    page, said, asked = looking("ru", "light", 1280), list[str](), set[str]()
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.add(request.url))
    inline = """() => document.querySelectorAll(
        "script:not([src]):not([type='application/json']), style, [style], [onclick], [onsubmit], [onload]").length"""
    for path in SCREENS.values():
        page.goto(addressed(hall, path))
        assert page.evaluate(inline) == 0, path
    assert [text for text in said if "favicon" not in text] == []
    assert {url for url in asked if not url.startswith(hall.url) and not url.startswith("data:")} == set()


def test_the_keyboard_alone_reaches_everything(hall: Served, looking: Callable[..., Page]) -> None:
    """On every screen Tab first offers the way past the header, and each stop shows where it is."""
    page = looking("ru", "light", 1280)
    for name, path in SCREENS.items():
        if name == "hall":
            continue  # a screen on the wall has nothing to reach
        page.goto(addressed(hall, path))
        page.evaluate("document.activeElement?.blur()")
        seen = set()
        for _ in range(12):
            page.keyboard.press("Tab")
            seen.add(page.evaluate("document.activeElement.outerHTML.slice(0, 60)"))
            shown = "document.activeElement === document.body || getComputedStyle(document.activeElement)"
            assert page.evaluate(f"{shown}.outlineStyle !== 'none'"), (name, sorted(seen))
        assert len(seen) > 4, name


def test_an_invitation_shows_its_code(hall: Served, looking: Callable[..., Page]) -> None:
    """The link and its QR code appear once, as SVG without any style of its own, and axe is content."""
    page = looking("ru", "dark", 360)
    page.goto(f"{hall.url}/accounts")
    page.locator("select[name=role]").select_option("helper")
    page.locator("button[value=invite]").click()
    assert "/link/" in page.locator("input.long").input_value()
    assert page.locator(".qr svg path").count() == 2
    assert page.locator(".qr [style]").count() == 0
    assert [each["id"] for each in Axe().run(page).response["violations"]] == []
    page.goto(f"{hall.url}/link/{invite(hall.site.keys, Role.HELPER)}")
    assert [each["id"] for each in Axe().run(page).response["violations"]] == []
