"""Results: entered, corrected, complained about."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.events.event import Event
from tura.domain.round.outcome import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultEntered(Event):
    """A board's outcome, what it was before, and why where no game decided it (how late somebody came)."""

    KIND: ClassVar[str] = "result-entered"

    field: str
    round: int
    board: int
    outcome: Outcome
    was: Outcome = Outcome.PENDING
    concerns: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultCorrected(Event):
    """An outcome of an earlier round put right; it counts from the next pairing (C.04.2 4.3)."""

    KIND: ClassVar[str] = "result-corrected"

    field: str
    round: int
    board: int
    outcome: Outcome
    was: Outcome
    reason: str
    complaint: str = ""
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedResultCorrected(Event):
    """An error found too late: it changes the rating report only (C.04.2 4.3)."""

    KIND: ClassVar[str] = "rated-result-corrected"

    field: str
    round: int
    board: int
    outcome: Outcome | None
    reason: str
    complaint: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ComplaintRecorded(Event):
    """A complaint and what was decided; the text names nobody."""

    KIND: ClassVar[str] = "complaint-recorded"

    field: str
    round: int
    entry: str
    text: str
    decision: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ColoursCorrected(Event):
    """The players of a board had sat the other way round; each keeps the own result."""

    KIND: ClassVar[str] = "colours-corrected"

    field: str
    round: int
    board: int
    reason: str
    concerns: tuple[str, ...] = ()
