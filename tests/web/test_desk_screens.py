"""The desk's screens: check-in by key and tap, late entries, lists, questions, money, the regulation."""

import re
from collections.abc import Callable
from pathlib import Path
from secrets import token_urlsafe

import pytest
from playwright.sync_api import BrowserContext
from starlette.routing import Match, Route

from asking import Client
from road import office_at, sure
from served import Served
from tura.app.accounts import Keys, Role, accept, invite
from tura.app.consents import public_people
from tura.app.demo.events import DEMO
from tura.app.opening import open_event
from tura.documents.papers import PAPERS
from tura.documents.section_files import FORMATS
from tura.domain.commands.registration import DeclareEntry, UnconfirmEntry
from tura.domain.event.entry import Status
from tura.domain.event.state import EventState
from tura.domain.players import Person
from tura.formats.regulation import read_regulation, write_regulation
from tura.store.office import office_and_accounts
from tura.web.app import create_app
from tura.web.live import Hub
from tura.web.site import Site


class Desk:
    """The shipped event, opened and empty, and a client signed in at its desk."""

    def __init__(self, folder: Path) -> None:
        office = office_at(folder)
        text = read_regulation(DEMO[0].regulation_text(), DEMO[0].regulation)
        event = sure(open_event(office, text.regulation))
        office, accounts = office_and_accounts(str(folder / "tura.sqlite"), "tester")
        keys = Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id)
        self.site, self.event_id = Site(office, keys, Hub()), event.event_id
        self.client = Client(create_app(self.site))
        self.client.cookies["tura"] = sure(accept(keys, invite(keys, Role.ORGANISER)))
        self.path = f"/e/{event.slug}"

    @property
    def state(self) -> EventState:
        """The event now."""
        return self.site.office.state(self.event_id)

    def post(self, path: str, **given: str) -> int:
        """A form sent; the answer's status."""
        return self.client.post(self.path + path, data=given).status_code


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """An empty event."""
    return Desk(tmp_path)


def test_a_list_is_shown_first_and_taken_in_when_told(desk: Desk) -> None:
    """The preview writes nothing; the same file sent back from it is entered, with the consents collected."""
    path, shipped = f"{desk.path}/A/players/import", DEMO[0]
    files = {"file": (f"{shipped.roster}.csv", shipped.roster_bytes())}
    page = desk.client.post(path, files=files, data={"action": "look"})
    assert page.status_code == 200
    assert not desk.state.entries
    kept = dict(re.findall(r'name="(name|kept)" value="([^"]*)"', page.text))
    assert desk.client.post(path, data={**kept, "action": "take", "consent": "on"}).status_code == 303
    assert len(desk.state.entries) > 50
    office = desk.site.office
    assert public_people(office, desk.state) == office.people(desk.state)


def test_a_bad_list_is_told_with_its_line(desk: Desk) -> None:
    """A file without headings is refused in words, and nothing is written."""
    files = {"file": ("list.csv", b"1,2\n3,4\n")}
    page = desk.client.post(f"{desk.path}/A/players/import", files=files)
    assert page.status_code == 409
    assert 'role="alert"' in page.text
    assert not desk.state.entries


def test_a_player_entered_by_hand_pays_rests_and_moves(desk: Desk) -> None:
    """One card: his fee with a receipt, part of it back with a reason, a bye, a tick, another section."""
    desk.site.write(desk.event_id, lambda: None)
    add = {"name": "Новиков Пётр", "born": "12.05.2009", "sex": "m", "here": "on", "fide": ""}
    answer = desk.client.post(f"{desk.path}/B/players/add", data=add)
    assert answer.status_code == 303, answer.text
    (entry,) = desk.state.entries.values()
    home = f"/{entry.section}/players/act"
    told = {"entry": entry.id, "from": "card"}
    assert desk.post(home, **told, action="fee", amount="1000", reason="как всем") == 303
    assert desk.post(home, **told, action="pay", amount="1 500,50") == 409
    assert desk.post(home, **told, action="pay", amount="1000", how="transfer") == 303
    assert desk.post(home, **told, action="refund", amount="200") == 409
    assert desk.post(home, **told, action="refund", amount="200", reason="льгота") == 303
    assert desk.post(home, **told, action="bye", round="2", kind="Z") == 303
    assert desk.post(home, **told, action="consents", guardian="Мать", processing="on") == 303
    now = desk.state.entries[entry.id]
    assert (now.paid, [bye.round for bye in now.byes]) == (80000, [2])
    assert desk.site.office.persons.contacts(now.person).guardian == "Мать"
    other = next(s.letter for s in desk.state.regulation.sections if s.letter != now.section)
    assert desk.post(home, **told, action="move", section=other, reason="ошибка") == 303
    assert {each.section for each in desk.state.entries.values() if each.status is Status.DECLARED} >= {other}


