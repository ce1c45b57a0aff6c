"""Who has not signed in sees the public page; a link signs in once."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from served import Served
from tura.app.accounts import Role, invite


def test_a_link_signs_in_once(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """The one-time link leads to the desk; used again, it says so."""
    link = f"{served.url}/link/{invite(served.site.keys, Role.ORGANISER)}"
    page = opened(None).new_page()
    page.goto(link)
    page.get_by_role("textbox").fill("Пётр")
    page.locator("main button").click()
    page.wait_for_url("**/home")
    again = opened(None).new_page()
    again.goto(link)
    again.locator("main button").click()
    assert again.get_by_role("alert").is_visible()


def test_the_front_is_public_without_an_account(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """The address people type shows the only event's public page."""
    page = opened(None).new_page()
    page.goto(served.url)
    assert page.url.endswith(f"/p/{served.slug}")


def test_the_published_round_is_there(served: Served, arbiter: Page) -> None:
    """The fixture's event is entered, paired and published in section A."""
    arbiter.goto(served.path("A/results/1"))
    assert arbiter.locator("tr[data-board]").count() > 5
