"""The arbiter's hand: a page, its keys and its few presses."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from served import Served
from tura.app.papers.hall import Hall


@dataclass
class Hand:
    """A signed-in browser page at one event; ``slug`` is known once the event is there."""

    page: Page
    served: Served
    slug: str = ""

    @property
    def event_id(self) -> str:
        """The event's id in the database."""
        event = self.served.site.office.catalogue.find(self.slug)
        assert event is not None, self.slug
        return event.event_id

    @property
    def hall(self) -> Hall:
        """The event as the page's language shows it."""
        office = self.served.site.office
        state = office.state(self.event_id)
        return Hall(state, office.people(state), self.page.locator("html").get_attribute("lang") or "ru")

    def go(self, path: str) -> None:
        """A page of the event, e.g. ``A/round``."""
        self.page.goto(f"{self.served.url}/e/{self.slug}/{path}")

    def key(self, *keys: str) -> None:
        """Keys pressed one after another."""
        for each in keys:
            self.page.keyboard.press(each)

    def follow(self, *keys: str) -> None:
        """Keys of which the last leads to another page, and that page."""
        self.key(*keys[:-1])
        with self.page.expect_navigation():
            self.page.keyboard.press(keys[-1])

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """A button with this label pressed, and the page that follows."""
        with self.page.expect_navigation():
            (within or self.page.locator("body")).get_by_role("button", name=name).first.click()

    @property
    def asks(self) -> Locator:
        """What the page warns of or refuses."""
        return self.page.get_by_role("alert")

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The main part of the page says so."""
        expect(self.page.locator("main")).to_contain_text(text)
