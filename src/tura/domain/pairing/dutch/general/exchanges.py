"""Which residents of a homogeneous bracket or remainder play in S1: the exchanges of C.04.3 4.3."""

from tura.domain.pairing.dutch.general.decision import Decision
from tura.domain.pairing.dutch.general.matching import best_matching
from tura.domain.pairing.dutch.general.packing import Digit

_AT_ONCE = 100


def choose_upper_half(decision: Decision, places: list[int]) -> list[int]:
    """The places that form S1 after the first exchange that keeps the optimum, in rank order.

    Whoever is the higher of its pair counts as S1.  The fewest exchanges come first (4.3.1), then the smallest
    shift of BSNs (4.3.2), then the lowest leaving S1 (4.3.3), then the highest leaving S2 (4.3.4).
    """
    number = {place: index + 1 for index, place in enumerate(places)}
    half = sum(1 for place in places if decision.inside(place)) // 2
    if _needs_none(decision, places, half):
        return places[:half]
    own = [edge for edge in decision.edges if edge[0] in number and edge[1] in number]
    count = {edge: -1 for edge in own if number[edge[0]] > half}
    shift = {edge: -number[edge[0]] for edge in own}
    decision.solve([(half, count), (half * len(places), shift)])
    exchanged = sum(1 for place in places[half:] if decision.inside(place) and decision.mate[place] > place)
    decision.add_criteria((count, shift))
    _leave(decision, places[:half], exchanged)
    _enter(decision, places[half:], exchanged)
    return [place for place in places if decision.inside(place) and decision.mate[place] > place]


def _needs_none(decision: Decision, places: list[int], half: int) -> bool:
    """Whether the original S1 against the original S2 reaches the optimum; then all else is closed."""
    upper, lower = set(places[:half]), set(places[half:])
    edges = [
        (one, other, decision.packed[kind])
        for (one, other), kind in decision.edges.items()
        if (other in lower if one in upper else not (one in lower and other in lower))
    ]
    mate = best_matching(edges, perfect=decision.window.perfect)
    if len(mate) != len(decision.mate) or decision.total(mate) != decision.total(decision.mate):
        return False
    for place in places:
        _settle(decision, place, upper=place in upper)
    decision.mate = mate
    return True


def _leave(decision: Decision, upper: list[int], exchanged: int) -> None:
    _sweep(decision, upper[::-1], exchanged, stay=True)


def _enter(decision: Decision, lower: list[int], exchanged: int) -> None:
    _sweep(decision, lower, exchanged, stay=False)


def _sweep(decision: Decision, order: list[int], exchanged: int, *, stay: bool) -> None:
    """Goes through one half and lets the first that can change halves do so, until the number is reached."""
    waiting = list(order)
    while waiting and exchanged:
        digits = [(1, _as_upper(decision, place, -1 if stay else 1)) for place in waiting[:_AT_ONCE]]
        taken = decision.solve(digits)
        for place in waiting[:taken]:
            upper = decision.inside(place) and decision.mate[place] > place
            exchanged -= upper is not stay
            _settle(decision, place, upper=upper)
        del waiting[:taken]
    for place in waiting:
        _settle(decision, place, upper=stay)


def _as_upper(decision: Decision, place: int, value: int) -> Digit:
    return {(place, other): value for other in decision.inside_links(place) if other > place}


def _settle(decision: Decision, place: int, *, upper: bool) -> None:
    """Closes what the place may no longer do: S1 meets only lower ones inside, S2 no lower one."""
    for other in tuple(decision.links.get(place, ())):
        within = other < decision.window.inside
        allowed = within and other > place if upper else not (within and other > place)
        if not allowed:
            decision.close(place, other)
