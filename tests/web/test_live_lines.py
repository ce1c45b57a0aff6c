"""Standings follow a result on phones: as what differs, without asking for the page again."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.crowd import crowded
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import BrowserContext, Page, expect

from road import office_at, sure
from served import Served
from tura.app.scoring import enter
from tura.domain.round.outcome import Outcome
from tura.web.live_lines import BYTES_A_SECOND, SECONDS, Lines, lines_message, pause

SHOWN = "document.querySelector('#standings tbody').innerText"
HEADINGS = ("place", "no", "points")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Ten boards."""
    crowded(office_at(tmp_path), 20)
    return tmp_path / "tura.sqlite"


def result(served: Served, board: int, outcome: Outcome) -> None:
    """A result from elsewhere."""
    site = served.site
    sure(site.write(served.event_id, lambda: enter(site.office, served.event_id, "A", (1, board), outcome)))


def phone(served: Served, opened: Callable[..., BrowserContext]) -> tuple[Page, list[str]]:
    """A phone on section A's public page that listens, and the pages it asks for from now on."""
    page = opened(None).new_page()
    page.goto(f"{served.url}/p/{served.slug}?section=A")
    page.wait_for_function("performance.getEntriesByType('resource').some(e => e.name.includes('/live'))")
    while served.site.hub.listening(served.event_id) != 1:
        page.wait_for_timeout(20)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return page, asked


def table(page: Page) -> list[str]:
    """The lines of the standings as text."""
    return page.locator("#standings tbody tr").all_inner_texts()


def test_standings_follow_without_asking_for_the_page(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """A win and a loss: the phone's standings are those of a page made anew, and it asked for nothing."""
    page, asked = phone(served, opened)
    before = table(page)
    result(served, 1, Outcome.WHITE)
    result(served, 2, Outcome.BLACK)
    fresh = opened(None).new_page()
    fresh.goto(f"{served.url}/p/{served.slug}?section=A")
    now = table(fresh)
    assert now != before
    page.wait_for_function(f"wanted => {SHOWN} === wanted", arg=fresh.evaluate(SHOWN))
    assert asked == []


def test_a_link_under_the_finger_stays(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """While somebody has a line of the standings in focus they do not move; when he leaves it they follow."""
    page, _ = phone(served, opened)
    link = page.locator("#standings tbody a").first
    link.focus()
    before = table(page)
    result(served, 10, Outcome.WHITE)
    expect(page.locator("#p-10 .res")).to_have_text("1 – 0")
    page.wait_for_timeout(700)
    assert table(page) == before
    link.blur()
    page.wait_for_function(
        "old => document.querySelector('#standings tbody').innerText !== old", arg="\n".join(before)
    )


line = st.tuples(st.sampled_from("12"), st.sampled_from("ab"), st.text(max_size=2))
lines = st.dictionaries(st.sampled_from("123456"), line)


@given(lines, st.data())
def test_what_is_told_makes_one_table_of_the_other(
    before: dict[str, tuple[str, ...]], data: st.DataObject
) -> None:
    """The cells and the order told, put on the old lines, are the new ones; nothing is told of nothing."""
    order = data.draw(st.permutations(list(before)))
    now = {key: data.draw(line) for key in order}
    told = lines_message(Lines(HEADINGS, before), Lines(HEADINGS, now, 7), "A/ru")
    if not told:
        assert list(before.items()) == list(now.items())
        return
    message = json.loads(told.split("data: ", 1)[1])
    cells = {key: list(line) for key, line in before.items()}
    for key, changed in message["cells"].items():
        for at, text in changed.items():
            cells[key][int(at)] = text
    assert [(key, tuple(cells[key])) for key in message.get("order", list(before))] == list(now.items())


@pytest.mark.parametrize("other", [Lines(HEADINGS[1:], {}), Lines(HEADINGS, {"9": ("1", "9", "0")})])
def test_another_table_is_fetched_whole(other: Lines) -> None:
    """Other columns or other players: the phone is told to ask for the page."""
    assert "event: change\n" in lines_message(Lines(HEADINGS, {"1": ("1", "1", "0")}), other, "A/ru")


def test_a_crowd_does_not_flood_the_hall() -> None:
    """The larger the message and the crowd, the longer the quiet after it, and never less than half a second."""
    assert pause("x", 1) == SECONDS
    assert pause("x" * 40_000, 500) * BYTES_A_SECOND == 40_000 * 500
