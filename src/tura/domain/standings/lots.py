"""Drawing of lots that anybody can repeat (C.07 4.2; the seed is stored with the event)."""

from collections.abc import Sequence
from hashlib import sha256


def drawn(keys: Sequence[str], seed: str) -> list[int]:
    """The positions of ``keys`` in the order of the lots: by SHA-256 of ``seed``, a colon and the key.

    The order of two keys never depends on who else takes part.

    >>> drawn(["7", "3", "12"], "blitz")
    [2, 0, 1]
    """
    return sorted(range(len(keys)), key=lambda place: sha256(f"{seed}:{keys[place]}".encode()).digest())
