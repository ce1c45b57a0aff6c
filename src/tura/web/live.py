"""The live hub: who listens to which event, told of every change within 200 ms."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from threading import Lock

from tura.web.live_lines import Lines, PaintLines, lines_message, pause

COALESCE_SECONDS = 0.2
KEEP_ALIVE_SECONDS = 15.0
PRIMED_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Painted:
    """What phones show of a section: rows by id; ``marks`` are compared by identity: the same is unchanged."""

    marks: tuple[object, ...] = ()
    rows: Mapping[str, str] = field(default_factory=dict[str, str])


Paint = Callable[[str, str], Painted]


@dataclass(eq=False, slots=True)
class Listener:
    """One connection; ``view`` names what it shows ("": only told that something changed)."""

    view: str = ""
    queue: "asyncio.Queue[str]" = field(default_factory=lambda: asyncio.Queue(maxsize=64))


class Hub:
    """Listeners by event; a message is the journal's number, with the changed rows for those who show a view.

    The first change is told at once, those within the next 200 ms together.  Rows are painted once per view,
    in a thread, whatever the number of listeners; standings follow in a message of their own.
    """

    def __init__(self) -> None:
        self.paint: Paint = lambda _event, _view: Painted()
        self.paint_lines: PaintLines = lambda _event, _view: Lines()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._newest: dict[str, int] = {}
        self._waiting: dict[str, int] = {}
        self._quiet_until: dict[str, float] = {}
        self._painted: dict[tuple[str, str], Painted] = {}
        self._primed: dict[tuple[str, str], float] = {}
        self._priming = Lock()
        self._lines: dict[tuple[str, str], Lines] = {}
        self._behind: set[tuple[str, str]] = set()
        self._followed: set[tuple[str, str]] = set()
        self._running: set[asyncio.Task[None]] = set()

    def listening(self, event_id: str) -> int:
        """How many connections an event has."""
        return len(self._listeners[event_id])

    def prime(self, event_id: str, view: str) -> None:
        """What a view shows now, so that later only what differs is sent; callable from any thread."""
        if not view:
            return
        key = (event_id, view)
        with self._priming:
            # What nobody showed was not painted meanwhile; a crowd that comes at once is painted for once.
            alone = not any(listener.view == view for listener in tuple(self._listeners[event_id]))
            if key not in self._painted or (
                alone and time.monotonic() - self._primed.get(key, 0.0) > PRIMED_SECONDS
            ):
                self._painted[key] = self.paint(event_id, view)
                self._lines[key] = self.paint_lines(event_id, view)
                self._primed[key] = time.monotonic()

    def changed(self, event_id: str, seq: int) -> None:
        """An event's journal has grown to ``seq``; callable from any thread."""
        self._newest[event_id] = max(seq, self._newest.get(event_id, 0))
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._announce, event_id, seq)

    def nudge(self, event_id: str) -> None:
        """Something that the journal does not tell has changed: pages fetch themselves again."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._send, event_id, "", "event: nudge\ndata: 0\n\n")

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
        views = {listener.view for listener in self._listeners[event_id]}
        if "" in views:
            self._send(event_id, "", f"id: {seq}\nevent: change\ndata: {seq}\n\n")
        for view in views - {""}:
            self._start(self._tell_view(event_id, view, seq))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _tell_view(self, event_id: str, view: str, seq: int) -> None:
        before = self._painted.get((event_id, view), Painted())
        now = await asyncio.to_thread(self.paint, event_id, view)
        self._painted[event_id, view] = now
        self._send(event_id, view, message(before, now, view, seq))
        if not _same(before.marks, now.marks):
            self._behind.add((event_id, view))
            if (event_id, view) not in self._followed:
                self._followed.add((event_id, view))
                self._start(self._follow(event_id, view))

    async def _follow(self, event_id: str, view: str) -> None:
        """The standings of a view told until they are as the results are."""
        key = (event_id, view)
        try:
            while key in self._behind:
                self._behind.discard(key)
                before = self._lines.get(key, Lines())
                now = self._lines[key] = await asyncio.to_thread(self.paint_lines, event_id, view)
                text = lines_message(before, now, view)
                if text:
                    self._send(event_id, view, text)
                await asyncio.sleep(pause(text, self.listening(event_id)))
        finally:
            self._followed.discard(key)

    def _send(self, event_id: str, view: str, text: str) -> None:
        for listener in tuple(self._listeners[event_id]):
            if listener.view == view:
                if listener.queue.full():
                    # Too slow to follow: it starts anew, and fetches everything.
                    self._listeners[event_id].discard(listener)
                else:
                    listener.queue.put_nowait(text)

    async def listen(self, event_id: str, seen: int, head: int, view: str = "") -> AsyncIterator[str]:
        """The server-sent events of one listener who has seen everything up to ``seen``."""
        self._loop = asyncio.get_running_loop()
        listener = Listener(view)
        self._listeners[event_id].add(listener)
        # What happened between the look at the journal and this line was told to others only.
        head = max(head, self._newest.get(event_id, 0))
        try:
            yield f"retry: 1000\nid: {head}\nevent: {'change' if seen < head else 'hello'}\ndata: {head}\n\n"
            while listener in self._listeners[event_id]:
                try:
                    yield await asyncio.wait_for(listener.queue.get(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            self._listeners[event_id].discard(listener)


def message(before: Painted, now: Painted, view: str, seq: int) -> str:
    """What a phone is told: nothing new here, the rows that differ, or to fetch the page."""
    if _same(before.marks, now.marks):
        return f"id: {seq}\nevent: hello\ndata: {seq}\n\n"
    if before.rows.keys() != now.rows.keys():
        return f"id: {seq}\nevent: change\ndata: {seq}\n\n"
    rows = {key: text for key, text in now.rows.items() if before.rows[key] != text}
    data = json.dumps({"seq": seq, "view": view, "rows": rows}, ensure_ascii=False)
    return f"id: {seq}\nevent: rows\ndata: {data}\n\n"


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
