"""Fields: merging, numbers, boards, bans, lots, rounds planned."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.events.event import Event
from tura.domain.regulation.schema import System
from tura.domain.results import Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionsMerged(Event):
    """``guests`` are paired in ``host``'s field; standings and prizes stay apart."""

    KIND: ClassVar[str] = "sections-merged"

    host: str
    guests: tuple[str, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionParted(Event):
    """A merged section is a field of its own again."""

    KIND: ClassVar[str] = "section-parted"

    section: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemChosen(Event):
    """Another pairing system, before round 1."""

    KIND: ClassVar[str] = "system-chosen"

    field: str
    system: System
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsChanged(Event):
    """Another number of rounds."""

    KIND: ClassVar[str] = "rounds-changed"

    field: str
    rounds: int
    reason: str = ""
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NumbersAssigned(Event):
    """The initial order: ``numbers`` are entries, the first has TPN 1 (C.04.2 2.2, 2.3)."""

    KIND: ClassVar[str] = "numbers-assigned"

    field: str
    numbers: tuple[str, ...]
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstBoardSet(Event):
    """The field's boards start at this table number."""

    KIND: ClassVar[str] = "first-board-set"

    field: str
    board: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardFixed(Event):
    """An entry always sits at one table (0: no longer)."""

    KIND: ClassVar[str] = "board-fixed"

    entry: str
    board: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BanAdded(Event):
    """Entries that may not meet each other (C.05 5.2)."""

    KIND: ClassVar[str] = "ban-added"

    field: str
    entries: tuple[str, ...]
    first: int = 1
    last: int = 9999
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BanLifted(Event):
    """Entries that may meet again."""

    KIND: ClassVar[str] = "ban-lifted"

    field: str
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialColourDrawn(Event):
    """The colour of the highest-ranked odd TPN in round 1 (C.04.3 5.1)."""

    KIND: ClassVar[str] = "initial-colour-drawn"

    field: str
    colour: Colour
    seed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LotsDrawn(Event):
    """The seed with which ties beyond all tie-breaks are drawn."""

    KIND: ClassVar[str] = "lots-drawn"

    field: str
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LotsDrawnByHand(Event):
    """An order drawn by hand, the luckier first."""

    KIND: ClassVar[str] = "lots-drawn-by-hand"

    field: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FideModeLeft(Event):
    """The field is no longer run by FIDE's rules, for good."""

    KIND: ClassVar[str] = "fide-mode-left"

    field: str
    round: int
    reason: str
