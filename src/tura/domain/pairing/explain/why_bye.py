"""Why a player has the pairing-allocated bye, and why another has not (C.04.1 3 and 4; C2, C5, C9)."""

from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.explain.alternative import Alternative, best_under, compare
from tura.domain.pairing.explain.answer import Answer
from tura.domain.pairing.explain.completable import can_complete
from tura.domain.pairing.explain.course import Course, Step
from tura.domain.pairing.explain.criteria import ARTICLES
from tura.domain.pairing.explain.demands import resting
from tura.domain.pairing.explain.differing import why_behind
from tura.domain.pairing.explain.earlier import why_rests_later
from tura.domain.pairing.explain.history import round_barring
from tura.domain.pairing.explain.reduced import best_resting
from tura.domain.pairing.explain.why_float import why_came_down
from tura.domain.reason import Reason, Value

# So many rivals for the PAB are told one by one.
MOST_RIVALS = 3


def why_bye(course: Course) -> Answer:
    """Why the PAB fell to its receiver; raises ValueError where nobody has it."""
    if course.bye is None or course.pab_score is None:
        raise ValueError("nobody has the pairing-allocated bye")
    field, taker, score = course.field, course.bye, course.pab_score
    told = Reason("bye", "C.04.1 3", {"player": field.tpn[taker], "count": len(field)})
    barred = tuple(field.tpn[rank] for rank in _from(course, score) if not field.may_bye[rank])
    lower = tuple(
        field.tpn[rank] for rank in range(len(field)) if field.may_bye[rank] and field.score[rank] < score
    )
    reasons = [told, Reason("bye-score", ARTICLES["C5"], {"score": score})]
    if barred:
        reasons.append(Reason("bye-barred", ARTICLES["C2"], {"players": barred}))
    if lower:
        reasons.append(Reason("bye-lower-impossible", ARTICLES["C4"], {"players": lower, "score": score}))
    reasons += why_came_down(course, taker)
    return Answer((*reasons, *_rivals(course, taker, score)))


def _from(course: Course, score: int) -> list[int]:
    return [rank for rank in range(len(course.field)) if course.field.score[rank] <= score]


def _rivals(course: Course, taker: int, score: int) -> list[Reason]:
    """The lowest ranked others of the same score who might have had it."""
    field = course.field
    rivals = [
        rank
        for rank in _from(course, score)
        if field.score[rank] == score and field.may_bye[rank] and rank != taker
    ]
    if not rivals:
        return [Reason("bye-only-one", ARTICLES["C5"], {"player": field.tpn[taker], "score": score})]
    reasons: list[Reason] = []
    for rank in rivals[: -MOST_RIVALS - 1 : -1]:
        reasons += why_not_bye(course, field.tpn[rank]).reasons
    return reasons


def why_not_bye(course: Course, tpn: int) -> Answer:
    """Why a TPN does not have the PAB."""
    field, round_no = course.field, course.field.round_no
    rank = course.rank.get(tpn)
    if rank is None:
        return _plain("not-paired-at-all", "C.04.2 3.3", player=tpn, round=round_no)
    if course.bye is None or course.pab_score is None:
        return _plain("nobody-rests", "C.04.1 3", player=tpn, count=len(field))
    if rank == course.bye:
        return _plain("has-the-bye", "C.04.1 3", player=tpn)
    return _barred(course, tpn) or _weighed(course, rank, course.pab_score)


def _weighed(course: Course, rank: int, score: int) -> Answer:
    field = course.field
    own, tpn = field.score[rank], field.tpn[rank]
    if own > score:
        return _plain("not-bye-score", ARTICLES["C5"], player=tpn, score=own, now=score)
    if not can_complete(resting(field, rank), (), 0, own):
        return _plain("not-bye-completable", ARTICLES["C4"], player=tpn)
    return _compared(course, rank)


def _plain(code: str, article: str, **values: Value) -> Answer:
    return Answer((Reason(code, article, values),))


def _barred(course: Course, tpn: int) -> Answer | None:
    if course.field.may_bye[course.rank[tpn]]:
        return None
    found = round_barring(course.tournament, tpn, course.field.round_no)
    number, was_bye = found or (0, False)
    return _plain(
        "not-bye-again" if was_bye else "not-bye-after-win", ARTICLES["C2"], player=tpn, round=number
    )


def _compared(course: Course, rank: int) -> Answer:
    """The first bracket that would have to change if the rank had the PAB, and by which criterion it may not."""
    demanded = resting(course.field, rank)
    index = next(index for index, step in enumerate(course.steps) if step.taker is not None)
    if _fits(course.steps[index], demanded):
        return _beside_taker(course.steps[index], rank, demanded)
    index = next(place for place, step in enumerate(course.steps) if not _fits(step, demanded)) - 1
    return _told("not-bye-as-good-above", course.steps[index], rank, demanded)


def _fits(step: Step, demanded: Field) -> bool:
    bracket = step.bracket
    return can_complete(demanded, bracket.movers, bracket.residents.start, bracket.pab_score)


def _beside_taker(step: Step, rank: int, demanded: Field) -> Answer:
    """Both are in the bracket that gives the PAB."""
    outcome = best_resting(step.bracket, rank)
    if outcome is not None:
        found = compare(step, outcome)
        reason = why_behind(found) if found.difference else why_rests_later(step, rank)
        if reason is not None:
            return _answer("not-bye-as-good", found, rank, reason)
    return _told("not-bye-as-good", step, rank, demanded)


def _told(code: str, step: Step, rank: int, demanded: Field) -> Answer:
    alternative = best_under(step, demanded, reaches_below=True)
    assert alternative is not None, "the bracket was completable"
    if not alternative.exact:
        told = Reason("not-bye-unsaid", "C.04.3 3.8.1", _values(step, rank))
        return Answer((told,), alternative)
    return _answer(code, alternative, rank, why_behind(alternative))


def _answer(code: str, alternative: Alternative, rank: int, reason: Reason) -> Answer:
    ending = "" if alternative.difference else "-later"
    told = Reason(code + ending, "", _values(alternative.step, rank))
    return Answer((told, reason), alternative)


def _values(step: Step, rank: int) -> dict[str, Value]:
    field = step.bracket.field
    return {"player": field.tpn[rank], "above": field.score[step.bracket.residents.start]}
