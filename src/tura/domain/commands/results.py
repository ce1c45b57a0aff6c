"""Results: enter, correct, complain."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.round.outcome import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterResult(Command):
    """A board's outcome.

    ``seen`` is the outcome the author saw there, ``edition`` the edition of the pairing (None: not checked).
    ``reason`` says why where no game decided it.
    """

    field: str
    round: int
    board: int
    outcome: Outcome
    seen: Outcome = Outcome.PENDING
    edition: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectResult(Command):
    """Put a result of an earlier round right (C.04.2 4.3)."""

    field: str
    round: int
    board: int
    outcome: Outcome
    seen: Outcome
    reason: str = ""
    complaint: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectRatedResult(Command):
    """Put a result right for the rating report only; None takes that back."""

    field: str
    round: int
    board: int
    outcome: Outcome | None
    reason: str = ""
    complaint: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordComplaint(Command):
    """Keep a complaint and its decision."""

    field: str
    round: int
    entry: str
    text: str
    decision: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectColours(Command):
    """The players of a published board had sat the other way round; each keeps the own result."""

    field: str
    round: int
    board: int
    reason: str = ""
