"""The hash chain: each entry's hash covers all it says and the hash of the entry before."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

import msgspec


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """An entry as it is stored: ``at`` is ISO 8601 in UTC, ``body`` JSON text of ``version`` of ``kind``."""

    event_id: str
    seq: int
    at: str
    actor: str
    kind: str
    version: int
    body: str
    hash: str


def first_hash(event_id: str) -> str:
    """The hash "before" the first entry."""
    return sha256(event_id.encode()).hexdigest()


def chained(before: str, row: Row) -> Row:
    """``row`` with its hash, which covers every field and ``before``."""
    return replace(row, hash=hash_of(before, row))


def hash_of(before: str, row: Row) -> str:
    """SHA-256 of the values as a JSON array, which no other values can spell."""
    said = (before, row.event_id, row.seq, row.at, row.actor, row.kind, row.version, row.body)
    return sha256(msgspec.json.encode(said)).hexdigest()


def first_broken(event_id: str, rows: Iterable[Row]) -> int | None:
    """The first ``seq`` that is missing or whose hash does not fit; None if the chain holds."""
    before = first_hash(event_id)
    for seq, row in enumerate(rows, start=1):
        if row.seq != seq or row.event_id != event_id or row.hash != hash_of(before, row):
            return seq
        before = row.hash
    return None


def fork_of(here: Sequence[Row], copy: Sequence[Row]) -> int | None:
    """The first ``seq`` at which two valid chains differ; None if one continues the other."""
    for ours, theirs in zip(here, copy, strict=False):
        if ours.hash != theirs.hash:
            return ours.seq
    return None
