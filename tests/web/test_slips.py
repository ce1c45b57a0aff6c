"""The code on a slip: phones open the board's page, and a scanner finds the board on the results page."""

from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import Page, expect

from printed import alternatives
from road import office_at
from served import Served
from tura.app.papers.hall import Hall
from tura.app.phones import codes
from tura.documents.order import Order
from tura.documents.seats import slips
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.domain.round.outcome import Outcome


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Twenty boards."""
    crowded(office_at(tmp_path), 40)
    return tmp_path / "tura.sqlite"


def scanned(page: Page, text: str) -> None:
    """A scanner types the code and Enter, as fast as scanners do, whatever the layout is."""
    page.evaluate(
        """text => {
            const codes = { "/": "Slash", ":": "Semicolon", ".": "Period", "-": "Minus", "\\n": "Enter" }
            for (const mark of text + "\\n") {
                const code = codes[mark] ?? (/\\d/.test(mark) ? "Digit" + mark : "Key" + mark.toUpperCase())
                const key = mark === "\\n" ? "Enter" : /[a-z]/i.test(mark) ? "ы" : mark
                const said = { code, key, shiftKey: /[A-Z:]/.test(mark), bubbles: true, cancelable: true }
                document.activeElement.dispatchEvent(new KeyboardEvent("keydown", said))
            }
        }""",
        text,
    )


def told(served: Served) -> dict[int, str]:
    """What the slips printed without a server say, by board."""
    state = served.site.office.state(served.event_id)
    hall = Hall(state, served.site.office.people(state))
    made = slips(Order(Source(hall), Setting(), ("A",)))["slips"]
    assert isinstance(made, list)
    # A Micro QR code has 17 dots a side at most; most scanners do not read it.
    assert all(int.from_bytes(bytes(slip["code"])[16:20]) >= 4 * 21 for slip in made)
    return {number: slip["told"] for number, slip in enumerate(made, start=1)}


def entered(served: Served) -> dict[int, Outcome]:
    """The boards that have a result."""
    boards = served.site.office.state(served.event_id).fields["A"].rounds[0].boards
    return {board.number: board.outcome for board in boards if board.outcome is not Outcome.PENDING}


@pytest.fixture
def results(served: Served, arbiter: Page) -> Page:
    """The page of round 1."""
    arbiter.goto(served.path("A/results/1"))
    expect(arbiter.locator("#board-1")).to_be_focused()
    return arbiter


def test_a_scanned_slip_takes_its_board_and_types_no_result(served: Served, results: Page) -> None:
    """From a slip printed by the command and from one printed by the server; then one key is the result."""
    scanned(results, told(served)[15])
    expect(results.locator("#board-15")).to_be_focused()
    results.keyboard.press("1")
    field = served.site.office.state(served.event_id).fields["A"]
    code = codes(served.site.office.phones, served.event_id, field, 1)[10]["t"]
    scanned(results, f"http://192.168.10.15:8080/r/{served.slug}/A/1/10/{code}")
    expect(results.locator("#board-10")).to_be_focused()
    results.keyboard.press("5")
    results.wait_for_selector("#results:not(:has(.unsaved))")
    assert entered(served) == {15: Outcome.WHITE, 10: Outcome.DRAW}


def test_a_slip_of_another_round_is_told(served: Served, results: Page) -> None:
    """Nothing is chosen and nothing typed: the slip lay in the wrong pile."""
    scanned(results, "gA2/15")
    expect(results.locator("#say")).to_contain_text("тур 2")
    scanned(results, f"http://10.0.0.1/r/another-event/A/1/15/{'a' * 10}")
    expect(results.locator("#say")).to_contain_text("другого тура")
    assert entered(served) == {}


def test_the_slip_that_the_server_prints_opens_the_phones_page(served: Served, arbiter: Page) -> None:
    """The code is the address of the board's own page, which takes claims."""
    paper = arbiter.request.get(served.path("print/slips?section=A&round=1")).body()
    links = [told for told in alternatives(paper) if "/r/" in told]
    assert len(links) == 20
    (fifth,) = (link for link in links if "/A/1/5/" in link)
    answer = arbiter.goto(f"{served.url}{fifth.partition('127.0.0.1')[2]}")
    assert answer is not None
    assert answer.status == 200
    expect(arbiter.locator("h1")).to_have_text("Доска 5")
    assert arbiter.locator("button[name=result]").count() == 3
