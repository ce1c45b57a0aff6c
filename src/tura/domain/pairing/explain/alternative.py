"""The best candidate of a bracket that meets a demand, compared with the one that was chosen (C.04.3 3.8)."""

from dataclasses import dataclass, replace

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.explain.ahead import left_next
from tura.domain.pairing.explain.completable import can_complete
from tura.domain.pairing.explain.course import Step
from tura.domain.pairing.explain.criteria import Difference, Value, assess, first_difference
from tura.domain.pairing.explain.solving import solve


@dataclass(frozen=True, slots=True)
class Alternative:
    """The first of the best candidates of a bracket that meet a demand, beside the chosen one.

    ``step``: what was decided.  ``outcome``: the alternative.  ``actual`` and ``other``: their criteria.
    ``difference``: the first criterion on which they differ; None: the alternative is only generated later.
    ``exact``: nothing that meets the demand is better on that criterion.
    """

    step: Step
    outcome: Outcome
    actual: dict[str, Value]
    other: dict[str, Value]
    difference: Difference | None
    exact: bool = True


def best_under(step: Step, demanded: Field, *, reaches_below: bool) -> Alternative | None:
    """The first best candidate of a bracket under a demand; None when none that meets it can be completed (C4).

    ``reaches_below``: the demand binds players below the bracket, or the PAB.
    """
    plain = step.bracket
    if not can_complete(demanded, plain.movers, plain.residents.start, plain.pab_score):
        return None
    bracket = replace(plain, field=demanded)
    outcome = solve(bracket, plain)
    found = compare(step, outcome)
    return replace(found, exact=_is_exact(found, bracket)) if reaches_below else found


def compare(step: Step, outcome: Outcome) -> Alternative:
    """Any candidate of a bracket beside the chosen one."""
    actual, other = assess(step.bracket, step.outcome), assess(step.bracket, outcome)
    return Alternative(step, outcome, actual, other, first_difference(actual, other))


def _is_exact(found: Alternative, bracket: Bracket) -> bool:
    """Whether the demand did not itself spoil C8, which looks at the next bracket without any demand."""
    if found.difference is not None and found.difference.criterion in ("C6", "C7"):
        return True
    return (left_next(bracket, found.outcome.floaters) or ()) == found.other["C8"]
