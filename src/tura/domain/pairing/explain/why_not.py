"""Why two players do not meet: the first thing that stands between them."""

from tura.domain.pairing.dutch.absolute import bound_colour, may_meet
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.explain.alternative import Alternative, best_under, compare
from tura.domain.pairing.explain.answer import Answer
from tura.domain.pairing.explain.completable import can_complete
from tura.domain.pairing.explain.course import Course, Step
from tura.domain.pairing.explain.criteria import ARTICLES
from tura.domain.pairing.explain.demands import floating, meeting
from tura.domain.pairing.explain.differing import why_behind
from tura.domain.pairing.explain.earlier import why_later
from tura.domain.pairing.explain.history import round_met
from tura.domain.pairing.explain.reduced import best_beside
from tura.domain.reason import Reason, Value


def why_not(course: Course, one: int, other: int) -> Answer:
    """Why the round does not let two TPNs meet (C.04.3 art. 2 to 4)."""
    here = [tpn for tpn in (one, other) if tpn in course.rank]
    if one == other:
        return _plain("not-same-player", "", player=one)
    if len(here) < 2:
        missing = other if one in course.rank else one
        return _plain("not-paired-at-all", "C.04.2 3.3", player=missing, round=course.field.round_no)
    high, low = sorted((course.rank[one], course.rank[other]))
    if course.mate.get(high) == low:
        return _plain("they-do-meet", "", **_names(course.field, high, low))
    return _forbidden(course, high, low) or _weighed(course, high, low)


def _plain(code: str, article: str, **values: Value) -> Answer:
    return Answer((Reason(code, article, values),))


def _names(field: Field, high: int, low: int) -> dict[str, Value]:
    return {"player": field.tpn[high], "other": field.tpn[low]}


def _forbidden(course: Course, high: int, low: int) -> Answer | None:
    """C1, a prohibition, or C3."""
    field = course.field
    if may_meet(field, high, low):
        return None
    names = _names(field, high, low)
    met = round_met(course.tournament, field.tpn[high], field.tpn[low], field.round_no)
    if met is not None:
        return _plain("not-again", ARTICLES["C1"], **names, round=met)
    if low in field.met[high]:
        return _plain("not-by-prohibition", "C.05 5.2", **names)
    wish = "w3" if bound_colour(field, high) > 0 else "b3"
    return _plain("not-same-absolute", ARTICLES["C3"], **names, wish=wish)


def _weighed(course: Course, high: int, low: int) -> Answer:
    """What the demand that they meet would change, in the first bracket where it changes anything."""
    demanded = meeting(course.field, high, low)
    index = _contradicted(course, high, low)
    step = course.steps[index]
    names = _names(course.field, high, low)
    if not _completes(step, demanded):
        return _changed_above(course, demanded, index, names)
    scores = _scores(course.field, high, low)
    if low < step.bracket.residents.stop:
        return _in_bracket(step, high, low, names | scores)
    return _from_above(step, high, names | scores)


def _in_bracket(step: Step, high: int, low: int, values: dict[str, Value]) -> Answer:
    """Both are in one bracket: the best candidate with them in it, or the first of those that are as good."""
    outcome = best_beside(step.bracket, high, low)
    if outcome is not None:
        found = compare(step, outcome)
        reason = None if found.difference else why_later(step, high, low)
        if found.difference or reason:
            return _behind("not-as-good", found, values, reason)
    alternative = best_under(step, meeting(step.bracket.field, high, low), reaches_below=False)
    assert alternative is not None, "the bracket was completable"
    return _behind("not-as-good", alternative, values)


def _from_above(step: Step, high: int, values: dict[str, Value]) -> Answer:
    """The higher ranked would have to float from a bracket above the other's."""
    if not step.outcome.floaters:
        reason = Reason("behind-C6-at-least", ARTICLES["C6"], {"then": 2})
        return Answer((Reason("not-floating", "", values), reason))
    demanded = floating(step.bracket, high)
    alternative = best_under(step, demanded, reaches_below=step.bracket.gives_pab)
    if alternative is None:
        return Answer((Reason("not-floating-completes", ARTICLES["C4"], values),))
    if not alternative.exact:
        return Answer((Reason("not-floating-unsaid", "C.04.3 3.8.1", values),), alternative)
    return _behind("not-floating", alternative, values)


def _scores(field: Field, high: int, low: int) -> dict[str, Value]:
    return {"score": field.score[high], "other_score": field.score[low]}


def _behind(
    code: str, alternative: Alternative, values: dict[str, Value], reason: Reason | None = None
) -> Answer:
    ending = "" if alternative.difference else "-later"
    told = Reason(code + ending, "", values)
    return Answer((told, reason or why_behind(alternative)), alternative)


def _contradicted(course: Course, high: int, low: int) -> int:
    """The first step whose outcome keeps the two from meeting."""
    for index, step in enumerate(course.steps):
        left = step.outcome.floaters
        if high in left and low in left:
            return index
        if index in (course.step[high], course.step[low]):
            return index
    raise AssertionError("everybody is paired in some step")


def _completes(step: Step, demanded: Field) -> bool:
    bracket = step.bracket
    return can_complete(demanded, bracket.movers, bracket.residents.start, bracket.pab_score)


def _changed_above(course: Course, demanded: Field, index: int, names: dict[str, Value]) -> Answer:
    """The demand cannot be met below what was decided: the first bracket that would have to change, or none can."""
    if not _completes(course.steps[0], demanded):
        return _impossible(course, demanded, names)
    place = next(i for i in range(1, index + 1) if not _completes(course.steps[i], demanded)) - 1
    step = course.steps[place]
    alternative = best_under(step, demanded, reaches_below=True)
    assert alternative is not None, "the bracket was completable"
    own = course.field.score[step.bracket.residents.start]
    values: dict[str, Value] = {**names, "above": own}
    if not alternative.exact:
        return Answer((Reason("not-without-change-above", "C.04.3 3.8.1", values),), alternative)
    return _behind("not-as-good-above", alternative, values)


def _impossible(course: Course, demanded: Field, names: dict[str, Value]) -> Answer:
    """No legal pairing of everybody holds the pair, or only with a PAB at a higher score."""
    score = course.pab_score
    if score is not None:
        eligible = {s for s, may in zip(demanded.score, demanded.may_bye, strict=True) if may and s > score}
        for higher in sorted(eligible):
            if can_complete(demanded, (), 0, higher):
                return _plain("not-pab-score", ARTICLES["C5"], **names, now=score, then=higher)
    return _plain("not-completable", ARTICLES["C4"], **names)
