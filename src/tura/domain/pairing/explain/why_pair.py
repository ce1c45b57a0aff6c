"""Why two players meet: their bracket, who came down, their places in it, whom the rules passed over, the colours."""

from tura.domain.pairing.explain.alternative import best_under
from tura.domain.pairing.explain.answer import Answer
from tura.domain.pairing.explain.course import Course, Step
from tura.domain.pairing.explain.demands import halved
from tura.domain.pairing.explain.differing import why_behind
from tura.domain.pairing.explain.order import Halves, halves_of
from tura.domain.pairing.explain.why_colour import why_colours
from tura.domain.pairing.explain.why_float import why_came_down
from tura.domain.pairing.explain.why_not import why_not
from tura.domain.reason import Reason, Value

# So many of those who come before the opponent are told one by one.
MOST_PASSED = 3


def why_pair(course: Course, tpn: int) -> Answer:
    """Why a TPN plays its opponent; raises KeyError for who has none."""
    rank = course.rank[tpn]
    high, low = sorted((rank, course.mate[rank]))
    step = course.steps[course.step[high]]
    halves = halves_of(step.bracket, step.outcome)
    reasons = [Reason("pair", "", {"player": course.field.tpn[high], "other": course.field.tpn[low]})]
    reasons.append(_bracket(step))
    if high in step.bracket.movers:
        reasons += why_came_down(course, high)
    reasons += _place(course, step, halves, (high, low))
    return Answer((*reasons, *why_colours(course.field, high, low)))


def _bracket(step: Step) -> Reason:
    bracket = step.bracket
    field = bracket.field
    values: dict[str, Value] = {
        "score": field.score[bracket.residents.start],
        "count": len(bracket.ranks),
        "residents": len(bracket.residents),
        "movers": tuple(field.tpn[rank] for rank in bracket.movers),
    }
    if bracket.movers:
        return Reason("bracket-heterogeneous", "C.04.3 1.3.3", values)
    return Reason("bracket-homogeneous", "C.04.3 1.3.3", values)


def _place(course: Course, step: Step, halves: Halves, pair: tuple[int, int]) -> list[Reason]:
    high, low = pair
    tpn = course.field.tpn
    if high in dict(halves.meetings):
        residents = tuple(step.bracket.residents)
        index = [one for one, _ in halves.meetings].index(high)
        values: dict[str, Value] = {"player": tpn[high], "other": tpn[low], "bsn": index + 1}
        values["other_bsn"] = len(step.bracket.movers) + residents.index(low) + 1
        if residents[index] == low:
            return [Reason("pair-mdp-first", "C.04.3 3.3.1", values)]
        taken = {other for _, other in halves.meetings[:index]}
        passed = [rank for rank in residents[: residents.index(low)] if rank not in taken]
        return [Reason("pair-mdp", "C.04.3 3.3.3", values), *_passed(course, high, passed)]
    return _in_halves(course, step, halves, pair)


def _in_halves(course: Course, step: Step, halves: Halves, pair: tuple[int, int]) -> list[Reason]:
    high, low = pair
    tpn, size = course.field.tpn, len(halves.pairs)
    values: dict[str, Value] = {
        "player": tpn[high],
        "other": tpn[low],
        "bsn": halves.number(high),
        "other_bsn": halves.number(low),
        "size": size,
    }
    told = [Reason("pair-in-remainder" if halves.meetings else "pair-in-halves", "C.04.3 3.2", values)]
    if {high, low} & {*halves.leaving, *halves.entering}:
        return [*told, *_exchange(step, halves)]
    upper = sorted({*halves.order[:size], *halves.entering} - {*halves.leaving})
    lower = [rank for rank in halves.order if rank not in upper]
    index = upper.index(high)
    if lower[index] == low:
        return [*told, Reason("pair-first", "C.04.3 3.3.1", values)]
    taken = {other for one, other in halves.pairs if one < high}
    passed = [rank for rank in lower[: lower.index(low)] if rank not in taken]
    if not passed:
        return [*told, Reason("pair-next-free", "C.04.3 4.2.2", values)]
    return [*told, *_passed(course, high, passed)]


def _exchange(step: Step, halves: Halves) -> list[Reason]:
    """Why somebody changed halves: what the best candidate without an exchange fails."""
    tpn = step.bracket.field.tpn
    values: dict[str, Value] = {
        "leaving": tuple(tpn[rank] for rank in halves.leaving),
        "entering": tuple(tpn[rank] for rank in halves.entering),
    }
    told = Reason("pair-by-exchange", "C.04.3 4.3", values)
    alternative = best_under(step, halved(step.bracket, halves), reaches_below=False)
    ending = "-below" if halves.meetings else ""
    if alternative is None:
        return [told, Reason(f"exchange-needed{ending}", "C.04.3 2.1", values)]
    return [told, Reason(f"exchange-better{ending}", "", values), why_behind(alternative)]


def _passed(course: Course, high: int, passed: list[int]) -> list[Reason]:
    """Why each of those who come before the opponent was passed over."""
    tpn = course.field.tpn
    reasons: list[Reason] = []
    for other in passed[:MOST_PASSED]:
        reasons += why_not(course, tpn[high], tpn[other]).reasons
    if len(passed) > MOST_PASSED:
        values: dict[str, Value] = {"player": tpn[high], "count": len(passed) - MOST_PASSED}
        reasons.append(Reason("pair-more-passed", "C.04.3 3.8.1", values))
    return reasons
