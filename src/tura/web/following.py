"""A second laptop: it repeats another one's events, and can go on when that one falls silent."""

import json
import threading
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlencode, urlsplit

from tura.app.office import Office
from tura.app.ports import Imported, StoreFault
from tura.web.live import Hub

EVERY_SECONDS = 2.0
PATIENCE_SECONDS = 10.0


class Following:
    """Polls the first laptop; while it goes on, nothing is written here but what comes from there.

    ``link`` is an invitation made there for an organiser or a chief arbiter; it is used up once.  ``trouble`` is
    the last thing that went wrong, "" while all is well.
    """

    def __init__(self, office: Office, hub: Hub, link: str) -> None:
        self._office = office
        self._hub = hub
        self._parts = urlsplit(link)
        self._cookie = ""
        self._stopped = threading.Event()
        self.address = f"{self._parts.scheme}://{self._parts.netloc}"
        self.trouble = ""

    @property
    def is_on(self) -> bool:
        """Whether this laptop still only repeats."""
        return not self._stopped.is_set()

    def start(self) -> None:
        """Polling begins, in a thread of its own."""
        threading.Thread(target=self._run, name="following", daemon=True).start()

    def take_over(self) -> None:
        """This laptop leads from now on; nothing more is fetched."""
        self._stopped.set()

    def _run(self) -> None:
        while self.is_on:
            try:
                self.step()
            except (OSError, HTTPException, ValueError, StoreFault) as error:
                self.trouble = str(error) or type(error).__name__
            self._stopped.wait(EVERY_SECONDS)

    def step(self) -> int:
        """One look at the first laptop: how many entries came; raises OSError when it does not answer."""
        if not self._cookie:
            self._sign_in()
        came = 0
        for event in json.loads(self._got("/copies")):
            here = self._office.journal.head(event["id"])
            if event["head"] > here:
                came += self._took(event)
        self.trouble = ""
        return came

    def _took(self, event: dict[str, Any]) -> int:
        taken = self._office.transfer.import_(self._got(f"/e/{event['slug']}/copy"))
        if isinstance(taken, Imported):
            self._hub.changed(taken.event_id, taken.head)
            return taken.added
        raise ValueError(f"{event['slug']}: {type(taken).__name__} {taken.seq}")

    def _sign_in(self) -> None:
        status, cookie, _ = self._asked("POST", self._parts.path, urlencode({"name": "second laptop"}))
        if status != 303 or not cookie:
            raise ValueError(f"{self.address}: {status}")
        self._cookie = cookie.partition(";")[0]

    def _got(self, path: str) -> bytes:
        status, _, data = self._asked("GET", path)
        if status != 200:
            raise ValueError(f"{self.address}{path}: {status}")
        return data

    def _asked(self, method: str, path: str, body: str = "") -> tuple[int, str, bytes]:
        """The answer's status, cookie and bytes."""
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        with closing(kind(self._parts.netloc, timeout=PATIENCE_SECONDS)) as connection:
            headers = {"content-type": "application/x-www-form-urlencoded", "cookie": self._cookie}
            connection.request(method, path, body or None, headers)
            with connection.getresponse() as answer:
                return answer.status, answer.getheader("set-cookie") or "", answer.read()
