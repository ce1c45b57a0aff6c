"""Nothing is lost with one laptop: a folder gets copies, and a second laptop goes on."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from road import sure
from served import Served, serving
from tura.app.accounts import Keys, Role, accept, invite
from tura.app.scoring import enter
from tura.domain.round.outcome import Outcome
from tura.store.office import open_office
from tura.web.copying import RESULTS, Copier
from tura.web.following import Following
from tura.web.live import Hub
from tura.web.site import Site


def until(true: Callable[[], object], seconds: float = 10) -> None:
    """Wait until it is true, at most so long."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)


def with_result(site: Site, event_id: str, board: int) -> None:
    """A result entered as a page would."""
    sure(site.write(event_id, lambda: enter(site.office, event_id, "A", (1, board), Outcome.DRAW)))


def test_ten_results_write_a_copy_that_another_laptop_takes_in(served: Served, tmp_path: Path) -> None:
    """Nine results write nothing; the tenth writes the whole event, which opens elsewhere as it is here."""
    secret = served.site.office.phones.secret()
    copier = Copier(served.site.office, tmp_path / "usb")
    site = replace(served.site, copier=copier)
    for board in range(1, RESULTS):
        with_result(site, served.event_id, board)
    copier.wait()
    assert not (tmp_path / "usb").exists()
    with_result(site, served.event_id, RESULTS)
    copier.wait()
    (written,) = (tmp_path / "usb").glob("*.tura")
    other = open_office(str(tmp_path / "other.sqlite"))
    other.transfer.import_(written.read_bytes())
    assert other.state(served.event_id) == served.site.office.state(served.event_id)
    whole = open_office(str(tmp_path / "usb" / "tura.sqlite"))
    assert whole.state(served.event_id) == served.site.office.state(served.event_id)
    assert whole.phones.secret() == secret


def test_a_place_that_is_gone_is_told_and_stops_nobody(served: Served, tmp_path: Path) -> None:
    """The stick was pulled out: the result stands, and the fault is there to be shown."""
    (tmp_path / "usb").write_text("not a folder")
    copier = Copier(served.site.office, tmp_path / "usb")
    site = replace(served.site, copier=copier)
    for board in range(1, RESULTS + 1):
        with_result(site, served.event_id, board)
    copier.wait()
    assert copier.fault.startswith(str(tmp_path / "usb"))
    assert served.site.office.state(served.event_id).fields["A"].rounds[0].results == RESULTS


@pytest.fixture
def second(served: Served, tmp_path: Path) -> Iterator[Served]:
    """A second laptop that follows the first one."""
    folder = tmp_path / "second"
    folder.mkdir()
    link = f"{served.url}/link/{invite(served.site.keys, Role.CHIEF_ARBITER)}"
    office = open_office(str(folder / "tura.sqlite"), "second")
    following = Following(office, Hub(), link)
    assert following.step() > 0
    for each in serving(str(folder / "tura.sqlite")):
        object.__setattr__(each.site, "following", following)
        following.start()
        yield each
        following.take_over()


def test_a_second_laptop_repeats_the_first_and_takes_over(
    served: Served, second: Served, chromium: Browser
) -> None:
    """What is entered there is seen here; nothing can be entered here until it leads; then it goes on at once."""
    with_result(served.site, served.event_id, 1)
    head = served.site.office.folded.read(served.event_id).seq
    until(lambda: second.site.office.folded.read(served.event_id).seq == head)
    keys: Keys = second.site.keys
    context = chromium.new_context()
    token = sure(accept(keys, invite(keys, Role.CHIEF_ARBITER)))
    context.add_cookies([{"name": "tura", "value": token, "url": second.url}])
    page = context.new_page()
    answer = page.request.post(second.path("A/results/1/2"), form={"result": "1-0", "seen": ""})
    assert answer.status == 409
    page.goto(f"{second.url}/home")
    page.locator(".bar button").click()
    page.wait_for_url("**/home")
    assert page.locator(".bar").count() == 0
    page.goto(second.path("A/results/1"))
    page.keyboard.press("1")
    until(lambda: second.site.office.state(served.event_id).fields["A"].rounds[0].results == 2)
    context.close()
