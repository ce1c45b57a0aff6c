"""Why a player was left unpaired in a bracket and moved down."""

from tura.domain.pairing.dutch.absolute import may_meet
from tura.domain.pairing.explain.alternative import best_under
from tura.domain.pairing.explain.answer import Answer
from tura.domain.pairing.explain.course import Course, Step
from tura.domain.pairing.explain.criteria import ARTICLES
from tura.domain.pairing.explain.demands import staying
from tura.domain.pairing.explain.differing import why_behind
from tura.domain.reason import Reason, Value


def why_floats(step: Step, rank: int) -> Answer:
    """Why a rank among a step's floaters could not be paired there, or others could better."""
    bracket = step.bracket
    field = bracket.field
    values: dict[str, Value] = {
        "player": field.tpn[rank],
        "score": field.score[bracket.residents.start],
        "count": len(bracket.ranks),
        "floaters": tuple(field.tpn[other] for other in step.outcome.floaters),
    }
    if len(bracket.ranks) == 1:
        return Answer((Reason("floats-alone", "C.04.3 1.4.1", values),))
    others = bracket.residents if rank in bracket.movers else bracket.ranks
    if not any(may_meet(field, rank, other) for other in others if other != rank):
        return Answer((Reason("floats-without-opponent", "C.04.3 2.1", values),))
    told = Reason("floats-of-odd" if len(bracket.ranks) % 2 else "floats", "C.04.3 1.4.1", values)
    alternative = best_under(step, staying(bracket, rank), reaches_below=False)
    if alternative is None:
        return Answer((told, Reason("floats-for-completion", ARTICLES["C4"], values)))
    instead_of = [other for other in alternative.outcome.floaters if other not in step.outcome.floaters]
    instead: dict[str, Value] = {
        "player": field.tpn[rank],
        "players": tuple(field.tpn[one] for one in instead_of),
    }
    code = "floats-instead" if alternative.difference else "floats-instead-later"
    return Answer((told, Reason(code, "", instead), why_behind(alternative)), alternative)


def why_came_down(course: Course, rank: int) -> tuple[Reason, ...]:
    """Every float of a rank in this round, from its own scoregroup down."""
    reasons: list[Reason] = []
    for step in course.steps:
        if rank in step.outcome.floaters and step.taker != rank:
            reasons += why_floats(step, rank).reasons
    return tuple(reasons)
