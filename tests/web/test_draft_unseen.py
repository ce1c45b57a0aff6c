"""A draft is the arbiter's alone: nothing that others see or that leaves the machine changes because of it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_urlsafe

import pytest
from bench.crowd import crowded

from asking import Client
from printed import text_of
from road import office_at, sure
from tura.app.accounts import Keys, Role, accept, invite
from tura.app.pairing import Asked, pair, publish
from tura.app.papers.hall import Hall
from tura.app.scoring import enter
from tura.documents.latest import latest
from tura.documents.section_files import FORMATS, section_files
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.domain.commands.rounds import BeginManual, EndManual, SwapColours
from tura.domain.round.outcome import Outcome
from tura.store.office import office_and_accounts
from tura.store.opening import Opening
from tura.web.app import create_app
from tura.web.kept import Pages
from tura.web.live import Hub
from tura.web.pages.public import painted
from tura.web.site import Site

NOW = datetime(2026, 12, 12, 9, 0, tzinfo=UTC)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """Round 1 of eleven players is over."""
    event_id = crowded(office_at(tmp_path), 11)
    office, accounts = office_and_accounts(
        str(tmp_path / "tura.sqlite"), "tester", Opening(clock=lambda: NOW)
    )
    for board in office.state(event_id).fields["A"].rounds[0].boards:
        sure(enter(office, event_id, "A", (1, board.number), Outcome.WHITE))
    return Site(office, Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id), Hub())


def seen_by_all(site: Site) -> Iterator[tuple[str, object]]:
    """Everything that somebody without an account can ask for, and every file that leaves the machine."""
    (event,) = site.office.catalogue.all()
    state = site.office.state(event.event_id)
    # Without the pages kept for a moment, which could hide a leak.
    client = Client(create_app(replace(site, pages=Pages())))
    addresses = [f"/p/{event.slug}", f"/p/{event.slug}?section=A", f"/e/{event.slug}/hall"]
    addresses += [f"/p/{event.slug}/A/{tpn}" for tpn in range(1, 12)]
    addresses += [f"/e/{event.slug}/A/why/2/{board}" for board in range(1, 6)]
    for address in addresses:
        answer = client.get(address)
        yield address, (answer.status_code, _without_number(answer.text))
    yield "live", dict(painted(site, event.event_id, "A/ru").rows)
    hall = Hall(state, site.office.people(state))
    for form in FORMATS:
        yield form, dict(section_files(hall, "A", form))
    for name, data in latest(Source(hall), hall, "A", Setting()):
        yield name, text_of(data, 1) if name.endswith(".pdf") else data


def _without_number(page: str) -> str:
    """A page without the number of the journal's last entry, which tells only that something happened."""
    return "".join(line for line in page.splitlines(keepends=True) if "data-seq=" not in line)


def test_a_draft_of_the_next_round_changes_nothing_that_others_see(site: Site) -> None:
    """Public pages, the hall, the live stream, why, every export and the published files stay as they were."""
    (event,) = site.office.catalogue.all()
    before = dict(seen_by_all(site))
    sure(pair(site.office, event.event_id, "A", Asked(confirm=4)))
    after = dict(seen_by_all(site))
    assert [name for name in before if before[name] != after[name]] == []
    sure(publish(site.office, event.event_id, "A", confirm=4))
    shown = dict(seen_by_all(site))
    public = f"/p/{event.slug}"
    assert [
        name for name in (public, f"/e/{event.slug}/hall", "live", "A.txt") if shown[name] == after[name]
    ] == []


def test_changes_to_a_published_round_are_unseen_until_published(site: Site) -> None:
    """A session of changes on a published pairing, open or ended, shows nobody anything."""
    (event,) = site.office.catalogue.all()
    sure(pair(site.office, event.event_id, "A", Asked(confirm=4)))
    sure(publish(site.office, event.event_id, "A", confirm=4))
    before = dict(seen_by_all(site))
    begin = BeginManual(field="A", round=2, reason="a request", confirm=4)
    swap = SwapColours(field="A", round=2, board=1, confirm=4)
    sure(site.office.perform(event.event_id, [begin, swap]))
    open_session = dict(seen_by_all(site))
    sure(site.office.perform(event.event_id, [EndManual(field="A", round=2, confirm=4)]))
    ended = dict(seen_by_all(site))
    assert [name for name in before if not before[name] == open_session[name] == ended[name]] == []


@pytest.mark.parametrize("role", [Role.VIEWER, Role.HELPER, Role.DESK])
def test_who_may_not_pair_sees_the_published_round(site: Site, role: Role) -> None:
    """A viewer's, a helper's and the desk's page of rounds ends with the last published one."""
    (event,) = site.office.catalogue.all()
    sure(pair(site.office, event.event_id, "A", Asked(confirm=4)))
    client = Client(create_app(site))
    client.cookies["tura"] = sure(accept(site.keys, invite(site.keys, role, "")))
    page = client.get(f"/e/{event.slug}/A/round").text
    assert "Тур 1" in page
    assert "черновик" not in page
    assert client.get(f"/e/{event.slug}/A/round/2").status_code == 404
    assert client.get(f"/e/{event.slug}/A/why/2/1").status_code == 404
