"""Pages that hundreds of phones ask for at once, made once for each moment of the journal."""

import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import TypeVar, cast

from starlette.responses import Response

T = TypeVar("T")

SECONDS = 5.0
"""How long a page may be late for what the journal does not tell: a name put right."""
MOST = 64


@dataclass(frozen=True, slots=True)
class Kept:
    """A page's bytes, plain and packed, and when they were made."""

    plain: bytes
    packed: bytes
    made: float

    def answer(self, *, packs: bool) -> Response:
        """The page for a browser that unpacks, or not."""
        headers = {"vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if packs else {})
        return Response(self.packed if packs else self.plain, media_type="text/html", headers=headers)


class Pages:
    """The newest pages by key; those who ask together for one that is not there wait for the first to make it."""

    def __init__(self) -> None:
        self._pages: OrderedDict[Hashable, Kept] = OrderedDict()
        self._making: dict[Hashable, Lock] = {}
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> Kept:
        """The page with this key, made if need be."""
        found = self._fresh(key)
        if found is not None:
            return found
        with self._lock:
            lock = self._making.setdefault(key, Lock())
        with lock:
            found = self._fresh(key)
            if found is None:
                plain = make()
                found = Kept(plain, gzip.compress(plain, 5), time.monotonic())
                self._keep(key, found)
        return found

    def _fresh(self, key: Hashable) -> Kept | None:
        found = self._pages.get(key)
        return found if found is not None and time.monotonic() - found.made < SECONDS else None

    def _keep(self, key: Hashable, page: Kept) -> None:
        with self._lock:
            self._pages[key] = page
            self._pages.move_to_end(key)
            self._making.pop(key, None)
            while len(self._pages) > MOST:
                self._pages.popitem(last=False)


class Made:
    """What pages are made from, by key, for a second or until something is written."""

    def __init__(self, seconds: float = 1.0) -> None:
        self._seconds = seconds
        self._made: dict[Hashable, tuple[float, object]] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What this key stands for; a key names one type of value."""
        found = self._made.get(key)
        if found is not None and time.monotonic() - found[0] < self._seconds:
            return cast("T", found[1])
        if len(self._made) > MOST:
            self._made.clear()
        value = make()
        self._made[key] = (time.monotonic(), value)
        return value

    def clear(self) -> None:
        """Everything is made anew."""
        self._made.clear()
