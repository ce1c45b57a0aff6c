"""A section's prizes: the whole outcome with its reasons and the questions it hangs on."""

from dataclasses import replace

from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.doubts import (
    in_no_band,
    open_standing,
    order_matters,
    unsure_eligible,
    unsure_minimums,
    warnings,
)
from tura.domain.prizes.questions import open_questions
from tura.domain.prizes.settle import conclude, work_out
from tura.domain.reason import Reason


def allocate_prizes(contest: Contest) -> Allocation:
    """Who gets which money and which trophies, what stays, and why; payouts and the rest are the fund.

    Money is in kopecks.  An open question is answered by its printed default and asked where another answer
    would change the outcome.  No row of prizes for this number of participants is a warning and pays nothing.
    """
    workings = work_out(contest)
    outcome = conclude(contest, workings)
    asks = (
        *open_questions(contest, workings, outcome),
        *unsure_eligible(workings),
        *unsure_minimums(contest, workings),
        *open_standing(contest, outcome),
        *order_matters(contest, workings, outcome),
    )
    missing: tuple[Reason, ...] = ()
    if workings.bracket is None and contest.awarding.brackets:
        missing = (Reason("no-bracket", values={"count": workings.count}),)
    noted = (*outcome.warnings, *missing, *warnings(workings), *in_no_band(contest, workings))
    return replace(outcome, asks=tuple(dict.fromkeys(asks)), warnings=noted)


def settled(contest: Contest) -> Allocation:
    """The outcome alone, without looking for questions and warnings."""
    return conclude(contest, work_out(contest))
