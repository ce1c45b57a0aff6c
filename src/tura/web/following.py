"""A second laptop: it repeats another one's events, and can go on when that one falls silent."""

import json
import threading
from collections.abc import Callable
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode, urlsplit

from tura.app.office import Office
from tura.app.ports import Imported, StoreFault
from tura.web.leading import Leading
from tura.web.live import Hub
from tura.web.other import Other, SilentError

EVERY_SECONDS = 2.0
COOKIE = "following"


class Following:
    """Asks the first laptop what is new; while it goes on, nothing is written here but what comes from there.

    ``link`` is an invitation made there for an organiser or a chief arbiter; it is used up once, and the session
    it gave is kept.  ``trouble`` is the last thing that went wrong, "" while all is well.  After taking over it
    goes on telling the first laptop who leads, for the time when that one comes back.
    """

    def __init__(self, office: Office, hub: Hub, link: str, leading: Leading | None = None) -> None:
        self._office = office
        self._hub = hub
        self._link = link
        self._beside = ""
        self._epoch = 0
        self._stopped = threading.Event()
        self._first = Other(link, self._kept_session())
        self.leading = leading or Leading(office)
        self.changed: Callable[[str], None] = lambda _event: None
        self.address = self._first.address
        self.trouble = ""
        if self.leading.taken_from == self.address:
            self._stopped.set()

    @property
    def is_on(self) -> bool:
        """Whether this laptop still only repeats."""
        return not self._stopped.is_set()

    def start(self) -> None:
        """Asking begins, in a thread of its own."""
        threading.Thread(target=self._run, name="following", daemon=True).start()

    def take_over(self) -> None:
        """This laptop leads from now on; nothing more is fetched."""
        if self.is_on:
            self.leading.take_over(self.address, self._epoch)
            self._stopped.set()

    def _run(self) -> None:
        while self.is_on:
            try:
                self.step(waits=True)
                self._stopped.wait(0.01)
            except (SilentError, ValueError, StoreFault) as error:
                self.trouble = str(error) or type(error).__name__
                self._stopped.wait(EVERY_SECONDS)

    def step(self, *, waits: bool = False) -> int:
        """One look at the first laptop: how many entries came; raises SilentError when it does not answer."""
        if not self._first.cookie:
            self._sign_in()
        has = {e.event_id: self._office.journal.head(e.event_id) for e in self._office.catalogue.all()}
        asked = {"has": json.dumps(has), "beside": self._beside, "address": self.leading.address}
        told = json.loads(self._first.got(f"/copies?{urlencode(asked | ({'wait': '1'} if waits else {}))}"))
        self._epoch = int(told["epoch"])
        came = sum(self._took(each) for each in told["events"] if each["head"] > has.get(each["id"], 0))
        if told["beside"] != self._beside:
            self._take_beside()
        self.trouble = ""
        return came

    def _took(self, event: dict[str, Any]) -> int:
        data = self._first.got(f"/e/{event['slug']}/copy")
        if not self.is_on:
            return 0
        taken = self._office.transfer.import_(data)
        if isinstance(taken, Imported):
            self._hub.changed(taken.event_id, taken.head)
            self.changed(taken.event_id)
            return taken.added
        raise ValueError(f"{event['slug']}: {type(taken).__name__} {taken.seq}")

    def _take_beside(self) -> None:
        """Accounts, phones and consents; pages that show them are told."""
        data = self._first.got("/copies/beside")
        if not self.is_on:
            return
        self._office.beside.take(data)
        self._beside = sha256(data).hexdigest()
        for event in self._office.catalogue.all():
            self._hub.nudge(event.event_id)

    def _kept_session(self) -> str:
        """The session that this very link gave before a restart."""
        link, _, cookie = self._office.beside.fact(COOKIE).partition(" ")
        return cookie if link == self._mark else ""

    @property
    def _mark(self) -> str:
        return sha256(self._link.encode()).hexdigest()

    def _sign_in(self) -> None:
        path = urlsplit(self._link).path
        status, cookie, _ = self._first.call("POST", path, {"name": "second laptop"})
        if status != 303 or not cookie:
            raise SilentError(f"{self.address}: {status}")
        self._first.cookie = cookie.partition(";")[0]
        self._office.beside.keep(COOKIE, f"{self._mark} {self._first.cookie}")
