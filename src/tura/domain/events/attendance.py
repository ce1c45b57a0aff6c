"""Who plays in which round: byes, late entries, withdrawals, returns."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.events.event import Event
from tura.domain.results import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class ByeGranted(Event):
    """A half-, full- or zero-point bye for one round (C.04.2 3.3)."""

    KIND: ClassVar[str] = "bye-granted"

    entry: str
    round: int
    result: Result
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ByeTakenBack(Event):
    """The player wants to play that round after all."""

    KIND: ClassVar[str] = "bye-taken-back"

    entry: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ByesBarred(Event):
    """The player may, or may not, have half-point byes."""

    KIND: ClassVar[str] = "byes-barred"

    entry: str
    barred: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinedLate(Event):
    """An entry first paired in ``first_round``; ``numbers`` is the field's new order (C.04.2 2.4)."""

    KIND: ClassVar[str] = "joined-late"

    entry: str
    first_round: int
    numbers: tuple[str, ...]
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LateEntryTakenBack(Event):
    """A late entry that never sat at a board is only confirmed again, without a number."""

    KIND: ClassVar[str] = "late-entry-taken-back"

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LeavingAnnounced(Event):
    """The player will leave after ``last_round`` (None: stays to the end after all)."""

    KIND: ClassVar[str] = "leaving-announced"

    entry: str
    last_round: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryWithdrawn(Event):
    """The player leaves after ``last_round`` (0: before the first)."""

    KIND: ClassVar[str] = "entry-withdrawn"

    entry: str
    last_round: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryExpelled(Event):
    """The arbiter sends the player away after ``last_round``; he is not ranked."""

    KIND: ClassVar[str] = "entry-expelled"

    entry: str
    last_round: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryReturned(Event):
    """A player who had left plays again from ``first_round``."""

    KIND: ClassVar[str] = "entry-returned"

    entry: str
    first_round: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoesOnDecided(Event):
    """After an absence in ``round`` the arbiter decided that the player goes on."""

    KIND: ClassVar[str] = "goes-on-decided"

    entry: str
    round: int
    goes_on: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionChanged(Event):
    """A player left one section for another: ``entry`` withdraws, ``successor`` is declared."""

    KIND: ClassVar[str] = "section-changed"

    entry: str
    successor: str
    section: str
    last_round: int
    playing_up: int = 0
    carries_fee: bool = True
    reason: str = ""
