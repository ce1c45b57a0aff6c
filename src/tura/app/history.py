"""The journal told, and gone back in: history, undo, restore."""

from dataclasses import dataclass

from tura.app.office import Office
from tura.app.ports import Entry
from tura.domain.commands.restoring import Restore
from tura.domain.event.state import EventState
from tura.domain.events import Event
from tura.domain.events.results import ResultCorrected, ResultEntered
from tura.domain.reason import Refusal, refuse
from tura.domain.undo import last_own, undo


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of the journal; ``undone`` when it was taken back, ``takes_back`` when it did that."""

    entry: Entry[Event]
    undone: bool
    takes_back: bool


def history(office: Office, event_id: str) -> tuple[Told, ...]:
    """Every entry of an event, the first one first."""
    state = office.state(event_id)
    return tuple(
        Told(entry, entry.seq in state.undone, entry.seq in state.inverses)
        for entry in office.journal.tail(event_id)
    )


def undo_own(office: Office, event_id: str, confirm: int = 0) -> int | Refusal:
    """The actor's own last entry taken back; its seq."""
    state = office.state(event_id)
    authors = [(entry.seq, entry.actor) for entry in office.journal.tail(event_id)]
    found = last_own(authors, office.actor, state)
    if found is None:
        return refuse("nothing-of-yours", actor=office.actor)
    return undo_entry(office, event_id, found, confirm)


def undo_result(office: Office, event_id: str, field: str, round_: int) -> int | Refusal:
    """The actor's own last entry taken back if it is a result of this round; the board it was on.

    Anything else of the actor's is left alone: a key on the results page takes no pairing back.
    """
    entries = office.journal.tail(event_id)
    found = last_own([(e.seq, e.actor) for e in entries], office.actor, office.state(event_id))
    if found is None:
        return refuse("nothing-of-yours", actor=office.actor)
    event = entries[found - 1].event
    if not isinstance(event, (ResultEntered, ResultCorrected)) or (event.field, event.round) != (
        field,
        round_,
    ):
        return refuse("last-not-a-result", seq=found, round=round_)
    done = undo_entry(office, event_id, found, confirm=3)
    return done if isinstance(done, Refusal) else event.board


def undo_entry(office: Office, event_id: str, seq: int, confirm: int = 0) -> int | Refusal:
    """One entry taken back by its inverse, decided on today's state; its seq."""
    entries = office.journal.tail(event_id, seq - 1)
    if seq < 1 or not entries:
        return refuse("seq-unknown", seq=seq, head=office.journal.head(event_id))
    event, before = entries[0].event, office.as_of(event_id, seq - 1)
    done = office.folded.commit(event_id, office.actor, lambda at: undo(before, event, at.state, confirm))
    return done if isinstance(done, Refusal) else seq


def restore(
    office: Office, event_id: str, seq: int, section: str, reason: str, confirm: int = 0
) -> EventState | Refusal:
    """The event, or one section's field, as it was after an entry."""
    return office.perform(event_id, [Restore(seq=seq, section=section, reason=reason, confirm=confirm)])
