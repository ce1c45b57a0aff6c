"""Who plays in which round."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import with_entry, with_field, with_remark, with_stale_draft
from tura.domain.event.entry import Entry, RoundBye, Status
from tura.domain.event.state import EventState
from tura.domain.events.attendance import (
    ByeGranted,
    ByesBarred,
    ByeTakenBack,
    EntryExpelled,
    EntryReturned,
    EntryWithdrawn,
    GoesOnDecided,
    JoinedLate,
    LateEntryTakenBack,
    LeavingAnnounced,
    SectionChanged,
)
from tura.domain.events.event import Event
from tura.domain.results import Result
from tura.domain.section.field import Field, Remark


def field_of(state: EventState, entry: str) -> Field:
    """The field an entry plays in; its section always has one."""
    field = state.field_of(state.entries[entry].section)
    assert field is not None, entry
    return field


def bye_granted(state: EventState, event: ByeGranted) -> EventState:
    """One bye for the round, in place of any other."""
    entry = state.entries[event.entry]
    others = tuple(bye for bye in entry.byes if bye.round != event.round)
    granted = (*others, RoundBye(round=event.round, result=event.result))
    state = _changed(state, replace(entry, byes=granted))
    if event.result is Result.FULL_POINT_BYE:
        remark = Remark(code="full-point-bye", round=event.round, entries=(event.entry,))
        state = with_remark(state, field_of(state, event.entry).letter, remark)
    return state


def bye_taken_back(state: EventState, event: ByeTakenBack) -> EventState:
    """No bye for the round."""
    entry = state.entries[event.entry]
    return _changed(state, replace(entry, byes=tuple(b for b in entry.byes if b.round != event.round)))


def byes_barred(state: EventState, event: ByesBarred) -> EventState:
    """Half-point byes are barred, or allowed again."""
    return with_entry(state, replace(state.entries[event.entry], bye_barred=event.barred))


def joined_late(state: EventState, event: JoinedLate) -> EventState:
    """The entry plays from its first round, at its place among the numbers."""
    entry = state.entries[event.entry]
    field = replace(field_of(state, event.entry), numbers=event.numbers)
    state = with_field(state, field)
    return _changed(state, replace(entry, status=Status.PLAYING, first_round=event.first_round))


def late_entry_taken_back(state: EventState, event: LateEntryTakenBack) -> EventState:
    """The entry is confirmed, without a number; those below move up again."""
    field = field_of(state, event.entry)
    numbers = tuple(entry for entry in field.numbers if entry != event.entry)
    state = with_field(state, replace(field, numbers=numbers))
    entry = replace(state.entries[event.entry], status=Status.CONFIRMED, first_round=1)
    return _changed(state, entry)


def leaving_announced(state: EventState, event: LeavingAnnounced) -> EventState:
    """The last round is known, or open again."""
    return _changed(state, replace(state.entries[event.entry], last_round=event.last_round))


def withdrawn(state: EventState, event: EntryWithdrawn) -> EventState:
    """The player does not play after its last round."""
    entry = state.entries[event.entry]
    return _changed(state, _left(entry, Status.WITHDRAWN, event.last_round))


def expelled(state: EventState, event: EntryExpelled) -> EventState:
    """The player is sent away and not ranked."""
    entry = state.entries[event.entry]
    return _changed(state, _left(entry, Status.EXPELLED, event.last_round))


def _left(entry: Entry, status: Status, last_round: int) -> Entry:
    return replace(entry, status=status, last_round=last_round, left_as=entry.left_as or entry.status)


def returned(state: EventState, event: EntryReturned) -> EventState:
    """The player plays again; rounds missed meanwhile become zero-point byes.

    An absence before leaving is settled by letting the player return.
    """
    entry = state.entries[event.entry]
    field = field_of(state, event.entry)
    numbered = event.entry in field.numbers
    left = 0 if entry.last_round is None else entry.last_round
    missed = tuple(
        RoundBye(round=round_, result=Result.ZERO_POINT_BYE) for round_ in range(left + 1, event.first_round)
    )
    kept = tuple(bye for bye in entry.byes if bye.round <= left or bye.round >= event.first_round)
    back = replace(
        entry,
        status=Status.PLAYING if numbered else _before_numbers(entry),
        left_as=None,
        last_round=None,
        goes_on=tuple(sorted({*entry.goes_on, field.published} - {0})),
        byes=(*kept, *missed) if numbered else entry.byes,
    )
    return _changed(state, back)


def _before_numbers(entry: Entry) -> Status:
    """The status of one who comes back without a number."""
    return Status.DECLARED if entry.left_as is Status.DECLARED else Status.CONFIRMED


def goes_on(state: EventState, event: GoesOnDecided) -> EventState:
    """The arbiter's decision after an absence; one who does not go on has left after that round."""
    entry = state.entries[event.entry]
    if not event.goes_on:
        return _changed(state, _left(entry, Status.WITHDRAWN, event.round))
    return with_entry(state, replace(entry, goes_on=(*entry.goes_on, event.round)))


def section_changed(state: EventState, event: SectionChanged) -> EventState:
    """The old entry has left; a new one is declared with the same facts, and the money if it follows."""
    old = state.entries[event.entry]
    new = Entry(
        id=event.successor,
        person=old.person,
        section=event.section,
        facts=old.facts,
        groups=old.groups,
        playing_up=event.playing_up,
        receipts=old.receipts if event.carries_fee else (),
        moved_from=old.id,
        note=old.note,
    )
    left = _left(old, Status.WITHDRAWN, event.last_round)
    if event.carries_fee:
        left = replace(left, receipts=(), due=0, fee_lines=())
    return with_entry(_changed(state, left), new)


def _changed(state: EventState, entry: Entry) -> EventState:
    """The entry replaced; a draft of its field was made without knowing that."""
    state = with_entry(state, entry)
    return with_stale_draft(state, field_of(state, entry.id).letter)


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    ByeGranted: bye_granted,
    ByeTakenBack: bye_taken_back,
    ByesBarred: byes_barred,
    JoinedLate: joined_late,
    LateEntryTakenBack: late_entry_taken_back,
    LeavingAnnounced: leaving_announced,
    EntryWithdrawn: withdrawn,
    EntryExpelled: expelled,
    EntryReturned: returned,
    GoesOnDecided: goes_on,
    SectionChanged: section_changed,
}
