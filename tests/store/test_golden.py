"""Journals written by every released version still read, verify and fold to the state they had."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tura.app.event_states import event_states
from tura.app.ports import Imported, Verified
from tura.domain.apply import fold
from tura.domain.events import KINDS
from tura.store.codec import Body, codec_of
from tura.store.opening import open_store
from tura.store.snapshot import digest, snapshot
from tura.store.upcasts import UPCASTS

VERSIONS = sorted(path for path in Path(__file__).parents[1].joinpath("golden").iterdir() if path.is_dir())


def missing(then: Any, now: Any, where: str = "") -> list[str]:  # noqa: ANN401 - JSON
    """Where ``now`` does not say what ``then`` said; it may say more."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [
            each
            for key in then
            for each in (missing(then[key], now[key], f"{where}.{key}") if key in now else [f"{where}.{key}"])
        ]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        return [each for number, (a, b) in pairs for each in missing(a, b, f"{where}[{number}]")]
    return [] if then == now else [where]


@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_a_released_journal_folds_to_its_state(version: Path) -> None:
    """The copy imports, its chain verifies, and its state says all that it said then."""
    store = open_store(":memory:")
    taken = store.transfer.import_((version / "event.jsonl").read_bytes())
    assert isinstance(taken, Imported)
    assert isinstance(store.journal.verify(taken.event_id), Verified)
    state = event_states(store.journal).read(taken.event_id).state
    then = json.loads((version / "event.state.json").read_text(encoding="utf-8"))
    assert missing(then, json.loads(snapshot(state))) == []
    entries = store.journal.tail(taken.event_id)
    assert digest(fold([entry.event for entry in entries])) == digest(state)
    store.close()


@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_a_released_body_of_every_kind_reads(version: Path) -> None:
    """Every kind of a release is read, and what is written today says all that was written then."""
    codec = codec_of(KINDS.values(), UPCASTS)
    for line in (version / "kinds.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        event = codec.decode(Body(told["kind"], told["version"], json.dumps(told["body"])))
        again = codec.encode(event)
        if again.version == told["version"]:
            assert missing(told["body"], json.loads(again.text)) == [], told["kind"]
        assert codec.decode(again) == event


@pytest.mark.prove
@pytest.mark.skipif(not os.environ.get("TURA_PROVE"), reason="asked at a release")
def test_the_newest_golden_journal_knows_every_kind() -> None:
    """At a release every kind is in the golden bodies."""
    lines = (VERSIONS[-1] / "kinds.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["kind"] for line in lines] == sorted(KINDS), (
        f"run: python tests/golden/write.py {VERSIONS[-1].name}"
    )
