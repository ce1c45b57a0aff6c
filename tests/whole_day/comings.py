"""Comings and goings between the rounds: a latecomer, rounds off, somebody who leaves."""

from playwright.sync_api import expect

from tura.domain.event.entry import Entry, Status
from whole_day import morning
from whole_day.hand import Hand
from whole_day.plan import Plan
from whole_day.rounds import field


def entry(hand: Hand, name: str) -> Entry:
    """The entry of a name in the database now."""
    hall = hand.hall
    return next(each for each in hall.state.entries.values() if hall.people[each.id].name == name)


def numbered(hand: Hand, letter: str, tpn: int) -> str:
    """The name of a starting number."""
    hall = hand.hall
    return hall.people[hall.state.fields[letter].numbers[tpn - 1]].name


def comes_late(hand: Hand, letter: str, plan: Plan) -> None:
    """Entered by hand once round 1 stands, he is offered to the round's page and joins from the next one."""
    morning.add_by_hand(hand, letter, plan.row(plan.late))
    assert entry(hand, plan.late).status is Status.CONFIRMED
    hand.go(f"{letter}/round")
    his = hand.page.locator(f"#late form:has(input[name=entry][value='{entry(hand, plan.late).id}'])")
    with hand.page.expect_navigation():
        his.locator("button[value=late-next]").click()
    yes = hand.asks.get_by_role("button")
    if yes.count():
        with hand.page.expect_navigation():
            yes.click()
    assert entry(hand, plan.late).id in field(hand, letter).numbers


def rests(hand: Hand, letter: str, name: str) -> None:
    """`z` on his row: he does not play the next round; `h` is refused in words where the regulation gives none."""
    _at(hand, letter, name)
    hand.key("h")
    expect(hand.page.locator("#say")).not_to_be_empty()
    assert not entry(hand, name).byes
    hand.key("z")
    expect(hand.page.locator("#say")).to_contain_text(morning.word(hand, "desk.rests"))
    assert [bye.round for bye in entry(hand, name).byes] == [field(hand, letter).published + 1]


def leaves(hand: Hand, letter: str, name: str) -> None:
    """`w` on his row: he has left, and his row says so."""
    _at(hand, letter, name)
    hand.follow("w")
    assert entry(hand, name).status is Status.WITHDRAWN
    row = hand.page.locator(f"tr[id='{entry(hand, name).id}']")
    expect(row).to_have_attribute("data-status", "withdrawn")


def _at(hand: Hand, letter: str, name: str) -> None:
    """His row found by letters and reached by the arrow."""
    hand.go(f"{letter}/players")
    hand.key("/")
    hand.page.keyboard.type(name.lower())
    hand.key("ArrowDown")
    expect(hand.page.locator("tr:focus")).to_have_attribute("id", entry(hand, name).id)
