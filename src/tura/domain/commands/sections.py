"""Fields: merging, numbers, boards, bans, lots, rounds planned."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.regulation.schema import System
from tura.domain.results import Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class MergeSections(Command):
    """Pair the fields ``guests`` together with ``host``."""

    host: str
    guests: tuple[str, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartSection(Command):
    """Give a merged section its own field again."""

    section: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSystem(Command):
    """Another pairing system, before round 1."""

    field: str
    system: System
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeRounds(Command):
    """Another number of rounds."""

    field: str
    rounds: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignNumbers(Command):
    """The initial order, entries by TPN (C.04.2 2.2, 2.3)."""

    field: str
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetFirstBoard(Command):
    """The table number of the field's first board."""

    field: str
    board: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FixBoard(Command):
    """An entry always sits at one table (0: no longer)."""

    entry: str
    board: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BanMeeting(Command):
    """Entries that may not meet (C.05 5.2)."""

    field: str
    entries: tuple[str, ...]
    first: int = 1
    last: int = 9999


@dataclass(frozen=True, slots=True, kw_only=True)
class LiftBan(Command):
    """Entries that may meet again."""

    field: str
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawInitialColour(Command):
    """The drawn colour of the highest-ranked odd TPN (C.04.3 5.1)."""

    field: str
    colour: Colour
    seed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLots(Command):
    """The seed for ties beyond all tie-breaks."""

    field: str
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLotsByHand(Command):
    """An order drawn by hand, the luckier first."""

    field: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveFideMode(Command):
    """Run the field outside FIDE's rules, for good."""

    field: str
    reason: str = ""
