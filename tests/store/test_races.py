"""Several processes write one event: every append lands once, in one order, on both databases."""

import subprocess
import sys
from pathlib import Path

from noted import Noted
from tura.app.ports import Verified
from tura.store.opening import Store, open_store_of

WRITER = Path(__file__).with_name("writer.py")
COUNT = 60


def test_two_writers_lose_races_but_no_entry(store: Store[Noted]) -> None:
    """Conflicts are met and decided again; both writers' entries are all there, in each one's order."""
    event_id = store.catalogue.add("cup", "Cup").event_id
    url = store.database.url.render_as_string(hide_password=False)
    commands = [[sys.executable, str(WRITER), url, event_id, name, str(COUNT)] for name in ("a", "b")]
    writers = [subprocess.Popen(command, stdout=subprocess.PIPE) for command in commands]
    said = [writer.communicate()[0].decode().split("\n") for writer in writers]
    assert [writer.returncode for writer in writers] == [0, 0]
    entries = store.journal.tail(event_id)
    for name in ("a", "b"):
        numbers = [entry.event.number for entry in entries if entry.event.text == name]
        assert numbers == list(range(COUNT))
    acknowledged = [line for lines in said for line in lines if line and not line.startswith("conflicts")]
    assert sorted(acknowledged) == sorted(f"{entry.seq} {entry.hash}" for entry in entries)
    assert store.journal.verify(event_id) == Verified(len(entries), entries[-1].hash)


def test_two_processes_may_create_the_database_at_once(url: str) -> None:
    """The migration runs once, whoever comes first."""
    opening = (
        "import sys; from noted import Noted; from tura.store.opening import open_store_of; "
        "open_store_of(sys.argv[1], [Noted]).close()"
    )
    openers = [subprocess.Popen([sys.executable, "-c", opening, url]) for _ in range(3)]
    assert [opener.wait() for opener in openers] == [0, 0, 0]
    store = open_store_of(url, [Noted])
    assert store.catalogue.all() == ()
    store.close()
