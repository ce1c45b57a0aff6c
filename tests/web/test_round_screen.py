"""The round screen: preflight, draft, changes by hand, publish, withdraw, latecomers, complaints."""

from pathlib import Path

import pytest
from bench.crowd import crowded
from playwright.sync_api import Page, expect

from road import office_at, sure
from served import Served
from tura.app.scoring import enter
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.players import Person
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Eleven players, so that one waits without an opponent."""
    crowded(office_at(tmp_path), 11)
    return tmp_path / "tura.sqlite"


def field(served: Served) -> Field:
    """The field of section A now."""
    return served.site.office.state(served.event_id).fields["A"]


def play(served: Served, first: Outcome = Outcome.WHITE) -> None:
    """Every board of the last round gets a result."""
    number = field(served).published
    for board in field(served).rounds[-1].boards:
        outcome = first if board.number == 1 else Outcome.WHITE
        sure(enter(served.site.office, served.event_id, "A", (number, board.number), outcome))


def button(page: Page, name: str) -> None:
    """A button pressed, and the page that follows."""
    page.get_by_role("button", name=name).first.click()
    page.wait_for_load_state()


def more(page: Page, name: str) -> None:
    """A line of the quiet panel opened."""
    page.locator("#more > summary").click()
    page.locator(".panel > details > summary").filter(has_text=name).click()


def test_an_absence_is_asked_about_before_the_next_round(served: Served, arbiter: Page) -> None:
    """Whoever did not come goes on or leaves by a button in the list before pairing; then the round is paired."""
    play(served, Outcome.FORFEIT_WHITE)
    arbiter.goto(served.path("A/round"))
    expect(arbiter.locator("#preflight")).to_contain_text("не пришёл на тур 1")
    button(arbiter, "Жеребьёвка тура 2")
    expect(arbiter.get_by_role("alert")).to_contain_text("не пришёл")
    button(arbiter, "Выбыл")
    expect(arbiter.locator("#preflight")).to_have_count(0)
    arbiter.keyboard.press("p")
    expect(arbiter.get_by_role("heading", name="Тур 2")).to_be_visible()
    assert field(served).rounds[1].draft is not None


def test_a_publication_is_withdrawn_with_a_reason_once_there_are_results(
    served: Served, arbiter: Page
) -> None:
    """Without results by one button; with results a reason and a confirmation that counts them."""
    arbiter.goto(served.path("A/round"))
    more(arbiter, "Отозвать публикацию")
    expect(arbiter.locator(".panel")).to_contain_text("Результатов ещё нет")
    button(arbiter, "Отозвать")
    assert not field(served).rounds[0].is_published
    button(arbiter, "Опубликовать")
    play(served)
    arbiter.goto(served.path("A/round"))
    more(arbiter, "Отозвать публикацию")
    expect(arbiter.locator(".panel")).to_contain_text("Уже введено результатов: 5")
    arbiter.locator("form:has(button[value=take-back]) input").fill("не та рассадка")
    button(arbiter, "Отозвать")
    expect(arbiter.get_by_role("alert")).to_contain_text("пропадёт результатов: 5")
    button(arbiter, "Да, продолжить")
    assert not field(served).rounds[0].is_published


def test_a_latecomer_plays_whoever_waits(served: Served, arbiter: Page) -> None:
    """After the publication a latecomer is offered the player without opponent; one board is new, none other."""
    office = served.site.office
    office.persons.put([Person(id="late", name="Поздний Лев")])
    sure(
        office.perform(
            served.event_id,
            [
                DeclareEntry(entry="e99", person="late", section="A"),
                ConfirmEntry(entry="e99", confirm=4),
            ],
        )
    )
    before = field(served).rounds[0]
    waiting = next(bye.entry for bye in before.byes if bye.result is Result.PAIRING_BYE)
    arbiter.goto(served.path("A/round"))
    arbiter.locator("#late button").first.click()
    button(arbiter, "Да, продолжить")
    after = field(served).rounds[0]
    assert after.edition == 2
    assert after.boards[:-1] == before.boards
    assert {after.boards[-1].white, after.boards[-1].black} == {"e99", waiting}
    assert after.byes == ()


def test_a_complaint_after_the_next_pairing_is_recorded(served: Served, arbiter: Page) -> None:
    """Claim and decision are kept; the new result counts, the pairing that stands does not change."""
    play(served)
    arbiter.goto(served.path("A/round"))
    button(arbiter, "Жеребьёвка тура 2")
    button(arbiter, "Опубликовать")
    pairs = field(served).rounds[1].boards
    arbiter.goto(served.path("A/round/1"))
    more(arbiter, "Жалоба")
    expect(arbiter.locator(".panel")).to_contain_text("тур 2 уже составлен и не меняется")
    form = arbiter.locator("form:has(textarea)")
    form.locator("select[name=entry]").select_option(field(served).rounds[0].boards[0].black)
    form.locator("textarea[name=text]").fill("была ничья")
    form.locator("textarea[name=decision]").fill("подтвердили оба")
    form.locator("select[name=result]").select_option("=")
    button(arbiter, "Записать")
    button(arbiter, "Да, продолжить")
    expect(arbiter.get_by_role("status").first).to_contain_text("новый результат учтёт жеребьёвка тура 3")
    expect(arbiter.locator(".complaint")).to_contain_text("была ничья")
    assert field(served).rounds[0].boards[0].outcome is Outcome.DRAW
    assert field(served).rounds[1].boards == pairs
    kinds = [entry.event.KIND for entry in served.site.office.journal.tail(served.event_id)[-2:]]
    assert kinds == ["complaint-recorded", "result-corrected"]


def test_a_warning_is_kept_on_the_players_card(served: Served, arbiter: Page) -> None:
    """A warning for an illegal move stands on the card that everybody can open, and is no result."""
    arbiter.goto(served.path("A/round"))
    more(arbiter, "Предупреждение")
    entry = field(served).numbers[0]
    arbiter.locator("form:has(button[value=warn]) select[name=entry]").select_option(entry)
    button(arbiter, "Записать")
    arbiter.goto(f"{served.url}/p/{served.slug}/A/1")
    expect(arbiter.locator(".alarm")).to_have_text("Тур 1: предупреждение — невозможный ход")
    assert field(served).rounds[0].results == 0


def test_why_a_board_is_as_it_is(served: Served, arbiter: Page) -> None:
    """Beside each board stands the way to the reasons, sentence by sentence."""
    arbiter.goto(served.path("A/round"))
    arbiter.get_by_role("link", name="почему?").first.click()
    expect(arbiter.get_by_role("heading")).to_contain_text("Доска 1")
    assert arbiter.locator("main p").count() > 3


def test_the_clocks_are_started_by_the_space_bar(served: Served, arbiter: Page) -> None:
    """Space starts the round once it is published."""
    arbiter.goto(served.path("A/round"))
    arbiter.keyboard.press("Space")
    expect(arbiter.locator(".sub").first).to_contain_text("начало")
    assert field(served).rounds[0].started
