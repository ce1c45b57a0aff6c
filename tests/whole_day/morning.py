"""The morning: the event opened from its regulation, its questions answered, its list taken in."""

import re

from playwright.sync_api import expect

from tura.domain.event.entry import Status
from tura.wording.catalogues import catalogue
from whole_day.hand import Hand
from whole_day.plan import Plan


def open_event(hand: Hand, plan: Plan, own_answer: str) -> None:
    """The regulation's file opened; appeals answered in own words and Enter, the first by its default, then all."""
    page = hand.page
    page.goto(f"{hand.served.url}/new")
    form = page.locator("form:has(button[value=file])")
    form.locator("input[type=file]").set_input_files(
        files=[{"name": "polozhenie.toml", "mimeType": "text/plain", "buffer": plan.regulation.encode()}]
    )
    with page.expect_navigation():
        form.locator("button").click()
    hand.slug = re.findall(r"/e/([^/]+)/regulation", page.url)[0]
    questions = page.locator("section.ask[id^=question-]")
    before = questions.count()
    assert before >= 3
    appeals = questions.filter(has_text=word(hand, "lint-appeals")[:20])
    appeals.locator("input[name=answer]").fill(own_answer)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert hand.served.site.office.state(hand.event_id).regulation.appeals == own_answer
    with page.expect_navigation():
        questions.first.locator("button[value=default]").click()
    assert questions.count() <= before - 2
    with page.expect_navigation():
        page.locator("button[value=defaults]").click()
    expect(questions).to_have_count(0)
    hand.sees(own_answer)


def take_in(hand: Hand, plan: Plan, section: str) -> None:
    """The list shown with a verdict on every line and nothing written, then taken in."""
    page, rows = hand.page, len(plan.rows()) - 2
    hand.go(f"{section}/players")
    with page.expect_navigation():
        page.locator("a[href$='/players/import']").click()
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "roster.csv", "mimeType": "text/csv", "buffer": plan.roster}]
    )
    with page.expect_navigation():
        page.locator("button[value=look]").click()
    expect(page.locator("tbody tr")).to_have_count(rows)
    assert not hand.served.site.office.state(hand.event_id).entries
    page.locator("input[name=consent]").check()
    with page.expect_navigation():
        page.locator("button[value=take]").click()
    assert hand.served.site.office.state(hand.event_id).entries


def answer_questions(hand: Hand, sections: str, but: str = "came-late") -> int:
    """Every question about an entry except ``but``, answered by its default; how many there were."""
    answered = 0
    for section in sections:
        hand.go(f"{section}/players")
        while (asked := hand.page.locator(f"form.question:not(:has([value='{but}'])) button")).count():
            with hand.page.expect_navigation():
                asked.first.click()
            answered += 1
    return answered


def check_in(hand: Hand, section: str, name: str) -> None:
    """`/`, a few letters, Enter: he is here; the page says so and offers to take it back."""
    row = hand.page.locator(f"tr[data-name^='{name.lower()}']")
    if "/players" not in hand.page.url or f"/{section}/" not in hand.page.url:
        hand.go(f"{section}/players?desk=1")
    expect(row).to_have_attribute("data-status", "declared")
    hand.key("/")
    hand.page.keyboard.type(name.lower()[:8])
    hand.key("Enter")
    expect(row).to_have_attribute("data-status", "confirmed")
    expect(hand.page.locator("#say")).to_contain_text(word(hand, "desk.came"))
    hand.key("Escape")


def pay(hand: Hand, section: str, name: str) -> None:
    """Found by letters, reached by the arrow, `p`: all that he owes is paid."""
    hand.go(f"{section}/players")
    hand.key("/")
    hand.page.keyboard.type(name.lower()[:8])
    hand.key("ArrowDown")
    expect(hand.page.locator("tr:focus button[value=pay]")).to_be_visible()
    hand.follow("p")
    row = hand.page.locator(f"tr[data-name^='{name.lower()}']")
    expect(row.locator("button[value=pay]")).to_have_count(0)


def add_from_lists(hand: Hand, section: str, name: str) -> None:
    """`n`, the name, Enter, Enter: a person of the rating lists stands in the section, here and listed."""
    hand.go(f"{section}/players")
    hand.follow("n")
    hand.page.keyboard.type(name)
    hand.follow("Enter")
    expect(hand.page.locator("form:has(input[name=listed]) button:focus")).to_be_visible()
    hand.follow("Enter")
    _is_here(hand, name)


def add_by_hand(hand: Hand, section: str, row: dict[str, str]) -> None:
    """`n`, then the form for somebody who is in no list."""
    hand.go(f"{section}/players")
    hand.follow("n")
    form = hand.page.locator("form:has(input[name=name])")
    form.locator("input[name=name]").fill(row["Name"])
    form.locator("input[name=born]").fill(row["Birthday"])
    form.locator("select[name=sex]").select_option("f" if row["Sex"] == "w" else "m")
    form.locator("input[name=fide]").fill(row["Fide_No"])
    form.locator("input[name=consent]").check()
    hand.follow("Enter")
    _is_here(hand, row["Name"])


def _is_here(hand: Hand, name: str) -> None:
    """The page is the card of somebody who has come."""
    hall, here = hand.hall, hand.page.url.rpartition("/")[2]
    assert hall.people[here].name == name
    assert hall.state.entries[here].status is Status.CONFIRMED


def word(hand: Hand, code: str) -> str:
    """A label in the page's own language."""
    language = hand.page.locator("html").get_attribute("lang") or "ru"
    return catalogue(language)[code].partition("{")[0].strip()
