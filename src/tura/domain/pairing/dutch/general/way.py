"""A bracket decided on the smallest window whose answer the players below can live with."""

from tura.domain.pairing.dutch.bracket import Bracket, Outcome, next_group
from tura.domain.pairing.dutch.completion import NextValue, after_pab, best_next, ideal_next
from tura.domain.pairing.dutch.general.decision import Decision
from tura.domain.pairing.dutch.general.exchanges import choose_upper_half
from tura.domain.pairing.dutch.general.movers import choose_movers
from tura.domain.pairing.dutch.general.window import Reach, Window, look


def pair_bracket(bracket: Bracket) -> Outcome:
    """The first best candidate of the bracket (C.04.3 art. 3 and 4), given that the field can be completed.

    A narrower window drops conditions, so its answer is the true one as soon as it meets them: the bracket
    alone drops C8 and C4, the bracket with the next scoregroup drops C4.
    """
    alone, _ = _decide(bracket, Reach.BRACKET)
    if not bracket.rest or best_next(bracket, alone.floaters) == ideal_next(bracket, alone.floaters):
        return alone
    if len(next_group(bracket)) < len(bracket.rest):
        near, promised = _decide(bracket, Reach.NEXT)
        if best_next(bracket, near.floaters) == promised:
            return near
    return _decide(bracket, Reach.ALL)[0]


def _decide(bracket: Bracket, reach: Reach) -> tuple[Outcome, NextValue]:
    judges = bracket.gives_pab
    window = look(bracket, reach, judge_pab=judges)
    decision = Decision(window)
    if judges and not _judged_rightly(bracket, window, decision):
        decision = Decision(look(bracket, reach, judge_pab=False))
    promised = _next_value(bracket, window, decision)
    movers = choose_movers(decision)
    decision.choose_opponents(movers)
    taken = {place for pair in decision.pairs for place in pair}
    rest = [place for place in range(window.movers, window.inside) if place not in taken]
    decision.choose_opponents(choose_upper_half(decision, rest))
    return decision.outcome(), promised


def _next_value(bracket: Bracket, window: Window, decision: Decision) -> NextValue:
    mate, near = decision.mate, window.near
    pairs = sum(1 for one, other in mate.items() if one < other and window.inside <= other < near)
    floaters = tuple(place for place in range(window.inside) if not decision.inside(place))
    if after_pab(bracket, floaters)[1] != bracket.pab_score:
        floaters = ()
    left = (window.ranks[place] for place in floaters if not window.inside <= mate.get(place, -1) < near)
    return NextValue(pairs, tuple(bracket.field.score[rank] for rank in left))


def _judged_rightly(bracket: Bracket, window: Window, decision: Decision) -> bool:
    """Whether C9 was to be judged: one player leaves the bracket and takes the PAB."""
    if not bracket.field.readings.pab_by_unplayed_when_alone:
        return True
    return sum(1 for place in range(window.inside) if not decision.inside(place)) == 1
