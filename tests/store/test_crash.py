"""A writing process killed at any moment loses nothing that it had acknowledged."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noted import Noted
from tura.app.ports import Verified
from tura.store.opening import Store, open_store_of

WRITER = Path(__file__).with_name("writer.py")
RUNS = 200 if os.environ.get("TURA_PROVE") else 20


def killed_after(url: str, event_id: str, name: str, seconds: float) -> list[tuple[int, str]]:
    """A writer started, killed ``seconds`` after its first word; what it acknowledged."""
    command = [sys.executable, str(WRITER), url, event_id, name, "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(seconds)
        writer.send_signal(signal.SIGKILL)
        said = first + writer.stdout.read()
    # A line without its end was never fully said.
    lines = [line.split() for line in said.decode().split("\n")[:-1]]
    return [(int(seq), mark) for seq, mark in lines]


def check(store: Store[Noted], event_id: str, acknowledged: list[tuple[int, str]]) -> None:
    """Everything acknowledged is there with its hash, the chain holds, and pairs of entries are whole."""
    entries = store.journal.tail(event_id)
    kept = {entry.seq: entry.hash for entry in entries}
    assert [(seq, mark) for seq, mark in acknowledged if kept.get(seq) != mark] == []
    assert store.journal.verify(event_id) == Verified(len(entries), entries[-1].hash)
    firsts = [entry.event for entry in entries if entry.event.number % 3 == 0]
    assert sum(event.text.endswith("+") for event in firsts) * 2 == len(firsts)


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of POSIX")
def test_a_killed_writer_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """After each kill at a random moment the journal is whole, and the next writer continues it."""
    url = f"sqlite:///{tmp_path / 'tura.db'}"
    store = open_store_of(url, [Noted])
    event_id = store.catalogue.add("cup", "Cup").event_id
    moments = random.Random(20261212)
    heads = [0]
    for run in range(RUNS):
        acknowledged = killed_after(url, event_id, f"w{run}", moments.uniform(0, 0.05))
        check(store, event_id, acknowledged)
        heads.append(store.journal.head(event_id))
        assert acknowledged[0][0] == heads[-2] + 1
    assert heads == sorted(set(heads))
    store.close()
