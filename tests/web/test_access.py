"""Every route stands in the matrix, and a real application keeps to it for every role."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from inspect import Parameter, signature
from itertools import product
from pathlib import Path
from secrets import token_urlsafe

import pytest

from asking import Client
from road import entered, office_at, sure
from tura.app.accounts import Account, Keys, Role, accept, invite, set_password
from tura.store.office import office_and_accounts
from tura.store.opening import Opening
from tura.web.access import MATRIX, may
from tura.web.app import create_app
from tura.web.limit import Limit
from tura.web.live import Hub
from tura.web.pages import signing
from tura.web.request import Asked
from tura.web.routes import ROUTES, Address, page_of
from tura.web.site import Site

ROLES: tuple[Role | None, ...] = (None, *Role)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 12, 12, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        """The moment it was set to."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """Nine o'clock on the day of the event."""
    return Clock()


@pytest.fixture
def site(tmp_path: Path, clock: Clock) -> Site:
    """The shipped rapid event with its list taken in."""
    entered(office_at(tmp_path), 0)
    office, accounts = office_and_accounts(str(tmp_path / "tura.sqlite"), "tester", Opening(clock=clock))
    return Site(office, Keys(accounts, clock, lambda: token_urlsafe(24), office.new_id), Hub())


@pytest.fixture
def browser(site: Site) -> Callable[..., Client]:
    """``browser(role, sections)``: a client that is signed in with this role."""
    app = create_app(site)

    def signed_in(role: Role | None, sections: tuple[str, ...] = ()) -> Client:
        client = Client(app)
        if role is not None:
            client.cookies["tura"] = sure(accept(site.keys, invite(site.keys, role, "", sections)))
        return client

    return signed_in


def asked(site: Site, address: Address) -> str:
    """An address of the application with something real in each of its places."""
    path = address.path.replace("{event}", site.office.catalogue.all()[0].slug)
    for name, value in {
        "section": "A",
        "number:int": "1",
        "board:int": "1",
        "entry": "e1",
        "paper": "start-list",
        "form": "csv",
    }.items():
        path = path.replace(f"{{{name}}}", value)
    return path.partition("{")[0] + "x" if "{" in path else path


def test_every_route_stands_in_the_matrix() -> None:
    """No address is served that the matrix does not know, and no row is without an address."""
    assert {address.name for address in ROUTES} | {"static"} == set(MATRIX)


def test_every_page_named_in_the_routes_is_there() -> None:
    """Pages are imported when first asked for: each name leads to a function that takes one request."""
    for address in ROUTES:
        first, *others = signature(page_of(address.page)).parameters.values()
        assert first.annotation is Asked, address
        assert all(other.default is not Parameter.empty for other in others), address


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.value if role else "nobody")
def test_who_may_not_is_refused_and_who_may_is_answered(
    role: Role | None, site: Site, browser: Callable[..., Client]
) -> None:
    """Every route with every method: 401 or 403 (or the sign-in page) exactly where the matrix says so."""
    client = browser(role)
    for address, method in ((a, m) for a in ROUTES for m in a.methods):
        if address.name in {"live", "sign-out"}:
            continue  # a stream without an end; and whoever has left asks for nothing more
        answer = client.request(method, asked(site, address))
        turned = answer.status_code in (401, 403) or answer.headers.get("location", "").startswith(
            "/sign-in?"
        )
        if address.name in {"link", "sign-in"}:
            turned = False  # these answer 403 to a wrong link or password, which is not the matrix's doing
        assert turned is (role not in MATRIX[address.name]), (method, address.path, answer.status_code)


def test_an_arbiter_of_some_boards_has_only_these(site: Site, browser: Callable[..., Client]) -> None:
    """Boards 1 to 20 of A: not board 21, not section B, and nothing about the whole event."""
    slug = site.office.catalogue.all()[0].slug
    client = browser(Role.ARBITER, ("A:1-20",))
    for path, wanted in {"A/results/1/20": 404, "A/results/1/21": 403, "B/results/1/1": 403}.items():
        assert client.post(f"/e/{slug}/{path}", data={"result": "", "seen": ""}).status_code == wanted
    limited = Account("i", "n", Role.CHIEF_ARBITER, ("A",))
    assert may(limited, "standings", "A")
    assert not may(limited, "standings", "B")
    assert not may(limited, "accounts")


