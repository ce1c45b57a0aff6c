"""Undo and restore: doing and taking back is doing nothing."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events_made import Journal, entered, numbered, regulation
from plain_states import plain
from random_commands import some_command
from tura.domain.apply import fold
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.restoring import Restore
from tura.domain.commands.sections import AssignNumbers, DrawInitialColour
from tura.domain.decide import decide
from tura.domain.event.state import EventState
from tura.domain.events.rounds import PairingPublished, PairingTakenBack
from tura.domain.events.sections import SectionParted, SectionsMerged
from tura.domain.reason import Refusal
from tura.domain.results import Colour
from tura.domain.undo import last_own, undo

seeds = st.integers(0, 2**48).map(lambda seed: seed * 2654435761 % 2**48)


def prepared() -> Journal:
    """Two sections with six and five players, numbered, with their initial colours."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    for letter, count in (("A", 6), ("B", 5)):
        entered(count, letter, journal)
        names = tuple(entry.id for entry in journal.state.in_section(letter))
        journal.do(AssignNumbers(field=letter, numbers=names))
        journal.do(DrawInitialColour(field=letter, colour=Colour.WHITE))
    return journal


@given(seeds)
def test_doing_and_taking_back_is_doing_nothing(seed: int) -> None:
    """After any single event, its undo gives the state before, up to what is kept on purpose.

    Kept are remarks for the report, the numbers of public editions, void receipts and the marks of undoing.
    """
    rng = Random(seed)
    journal = prepared()
    for _ in range(150):
        decided = decide(journal.state, some_command(journal.state, rng))
        if isinstance(decided, Refusal) or len(decided) != 1:
            continue
        before, event = journal.state, decided[0]
        journal.take(decided)
        back = undo(before, event, journal.state, confirm=4)
        if isinstance(back, Refusal):
            continue
        undone = fold(back, journal.state)
        assert before.seq + 1 in undone.undone
        if comparable(before, event):
            assert plain(undone) == plain(before), event


def comparable(before: EventState, event: object) -> bool:
    """Whether undo promises the very same state: not where numbers or results were given up."""
    if isinstance(event, (SectionsMerged, SectionParted)):
        return False
    if isinstance(event, PairingTakenBack):
        last = before.fields[event.field].rounds[-1]
        return event.results == 0 and last.edition == 1 and not last.started
    if isinstance(event, PairingPublished):
        return event.edition == 1
    return True


@given(seeds, st.integers(1, 60))
def test_a_restore_gives_the_earlier_state(seed: int, back: int) -> None:
    """Restoring to a seq gives the state after it, whatever came between, and keeps having left FIDE mode."""
    rng = Random(seed)
    journal = prepared()
    for _ in range(80):
        decided = decide(journal.state, some_command(journal.state, rng))
        journal.take(() if isinstance(decided, Refusal) else decided)
    seq = max(1, journal.state.seq - back)
    if journal.state.closed or seq == journal.state.seq:
        return
    earlier, now = journal.after(seq), journal.state
    journal.do(Restore(seq=seq, reason="ошибка", confirm=4))
    assert journal.state.entries == earlier.entries
    assert journal.state.seq == now.seq + 1
    for letter, field in journal.state.fields.items():
        left = now.fields[letter].left_fide_mode if letter in now.fields else None
        assert field == replace(earlier.fields[letter], left_fide_mode=left)
    assert fold(journal.events) == journal.state


def test_a_restore_needs_the_double_confirmation_and_an_earlier_seq() -> None:
    """A restore is confirmed at level 4, with a reason, and goes back only."""
    journal = numbered(4)
    assert journal.codes(Restore(seq=journal.state.seq, reason="x")) == ("seq-unknown",)
    assert journal.codes(Restore(seq=1)) == ("reason-missing",)
    refusal = journal.refusal(Restore(seq=5, reason="x", confirm=3))
    assert refusal.first.values["entries"] == journal.state.seq - 5


def test_a_section_is_restored_alone() -> None:
    """Restoring one section leaves the other section's later entries."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    entered(3, "A", journal)
    seq = journal.state.seq
    entered(2, "B", journal)
    entered(2, "A", journal)
    journal.do(Restore(seq=seq, section="A", reason="ошибка", confirm=4))
    assert [len(journal.state.in_section(letter)) for letter in "AB"] == [3, 2]


def test_an_entry_is_undone_once_and_an_undo_is_not_undone() -> None:
    """The marker says what is taken back; neither it nor what followed it can be taken back again."""
    journal = entered(2)
    before, event = journal.after(journal.state.seq - 1), journal.events[-1]
    back = undo(before, event, journal.state)
    assert not isinstance(back, Refusal)
    journal.take(back)
    assert isinstance(undo(before, event, journal.state), Refusal)
    for at in (journal.state.seq - 2, journal.state.seq - 1):
        refused = undo(journal.after(at), journal.events[at], journal.state)
        assert isinstance(refused, Refusal)
        assert refused.first.code == "already-undone"


def test_a_person_takes_back_the_last_own_entry() -> None:
    """Undo looks for the person's own last entry that still stands."""
    journal = entered(1)
    rows = [(1, "chief"), (2, "desk"), (3, "chief")]
    assert last_own(rows, "desk", journal.state) == 2
    assert last_own(rows, "chief", replace(journal.state, undone=frozenset({3}))) == 1
    assert last_own(rows, "nobody", journal.state) is None


@pytest.mark.parametrize(("at", "code"), [(1, "cannot-undo"), (3, "later-entries")])
def test_what_others_rest_on_is_not_undone(at: int, code: str) -> None:
    """The opening is never undone; a confirmation not after the player has a number."""
    journal = numbered(4)
    refused = undo(journal.after(at - 1), journal.events[at - 1], journal.state)
    assert isinstance(refused, Refusal)
    assert refused.first.code == code