def test_the_regulation_is_changed_and_its_faults_have_lines(desk: Desk) -> None:
    """A fault is told with its line and changes nothing; a right text is kept, and an answer recorded."""
    text = write_regulation(desk.state.regulation)
    page = desk.client.post(f"{desk.path}/regulation", data={"action": "save", "toml": "name = \nrounds = 1"})
    assert page.status_code == 409
    assert "TOML:1" in page.text
    renamed = text.replace("Субботний рапид", "Воскресный рапид")
    assert desk.post("/regulation", action="save", toml=renamed) == 303
    assert desk.state.regulation.name == "Воскресный рапид"
    assert desk.post("/regulation", action="answer", rule="6.1.1", answer="Одна суббота.") == 303
    assert desk.state.regulation.answers["6.1.1"] == "Одна суббота."


def test_an_event_begins_from_what_people_have(desk: Desk) -> None:
    """A shipped regulation, a pasted text to look through, a copy of an event, and nothing at all."""
    before = len(desk.site.office.catalogue.all())
    shipped = {"action": "shipped", "shipped": "rapid-age-categories"}
    assert desk.client.post("/new", data=shipped).status_code == 303
    assert len(desk.site.office.catalogue.all()) == before + 1
    text = "Турнир проводится по швейцарской системе в 7 туров. Контроль времени 10 минут + 5 секунд."
    drafted = desk.client.post("/new", data={"action": "draft", "text": text})
    assert "rounds = 7" in drafted.text
    copy = desk.client.get(f"{desk.path}/copy")
    files = {"file": ("event.tura", copy.content)}
    assert desk.client.post("/new", data={"action": "copy"}, files=files).status_code == 303
    assert desk.client.post("/new", data={"action": "file"}).status_code == 409


def test_papers_and_files_come_as_such(served: Served) -> None:
    """A paper is a PDF in the language asked for, a file of many parts a ZIP, and a copy only when it is new."""
    client = Client(create_app(served.site))
    client.cookies["tura"] = served.token(Role.CHIEF_ARBITER)
    base = f"/e/{served.slug}"
    for query in ("lang=ru&size=a4", "lang=en&size=a5&large=1&round=1"):
        paper = client.get(f"{base}/print/pairings?section=A&{query}")
        assert paper.content[:5] == b"%PDF-", paper.text[:200]
    assert client.get(f"{base}/file/csv?section=A").content[:2] == b"PK"
    head = served.site.office.folded.read(served.event_id).seq
    assert client.get(f"{base}/copy?since={head}").status_code == 204
    assert client.get(f"{base}/copy?since={head - 1}").status_code == 200
    assert client.get(f"{base}/print/unheard-of").status_code == 409


def test_every_paper_and_file_has_an_address_of_its_own(served: Served) -> None:
    """No section's page stands before the address of a paper or a file."""
    routes = [route for route in create_app(served.site).routes if isinstance(route, Route)]

    def first(path: str) -> str:
        scope = {"type": "http", "method": "GET", "path": path}
        return next(route.name for route in routes if route.matches(scope)[0] is Match.FULL)

    assert {first(f"/e/x/print/{name}") for name in PAPERS} == {"paper"}
    assert {first(f"/e/x/file/{form}") for form in FORMATS} == {"section-file"}


def test_check_in_by_letters_enter_and_by_one_tap(
    served: Served, opened: Callable[..., BrowserContext]
) -> None:
    """`/`, letters, Enter confirms the one found; a tap confirms a row at least 44 px high, and can be taken back."""
    office = served.site.office
    waiting = [e for e in office.state(served.event_id).in_section("B") if e.status is Status.CONFIRMED][:2]
    for entry in waiting:
        sure(office.perform(served.event_id, [UnconfirmEntry(entry=entry.id)]))
    first, second = waiting

    def status(entry: str) -> Status:
        return office.state(served.event_id).entries[entry].status

    page = opened(Role.DESK, viewport={"width": 360, "height": 740}).new_page()
    page.goto(served.path("B/players?desk=1"))
    name = office.people(office.state(served.event_id))[first.id].name
    page.keyboard.press("/")
    page.keyboard.type(name.lower())
    page.keyboard.press("Enter")
    page.locator(f"#{first.id}[data-status=confirmed]").wait_for(state="attached")
    assert status(first.id) is Status.CONFIRMED
    page.locator("#find").fill("")
    row = page.locator(f"#{second.id}")
    box = row.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    row.locator("td").nth(3).click()
    page.locator(f"#{second.id}[data-status=confirmed]").wait_for()
    page.locator("#say button").click()
    page.locator(f"#{second.id}[data-status=declared]").wait_for()
    assert status(second.id) is Status.DECLARED


def test_a_name_without_consent_is_on_no_public_page(served: Served) -> None:
    """Whoever did not consent is shown by initials and birth year on every page that needs no account."""
    office = served.site.office
    person = Person("p-new", "Скрытная Варвара Ильинична")
    office.persons.put([person])
    entry = f"e{len(office.state(served.event_id).entries) + 1000}"
    sure(office.perform(served.event_id, [DeclareEntry(entry=entry, person=person.id, section="B")]))
    client = Client(create_app(served.site))
    shown = public_people(office, office.state(served.event_id))[entry]
    assert shown.name == "С. В. И."
    for path in (f"/p/{served.slug}", f"/p/{served.slug}?section=B", f"/e/{served.slug}/hall"):
        assert "Скрытная" not in client.get(path).text
