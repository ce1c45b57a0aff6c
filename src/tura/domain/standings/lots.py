"""Drawing of lots that anybody can repeat (C.07 4.2; the seed is stored with the event)."""

from collections.abc import Sequence
from hashlib import sha256


def drawn(keys: Sequence[str], seed: str) -> list[int]:
    """The positions of ``keys`` in the order of the lots: by SHA-256 of ``seed``, a colon and the key.

    The order of two keys never depends on who else takes part.

    >>> drawn(["7", "3", "12"], "2026-11-30")
    [1, 2, 0]
    """
    return sorted(range(len(keys)), key=lambda place: sha256(f"{seed}:{keys[place]}".encode()).digest())
