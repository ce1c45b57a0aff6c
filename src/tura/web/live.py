"""The live hub: who listens to which event, told of every change within 200 ms."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator

COALESCE_SECONDS = 0.2
KEEP_ALIVE_SECONDS = 15.0


class Hub:
    """Listeners by event; a message is the journal's number, and the page fetches what it shows.

    The first change is told at once, those within the next 200 ms together.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Queue[int]]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[str, int] = {}
        self._quiet_until: dict[str, float] = {}

    def changed(self, event_id: str, seq: int) -> None:
        """An event's journal has grown to ``seq``; callable from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._announce, event_id, seq)

    def _announce(self, event_id: str, seq: int) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        if event_id in self._waiting:
            self._waiting[event_id] = max(seq, self._waiting[event_id])
            return
        wait = self._quiet_until.get(event_id, 0.0) - now
        if wait > 0:
            self._waiting[event_id] = seq
            loop.call_later(wait, self._flush, event_id)
        else:
            self._tell(event_id, seq)

    def _flush(self, event_id: str) -> None:
        self._tell(event_id, self._waiting.pop(event_id))

    def _tell(self, event_id: str, seq: int) -> None:
        self._quiet_until[event_id] = asyncio.get_running_loop().time() + COALESCE_SECONDS
        for queue in self._listeners[event_id]:
            while not queue.empty():
                queue.get_nowait()
            queue.put_nowait(seq)

    async def listen(self, event_id: str, seen: int, head: int) -> AsyncIterator[str]:
        """The server-sent events of one listener who has seen everything up to ``seen``."""
        self._loop = asyncio.get_running_loop()
        queue: asyncio.Queue[int] = asyncio.Queue()
        self._listeners[event_id].add(queue)
        try:
            yield f"retry: 1000\nid: {head}\nevent: {'change' if seen < head else 'hello'}\ndata: {head}\n\n"
            while True:
                try:
                    seq = await asyncio.wait_for(queue.get(), KEEP_ALIVE_SECONDS)
                    yield f"id: {seq}\nevent: change\ndata: {seq}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            self._listeners[event_id].discard(queue)
