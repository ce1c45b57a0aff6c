"""Whether a player fulfils a condition of the regulation: yes, no or a question, and which part decided."""

from collections.abc import Callable

from tura.domain.regulation.condition_parts import PARTS, line_of
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.facts import ANYBODY, Answer, Facts, Verdict, all_hold, any_holds, negated

__all__ = ["ANYBODY", "Answer", "Facts", "Verdict", "holds", "judge"]


def holds(condition: Condition, facts: Facts) -> Verdict:
    """Whether the condition holds: all its fields, and its nested conditions, in three-valued logic.

    An unknown fact makes a question only where it could change the answer.

    >>> from tura.domain.players import Sex
    >>> holds(Condition(sex=Sex.FEMALE, born_to=1963), Facts(sex=Sex.MALE)).reason.code
    'sex-misses'
    """
    parts = [verdict for part in PARTS if (verdict := part(condition, facts)) is not None]
    parts.extend(holds(inner, facts) for inner in condition.all_of)
    if condition.any_of:
        parts.append(any_holds(holds(inner, facts) for inner in condition.any_of))
    if condition.none_of:
        inside = any_holds(holds(inner, facts) for inner in condition.none_of)
        parts.append(negated(inside, line_of(condition)))
    return all_hold(parts)


def judge(condition: Condition) -> Callable[[Facts], Verdict]:
    """``holds`` of one condition, prepared once to be asked of many players."""
    if condition == ANYONE:
        return lambda _facts: ANYBODY
    nothing = Facts()
    nested = bool(condition.all_of or condition.any_of or condition.none_of)
    asked = tuple(part for part in PARTS if part(condition, nothing) is not None)
    if nested:
        return lambda facts: holds(condition, facts)

    def verdict(facts: Facts) -> Verdict:
        if len(asked) == 1:
            return asked[0](condition, facts) or ANYBODY
        return all_hold(part(condition, facts) or ANYBODY for part in asked)

    return verdict
