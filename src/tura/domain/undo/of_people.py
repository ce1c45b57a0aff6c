"""The inverses of what happened to entries, fees and the event."""

from collections.abc import Callable
from typing import Any

from tura.domain.commands.attendance import (
    AnnounceLeaving,
    GrantBye,
    JoinLate,
    ReturnEntry,
    TakeBackBye,
    TakeBackLateEntry,
    WithdrawEntry,
)
from tura.domain.commands.command import Command
from tura.domain.commands.fees import VoidReceipt
from tura.domain.commands.opening import AmendRegulation, CloseEvent, ReopenEvent
from tura.domain.commands.registration import RemoveEntry
from tura.domain.event.state import EventState
from tura.domain.events.attendance import (
    ByeGranted,
    ByeTakenBack,
    EntryExpelled,
    EntryReturned,
    EntryWithdrawn,
    GoesOnDecided,
    JoinedLate,
    LateEntryTakenBack,
    LeavingAnnounced,
)
from tura.domain.events.event import Event
from tura.domain.events.fees import FeePaid, FeeRefunded, ReceiptVoided
from tura.domain.events.opening import EventClosed, EventReopened, RegulationAmended
from tura.domain.events.registration import EntryDeclared

Inverse = Callable[[EventState, Any, int, str], Command | None]
"""(state before, event, confirmation, reason) → the command that takes it back, or None if there is none."""


def amended(before: EventState, _event: RegulationAmended, confirm: int, why: str) -> Command:
    """The regulation as it was."""
    return AmendRegulation(regulation=before.regulation, reason=why, confirm=confirm)


def closed(_before: EventState, _event: EventClosed, confirm: int, why: str) -> Command:
    """The event open again."""
    return ReopenEvent(reason=why, confirm=confirm)


def reopened(_before: EventState, _event: EventReopened, confirm: int, _why: str) -> Command:
    """The event closed again."""
    return CloseEvent(confirm=confirm)


def declared(_before: EventState, event: EntryDeclared, confirm: int, _why: str) -> Command:
    """The entry gone."""
    return RemoveEntry(entry=event.entry, confirm=confirm)


def bye_granted(before: EventState, event: ByeGranted, confirm: int, _why: str) -> Command:
    """The bye gone, or the one before it back."""
    was = before.entries[event.entry].bye_in(event.round)
    if was is None:
        return TakeBackBye(entry=event.entry, round=event.round, confirm=confirm)
    return GrantBye(entry=event.entry, round=event.round, result=was, confirm=confirm)


def bye_taken_back(before: EventState, event: ByeTakenBack, confirm: int, _why: str) -> Command | None:
    """The bye back."""
    was = before.entries[event.entry].bye_in(event.round)
    if was is None:
        return None
    return GrantBye(entry=event.entry, round=event.round, result=was, confirm=confirm)


def joined_late(_before: EventState, event: JoinedLate, confirm: int, _why: str) -> Command:
    """The late entry without number again."""
    return TakeBackLateEntry(entry=event.entry, confirm=confirm)


def late_entry_taken_back(
    before: EventState, event: LateEntryTakenBack, confirm: int, _why: str
) -> Command | None:
    """The late entry back at its place."""
    entry = before.entries[event.entry]
    field = before.field_of(entry.section)
    if field is None:
        return None
    return JoinLate(entry=entry.id, first_round=entry.first_round, numbers=field.numbers, confirm=confirm)


def leaving_announced(before: EventState, event: LeavingAnnounced, confirm: int, _why: str) -> Command:
    """The last round as announced before."""
    was = before.entries[event.entry].last_round
    return AnnounceLeaving(entry=event.entry, last_round=was, confirm=confirm)


def left(_before: EventState, event: EntryWithdrawn | EntryExpelled, confirm: int, why: str) -> Command:
    """The player back, from the next round."""
    return ReturnEntry(entry=event.entry, reason=why, confirm=confirm)


def returned(_before: EventState, event: EntryReturned, confirm: int, why: str) -> Command:
    """The player gone again."""
    return WithdrawEntry(entry=event.entry, reason=why, confirm=confirm)


def went_on(_before: EventState, event: GoesOnDecided, confirm: int, why: str) -> Command | None:
    """One who was taken out comes back; a decision to go on stays once a round was paired on it."""
    return None if event.goes_on else ReturnEntry(entry=event.entry, reason=why, confirm=confirm)


def paid(_before: EventState, event: FeePaid | FeeRefunded, confirm: int, why: str) -> Command:
    """The receipt void."""
    return VoidReceipt(entry=event.entry, receipt=event.receipt, reason=why, confirm=confirm)


def voided(_before: EventState, event: ReceiptVoided, confirm: int, why: str) -> Command:
    """The receipt valid again, or void again."""
    return VoidReceipt(
        entry=event.entry, receipt=event.receipt, void=not event.void, reason=why, confirm=confirm
    )


INVERSES: dict[type[Event], Inverse] = {
    RegulationAmended: amended,
    EventClosed: closed,
    EventReopened: reopened,
    EntryDeclared: declared,
    ByeGranted: bye_granted,
    ByeTakenBack: bye_taken_back,
    JoinedLate: joined_late,
    LateEntryTakenBack: late_entry_taken_back,
    LeavingAnnounced: leaving_announced,
    EntryWithdrawn: left,
    EntryExpelled: left,
    EntryReturned: returned,
    GoesOnDecided: went_on,
    FeePaid: paid,
    FeeRefunded: paid,
    ReceiptVoided: voided,
}
