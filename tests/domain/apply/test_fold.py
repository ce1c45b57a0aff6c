"""Folding a journal: the same every time, from any start, and fast."""

from time import process_time

import pytest

from events_made import regulation
from tura.domain.apply import apply, fold
from tura.domain.apply.fold import APPLIERS
from tura.domain.event.entry import Facts
from tura.domain.event.state import EMPTY
from tura.domain.events import KINDS, Event
from tura.domain.events.fees import FeePaid, FeeSet
from tura.domain.events.opening import EventOpened
from tura.domain.events.registration import EntryConfirmed, EntryDeclared
from tura.domain.events.restoring import Restored
from tura.domain.events.results import ResultEntered
from tura.domain.events.rounds import PairingDrafted, PairingPublished
from tura.domain.events.sections import NumbersAssigned
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board

LETTERS = "ABCDE"


def long_journal(players: int = 200, rounds: int = 9) -> list[Event]:
    """Five sections of 200 players and 9 rounds: about ten thousand events."""
    events: list[Event] = [EventOpened(regulation=regulation(*LETTERS))]
    for letter in LETTERS:
        names = [f"e{letter}{number}" for number in range(players)]
        for name in names:
            events.append(EntryDeclared(entry=name, person=f"p{name}", section=letter, facts=Facts()))
            events.append(FeeSet(entry=name, due=100000))
            events.append(FeePaid(entry=name, receipt=f"r{name}", amount=100000))
            events.append(EntryConfirmed(entry=name))
        events.append(NumbersAssigned(field=letter, numbers=tuple(names)))
        for number in range(1, rounds + 1):
            seats = names[number:] + names[:number]
            pairs = zip(seats[::2], seats[1::2], strict=True)
            boards = tuple(Board(number=n, white=w, black=b) for n, (w, b) in enumerate(pairs, 1))
            events.append(PairingDrafted(field=letter, round=number, boards=boards))
            events.append(PairingPublished(field=letter, round=number, edition=1))
            events.extend(
                ResultEntered(field=letter, round=number, board=board.number, outcome=Outcome.WHITE)
                for board in boards
            )
    return events


def test_a_long_journal_folds_at_once() -> None:
    """Five sections of 200 players over 9 rounds fold in well under 0.7 seconds."""
    events = long_journal()
    assert len(events) > 8000
    best = min(_timed(events) for _ in range(3))
    assert best < 0.7


def _timed(events: list[Event]) -> float:
    start = process_time()
    assert fold(events).seq == len(events)
    return process_time() - start


def test_a_fold_continues_where_another_stopped() -> None:
    """Folding the tail onto a state gives what folding everything gives."""
    events = long_journal(6, 3)
    for cut in (0, 1, 20, len(events)):
        assert fold(events[cut:], fold(events[:cut])) == fold(events)


def test_every_kind_has_its_applier() -> None:
    """No kind of event can be journaled and then not folded."""
    assert set(KINDS.values()) == {*APPLIERS, Restored}


def test_kinds_are_unique_and_versioned() -> None:
    """A kind names one class in the journal for ever."""
    assert len(KINDS) == len({kind.KIND for kind in KINDS.values()})
    assert all(kind.VERSION >= 1 and kind.KIND for kind in KINDS.values())


def test_a_restore_without_history_is_refused() -> None:
    """A restore cannot be applied without the journal's earlier states."""
    with pytest.raises(ValueError, match="history"):
        apply(EMPTY, Restored(seq=1))
    events = [EventOpened(regulation=regulation("A")), Restored(seq=1)]
    assert fold(events).seq == 2
    with pytest.raises(ValueError, match="before this fold"):
        fold([Restored(seq=1)], fold([events[0], events[0]]))
