"""Rounds: drafted, changed by hand, published, taken back."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.events.event import Event
from tura.domain.results import Result
from tura.domain.round.values import Board, Bye
from tura.domain.section.field import Headcount


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingDrafted(Event):
    """The engine's pairing of a round, with its version.

    ``adjourned`` are boards of the round before that had no result and count as draws for pairing.
    ``headcounts`` are frozen with round 2.
    """

    KIND: ClassVar[str] = "pairing-drafted"

    field: str
    round: int
    boards: tuple[Board, ...]
    byes: tuple[Bye, ...] = ()
    engine: str = ""
    adjourned: tuple[int, ...] = ()
    headcounts: tuple[Headcount, ...] = ()
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftDiscarded(Event):
    """The draft is gone; a published pairing of that round stays."""

    KIND: ClassVar[str] = "draft-discarded"

    field: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ManualBegun(Event):
    """A session of changes by hand begins, with its reason (C.04.2 4.4)."""

    KIND: ClassVar[str] = "manual-begun"

    field: str
    round: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsSwapped(Event):
    """Two entries exchanged their seats (a bye is a seat)."""

    KIND: ClassVar[str] = "seats-swapped"

    field: str
    round: int
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ColoursSwapped(Event):
    """The players of a board exchanged colours."""

    KIND: ClassVar[str] = "colours-swapped"

    field: str
    round: int
    board: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardBroken(Event):
    """A board is gone; its players have the byes named."""

    KIND: ClassVar[str] = "board-broken"

    field: str
    round: int
    board: int
    white: Result
    black: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class UnpairedPaired(Event):
    """Two players without opponents play each other."""

    KIND: ClassVar[str] = "unpaired-paired"

    field: str
    round: int
    board: int
    white: str
    black: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ByeReplaced(Event):
    """A player without opponent gets another bye."""

    KIND: ClassVar[str] = "bye-replaced"

    field: str
    round: int
    entry: str
    result: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRenumbered(Event):
    """A board moved to another table; whoever was there moves to this one's."""

    KIND: ClassVar[str] = "board-renumbered"

    field: str
    round: int
    board: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ManualEnded(Event):
    """The session ended; ``differs`` from what the engine proposed."""

    KIND: ClassVar[str] = "manual-ended"

    field: str
    round: int
    differs: bool
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingPublished(Event):
    """Everybody can see the pairing; ``at`` is the moment, as ISO 8601 in UTC."""

    KIND: ClassVar[str] = "pairing-published"

    field: str
    round: int
    edition: int
    at: str = ""
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingTakenBack(Event):
    """A published pairing is a draft again; ``results`` outcomes were lost with that."""

    KIND: ClassVar[str] = "pairing-taken-back"

    field: str
    round: int
    reason: str = ""
    results: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStarted(Event):
    """White's clocks were started; ``at`` is the moment, as ISO 8601 in UTC ("": not started after all)."""

    KIND: ClassVar[str] = "round-started"

    field: str
    round: int
    at: str
