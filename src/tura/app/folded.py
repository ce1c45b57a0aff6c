"""Folded states kept in memory: a read folds only what the journal gained since."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

from tura.app.ports import Conflict, Entry, Journal, StoreFault
from tura.domain.reason import Reason, Refusal

S = TypeVar("S")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class At(Generic[S]):
    """A state and the last ``seq`` folded into it."""

    state: S
    seq: int


@dataclass(frozen=True, slots=True)
class Committed(Generic[S, E]):
    """What was appended, and the state with it."""

    at: At[S]
    entries: tuple[Entry[E], ...]


class Folded(Generic[S, E]):
    """The states of events, folded once per process.

    ``empty`` makes the state before the first entry from the event's id; ``apply`` must be pure.
    """

    def __init__(
        self, journal: Journal[E], empty: Callable[[str], S], apply: Callable[[S, Entry[E]], S]
    ) -> None:
        self._journal = journal
        self._empty = empty
        self._apply = apply
        self._known: dict[str, At[S]] = {}
        self._lock = Lock()
        self._turns: defaultdict[str, Lock] = defaultdict(Lock)

    def read(self, event_id: str) -> At[S]:
        """The event's state now."""
        known = self._known.get(event_id) or At(self._empty(event_id), 0)
        return self._keep(event_id, self._fold(known, self._journal.tail(event_id, known.seq)))

    def as_of(self, event_id: str, seq: int) -> At[S]:
        """The event's state after ``seq``, folded from the beginning and not kept."""
        entries = tuple(entry for entry in self._journal.tail(event_id) if entry.seq <= seq)
        return self._fold(At(self._empty(event_id), 0), entries)

    def commit(
        self, event_id: str, actor: str, decide: Callable[[At[S]], Sequence[E] | Refusal]
    ) -> Committed[S, E] | Refusal:
        """What ``decide`` makes of today's state, appended; a lost race re-reads and decides again.

        Deciding first keeps nobody waiting.  After a lost race it is done in the event's turn, in which nobody
        else of this process appends, so that quick writers cannot keep a slow one from ever being done.
        """
        now = self.read(event_id)
        decided = decide(now)
        if isinstance(decided, Refusal):
            return decided
        with self._turn(event_id):
            while True:
                written = self._journal.append(event_id, now.seq, actor, decided)
                if not isinstance(written, Conflict):
                    return Committed(self._keep(event_id, self._fold(now, written)), written)
                now = self.read(event_id)
                decided = decide(now)
                if isinstance(decided, Refusal):
                    return decided

    def _turn(self, event_id: str) -> Lock:
        with self._lock:
            return self._turns[event_id]

    def forget(self, event_id: str) -> None:
        """The next read folds from the beginning."""
        with self._lock:
            self._known.pop(event_id, None)

    def _fold(self, at: At[S], entries: Sequence[Entry[E]]) -> At[S]:
        if not entries:
            return at
        state, seq = at.state, at.seq
        try:
            for entry in entries:
                seq = entry.seq
                state = self._apply(state, entry)
        except (LookupError, ValueError, AssertionError) as error:
            # Every entry was decided on the state before it: one that does not apply was not written by us.
            raise StoreFault(Reason("store-entry-unfit", values={"seq": seq})) from error
        return At(state, seq)

    def _keep(self, event_id: str, at: At[S]) -> At[S]:
        """The newest of what is kept and ``at``: threads may finish in any order."""
        with self._lock:
            known = self._known.get(event_id)
            if known is not None and known.seq > at.seq:
                return known
            self._known[event_id] = at
            return at
