"""A second place: the event and the whole database in a folder, after every publication and every ten results."""

import os
from collections import defaultdict
from pathlib import Path
from threading import Lock

from tura.app.office import Office
from tura.app.ports import StoreFault
from tura.domain.events.results import ResultCorrected, ResultEntered
from tura.domain.events.rounds import PairingPublished
from tura.web.aside import Aside

RESULTS = 10


class Copier:
    """Writes events into ``folder`` (a USB stick, a share) beside the work; ``fault`` says why the last copy failed."""

    def __init__(self, office: Office, folder: Path) -> None:
        self._office = office
        self._folder = folder
        self._results: dict[str, int] = defaultdict(int)
        self._counted: dict[str, int] = {}
        self._lock = Lock()
        self._aside = Aside("copy", self._written)
        self.fault = ""

    def changed(self, event_id: str, before: int) -> None:
        """An event has grown beyond ``before``: a copy begins if it is time for one."""
        with self._lock:
            # Writers of several parts may tell of the same entries: each is counted once.
            after = max(before, self._counted.get(event_id, 0))
            entries = self._office.journal.tail(event_id, after)
            self._counted[event_id] = after + len(entries)
        new = [entry.event for entry in entries]
        self._results[event_id] += sum(isinstance(each, ResultEntered | ResultCorrected) for each in new)
        due = any(isinstance(each, PairingPublished) for each in new)
        if due or self._results[event_id] >= RESULTS:
            self._results[event_id] = 0
            self._aside.hand(event_id)

    def wait(self) -> None:
        """Every copy that has begun is done."""
        self._aside.wait()

    def _written(self, event_id: str) -> None:
        try:
            self.write(event_id)
            self.write_all()
        except OSError as error:
            self.fault = f"{self._folder}: {error.strerror}"
        except StoreFault as error:
            self.fault = f"{self._folder}: {error}"
        else:
            self.fault = ""

    def write(self, event_id: str) -> Path:
        """The event's file, whole or the one before it; raises OSError."""
        slug = next(each.slug for each in self._office.catalogue.all() if each.event_id == event_id)
        target = self._folder / f"{slug}.tura"
        beside = target.with_suffix(".part")
        self._folder.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(self._office.copy(event_id))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
        return target

    def write_all(self) -> None:
        """The whole database, with accounts and phones' codes: `tura serve --db` goes on from it on any machine."""
        try:
            self._office.transfer.backup(str(self._folder / "tura.sqlite"))
        except StoreFault as error:
            # A database server has its own backups.
            if error.reason.code != "store-backup-postgres":
                raise
