"""Who plays in which round."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.results import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class GrantBye(Command):
    """Give a bye for one round: half-, full- or zero-point."""

    entry: str
    round: int
    result: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackBye(Command):
    """The player plays that round after all."""

    entry: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BarByes(Command):
    """The player may, or may not, have half-point byes."""

    entry: str
    barred: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinLate(Command):
    """Let a confirmed entry play from ``first_round``; ``numbers`` is the new order (C.04.2 2.4)."""

    entry: str
    first_round: int
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackLateEntry(Command):
    """Undo a late entry that never sat at a board."""

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnounceLeaving(Command):
    """The player leaves after ``last_round`` (None: stays)."""

    entry: str
    last_round: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawEntry(Command):
    """The player leaves now: ``last_round`` None means after the last published round."""

    entry: str
    last_round: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpelEntry(Command):
    """Send a player away; the reason is kept."""

    entry: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnEntry(Command):
    """A player who left plays again, from ``first_round`` (None: the next)."""

    entry: str
    first_round: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideGoesOn(Command):
    """Whether a player goes on after an absence in ``round``."""

    entry: str
    round: int
    goes_on: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSection(Command):
    """Leave one section for another, as a new entry ``successor``.

    ``carries_fee`` None: the money follows a player who has not been paired yet.
    """

    entry: str
    successor: str
    section: str
    playing_up: int = 0
    carries_fee: bool | None = None
    reason: str = ""
