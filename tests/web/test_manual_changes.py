"""Changes by hand: one session with its reason, every change by key and by touch, warned with the article."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import BrowserContext, Page, expect

from road import office_at, sure
from served import Served
from tura.app.accounts import Role
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.commands.rounds import BeginManual
from tura.domain.players import Person
from tura.domain.results import Result
from tura.domain.round.values import Board, Draft, Round


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Eleven players, so that one waits without an opponent."""
    crowded(office_at(tmp_path), 11)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def session(served: Served, arbiter: Page) -> Page:
    """The round's page with a session of changes open on the published round."""
    begin = BeginManual(field="A", round=1, reason="просьба", confirm=4)
    sure(served.site.office.perform(served.event_id, [begin]))
    arbiter.goto(served.path("A/round"))
    return arbiter


def round_one(served: Served) -> Round:
    """Round 1 now."""
    return served.site.office.state(served.event_id).fields["A"].rounds[0]


def draft(served: Served) -> Draft:
    """What the session has made so far."""
    found = round_one(served).draft
    assert found is not None
    return found


def seat(page: Page, entry: str) -> None:
    """A player taken up."""
    page.locator(f"button.seat[data-entry={entry}]").focus()


def yes(page: Page) -> None:
    """The question answered by Enter: its button has the focus."""
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_load_state()
    expect(page.get_by_role("alert")).to_have_count(0)


def settled(page: Page, place: str) -> None:
    """Until the page shows this; a warning on the way, with its article, is answered by Enter."""
    alert = page.get_by_role("alert")
    expect(alert.or_(page.locator(place)).first).to_be_visible()
    if alert.count():
        expect(alert).to_contain_text("C.0")
        page.keyboard.press("Enter")
    expect(page.locator(place)).to_be_visible()


def names(board: Board) -> tuple[str, str]:
    """White and Black of a board."""
    return board.white, board.black


def test_a_session_from_its_reason_to_the_next_edition(served: Served, arbiter: Page) -> None:
    """The reason once, two players swapped, colours turned, the comparison, the new edition and what it changed."""
    before = round_one(served).boards
    arbiter.goto(served.path("A/round"))
    arbiter.locator("#more > summary").click()
    arbiter.locator(".panel > details > summary").first.click()
    expect(arbiter.locator(".panel")).to_contain_text("как редакцию 2")
    arbiter.locator(".panel input[name=reason]:visible").fill("просьба клуба")
    arbiter.keyboard.press("Enter")
    expect(arbiter.get_by_role("alert")).to_contain_text("C.04.2")
    yes(arbiter)
    expect(arbiter.locator("#manual")).to_contain_text("просьба клуба")
    seat(arbiter, before[0].black)
    arbiter.keyboard.press("s")
    arbiter.keyboard.press("ArrowDown")
    arbiter.keyboard.press("s")
    expect(arbiter.locator("#manual")).to_contain_text("доски 1, 2")
    expect(arbiter.locator("#manual")).to_contain_text("У программы было")
    expect(arbiter.locator(f"button.seat[data-entry={before[0].black}]")).to_be_focused()
    arbiter.keyboard.press("c")
    expect(arbiter.locator(f"#board-2 .w button.seat[data-entry={before[0].black}]")).to_be_visible()
    arbiter.get_by_role("button", name="Закончить изменения").click()
    expect(arbiter.get_by_role("alert")).to_contain_text("отличаются от жеребьёвки")
    yes(arbiter)
    arbiter.keyboard.press("Shift+P")
    expect(arbiter.locator("#when")).to_contain_text("редакция 2, отменяет 1")
    expect(arbiter.locator("#changed")).to_contain_text("Изменились доски 1, 2")
    now = round_one(served).boards
    assert names(now[0]) == (before[0].white, before[1].black)
    assert names(now[1]) == (before[0].black, before[1].white)
    with arbiter.context.expect_page() as sheet:
        arbiter.get_by_role("link", name="Лист изменений").click()
    answer = arbiter.request.get(sheet.value.url)
    assert answer.body()[:5] == b"%PDF-"