def test_a_write_from_another_site_is_refused(site: Site, browser: Callable[..., Client]) -> None:
    """By Sec-Fetch-Site where the browser sends it, else by Origin; our own pages and plain clients pass."""
    del site
    client = browser(Role.ORGANISER)
    foreign: tuple[dict[str, str], ...] = (
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
    )
    own: tuple[dict[str, str], ...] = (
        {"sec-fetch-site": "same-origin"},
        {"origin": "http://testserver"},
        {},
    )
    for headers in foreign:
        assert client.post("/settings", data={"language": "en"}, headers=headers).status_code == 403, headers
    for headers in own:
        assert client.post("/settings", data={"language": "en"}, headers=headers).status_code == 303, headers


def test_a_session_ends_by_itself(clock: Clock, browser: Callable[..., Client]) -> None:
    """After fourteen days whoever had signed in has to sign in again."""
    client = browser(Role.ORGANISER)
    assert client.get("/home").status_code == 200
    clock.now += timedelta(days=14, seconds=1)
    assert client.get("/home").headers["location"].startswith("/sign-in")


def test_a_password_signs_in_and_guessing_is_slowed(
    site: Site, browser: Callable[..., Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The right password opens a session; five wrong ones a minute and even the right one has to wait."""
    monkeypatch.setattr(signing, "ATTEMPTS", Limit(5, 60))
    sure(accept(site.keys, invite(site.keys, Role.DESK), "Стол"))
    account = site.keys.accounts.by_name("Стол")
    assert account is not None
    assert set_password(site.keys, account[0], "коротко") is not None
    assert set_password(site.keys, account[0], "вполне длинно") is None
    right = {"name": "Стол", "password": "вполне длинно"}
    client = browser(None)
    assert client.post("/sign-in", data=right).status_code == 303
    wrong = {"name": "Стол", "password": "наугад"}
    assert [client.post("/sign-in", data=wrong).status_code for _ in range(5)] == [403] * 4 + [429]
    assert client.post("/sign-in", data=right).status_code == 429


def test_passwords_and_tokens_are_kept_only_as_hashes(site: Site, tmp_path: Path) -> None:
    """Whoever reads the database file finds neither a password nor a token."""
    token = sure(accept(site.keys, invite(site.keys, Role.DESK), "Стол"))
    link = invite(site.keys, Role.HELPER)
    account = site.keys.accounts.by_name("Стол")
    assert account is not None
    set_password(site.keys, account[0], "correct horse")
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not [secret for secret in (token, link, "correct horse") if secret.encode() in written]


def test_nobody_gives_a_role_above_the_own(browser: Callable[..., Client]) -> None:
    """A chief arbiter invites arbiters, and cannot make an organiser."""
    client = browser(Role.CHIEF_ARBITER)
    for role, wanted in ((Role.ORGANISER, 403), (Role.ARBITER, 200)):
        answer = client.post("/accounts", data={"action": "invite", "role": role.value})
        assert answer.status_code == wanted


def test_a_withdrawn_link_and_a_removed_account_open_nothing(
    site: Site, browser: Callable[..., Client]
) -> None:
    """The link is used up, and the account's sessions end with it."""
    chief, guest = browser(Role.ORGANISER), browser(Role.HELPER)
    link = invite(site.keys, Role.HELPER)
    ((token, _),) = site.keys.accounts.invitations(site.keys.clock())
    chief.post("/accounts", data={"action": "withdraw", "token": token})
    assert browser(None).post(f"/link/{link}").status_code == 403
    helper = next(each for each in site.keys.accounts.all() if each.role is Role.HELPER)
    chief.post("/accounts", data={"action": "remove", "account": helper.id})
    assert guest.get("/home").status_code == 303


def test_the_matrix_walk_covers_every_role() -> None:
    """Each row names at least one role, and the organiser may do everything that anybody may."""
    for name, role in product(MATRIX, ROLES):
        assert MATRIX[name]
        assert role not in MATRIX[name] or Role.ORGANISER in MATRIX[name]
