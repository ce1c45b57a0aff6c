"""Rounds: draft, change by hand, publish, take back."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.results import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftPairing(Command):
    """A pairing for the next round.

    ``pairs`` are (white, black) in board order (C.04.2 3.6), ``pab`` who gets the pairing-allocated bye; byes
    granted are added from the entries.  ``engine`` names what paired and its version.  ``open_questions`` are
    the regulation's questions this round depends on.
    """

    field: str
    round: int
    pairs: tuple[tuple[str, str], ...]
    pab: str = ""
    engine: str = ""
    open_questions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardDraft(Command):
    """Throw a draft away."""

    field: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginManual(Command):
    """Begin a session of changes by hand; the reason is kept."""

    field: str
    round: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapSeats(Command):
    """Two entries exchange seats; a pairing-allocated bye is a seat."""

    field: str
    round: int
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapColours(Command):
    """Exchange the colours of a board."""

    field: str
    round: int
    board: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakBoard(Command):
    """Take a board away; its players get the byes named."""

    field: str
    round: int
    board: int
    white: Result = Result.ZERO_POINT_BYE
    black: Result = Result.ZERO_POINT_BYE


@dataclass(frozen=True, slots=True, kw_only=True)
class PairUnpaired(Command):
    """Let two players without opponents play (C.04.2 4.4); ``board`` None: the first free table."""

    field: str
    round: int
    white: str
    black: str
    board: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaceBye(Command):
    """Give another bye to a player without opponent."""

    field: str
    round: int
    entry: str
    result: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class RenumberBoard(Command):
    """Move a board to another table."""

    field: str
    round: int
    board: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EndManual(Command):
    """End the session; the pairing is compared with the engine's."""

    field: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishPairing(Command):
    """Show the pairing to everybody; ``at`` is the moment, ISO 8601 in UTC."""

    field: str
    round: int
    at: str = ""
    open_questions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackPairing(Command):
    """Make a published pairing a draft again."""

    field: str
    round: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StartRound(Command):
    """White's clocks start: from then on the default time counts; ``at`` is ISO 8601 in UTC ("": not yet)."""

    field: str
    round: int
    at: str
