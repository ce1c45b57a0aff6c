"""A round in the browser: paired, looked at, published, started, played and settled, mostly without a mouse."""

import re
from collections.abc import Callable
from datetime import timedelta

from playwright.sync_api import BrowserContext, Page, expect

from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Round
from tura.domain.section.field import Field
from whole_day.hand import Hand
from whole_day.plan import KEYS, Clock, Plan

SAVED = "#results:not(:has(.unsaved, .clash))"


def field(hand: Hand, letter: str) -> Field:
    """The field in the database now."""
    return hand.served.site.office.state(hand.event_id).fields[letter]


def last(hand: Hand, letter: str) -> Round:
    """The field's last round in the database."""
    found = field(hand, letter).last
    assert found is not None
    return found


def say_yes(hand: Hand) -> list[str]:
    """Whatever the page warns of, confirmed; the warnings."""
    told: list[str] = []
    while hand.asks.count():
        told += hand.asks.locator("p").all_inner_texts()
        assert len(told) < 20, told
        hand.button(re.compile("Да, продолжить|Yes, go on"), hand.asks)
    return told


def pair(hand: Hand, letter: str) -> list[str]:
    """`P` drafts the next round; the warnings that were said yes to."""
    hand.go(f"{letter}/round")
    hand.follow("p")
    told = say_yes(hand)
    assert last(hand, letter).draft is not None
    return told


def publish_and_start(hand: Hand, letter: str) -> list[str]:
    """Shift+P shows the round to everybody, Space starts the clocks."""
    hand.follow("Shift+P")
    told = say_yes(hand)
    assert last(hand, letter).is_published
    hand.follow("Space")
    assert last(hand, letter).started
    return told


def type_results(hand: Hand, letter: str, plan: Plan) -> None:
    """One key a board from the first without a result to the last; every result is on disk afterwards."""
    round_ = last(hand, letter)
    clock = hand.served.site.office.clock
    assert isinstance(clock, Clock)
    clock.now += timedelta(minutes=31)  # before the default time a no-show would only be noted
    hand.follow("r")
    rows = "rows => rows.map(row => ['.w', '.b'].map(side => row.querySelector(side).innerText.trim()))"
    seated = hand.page.eval_on_selector_all("#results tbody tr[data-board]", rows)
    hall = hand.hall
    assert seated == [[hall.name(board.white), hall.name(board.black)] for board in round_.boards]
    wanted = [plan.outcome_of(letter, round_.number, board, hall.people) for board in round_.boards]
    for board, outcome in zip(round_.boards, wanted, strict=True):
        if board.outcome is Outcome.PENDING:
            hand.key(KEYS[outcome])
    hand.page.wait_for_selector(SAVED)
    assert [board.outcome for board in last(hand, letter).boards] == wanted


def settle_absences(hand: Hand, letter: str) -> int:
    """Everybody who did not come goes on, by the button in the list before pairing; how many there were."""
    hand.go(f"{letter}/round")
    settled = 0
    while (asked := hand.page.locator("#preflight button[value=goes-on]")).count():
        with hand.page.expect_navigation():
            asked.first.click()
        settled += 1
    return settled


def play(hand: Hand, letter: str, plan: Plan) -> None:
    """A whole round without any event."""
    pair(hand, letter)
    publish_and_start(hand, letter)
    type_results(hand, letter, plan)
    settle_absences(hand, letter)


def by_phones(
    hand: Hand, opened: Callable[..., BrowserContext], letter: str, board: int, outcome: Outcome
) -> None:
    """Both players open the board's code and say the same; Enter at the arbiter's accepts it."""
    round_ = last(hand, letter)
    hand.go(f"{letter}/phones/{round_.number}?each=player")
    links = hand.page.locator(f"a.link[href*='/{round_.number}/{board}/']")
    addresses = [links.nth(at).get_attribute("href") or "" for at in range(links.count())]
    assert len(addresses) == 2
    hand.go(f"{letter}/results/{round_.number}")
    phones = [_scanned(hand, opened, address) for address in addresses]
    for phone in phones:
        phone.locator(f"button[value='{outcome.value}']").tap()
        expect(phone.locator(".me")).to_be_visible()
    row = hand.page.locator(f"#board-{board}")
    expect(row.locator("button[data-accept]")).to_be_visible()
    while "board-" + str(board) != hand.page.evaluate("document.activeElement.id"):
        hand.key("Enter")
    hand.key("Enter")
    hand.page.wait_for_selector(SAVED)
    for phone in phones:
        expect(phone.locator("button[name=result]")).to_have_count(0)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
        phone.context.close()
    assert next(b for b in last(hand, letter).boards if b.number == board).outcome is outcome


def _scanned(hand: Hand, opened: Callable[..., BrowserContext], address: str) -> Page:
    context = opened(None, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(address.replace("http://127.0.0.1/", f"{hand.served.url}/"))
    return page


def correct_earlier(hand: Hand, letter: str, board: int, outcome: Outcome) -> None:
    """A result of the round before, while the next is paired already: said with its level, set by one press."""
    number = field(hand, letter).published - 1
    pairs = last(hand, letter).boards
    hand.go(f"{letter}/results/{number}")
    hand.page.locator(f"#board-{board}").focus()
    hand.key(KEYS[outcome])
    row = hand.page.locator(f"#board-{board}")
    expect(row).to_have_class(re.compile("clash"))
    row.locator("button").nth(1).click()
    hand.page.wait_for_selector(SAVED)
    kept = field(hand, letter).round(number)
    assert kept is not None
    assert next(each for each in kept.boards if each.number == board).outcome is outcome
    assert last(hand, letter).boards == pairs


def undo(hand: Hand, letter: str) -> None:
    """A key pressed by mistake is taken back by `u`; nothing else moves."""
    hand.follow("r")
    hand.key("5")
    hand.page.wait_for_selector(SAVED)
    assert last(hand, letter).boards[0].outcome is Outcome.DRAW
    hand.key("u")
    expect(hand.page.locator("#results tr[data-board] .res").first).to_have_text("")
    assert last(hand, letter).results == 0
    hand.go(f"{letter}/round")
