"""Every screen as axe sees it, in both languages and both themes, wide and narrow; and its own policy."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from screens import EMPTY, SCREENS, addressed
from served import Served
from tura.app.accounts import Role, invite
from tura.web.access import MATRIX
from tura.web.routes import ROUTES

WIDE, NARROW, ZOOMED = 1280, 360, 640
# Only colours differ between the themes, only sizes between the widths.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


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
    assert set(SCREENS) - set(MATRIX) == {"cross-table", "check-in", "clashes", "nothing-here"}


def _broken(page: Page, axe: Axe, name: str, options: dict[str, object] | None = None) -> list[str]:
    found = (
        axe.run(page, options=options).response["violations"]
        if options
        else axe.run(page).response["violations"]
    )
    return [f"{name}: {each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]


def _in_all_looks(page: Page, axe: Axe, name: str) -> list[str]:
    """One page, loaded once: everything when wide and light, then what another theme and a phone change."""
    found = []
    for width in (WIDE, NARROW):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        found += _broken(page, axe, f"{name} {width} light")
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        found += _broken(page, axe, f"{name} {width} dark", COLOURS)
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
def test_axe_finds_nothing(hall: Served, looking: Callable[..., Page], language: str) -> None:
    """No violation of WCAG A and AA, nor of axe's good practice: any screen, both themes, laptop and phone."""
    page, axe, found = looking(hall, language), Axe(), list[str]()
    for name, path in SCREENS.items():
        page.goto(addressed(hall, path))
        found += _in_all_looks(page, axe, name)
    assert found == []


def test_axe_finds_nothing_where_there_is_nothing_yet(crowded: Served, looking: Callable[..., Page]) -> None:
    """A section without entries, rounds and prizes."""
    page, axe, found = looking(crowded, "en"), Axe(), list[str]()
    for name, path in EMPTY.items():
        page.goto(addressed(crowded, path, "F"))
        found += _in_all_looks(page, axe, name)
    assert found == []


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_screen_scrolls_sideways(
    hall: Served, crowded: Served, looking: Callable[..., Page], language: str
) -> None:
    """At 360 px, and at 640 px, a laptop at 200 % zoom, only tables scroll within themselves: long names too."""
    found = {}
    for server, section in ((hall, ""), (crowded, "A")):
        page = looking(server, language)
        for name, path in SCREENS.items():
            page.goto(addressed(server, path, section))
            for width in (NARROW, ZOOMED):
                page.set_viewport_size({"width": width, "height": 800})
                wide = page.evaluate("document.documentElement.scrollWidth")
                if wide > width:
                    found[name, section, width] = wide
    assert found == {}


def test_the_public_pages_are_light(hall: Served, looking: Callable[..., Page]) -> None:
    """A phone loads a section's page and a player's, packed as they are sent, in less than 60 KB each."""
    page = looking(hall)
    for name in ("public", "public-player"):
        answer = page.request.get(
            addressed(hall, SCREENS[name], "A"), headers={"accept-encoding": "identity"}
        )
        assert answer.ok
        assert len(answer.body()) < 60_000, name


def test_no_page_breaks_its_own_policy(hall: Served, looking: Callable[..., Page]) -> None:
    """No inline script or style, nothing from elsewhere, no error in the console, on any screen."""
    page, said, asked = looking(hall), list[str](), set[str]()
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.add(request.url))
    inline = """() => document.querySelectorAll(
        "script:not([src]):not([type='application/json']), style, [style], [onclick], [onsubmit], [onload]").length"""
    for name, path in SCREENS.items():
        page.goto(addressed(hall, path))
        assert page.evaluate(inline) == 0, path
        if name == "nothing-here":
            said.clear()  # the browser itself notes the 404
    assert [text for text in said if "favicon" not in text] == []
    assert {url for url in asked if not url.startswith(hall.url) and not url.startswith("data:")} == set()


def test_an_invitation_shows_its_code(hall: Served, looking: Callable[..., Page]) -> None:
    """The link and its QR code appear once, as SVG without any style of its own, and axe is content."""
    page = looking(hall, "ru", "dark", NARROW)
    page.goto(f"{hall.url}/accounts")
    page.locator("select[name=role]").select_option("helper")
    page.locator("button[value=invite]").click()
    assert "/link/" in page.locator("input.long").input_value()
    assert page.locator(".qr svg path").count() == 2
    assert page.locator(".qr [style]").count() == 0
    assert [each["id"] for each in Axe().run(page).response["violations"]] == []
    page.goto(f"{hall.url}/link/{invite(hall.site.keys, Role.HELPER)}")
    assert [each["id"] for each in Axe().run(page).response["violations"]] == []
