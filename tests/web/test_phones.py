"""Results from players' phones: both confirm, an arbiter accepts, and nothing becomes a result by itself."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, expect

from road import office_at, sure
from served import Served
from tura.app.accounts import Role
from tura.app.pairing import publish
from tura.app.phones import codes, proposals
from tura.domain.commands.rounds import BeginManual, EndManual, SwapColours
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Five boards."""
    crowded(office_at(tmp_path), 10)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def phone(served: Served, opened: Callable[..., BrowserContext]) -> Callable[[int, str], Page]:
    """``phone(board, side)``: a new phone that has opened the code of a side of a board."""

    def scanned(board: int, side: str) -> Page:
        page = opened(None, viewport={"width": 360, "height": 740}, has_touch=True).new_page()
        page.goto(link(served, board, side))
        return page

    return scanned


def field(served: Served) -> Field:
    """The field of section A now."""
    return served.site.office.state(served.event_id).fields["A"]


def link(served: Served, board: int, side: str) -> str:
    """What a code on paper leads to."""
    text = codes(served.site.office.phones, served.event_id, field(served), 1)[board][side]
    return f"{served.url}/r/{served.slug}/A/1/{board}/{text}"


def say(page: Page, outcome: Outcome) -> None:
    """One of the three buttons."""
    page.locator(f"button[value='{outcome.value}']").click()
    page.wait_for_load_state()


def test_both_confirm_and_the_arbiter_accepts_with_enter(
    served: Served, arbiter: Page, phone: Callable[[int, str], Page]
) -> None:
    """Two phones say the same; nothing is entered until the arbiter presses Enter; then the phones show it."""
    arbiter.goto(served.path("A/results/1"))
    white, black = phone(1, "w"), phone(1, "b")
    say(white, Outcome.DRAW)
    expect(arbiter.locator("#board-1 .note")).to_contain_text("с одного телефона")
    say(black, Outcome.DRAW)
    expect(arbiter.locator("#board-1 .note")).to_contain_text("Принять")
    assert field(served).rounds[0].boards[0].outcome is Outcome.PENDING
    arbiter.keyboard.press("Enter")
    expect(white.locator(".big")).to_have_text("½ – ½")
    assert field(served).rounds[0].boards[0].outcome is Outcome.DRAW


def test_a_disagreement_is_shown_to_everybody(
    served: Served, arbiter: Page, phone: Callable[[int, str], Page]
) -> None:
    """Both see that they differ, the arbiter sees what each said, and Enter enters nothing."""
    white, black = phone(2, "w"), phone(2, "b")
    say(white, Outcome.WHITE)
    say(black, Outcome.BLACK)
    expect(black.get_by_role("status").first).to_contain_text("разное")
    arbiter.goto(served.path("A/results/1"))
    expect(arbiter.locator("#board-2 .note")).to_contain_text("белые 1 – 0, чёрные 0 – 1")
    arbiter.locator("#board-2").click()
    arbiter.keyboard.press("Enter")
    assert field(served).rounds[0].boards[1].outcome is Outcome.PENDING


def test_one_phone_speaks_for_a_side_and_codes_can_be_revoked(
    served: Served, arbiter: Page, phone: Callable[[int, str], Page]
) -> None:
    """A second phone with the same code is refused, one phone cannot be both sides, revoked codes open nothing."""
    first, second = phone(3, "t"), phone(3, "w")
    first.locator("input[value=w]").check()
    say(first, Outcome.WHITE)
    say(second, Outcome.BLACK)
    expect(second.get_by_role("alert")).to_contain_text("другой телефон")
    first.goto(link(served, 3, "b"))
    say(first, Outcome.WHITE)
    expect(first.get_by_role("alert")).to_contain_text("другой телефон")
    old = link(served, 3, "w")
    arbiter.goto(served.path("A/phones/1"))
    assert arbiter.locator(".code svg").count() == 5
    arbiter.locator("button[value='3']").click()
    arbiter.wait_for_load_state()
    answer = second.goto(old)
    assert answer is not None
    assert answer.status == 404
    second.goto(link(served, 3, "w"))
    say(second, Outcome.BLACK)
    expect(second.get_by_role("status").first).to_contain_text("0 – 1")


def test_a_phone_cannot_change_what_is_entered(
    served: Served, opened: Callable[..., BrowserContext], phone: Callable[[int, str], Page]
) -> None:
    """Once the arbiter has entered a result, the page shows it and takes no more claims, without scripts too."""
    page = opened(Role.HELPER).new_page()
    page.goto(served.path("A/results/1"))
    late = phone(1, "w")
    page.keyboard.press("Digit1")
    page.wait_for_selector("#results:not(:has(.unsaved))")
    plain = opened(None, java_script_enabled=False).new_page()
    plain.goto(link(served, 1, "b"))
    assert plain.locator("button[name=result]").count() == 0
    expect(late.locator(".big")).to_have_text("1 – 0")


def test_a_new_pairing_has_new_codes_and_no_old_claims(
    served: Served, phone: Callable[[int, str], Page]
) -> None:
    """When other players sit at a board, the old code opens nothing and what was claimed there is not shown."""
    page = phone(1, "w")
    say(page, Outcome.WHITE)
    office, old = served.site.office, page.url
    for command in (
        BeginManual(field="A", round=1, reason="by hand", confirm=3),
        SwapColours(field="A", round=1, board=1, confirm=3),
        EndManual(field="A", round=1, confirm=3),
    ):
        sure(office.perform(served.event_id, [command]))
    sure(publish(office, served.event_id, "A", confirm=3))
    answer = page.goto(old)
    assert answer is not None
    assert answer.status == 404
    assert proposals(office.phones, served.event_id, field(served), 1) == {}
