"""The plug of the first laptop is pulled out in the middle of a round: the second goes on, and nobody leads twice."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import Browser, BrowserContext, Page, expect

from laptops import PASSWORD, Laptop, laptop
from road import office_at
from tura.app.accounts import Role
from tura.app.office import Office
from tura.app.phones import codes, proposals
from tura.domain.round.outcome import Outcome

TWO_MINUTES = 120
SAVED = """[...document.querySelectorAll('tr[data-board]:not(.unsaved)')]
    .filter(row => row.dataset.result).map(row => Number(row.dataset.board))"""


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Laptop]:
    """The laptop of the hall, with twenty boards."""
    with laptop(tmp_path / "first") as made:
        crowded(office_at(made.folder), 40)
        made.plug_in()
        yield made


@pytest.fixture
def second(first: Laptop, tmp_path: Path) -> Iterator[Laptop]:
    """An empty laptop that follows it."""
    with laptop(tmp_path / "second") as made:
        made.plug_in("--follow", first.link())
        yield made


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """A browser of its own for everybody."""
    made: list[BrowserContext] = []

    def fresh(**options: object) -> BrowserContext:
        made.append(chromium.new_context(**options))  # type: ignore[arg-type]  # passed on as given
        made[-1].set_default_timeout(20_000)
        return made[-1]

    yield fresh
    for context in made:
        context.close()


def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Waits until it is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)


def event_of(office: Office) -> tuple[str, str]:
    """The id and slug of the only event."""
    (event,) = office.catalogue.all()
    return event.event_id, event.slug


def outcomes(machine: Laptop) -> dict[int, Outcome]:
    """What the machine has of round 1."""
    office = machine.office()
    boards = office.state(event_of(office)[0]).fields["A"].rounds[0].boards
    return {board.number: board.outcome for board in boards if board.outcome is not Outcome.PENDING}


def hashes(machine: Laptop) -> list[str]:
    """The journal as the machine has it."""
    office = machine.office()
    return [entry.hash for entry in office.journal.tail(event_of(office)[0])]


def follows(first: Laptop, second: Laptop) -> None:
    """Waits until the second laptop has everything."""
    names = {account.name for account in first.keys().accounts.all()}
    until(lambda: second.office().catalogue.all() and hashes(second) == hashes(first))
    until(lambda: names <= {account.name for account in second.keys().accounts.all()})


def arbiter_at(machine: Laptop, context: BrowserContext, name: str = "chief") -> Page:
    """A page of the chief arbiter, who signed in with a password."""
    page = context.new_page()
    page.goto(f"{machine.url}/sign-in")
    page.locator("input[name=name]").fill(name)
    page.locator("input[name=password]").fill(PASSWORD)
    page.locator("main button").first.click()
    page.wait_for_url("**/home")
    return page


def comes_back(first: Laptop, second: Laptop, browser: Callable[..., BrowserContext]) -> None:
    """The first laptop is there again: it only shows, sends phones on, and does not lead when told to."""
    slug = event_of(first.office())[1]
    back = arbiter_at(first, browser())
    expect(back.locator(".bar")).to_contain_text(second.url)
    answer = back.request.post(f"{first.url}/e/{slug}/A/results/1/16", form={"result": "1-0", "seen": ""})
    assert answer.status == 409
    assert second.url in answer.json()["what"]
    # At most the one entry that was on its way, which nobody was told of, is only there; then it says so.
    only_there = set(hashes(first)) - set(hashes(second))
    assert len(only_there) <= 1
    if only_there:
        until(lambda: back.reload() and back.locator(".bar .alarm").count())
    late = browser().new_page()
    late.goto(f"{first.url}/p/{slug}?section=A")
    assert late.url.startswith(second.url)
    back.locator(".bar button").click()
    expect(back.get_by_role("alert")).to_contain_text(second.url)


def test_the_second_laptop_goes_on_within_two_minutes(
    first: Laptop, second: Laptop, browser: Callable[..., BrowserContext]
) -> None:
    """Killed while results are typed: what was acknowledged is on the second laptop, phones follow, nothing forks."""
    first.session(Role.CHIEF_ARBITER, "chief")
    follows(first, second)
    office = first.office()
    event, slug = event_of(office)
    typing = arbiter_at(first, browser())
    spectator, player = browser().new_page(), browser().new_page()
    spectator.goto(f"{first.url}/p/{slug}?section=A")
    code = codes(office.phones, event, office.state(event).fields["A"], 1)[20]["w"]
    player.goto(f"{first.url}/r/{slug}/A/1/20/{code}")
    player.locator("button[value='=']").click()
    expect(player.get_by_role("status").first).to_contain_text("½")
    until(lambda: proposals(second.office().phones, event, second.office().state(event).fields["A"], 1))

    typing.goto(f"{first.url}/e/{slug}/A/results/1")
    expect(typing.locator("#board-1")).to_be_focused()
    for _ in range(9):
        typing.keyboard.press("1")
    expect(typing.locator("#board-5")).not_to_have_class("unsaved")
    saved = typing.evaluate(SAVED)
    first.pull()
    fell = time.monotonic()
    assert len(saved) >= 5

    leading = arbiter_at(second, browser())
    until(lambda: leading.reload() and leading.locator(".bar button").count())
    leading.locator(".bar button").click()
    leading.wait_for_url("**/home")
    leading.goto(f"{second.url}/e/{slug}/A/results/1")
    assert set(saved) <= outcomes(second).keys(), "an acknowledged result is lost"
    leading.locator("#board-15").click()
    leading.keyboard.press("0")
    leading.wait_for_selector("#results:not(:has(.unsaved))")
    expect(spectator.locator("#p-15 .res")).to_have_text("0 – 1", timeout=30_000)
    assert spectator.url.startswith(second.url)
    expect(player).to_have_url(f"{second.url}/r/{slug}/A/1/20/{code}", timeout=30_000)
    assert time.monotonic() - fell < TWO_MINUTES
    # The phone goes on speaking for its side, and the claim waits on the second laptop.
    player.locator("button[value='1-0']").click()
    expect(player.get_by_role("status").first).to_contain_text("1 – 0")
    hall = browser().new_page()
    hall.goto(f"{second.url}/e/{slug}/hall")
    expect(hall.locator(".moved figcaption")).to_contain_text(f"{second.url}/p/{slug}")
    first.plug_in()
    comes_back(first, second, browser)


def test_a_laptop_that_was_cut_off_stands_down_and_says_what_only_it_has(
    first: Laptop, second: Laptop, browser: Callable[..., BrowserContext]
) -> None:
    """Both went on without each other: the first stops and names the entries that only it has."""
    first.session(Role.CHIEF_ARBITER, "chief")
    follows(first, second)
    _, slug = event_of(first.office())
    first.pull()
    leading = arbiter_at(second, browser())
    until(lambda: leading.reload() and leading.locator(".bar button").count())
    leading.locator(".bar button").click()
    leading.wait_for_url("**/home")
    second.pull()
    # The first laptop comes back where the second cannot be reached: nothing is written before somebody says so.
    first.plug_in()
    alone = arbiter_at(first, browser())
    url = f"{first.url}/e/{slug}/A/results/1/1"
    assert alone.request.post(url, form={"result": "1-0", "seen": ""}).status == 409
    expect(alone.locator(".bar")).to_contain_text(second.url)
    until(lambda: alone.reload() and alone.locator(".bar button").count())
    alone.locator(".bar button").click()
    alone.wait_for_url("**/home")
    assert alone.request.post(url, form={"result": "1-0", "seen": ""}).status == 200
    second.plug_in()
    leading = arbiter_at(second, browser())
    until(lambda: alone.request.post(url, form={"result": "=", "seen": "1-0"}).status == 409)
    alone.goto(f"{first.url}/home")
    expect(alone.locator(".bar .alarm")).to_contain_text(slug)
    answer = leading.request.post(f"{second.url}/e/{slug}/A/results/1/1", form={"result": "0-1", "seen": ""})
    assert answer.status == 200


def test_a_second_laptop_that_falls_silent_holds_nobody_up(
    first: Laptop, second: Laptop, browser: Callable[..., BrowserContext]
) -> None:
    """The follower dies: one result waits two seconds for it, the next ones do not, and the page says so."""
    first.session(Role.CHIEF_ARBITER, "chief")
    follows(first, second)
    _, slug = event_of(first.office())
    page = arbiter_at(first, browser())

    def entered(board: int) -> float:
        began = time.monotonic()
        url = f"{first.url}/e/{slug}/A/results/1/{board}"
        assert page.request.post(url, form={"result": "1-0", "seen": ""}).status == 200
        return time.monotonic() - began

    assert entered(1) < 2
    assert 1 in outcomes(second)
    second.pull()
    assert entered(2) < 4
    assert entered(3) < 1
    page.reload()
    expect(page.locator(".bar.alarm")).to_contain_text(second.url)


def test_the_follower_goes_on_following_after_a_restart(first: Laptop, tmp_path: Path) -> None:
    """The same command with the same link, which is used up by then: it repeats the first laptop again."""
    with laptop(tmp_path / "second") as second:
        link = first.link()
        second.plug_in("--follow", link)
        follows(first, second)
        second.pull()
        first.session(Role.ARBITER, "later")
        second.plug_in("--follow", link)
        until(lambda: second.keys().accounts.by_name("later"))
