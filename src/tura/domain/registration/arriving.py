"""When somebody begins to play, and what he asked off (RULES 6.1.4, 6.2.12, 6.2.25)."""

from dataclasses import dataclass
from datetime import time

from tura.domain.reason import Reason, Value
from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.regulation.schema import Regulation, Section
from tura.domain.results import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """``first_round`` None: does not play; ``refused``: the regulation lets nobody join later."""

    first_round: int | None = 1
    fund_only: bool = False
    refused: bool = False
    reasons: tuple[Reason, ...] = ()
    assumed: tuple[Reason, ...] = ()


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
        return Arrival(first_round=2, assumed=(Reason("late-open", values={**values, "default": "2"}),))
    return Arrival(first_round=2, reasons=(Reason("late-joins", values=values),))


def _absent(applicant: Applicant) -> Arrival:
    if applicant.paid:
        reason = Reason("fund-only", values={"paid": applicant.paid})
        return Arrival(first_round=None, fund_only=True, reasons=(reason,))
    return Arrival(first_round=None, reasons=(Reason("never-came"),))


def closing_time(regulation: Regulation) -> time | None:
    """When the last registration window closes."""
    return max((each.closes for each in regulation.schedule.registration if each.closes), default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """Rounds off with what each is worth, and what is said of them and of leaving early."""

    byes: tuple[tuple[int, Result], ...] = ()
    reasons: tuple[Reason, ...] = ()
    assumed: tuple[Reason, ...] = ()


def wishes(section: Section, applicant: Applicant) -> Wishes:
    """Half points for rounds off as far as the regulation gives them; else nothing, and the arbiter is asked."""
    leaves = applicant.leaves_after
    reasons = () if leaves is None else (Reason("leaves-after", values={"round": leaves}),)
    if not applicant.byes:
        return Wishes(reasons=reasons)
    allowed = section.playing.half_point_byes
    if allowed is not None and len(applicant.byes) <= allowed:
        byes = tuple((number, Result.HALF_POINT_BYE) for number in applicant.byes)
        return Wishes(
            byes=byes, reasons=(*reasons, Reason("byes-granted", values={"rounds": applicant.byes}))
        )
    byes = tuple((number, Result.ZERO_POINT_BYE) for number in applicant.byes)
    asked = Reason("byes-asked", values={"rounds": applicant.byes, "allowed": allowed, "default": "0"})
    return Wishes(byes=byes, reasons=reasons, assumed=(asked,))
