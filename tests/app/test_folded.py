"""Folded states: read once, continued by the tail, decided again after a lost race."""

from collections.abc import Sequence

import pytest

from noted import Noted
from tura.app.folded import At, Committed, Folded
from tura.app.ports import Entry, StoreFault
from tura.domain.reason import Refusal, refuse
from tura.store.opening import Store, open_store_of

Texts = tuple[str, ...]


def opened() -> tuple[Store[Noted], str]:
    """A store in memory with one event."""
    store = open_store_of(":memory:", [Noted])
    return store, store.catalogue.add("cup", "Cup").event_id


def texts_of(store: Store[Noted], applied: list[int]) -> Folded[Texts, Noted]:
    """States that are the texts so far; ``applied`` notes every seq that was folded."""

    def apply(state: Texts, entry: Entry[Noted]) -> Texts:
        applied.append(entry.seq)
        return (*state, entry.event.text)

    return Folded(store.journal, lambda _event_id: (), apply)


def test_a_read_folds_only_what_is_new() -> None:
    """Two entries are folded once, the third alone; forgetting folds all again."""
    store, event_id = opened()
    applied: list[int] = []
    states = texts_of(store, applied)
    store.journal.append(event_id, 0, "a", [Noted("x"), Noted("y")])
    assert states.read(event_id) == At(("x", "y"), 2)
    store.journal.append(event_id, 2, "b", [Noted("z")])
    assert states.read(event_id) == At(("x", "y", "z"), 3)
    assert applied == [1, 2, 3]
    states.forget(event_id)
    assert states.read(event_id).seq == 3
    assert applied == [1, 2, 3, 1, 2, 3]
    store.close()


def test_a_past_state_is_folded_and_not_kept() -> None:
    """The state after an earlier seq does not disturb today's."""
    store, event_id = opened()
    states = texts_of(store, [])
    store.journal.append(event_id, 0, "a", [Noted("x"), Noted("y")])
    assert states.as_of(event_id, 1) == At(("x",), 1)
    assert states.read(event_id) == At(("x", "y"), 2)
    store.close()


def test_a_lost_race_is_decided_again_on_the_new_state() -> None:
    """When another writer comes between, the decision is made anew and sees what he wrote."""
    store, event_id = opened()
    states = texts_of(store, [])
    seen: list[Texts] = []

    def decide(now: At[Texts]) -> Sequence[Noted]:
        seen.append(now.state)
        if len(seen) == 1:
            store.journal.append(event_id, 0, "other", [Noted("first")])
        return [Noted(f"after {len(now.state)}")]

    done = states.commit(event_id, "me", decide)
    assert isinstance(done, Committed)
    assert seen == [(), ("first",)]
    assert done.at == At(("first", "after 1"), 2) == states.read(event_id)
    assert [entry.actor for entry in done.entries] == ["me"]
    store.close()


def test_a_refusal_writes_nothing() -> None:
    """What the domain refuses leaves the journal as it was."""
    store, event_id = opened()
    states = texts_of(store, [])
    refused = states.commit(event_id, "me", lambda _now: refuse("not-now"))
    assert isinstance(refused, Refusal)
    assert store.journal.head(event_id) == 0
    store.close()


def test_a_decision_of_nothing_writes_nothing() -> None:
    """An empty decision is no entry and no conflict."""
    store, event_id = opened()
    done = texts_of(store, []).commit(event_id, "me", lambda _now: [])
    assert isinstance(done, Committed)
    assert done.at.seq == store.journal.head(event_id) == 0
    store.close()


def test_an_entry_that_does_not_apply_is_named() -> None:
    """A journal somebody tampered with is told by the entry's number, not by a traceback."""
    store, event_id = opened()
    store.journal.append(event_id, 0, "a", [Noted("x"), Noted("y", 5)])

    def apply(state: Texts, entry: Entry[Noted]) -> Texts:
        return (*state, "abc"[entry.event.number])

    with pytest.raises(StoreFault) as caught:
        Folded(store.journal, lambda _event_id: (), apply).read(event_id)
    assert (caught.value.reason.code, caught.value.reason.values["seq"]) == ("store-entry-unfit", 2)
    store.close()