def test_the_new_edition_is_told_to_everybody(
    served: Served, session: Page, opened: Callable[..., BrowserContext]
) -> None:
    """Phones and the hall say which edition replaces which and which boards changed, without a new page."""
    phone, hall = opened(None).new_page(), opened(None).new_page()
    phone.goto(f"{served.url}/p/{served.slug}?section=A")
    hall.goto(served.path("hall"))
    seat(session, draft(served).boards[2].white)
    session.keyboard.press("c")
    expect(session.locator("#manual")).to_contain_text("доски 3")
    session.get_by_role("button", name="Закончить изменения").click()
    yes(session)
    assert round_one(served).edition == 1
    session.get_by_role("button", name="Опубликовать").click()
    for page in (phone, hall):
        expect(page.locator("main")).to_contain_text("редакция 2, отменяет 1")
        expect(page.locator("main")).to_contain_text("Изменилась доска 3")


def test_a_board_moves_to_another_table(served: Served, session: Page) -> None:
    """``t``, a number and Enter: the two boards exchange tables, the pairs stay."""
    before = draft(served).boards
    seat(session, before[0].white)
    session.keyboard.press("t")
    session.keyboard.type("4")
    session.keyboard.press("Enter")
    expect(session.locator(f"#board-4 button.seat[data-entry={before[0].white}]")).to_be_visible()
    after = draft(served).boards
    assert names(after[3]) == names(before[0])
    assert names(after[0]) == names(before[3])


def test_a_pair_is_broken_and_byes_replaced_and_two_paired(served: Served, session: Page) -> None:
    """``b`` gives both a bye, ``k`` another bye, ``p`` pairs two who have no opponent; Escape takes a step back."""
    board = draft(served).boards[4]
    seat(session, board.black)
    session.keyboard.press("b")
    expect(session.locator("[data-for=break]")).to_be_visible()
    session.keyboard.press("Escape")
    expect(session.locator("[data-for=seat]")).to_be_visible()
    session.keyboard.press("b")
    session.keyboard.press("Enter")
    settled(session, f"p button.seat[data-entry={board.white}]")
    byes = {bye.entry: bye.result for bye in draft(served).byes}
    assert byes[board.white] is byes[board.black] is Result.ZERO_POINT_BYE
    seat(session, board.white)
    session.keyboard.press("k")
    session.locator("select[name=kind]:visible").select_option("H")
    session.keyboard.press("Enter")
    settled(session, f"p:has(button.seat[data-entry={board.white}]):has-text('½')")
    assert {b.entry: b.result for b in draft(served).byes}[board.white] is Result.HALF_POINT_BYE
    waiting = next(bye.entry for bye in draft(served).byes if bye.result is Result.PAIRING_BYE)
    seat(session, board.black)
    session.keyboard.press("p")
    seat(session, waiting)
    session.keyboard.press("p")
    settled(session, "#board-5")
    expect(session.locator(f"#board-5 button.seat[data-entry={waiting}]")).to_be_visible()
    assert names(draft(served).boards[4]) == (board.black, waiting)


def test_a_second_pairing_bye_is_refused(served: Served, session: Page) -> None:
    """Two pairing-allocated byes cannot be given: the refusal names the article and offers no yes."""
    board = draft(served).boards[0]
    seat(session, board.white)
    session.keyboard.press("b")
    session.locator("select[name=white]:visible").select_option("U")
    session.keyboard.press("Enter")
    expect(session.get_by_role("alert")).to_contain_text("C.04.1")
    expect(session.get_by_role("button", name="Да, продолжить")).to_have_count(0)
    assert draft(served).board(board.number) == board


