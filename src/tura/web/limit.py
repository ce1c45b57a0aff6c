"""So many tries in so many seconds from one address."""

import time
from collections import defaultdict, deque
from threading import Lock


class Limit:
    """A sliding window for each address."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._tries: dict[str, deque[float]] = defaultdict(deque)
        self._lock = Lock()

    def exceeded(self, address: str) -> bool:
        """Whether the tries of an address are used up; asking is no try."""
        now = time.monotonic()
        with self._lock:
            recent = [at for at in self._tries.get(address, ()) if at >= now - self._seconds]
            return len(recent) >= self._count

    def allows(self, address: str) -> bool:
        """Whether one more try is allowed now; it counts."""
        now = time.monotonic()
        with self._lock:
            tries = self._tries[address]
            while tries and tries[0] < now - self._seconds:
                tries.popleft()
            if len(tries) >= self._count:
                return False
            tries.append(now)
            return True
