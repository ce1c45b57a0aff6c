"""Which MDPs are paired and with whom: the sets of 4.4 and the MDP-pairing's transpositions."""

from tura.domain.pairing.dutch.general.decision import Decision


def choose_movers(decision: Decision) -> list[int]:
    """The first set of pairable MDPs (4.4) that keeps the optimum, in rank order."""
    inside = decision.window.inside
    waiting = list(range(decision.window.movers))
    if all(decision.inside(place) for place in waiting):
        return waiting
    while waiting:
        digits = [(1, {(place, other): 1 for other in decision.inside_links(place)}) for place in waiting]
        taken = decision.solve(digits)
        for place in waiting[:taken]:
            paired = decision.inside(place)
            for other in tuple(decision.links.get(place, ())):
                if (other < inside) is not paired:
                    decision.close(place, other)
        del waiting[:taken]
    return [place for place in range(decision.window.movers) if decision.inside(place)]