def test_everything_by_touch(served: Served, opened: Callable[..., BrowserContext]) -> None:
    """On a phone a tapped player has 44-pixel buttons; swap, colours, table and break need no keyboard."""
    sure(
        served.site.office.perform(
            served.event_id, [BeginManual(field="A", round=1, reason="просьба", confirm=4)]
        )
    )
    before = draft(served).boards
    phone = opened(
        Role.ARBITER, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    ).new_page()
    phone.goto(served.path("A/round"))
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.locator(f"button.seat[data-entry={before[0].white}]").tap()
    boxes = [
        box for box in (each.bounding_box() for each in phone.locator("#hand button:visible").all()) if box
    ]
    assert len(boxes) == 5
    assert min(box["height"] for box in boxes) >= 44
    phone.locator("#hand [data-do=swap]:visible").tap()
    phone.locator(f"button.seat[data-entry={before[1].white}]").tap()
    expect(phone.locator(f"#board-1 button.seat[data-entry={before[1].white}]")).to_be_visible()
    phone.locator(f"button.seat[data-entry={before[2].white}]").tap()
    phone.locator("#hand [data-do=colours]").tap()
    expect(phone.locator(f"#board-3 .b button.seat[data-entry={before[2].white}]")).to_be_visible()
    phone.locator(f"button.seat[data-entry={before[3].white}]").tap()
    phone.locator("#hand [data-do=table]").tap()
    phone.locator("#hand input[name=number]").fill("9")
    phone.locator("#hand [data-do=renumber]").tap()
    expect(phone.locator(f"#board-9 button.seat[data-entry={before[3].white}]")).to_be_visible()


def late(served: Served, *entries: str) -> None:
    """Players who are confirmed after the publication."""
    office = served.site.office
    office.persons.put([Person(id=entry, name=f"Поздний {entry}") for entry in entries])
    for entry in entries:
        declared = DeclareEntry(entry=entry, person=entry, section="A")
        sure(office.perform(served.event_id, [declared, ConfirmEntry(entry=entry, confirm=4)]))


def test_a_latecomer_plays_from_the_next_round(served: Served, arbiter: Page) -> None:
    """With "0 now, plays from round 2": no board changes, no new edition, and he has a number."""
    late(served, "e98")
    before = round_one(served).boards
    arbiter.goto(served.path("A/round"))
    arbiter.get_by_role("button", name="играет с тура 2").click()
    if arbiter.get_by_role("alert").count():
        yes(arbiter)
    expect(arbiter.locator("#late")).to_have_count(0)
    assert round_one(served).boards == before
    assert round_one(served).edition == 1
    assert "e98" in served.site.office.state(served.event_id).fields["A"].numbers


def test_two_latecomers_play_each_other(served: Served, arbiter: Page) -> None:
    """Two who came late get a new last board; the sheet of changes has that board alone."""
    late(served, "e98", "e99")
    before = round_one(served)
    arbiter.goto(served.path("A/round"))
    arbiter.get_by_role("button", name="с другим опоздавшим").first.click()
    yes(arbiter)
    now = round_one(served)
    assert now.edition == 2
    assert now.boards[:-1] == before.boards
    assert {now.boards[-1].white, now.boards[-1].black} == {"e98", "e99"}
    expect(arbiter.locator("#changed")).to_contain_text("Изменилась доска 6")


def test_the_start_is_put_right(served: Served, arbiter: Page) -> None:
    """The round's start can be written down later, as a time of day in the hall."""
    arbiter.goto(served.path("A/round"))
    arbiter.keyboard.press("Space")
    expect(arbiter.locator("#when")).to_contain_text("начало")
    arbiter.locator("#more > summary").click()
    arbiter.locator(".panel > details > summary").filter(has_text="Время начала").click()
    arbiter.locator("input[name=at]").fill("00:07")
    arbiter.locator(".panel form:has(input[name=at]) button").click()
    expect(arbiter.locator("#when")).to_contain_text("начало 00:07")
