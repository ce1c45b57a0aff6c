"""A folded state as canonical JSON: the same state always gives the same text, on every machine."""

from hashlib import sha256

import msgspec

from tura.store.codec import to_plain

_ENCODER = msgspec.json.Encoder(enc_hook=to_plain, order="sorted")


def snapshot(state: object) -> bytes:
    """The state as JSON with sorted keys and sets."""
    return _ENCODER.encode(state)


def digest(state: object) -> str:
    """SHA-256 of the snapshot: two processes that agree on it hold one state."""
    return sha256(snapshot(state)).hexdigest()
