"""A bracket decided on the smallest window whose answer the players below can live with."""

from tura.domain.pairing.dutch.bracket import Bracket, Outcome, next_group
from tura.domain.pairing.dutch.completion import NextValue, after_pab, best_next, ideal_next
from tura.domain.pairing.dutch.general.decision import Decision
from tura.domain.pairing.dutch.general.exchanges import choose_upper_half
from tura.domain.pairing.dutch.general.movers import choose_movers
from tura.domain.pairing.dutch.general.opponents import choose_upper_opponents
from tura.domain.pairing.dutch.general.window import Reach, Window, look

# Below this share of a window's size, what lies beyond it costs less than a second look.
_LITTLE = 4


def pair_bracket(bracket: Bracket) -> Outcome:
    """The first best candidate of the bracket (C.04.3 art. 3 and 4), given that the field can be completed.

    A narrower window drops conditions, so its answer is the true one as soon as it meets them: the bracket
    alone drops C8 and C4, the bracket with the next scoregroup drops C4.  Where little lies below, all of it is
    looked at from the start.
    """
    size, follow = len(bracket.ranks), next_group(bracket)
    if not bracket.rest:
        return _decide(bracket, Reach.BRACKET)[0]
    if len(bracket.rest) * _LITTLE > size:
        alone, _ = _decide(bracket, Reach.BRACKET)
        if best_next(bracket, alone.floaters) == ideal_next(bracket, alone.floaters):
            return alone
    if (len(bracket.rest) - len(follow)) * _LITTLE > size + len(follow):
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
    choose_upper_opponents(decision, choose_upper_half(decision, rest))
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
