"""The journal on SQL: append-only, each append decided on a named head."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Generic, TypeVar

from sqlalchemy import Connection, RowMapping, insert, select
from sqlalchemy.exc import IntegrityError

from tura.app.ports import Broken, Conflict, Entry, Verified
from tura.store.chain import Row, chained, first_broken, first_hash
from tura.store.codec import Body, Codec
from tura.store.database import Database
from tura.store.faults import fault
from tura.store.schema import JOURNAL

E = TypeVar("E")
Clock = Callable[[], datetime]


class SqlJournal(Generic[E]):
    """``app.ports.Journal`` on a database."""

    def __init__(self, database: Database, codec: Codec[E], clock: Clock) -> None:
        self._database = database
        self._codec = codec
        self._clock = clock

    def append(
        self, event_id: str, head: int, actor: str, events: Sequence[E]
    ) -> tuple[Entry[E], ...] | Conflict:
        """The entries, on disk when this returns; Conflict if the journal does not end at ``head``."""
        bodies = [self._codec.encode(event) for event in events]
        try:
            with self._database.writing() as connection:
                rows = self._rows(connection, event_id, head, actor, bodies)
                if isinstance(rows, Conflict):
                    return rows
                write(connection, rows)
        except IntegrityError as error:
            # On PostgreSQL two writers may both read one head; the primary key lets one through.
            now = self.head(event_id)
            if now == head:
                raise fault("store-no-event", event=event_id) from error
            return Conflict(now)
        return tuple(_entry(row, event) for row, event in zip(rows, events, strict=True))

    def tail(self, event_id: str, after_seq: int = 0) -> tuple[Entry[E], ...]:
        """The entries after ``after_seq``, read as of one moment."""
        with self._database.reading() as connection:
            rows = read(connection, event_id, after_seq)
        return tuple(self._decoded(row) for row in rows)

    def head(self, event_id: str) -> int:
        """The last ``seq``; 0 for an empty journal."""
        with self._database.reading() as connection:
            return last(connection, event_id)[0]

    def verify(self, event_id: str) -> Verified | Broken:
        """The whole chain recomputed."""
        with self._database.reading() as connection:
            rows = read(connection, event_id)
        broken = first_broken(event_id, rows)
        if broken is not None:
            return Broken(broken)
        return Verified(len(rows), rows[-1].hash if rows else first_hash(event_id))

    def _rows(
        self, connection: Connection, event_id: str, head: int, actor: str, bodies: Sequence[Body]
    ) -> list[Row] | Conflict:
        seq, before = last(connection, event_id)
        if seq != head:
            return Conflict(seq)
        at = stamp(self._clock())
        rows: list[Row] = []
        for body in bodies:
            seq += 1
            row = Row(
                event_id=event_id,
                seq=seq,
                at=at,
                actor=actor,
                kind=body.kind,
                version=body.version,
                body=body.text,
                hash="",
            )
            rows.append(chained(before, row))
            before = rows[-1].hash
        return rows

    def _decoded(self, row: Row) -> Entry[E]:
        return _entry(row, self._codec.decode(Body(row.kind, row.version, row.body)))


def _entry(row: Row, event: E) -> Entry[E]:
    return Entry(row.event_id, row.seq, datetime.fromisoformat(row.at), row.actor, event, row.hash)


def stamp(moment: datetime) -> str:
    """A moment as it is stored: UTC with microseconds; ValueError for a moment without a zone.

    >>> stamp(datetime(2026, 12, 12, 9, 0, tzinfo=UTC))
    '2026-12-12T09:00:00.000000+00:00'
    """
    if moment.tzinfo is None:
        raise ValueError("a moment without a time zone")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def last(connection: Connection, event_id: str) -> tuple[int, str]:
    """The last ``seq`` and its hash; 0 and the hash before the first for an empty journal."""
    found = connection.execute(
        select(JOURNAL.c.seq, JOURNAL.c.hash)
        .where(JOURNAL.c.event_id == event_id)
        .order_by(JOURNAL.c.seq.desc())
        .limit(1)
    ).first()
    return (found.seq, found.hash) if found else (0, first_hash(event_id))


def read(connection: Connection, event_id: str, after_seq: int = 0) -> list[Row]:
    """The rows after ``after_seq``, in order."""
    found = connection.execute(
        select(JOURNAL)
        .where(JOURNAL.c.event_id == event_id, JOURNAL.c.seq > after_seq)
        .order_by(JOURNAL.c.seq)
    ).mappings()
    return [_row(mapping) for mapping in found]


def write(connection: Connection, rows: Sequence[Row]) -> None:
    """Rows inserted as they are."""
    if rows:
        connection.execute(insert(JOURNAL), [asdict(row) for row in rows])


def _row(mapping: RowMapping) -> Row:
    return Row(**mapping)
