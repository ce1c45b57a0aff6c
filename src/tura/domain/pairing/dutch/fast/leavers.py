"""Who may leave a bracket in which all movers are paired: the choices that C4 to C9 leave (C.04.3 2.2, 2.3).

A choice is a list of stand-ins; through each of them one resident leaves, a bit of a set by place.
"""

from itertools import combinations_with_replacement
from math import comb

from tura.domain.pairing.dutch.bracket import Bracket
from tura.domain.pairing.dutch.fast.arrange import Unsure
from tura.domain.pairing.dutch.fast.bits import members
from tura.domain.pairing.dutch.fast.departing import Departing, Floaters
from tura.domain.pairing.dutch.fast.lookahead import takes_any, welcome
from tura.domain.pairing.dutch.fast.suffixes import Rest, Suffixes, pab_takers

_MOST_SETS = 400
_MOST_KINDS = 250

Choice = list[int]


def choices_of(bracket: Bracket, suffixes: Suffixes) -> list[Choice]:
    """The equally good choices; none when all of them lie beyond what is searched here.  Raises Unsure."""
    rest = suffixes.rest(bracket.residents.stop)
    pab = _pab(bracket, suffixes)
    if not rest.hopeless:
        return _with_hope(bracket, suffixes, rest, pab)
    if pab and not bracket.field.readings.pab_by_unplayed_when_alone:
        raise Unsure
    if rest.apart:
        return [[*pab, *leavers] for leavers in _meeting_each(bracket, suffixes, rest)]
    if pab:
        raise Unsure
    return _jointly(bracket, suffixes, rest, rest.lost)


def more_than_wanted(bracket: Bracket, suffixes: Suffixes, count: int) -> list[Choice]:
    """The equally good choices where the bracket itself must leave so many, more than the rest wants (C6)."""
    pab = _pab(bracket, suffixes)
    if pab and not bracket.field.readings.pab_by_unplayed_when_alone:
        raise Unsure
    rest, joining = suffixes.rest(bracket.residents.stop), count - len(pab)
    if takes_any(suffixes, rest, joining):
        everybody = (1 << len(bracket.residents)) - 1
        return [[*pab, *[everybody] * joining]]
    if pab:
        raise Unsure
    return _jointly(bracket, suffixes, rest, count)


def _pab(bracket: Bracket, suffixes: Suffixes) -> Choice:
    """The stand-in of the PAB, where the bracket gives it."""
    home = bracket.residents
    if suffixes.holds_pab(home.start) and not suffixes.holds_pab(home.stop):
        return [pab_takers(suffixes, home)]
    return []


def _with_hope(bracket: Bracket, suffixes: Suffixes, rest: Rest, pab: Choice) -> list[Choice]:
    if not rest.wants:
        return [[_fewest_unplayed(bracket, takers) for takers in pab]]
    if pab and not bracket.field.readings.pab_by_unplayed_when_alone:
        raise Unsure
    joiners = suffixes.joiners(rest, bracket.residents)
    if not joiners or joiners.bit_count() == 1:
        return [[*pab, joiners]] if joiners else []
    choice = welcome(suffixes, bracket.residents, joiners)
    if choice is None:
        if pab:
            raise Unsure
        choice = _most_welcome(bracket, suffixes, rest, joiners)
    return [[*pab, choice]]


def _fewest_unplayed(bracket: Bracket, takers: int) -> int:
    """C9: those who may take the PAB with the fewest unplayed games."""
    unplayed = bracket.field.unplayed[bracket.residents.start : bracket.residents.stop]
    fewest = min((unplayed[place] for place in members(takers)), default=0)
    return sum(1 << place for place in members(takers) if unplayed[place] == fewest)


def _meeting_each(bracket: Bracket, suffixes: Suffixes, rest: Rest) -> list[Choice]:
    """A rest of whom no two may meet: each of it needs a resident of its own, but who has the PAB."""
    wanted = [suffixes.sight.legal(rank, bracket.residents) for rank in rest.ranks]
    if not suffixes.holds_pab(rest.ranks.start):
        return [wanted]
    takers = pab_takers(suffixes, rest.ranks)
    return [wanted[:place] + wanted[place + 1 :] for place in members(takers)]


def _kinds(bracket: Bracket, suffixes: Suffixes, rest: Rest, among: int) -> list[int]:
    """Residents by whom they may meet below: alike for C4 and C8."""
    start, kinds = bracket.residents.start, dict[int, int]()
    for place in members(among):
        below = suffixes.sight.legal(start + place, rest.ranks)
        kinds[below] = kinds.get(below, 0) | 1 << place
    if len(kinds) > _MOST_KINDS:
        raise Unsure
    return list(kinds.values())


def _most_welcome(bracket: Bracket, suffixes: Suffixes, rest: Rest, joiners: int) -> int:
    """C8 where nobody brings the next bracket to its bound: one of each kind is tried."""
    _refuse_carried(bracket)
    start = bracket.residents.start
    kinds: dict[Floaters, int] = {}
    for kind in _kinds(bracket, suffixes, rest, joiners):
        kinds[(start + next(members(kind)),)] = kind
    best = Departing(bracket, suffixes).best(list(kinds))
    return sum(kinds[floaters] for floaters in best)


def _refuse_carried(bracket: Bracket) -> None:
    """Refuses a bracket through which the PAB's receiver is carried: a set of floaters would have to hold it."""
    if bracket.gives_pab:
        raise Unsure


def _jointly(bracket: Bracket, suffixes: Suffixes, rest: Rest, count: int) -> list[Choice]:
    """A rest that needs several: one set of each combination of kinds is tried."""
    _refuse_carried(bracket)
    everybody = (1 << len(bracket.residents)) - 1
    kinds = _kinds(bracket, suffixes, rest, everybody)
    if comb(len(kinds) + count - 1, count) > _MOST_SETS:
        raise Unsure
    departing = Departing(bracket, suffixes)
    found: dict[Floaters, Choice] = {}
    for combination in combinations_with_replacement(kinds, count):
        floaters = _sample(bracket, combination)
        if floaters and departing.completes(floaters):
            found[floaters] = list(combination)
    choices = [found[floaters] for floaters in departing.best(list(found))]
    return _as_one(choices) or choices


def _sample(bracket: Bracket, combination: tuple[int, ...]) -> Floaters | None:
    """Residents of the given kinds, all different."""
    left = {kind: members(kind) for kind in combination}
    places = [next(left[kind], None) for kind in combination]
    if None in places:
        return None
    return tuple(sorted(bracket.residents.start + place for place in places if place is not None))


def _as_one(choices: list[Choice]) -> list[Choice]:
    """One choice instead of many, where every combination of some kinds is among them."""
    if not choices:
        return []
    kinds = sorted({kind for choice in choices for kind in choice})
    count = len(choices[0])
    if comb(len(kinds) + count - 1, count) != len(choices):
        return []
    if any(kind.bit_count() < count for kind in kinds):
        return []
    return [[sum(kinds)] * count]
