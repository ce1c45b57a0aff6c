"""How many took part, and the fees they brought (RULES 6.1.5, 6.1.9)."""

from tura.domain.prizes.contest import Contest, Entrant
from tura.domain.regulation.awarding import Counted, Fund, Scope
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.facts import Answer

DEFAULT_HEADCOUNT = Counted.PLAYED
DEFAULT_FEES = Counted.PAID


def counted(contest: Contest, scope: Scope = Scope.SECTION) -> tuple[Entrant, ...]:
    """Those who count as participants: no-shows do not, although their fees stay in the fund."""
    return contest.counted(contest.awarding.headcount or DEFAULT_HEADCOUNT)[scope]


def headcount(contest: Contest) -> int:
    """The number of participants that chooses the bracket."""
    return len(counted(contest))


def fulfilling(
    contest: Contest, condition: Condition, scope: Scope, enough: int | None = None
) -> tuple[int, int]:
    """How many participants surely fulfil a condition, and of how many more it is not known.

    Counting stops at ``enough``.
    """
    present = counted(contest, scope)
    if condition == ANYONE:
        return len(present), 0
    verdict = contest.verdict(condition)
    sure = unsure = 0
    for one in present:
        answer = verdict(one.facts).answer
        sure += answer is Answer.YES
        unsure += answer is Answer.ASK
        if sure == enough:
            break
    return sure, unsure


def fee_total(contest: Contest, fund: Fund) -> int:
    """The kopecks of fees that feed the fund: of its sections, due or paid, of those its rule counts."""
    sections = fund.fee_sections or (contest.section,)
    rule = fund.fees_counted or DEFAULT_FEES
    entrants = [one for one in contest.present if one.section in sections]
    if rule is Counted.REGISTERED:
        return sum(one.due for one in entrants)
    if rule is Counted.PAID:
        return sum(one.paid for one in entrants)
    return sum(one.paid for one in entrants if rule in one.took_part)
