"""Events as text: versions are upcast, unknown ones named."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noted import Noted
from tura.app.ports import StoreFault
from tura.store.codec import Body, codec_of


@dataclass(frozen=True, slots=True)
class Moved:
    """An event whose first version called the board a table, and the second had no reason."""

    KIND: ClassVar[str] = "moved"
    VERSION: ClassVar[int] = 3

    board: int
    why: Mapping[str, int] = field(default_factory=dict)
    share: Fraction | None = None


UPCASTS = {
    "moved": {
        1: lambda tree: {"board": tree["table"]},
        2: lambda tree: {**tree, "why": {"version": 2}},
    }
}


@given(st.builds(Noted, st.text(), st.integers(-(2**60), 2**60), st.none() | st.dates()))
def test_every_event_reads_back_equal(event: Noted) -> None:
    """decode(encode(event)) == event, and the text is always the same."""
    codec = codec_of([Noted])
    body = codec.encode(event)
    assert codec.decode(body) == event
    assert codec.encode(codec.decode(body)) == body


def test_old_versions_are_brought_up_step_by_step() -> None:
    """A body of version 1 passes through 2 to 3, which is what is written today."""
    codec = codec_of([Moved], UPCASTS)
    assert codec.decode(Body("moved", 1, '{"table":4}')) == Moved(4, {"version": 2})
    assert codec.decode(Body("moved", 2, '{"board":5}')) == Moved(5, {"version": 2})
    assert codec.encode(Moved(6)).version == 3


def test_a_version_without_a_way_up_is_a_mistake_of_ours() -> None:
    """A kind whose version was raised without an upcast is found when the codec is made."""
    with pytest.raises(ValueError, match="moved is of version 3"):
        codec_of([Moved])


def test_fractions_and_read_only_mappings_are_kept() -> None:
    """Exact numbers stay exact."""
    codec = codec_of([Moved], UPCASTS)
    event = Moved(1, MappingProxyType({"a": 1}), Fraction(1, 3))
    assert codec.decode(codec.encode(event)) == event


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (Body("moved", 4, "{}"), "store-entry-newer"),
        (Body("flown", 1, "{}"), "store-entry-newer"),
        (Body("moved", 3, '{"board":"x"}'), "store-entry-damaged"),
        (Body("moved", 3, "{"), "store-entry-damaged"),
        (Body("moved", 1, "{}"), "store-entry-damaged"),
    ],
)
def test_what_cannot_be_read_is_named(body: Body, code: str) -> None:
    """A newer version and a damaged body are different faults."""
    with pytest.raises(StoreFault) as caught:
        codec_of([Moved], UPCASTS).decode(body)
    assert caught.value.reason.code == code
