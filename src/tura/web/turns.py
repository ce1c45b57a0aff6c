"""Who writes waits for those who write the same: not for a pairing elsewhere, nor for another event."""

from collections import defaultdict
from enum import Enum
from threading import Lock


class Part(Enum):
    """What is written in turns of its own; every append is decided on the newest state all the same."""

    RULING = "ruling"
    """Results, rounds by hand, prizes, the regulation, the journal: short."""
    ENTERING = "entering"
    """Entries and fees: a list takes its time, and two lists must not count on from the same number."""
    PAIRING = "pairing"
    """A field's next round, computed in its turn and compared when it is written."""


class Turns:
    """One lock for each event, part and field."""

    def __init__(self) -> None:
        self._locks: defaultdict[tuple[str, Part, str], Lock] = defaultdict(Lock)
        self._lock = Lock()

    def of(self, event_id: str, part: Part, field: str = "") -> Lock:
        """The lock of a part of an event, of one field for pairing."""
        with self._lock:
            return self._locks[event_id, part, field]
