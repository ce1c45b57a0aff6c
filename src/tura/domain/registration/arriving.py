"""When somebody begins to play, and what he asked off (RULES 6.1.4, 6.2.12, 6.2.25)."""

from dataclasses import dataclass
from datetime import time

from tura.domain.reason import Reason, Value
from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.regulation.schema import Regulation, Section


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """``first_round`` None: does not play; ``refused``: the regulation lets nobody join later."""

    first_round: int | None = 1
    fund_only: bool = False
    refused: bool = False
    reasons: tuple[Reason, ...] = ()
    questions: tuple[Reason, ...] = ()


def arrival(regulation: Regulation, section: Section, applicant: Applicant) -> Arrival:
    """Round 1 for whoever checked in while registration was open (its last minute included)."""
    if applicant.presence is Presence.ABSENT:
        return _absent(applicant)
    closes = closing_time(regulation)
    came = applicant.checked_in
    if came is None or closes is None or came <= closes:
        return Arrival()
    return _late(section, f"{came:%H:%M}", f"{closes:%H:%M}")


def _late(section: Section, came: str, closes: str) -> Arrival:
    values: dict[str, Value] = {"came": came, "closes": closes, "round": 2}
    if section.playing.late_entry is False:
        return Arrival(first_round=None, refused=True, reasons=(Reason("late-refused", values=values),))
    if section.playing.late_entry is None:
        return Arrival(first_round=2, questions=(Reason("late-open", values={**values, "default": "2"}),))
    return Arrival(first_round=2, reasons=(Reason("late-joins", values=values),))


def _absent(applicant: Applicant) -> Arrival:
    if applicant.paid:
        reason = Reason("fund-only", values={"paid": applicant.paid})
        return Arrival(first_round=None, fund_only=True, reasons=(reason,))
    return Arrival(first_round=None, reasons=(Reason("never-came"),))


def closing_time(regulation: Regulation) -> time | None:
    """When the last registration window closes."""
    return max((each.closes for each in regulation.schedule.registration if each.closes), default=None)


def wishes(section: Section, applicant: Applicant) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Reasons and questions of byes asked for and of leaving early."""
    reasons: list[Reason] = []
    questions: list[Reason] = []
    if applicant.leaves_after is not None:
        reasons.append(Reason("leaves-after", values={"round": applicant.leaves_after}))
    if applicant.byes:
        allowed = section.playing.half_point_byes
        if allowed is not None and len(applicant.byes) <= allowed:
            reasons.append(Reason("byes-granted", values={"rounds": applicant.byes}))
        else:
            values: dict[str, Value] = {"rounds": applicant.byes, "allowed": allowed, "default": "0"}
            questions.append(Reason("byes-asked", values=values))
    return tuple(reasons), tuple(questions)
