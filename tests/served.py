"""A real server for browser tests: in a thread, on a real database."""

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from secrets import token_urlsafe

import uvicorn

from road import sure
from tura.app.accounts import Keys, Role, accept, invite
from tura.store.office import office_and_accounts
from tura.store.opening import Opening
from tura.web.app import create_app
from tura.web.live import Hub
from tura.web.site import Site
from tura.web.worker import Worker


@dataclass(frozen=True)
class Served:
    """A running server: the shipped rapid event (section A's first round is published) and ways in."""

    url: str
    site: Site
    slug: str
    event_id: str

    def path(self, rest: str) -> str:
        """The address of a page of the event, e.g. ``A/round``."""
        return f"{self.url}/e/{self.slug}/{rest}"

    def token(self, role: Role, name: str = "", sections: tuple[str, ...] = ()) -> str:
        """The session of a new account with this role."""
        return sure(accept(self.site.keys, invite(self.site.keys, role, name or role.value, sections)))


def serving(database: str, worker: Worker | None = None, opening: Opening | None = None) -> Iterator[Served]:
    """A server on a database, in a thread, until the iterator is closed; it may hold no event yet."""
    office, accounts = office_and_accounts(database, "tester", opening)
    keys = Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id)
    site = Site(office, keys, Hub(), "http://127.0.0.1", worker=worker or Worker())
    settings = uvicorn.Config(
        create_app(site),
        host="127.0.0.1",
        port=0,
        log_level="error",
        lifespan="off",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    slug, event_id = next(((each.slug, each.event_id) for each in office.catalogue.all()), ("", ""))
    yield Served(f"http://127.0.0.1:{port}", site, slug, event_id)
    server.should_exit = True
    server.force_exit = True
    thread.join(5)
    site.worker.close()
