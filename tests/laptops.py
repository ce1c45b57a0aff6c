"""Laptops for tests: `tura serve` in a process of its own, which can be killed like a pulled plug."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from secrets import token_urlsafe

from road import sure
from tura.app.accounts import Keys, Role, accept, invite, set_password
from tura.app.office import Office
from tura.store.office import office_and_accounts

PASSWORD = "correct horse"  # noqa: S105  an invented one


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Laptop:
    """A machine with a database and a port; ``plug_in`` starts it, ``pull`` kills it."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is found."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """Its database file."""
        return str(self.folder / "tura.sqlite")

    def plug_in(self, *options: str, seconds: float = 30) -> None:
        """The server started and answering."""
        words = [sys.executable, "-m", "tura", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.folder / "said.txt").open("ab") as said:
            self.process = subprocess.Popen(
                [*words, "--db", self.database, *options],
                stdout=said,
                stderr=said,
                env={**os.environ, "TURA_LATEST": ""},
                start_new_session=True,
            )
        end = time.monotonic() + seconds
        while not self.answers():
            assert time.monotonic() < end, (self.folder / "said.txt").read_text()
            assert self.process.poll() is None, (self.folder / "said.txt").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether somebody answers there."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", "/sign-in")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def pull(self) -> None:
        """Killed at once, with everything it had started."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def office(self) -> Office:
        """Its database as another process sees it."""
        return office_and_accounts(self.database)[0]

    def keys(self) -> Keys:
        """Its accounts."""
        office, accounts = office_and_accounts(self.database)
        return Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id)

    def link(self, role: Role = Role.CHIEF_ARBITER) -> str:
        """An invitation."""
        return f"{self.url}/link/{invite(self.keys(), role)}"

    def session(self, role: Role, name: str = "") -> str:
        """The token of a new account that can sign in with PASSWORD too."""
        keys = self.keys()
        token = sure(accept(keys, invite(keys, role, name or role.value)))
        found = keys.accounts.by_name(name or role.value)
        assert found is not None
        assert set_password(keys, found[0], PASSWORD) is None
        return token


@contextmanager
def laptop(folder: Path) -> Iterator[Laptop]:
    """A laptop that is pulled out at the end."""
    folder.mkdir(parents=True, exist_ok=True)
    made = Laptop(folder, free_port())
    try:
        yield made
    finally:
        made.pull()
