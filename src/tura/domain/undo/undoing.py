"""undo: the inverse of one entry, decided on today's state."""

from collections.abc import Callable, Iterable

from tura.domain.apply.fold import apply
from tura.domain.commands.command import Command
from tura.domain.commands.restoring import Restore
from tura.domain.decide import decide
from tura.domain.event.state import EventState
from tura.domain.events import attendance, fees, prizes, registration
from tura.domain.events.event import Event
from tura.domain.events.restoring import EntryReinstated, EntryUndone, Restored
from tura.domain.reason import Refusal, refuse
from tura.domain.undo import of_fields, of_people, of_rounds
from tura.domain.undo.reinstating import attendance_as_before, awards_as_before, entry_as_before

_INVERSES = {**of_people.INVERSES, **of_fields.INVERSES, **of_rounds.INVERSES}
_Reinstating = Callable[[str, EventState, EventState, EventState], tuple[Event, ...] | None]
_REINSTATED: dict[type[Event], tuple[_Reinstating, str]] = {
    registration.FactsChanged: (entry_as_before, "entry"),
    registration.EntryConfirmed: (entry_as_before, "entry"),
    registration.ConfirmationTakenBack: (entry_as_before, "entry"),
    registration.EntryRefused: (entry_as_before, "entry"),
    registration.RefusalTakenBack: (entry_as_before, "entry"),
    registration.GroupTicked: (entry_as_before, "entry"),
    registration.AttendanceMarked: (entry_as_before, "entry"),
    registration.QuestionRaised: (entry_as_before, "entry"),
    registration.QuestionAnswered: (entry_as_before, "entry"),
    attendance.ByesBarred: (entry_as_before, "entry"),
    fees.FeeSet: (entry_as_before, "entry"),
    attendance.EntryWithdrawn: (attendance_as_before, "entry"),
    attendance.EntryExpelled: (attendance_as_before, "entry"),
    attendance.EntryReturned: (attendance_as_before, "entry"),
    attendance.GoesOnDecided: (attendance_as_before, "entry"),
    attendance.LeavingAnnounced: (attendance_as_before, "entry"),
    prizes.FundDecided: (awards_as_before, "section"),
    prizes.AwardsProposed: (awards_as_before, "section"),
    prizes.AwardOverridden: (awards_as_before, "section"),
    prizes.AwardsConfirmed: (awards_as_before, "section"),
    prizes.AwardsReopened: (awards_as_before, "section"),
}
"""How, and by which name in the event, the values of before are put back."""


def undo(before: EventState, event: Event, now: EventState, confirm: int = 0) -> tuple[Event, ...] | Refusal:
    """The events that take back ``event``, which made seq ``before.seq`` + 1, on the state ``now``.

    Refused with the reason if later entries depend on it, or if it is of a kind that is never taken back
    (draws, leaving FIDE mode, opening).  The first event marks the entry as undone.
    """
    of = before.seq + 1
    if of in now.undone or of in now.inverses:
        return refuse("already-undone", seq=of)
    taken = _taken_back(before, event, now, confirm)
    if isinstance(taken, Refusal):
        return taken
    return (EntryUndone(of=of, count=len(taken)), *taken)


def _taken_back(
    before: EventState, event: Event, now: EventState, confirm: int
) -> tuple[Event, ...] | Refusal:
    if isinstance(event, Restored):
        return decide(
            now, Restore(seq=before.seq, section=event.section, reason=_why(before), confirm=confirm)
        )
    exact = _exactly(before, event, now)
    if exact is not None:
        return exact
    command = _command(before, event, confirm)
    if command is None:
        depends = type(event) in _REINSTATED or isinstance(event, attendance.SectionChanged)
        return refuse("later-entries" if depends else "cannot-undo", seq=before.seq + 1)
    return decide(now, command)


def _command(before: EventState, event: Event, confirm: int) -> Command | None:
    inverse = _INVERSES.get(type(event))
    return None if inverse is None else inverse(before, event, confirm, _why(before))


def _exactly(before: EventState, event: Event, now: EventState) -> tuple[Event, ...] | None:
    """The values of before put back, where that is the right inverse and nothing later touched them."""
    if isinstance(event, attendance.SectionChanged):
        return _section_change(before, event, now)
    if isinstance(event, registration.EntryRemoved):
        return None if event.entry in now.entries else (EntryReinstated(entry=before.entries[event.entry]),)
    if type(event) not in _REINSTATED:
        return None
    reinstating, attribute = _REINSTATED[type(event)]
    return reinstating(getattr(event, attribute), before, apply(before, event), now)


def _section_change(
    before: EventState, event: attendance.SectionChanged, now: EventState
) -> tuple[Event, ...] | None:
    """The successor gone and the old entry back, while neither has been touched since."""
    after = apply(before, event)
    untouched = all(now.entries.get(e) == after.entries[e] for e in (event.entry, event.successor))
    back = attendance_as_before(event.entry, before, after, now)
    if not untouched or back is None:
        return None
    return (registration.EntryRemoved(entry=event.successor), *back)


def _why(before: EventState) -> str:
    return f"↶ {before.seq + 1}"


def last_own(rows: Iterable[tuple[int, str]], actor: str, now: EventState) -> int | None:
    """The seq of a person's last entry that is not taken back; ``rows`` are (seq, actor) in order of seq."""
    own = [s for s, who in rows if who == actor and s not in now.undone and s not in now.inverses]
    return own[-1] if own else None
