"""A verdict for every row of an entry list, in order."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from tura.domain.reason import Reason, Value
from tura.domain.registration.applicant import Applicant
from tura.domain.registration.arriving import arrival, wishes
from tura.domain.registration.notes import notes
from tura.domain.registration.placing import place
from tura.domain.registration.same_person import Likeness
from tura.domain.registration.seen import Seen
from tura.domain.registration.twice import Twice, earlier_like
from tura.domain.registration.verdict import Decision, RowVerdict
from tura.domain.regulation.fees import fee
from tura.domain.regulation.schema import Regulation, Section


def register(
    regulation: Regulation,
    applicants: Sequence[Applicant],
    entered: Sequence[Applicant] = (),
    day: date | None = None,
) -> tuple[RowVerdict, ...]:
    """The desk's verdict on each row; ``entered`` are those who are in the event already.

    ``day`` is the day of the desk, for late fees.  A refused row still counts as seen: its repeat is a repeat.
    """
    seen = Seen(entered)
    verdicts: list[RowVerdict] = []
    for applicant in applicants:
        verdicts.append(_verdict(regulation, applicant, seen, day))
        seen.add(applicant)
    return tuple(verdicts)


def _verdict(regulation: Regulation, applicant: Applicant, seen: Seen, day: date | None) -> RowVerdict:
    placed = place(regulation, applicant.facts, applicant.section)
    twice = earlier_like(applicant, seen.candidates(applicant), placed.section)
    if twice is not None and twice.likeness is Likeness.REPEAT:
        return _repeat(applicant, twice)
    verdict = RowVerdict(
        row=applicant.row,
        decision=placed.decision,
        section=placed.section,
        may_enter=placed.may_enter,
        playing_up=placed.playing_up,
        paid=applicant.paid,
        reasons=placed.reasons,
        questions=placed.questions,
        first_round=None if placed.decision is Decision.REFUSED else 1,
    )
    section = regulation.section(placed.section)
    if section is not None:
        verdict = _with_fee(_at_the_desk(verdict, regulation, section, applicant), section, applicant, day)
    if verdict.decision is Decision.REFUSED and applicant.paid:
        verdict = replace(verdict, notes=(*verdict.notes, _paid_back(applicant)))
    return verdict if twice is None else _likened(verdict, twice)


def _repeat(applicant: Applicant, twice: Twice) -> RowVerdict:
    return RowVerdict(
        row=applicant.row,
        decision=Decision.REFUSED,
        paid=applicant.paid,
        first_round=None,
        same_as=twice.row,
        reasons=(twice.reason,),
        # A list read in again tells of the money that was taken the first time: nothing to pay back.
        notes=(_paid_back(applicant),) if applicant.paid and twice.row else (),
    )


def _paid_back(applicant: Applicant) -> Reason:
    return Reason("paid-to-return", values={"paid": applicant.paid})


def _likened(verdict: RowVerdict, twice: Twice) -> RowVerdict:
    if twice.likeness is Likeness.NAMESAKE:
        return replace(verdict, same_as=twice.row, notes=(*verdict.notes, twice.reason))
    decision = verdict.decision if verdict.decision is Decision.REFUSED else Decision.QUESTION
    return replace(
        verdict, decision=decision, same_as=twice.row, questions=(twice.reason, *verdict.questions)
    )


def _at_the_desk(
    verdict: RowVerdict, regulation: Regulation, section: Section, applicant: Applicant
) -> RowVerdict:
    came = arrival(regulation, section, applicant)
    wished = wishes(section, applicant)
    return replace(
        verdict,
        decision=Decision.REFUSED if came.refused else verdict.decision,
        first_round=came.first_round,
        fund_only=came.fund_only,
        byes=wished.byes,
        reasons=(*verdict.reasons, *came.reasons, *wished.reasons),
        assumed=(*came.assumed, *wished.assumed),
        notes=notes(regulation, section, applicant),
    )


def _with_fee(verdict: RowVerdict, section: Section, applicant: Applicant, day: date | None) -> RowVerdict:
    if verdict.decision is Decision.REFUSED:
        return verdict
    due = fee(section.fees, applicant.facts, verdict.playing_up, day)
    if due is None:
        asked = Reason("fee-open", values={"section": section.letter, "default": "0"})
        return replace(verdict, assumed=(*verdict.assumed, asked))
    verdict = replace(verdict, due=due.due, fee_parts=due.parts)
    if not verdict.owed:
        return verdict
    values: dict[str, Value] = {"due": verdict.due, "paid": verdict.paid, "amount": abs(verdict.owed)}
    reason = Reason("fee-short" if verdict.owed > 0 else "fee-overpaid", values=values)
    return replace(verdict, reasons=(*verdict.reasons, reason))
