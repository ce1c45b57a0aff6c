"""Results by keyboard: one key a board, never lost, never out of order."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, Route, expect

from road import office_at
from served import Served
from tura.app.accounts import Role
from tura.domain.round.outcome import Outcome

KEYS = {"Digit1": Outcome.WHITE, "Digit0": Outcome.BLACK, "Digit5": Outcome.DRAW}
SAVED = "#results:not(:has(.unsaved))"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Fifty boards."""
    crowded(office_at(tmp_path), 100)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def results(served: Served, arbiter: Page) -> Page:
    """The results page of round 1."""
    arbiter.goto(served.path("A/results/1"))
    return arbiter


def on_disk(served: Served) -> list[Outcome]:
    """The outcomes the server has, in the order of the boards."""
    return [board.outcome for board in served.site.office.state(served.event_id).fields["A"].rounds[0].boards]


def key(page: Page, code: str, text: str, shift: bool = False) -> None:
    """A key as a layout gives it: the physical key and the character it types."""
    page.evaluate(
        "([code, key, shiftKey]) => (document.activeElement || document.body).dispatchEvent("
        "new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true }))",
        [code, text, shift],
    )


def test_fifty_results_by_fifty_keys(served: Served, results: Page) -> None:
    """At ten keys a second no key is dropped and none is out of order; each board is written once."""
    wanted = [list(KEYS)[(n * 7 + n // 3) % 3] for n in range(50)]
    for code in wanted:
        results.keyboard.press(code)
        results.wait_for_timeout(100)
    results.wait_for_selector(SAVED)
    assert on_disk(served) == [KEYS[code] for code in wanted]
    entries = served.site.office.journal.tail(served.event_id)
    boards = [entry.event.board for entry in entries if entry.event.KIND == "result-entered"]  # type: ignore[attr-defined]
    assert boards == list(range(1, 51))


def test_a_russian_layout_and_the_numpad_type_the_same(served: Served, results: Page) -> None:
    """Letters and digits go by the physical key, plus by its character: no draw for a forfeit."""
    typed = [("Numpad1", "1"), ("NumpadAdd", "+"), ("KeyX", "ч"), ("Digit5", "5"), ("NumpadSubtract", "-")]
    for code, text in typed:
        key(results, code, text)
    key(results, "Equal", "+", shift=True)
    key(results, "Equal", "=")
    results.wait_for_selector(SAVED)
    first = [Outcome.WHITE, Outcome.FORFEIT_WHITE, Outcome.FORFEIT_BOTH, Outcome.DRAW, Outcome.FORFEIT_BLACK]
    assert on_disk(served)[:7] == [*first, Outcome.FORFEIT_WHITE, Outcome.DRAW]


def test_slips_from_the_pile(served: Served, results: Page) -> None:
    """In slip mode the board's number and Enter find the board, the next key is its result."""
    key(results, "KeyG", "п")
    for number, result in (("23", "Digit1"), ("7", "Digit0")):
        for digit in number:
            results.keyboard.press(f"Digit{digit}")
        results.keyboard.press("Enter")
        results.keyboard.press(result)
    results.wait_for_selector(SAVED)
    now = on_disk(served)
    assert (now[22], now[6]) == (Outcome.WHITE, Outcome.BLACK)
    assert sum(outcome is not Outcome.PENDING for outcome in now) == 2


def test_only_missing_and_undo(served: Served, results: Page) -> None:
    """``m`` hides what has a result; ``u`` takes the own last result back and nothing else."""
    results.keyboard.press("Digit1")
    results.keyboard.press("Digit5")
    results.wait_for_selector(SAVED)
    results.keyboard.press("m")
    expect(results.locator("#board-1")).to_be_hidden()
    results.keyboard.press("m")
    key(results, "KeyU", "г")
    expect(results.locator("#board-2 .res")).to_have_text("")
    assert on_disk(served)[:2] == [Outcome.WHITE, Outcome.PENDING]
    results.keyboard.press("u")
    expect(results.locator("#board-1 .res")).to_have_text("")
    results.keyboard.press("u")
    expect(results.locator("#say")).to_contain_text("нет записей")
    assert served.site.office.state(served.event_id).fields["A"].published == 1


def test_second_entry_stops_at_a_difference(served: Served, results: Page) -> None:
    """Verification compares what is typed again; a difference stops until one of the two is chosen."""
    for code in ("Digit1", "Digit1", "Digit5"):
        results.keyboard.press(code)
    results.wait_for_selector(SAVED)
    results.keyboard.press("Shift+V")
    expect(results.locator("#board-1 .res")).to_be_hidden()
    results.keyboard.press("Digit1")
    expect(results.locator("#board-1")).to_have_class("checked")
    results.keyboard.press("Digit0")
    expect(results.locator("#board-2 .note")).to_contain_text("1 – 0, при сверке 0 – 1")
    results.keyboard.press("Digit0")
    results.wait_for_selector(SAVED)
    results.keyboard.press("Digit5")
    assert on_disk(served)[:3] == [Outcome.WHITE, Outcome.BLACK, Outcome.DRAW]
    expect(results.locator("#say")).to_contain_text("расхождений нет")


def test_nothing_is_lost_without_a_network_and_over_a_reload(served: Served, results: Page) -> None:
    """Keys typed while the server cannot be reached are sent when it can, even after a reload."""

    def dead(route: Route) -> None:
        route.abort()

    results.context.route("**/results/1/*", dead)
    for code in ("Digit1", "Digit0", "Digit5"):
        results.keyboard.press(code)
    expect(results.locator("#mode")).to_contain_text("3")
    results.reload()
    expect(results.locator("#board-3 .res")).to_have_text("½ – ½")
    assert on_disk(served)[:3] == [Outcome.PENDING] * 3
    results.context.unroute("**/results/1/*", dead)
    results.wait_for_selector(SAVED)
    assert on_disk(served)[:3] == [Outcome.WHITE, Outcome.BLACK, Outcome.DRAW]


def test_two_arbiters_on_one_board(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """The second one sees both results and chooses; other boards are not held up; the journal names both."""
    one, two = (opened(Role.ARBITER).new_page() for _ in range(2))
    for page in (one, two):
        page.goto(served.path("A/results/1"))
    one.keyboard.press("Digit1")
    one.wait_for_selector(SAVED)
    expect(two.locator("#board-1 .note")).to_contain_text("другой судья ввёл 1 – 0")
    two.keyboard.press("Digit0")
    two.keyboard.press("Digit5")
    expect(two.locator("#board-1")).to_have_class("clash")
    expect(two.locator("#board-1 .res")).to_have_text("1 – 0 ≠ 0 – 1")
    expect(two.locator("#board-2 .res")).to_have_text("½ – ½")
    two.wait_for_selector(SAVED)
    assert on_disk(served)[:2] == [Outcome.WHITE, Outcome.DRAW]
    two.locator("#board-1").focus()
    two.keyboard.press("Digit0")
    two.wait_for_selector(SAVED)
    assert on_disk(served)[0] is Outcome.BLACK
    actors = {entry.actor for entry in served.site.office.journal.tail(served.event_id)[-3:]}
    assert len(actors) == 2
    expect(one.locator("#board-1 .res")).to_have_text("0 – 1")


def test_results_by_touch(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """On a phone the buttons under a tapped row are at least 44 pixels high."""
    page = opened(
        Role.HELPER, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    ).new_page()
    page.goto(served.path("A/results/1"))
    page.locator("#board-4").tap()
    buttons = page.locator("tr.touch button")
    sizes = [box for box in (each.bounding_box() for each in buttons.all()) if box]
    assert len(sizes) == 7
    assert min(box["height"] for box in sizes) >= 44
    assert min(box["width"] for box in sizes) >= 44
    buttons.first.tap()
    page.wait_for_selector(SAVED)
    assert on_disk(served)[3] is Outcome.WHITE
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_results_without_scripts(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """Without scripts every row is a list to choose from, saved by one button."""
    page = opened(Role.HELPER, java_script_enabled=False).new_page()
    page.goto(served.path("A/results/1"))
    page.wait_for_url("**plain=1")
    page.locator("select[name=b2]").select_option("=")
    page.locator("select[name=b9]").select_option("+-")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.locator("select[name=b2]")).to_have_value("=")
    now = on_disk(served)
    assert (now[1], now[8], now[0]) == (Outcome.DRAW, Outcome.FORFEIT_WHITE, Outcome.PENDING)
