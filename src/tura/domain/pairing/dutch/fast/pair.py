"""The fast way through one bracket (C.04.3 articles 2 to 4): its one answer, or None, and then nothing is said."""

from contextlib import suppress

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.fast.arrange import Arranged, Unsure, arrange
from tura.domain.pairing.dutch.fast.ground import Ground
from tura.domain.pairing.dutch.fast.levels import levels
from tura.domain.pairing.dutch.fast.lookahead import welcome
from tura.domain.pairing.dutch.fast.sight import Sight
from tura.domain.pairing.dutch.fast.suffixes import Suffixes, pab_takers
from tura.domain.pairing.dutch.fast.tiny import pair_tiny


def pair_bracket(bracket: Bracket, suffixes: Suffixes | None = None) -> Outcome | None:
    """The bracket's outcome, where it is certain; None refuses the bracket.

    Certain means: all movers paired, as few leave as parity and the rest allow, and C8 to C17 at a bound that
    no pairing can beat; so whatever attains it is optimal, and among those the first generated is taken.
    """
    if suffixes is None:
        suffixes = Suffixes(Sight(bracket.field), bracket.pab_score)
    for way in (_pair_ideal, pair_tiny):
        with suppress(Unsure):
            outcome = way(bracket, suffixes)
            if outcome:
                return outcome
    return None


def _pair_ideal(bracket: Bracket, suffixes: Suffixes) -> Outcome | None:
    movers, carried = _without_pab(bracket, suffixes)
    leavers = _leavers(bracket.residents, suffixes)
    if movers is None or leavers is None or len(movers) + len(leavers) > len(bracket.residents):
        return None
    ground = Ground(suffixes.sight, movers, bracket.residents)
    found = _best(ground, [one << ground.first for one in leavers])
    return _outcome(ground, found, carried) if found else None


def _without_pab(bracket: Bracket, suffixes: Suffixes) -> tuple[tuple[int, ...] | None, tuple[int, ...]]:
    """The movers to pair, and the one who only carries the PAB down; None when that one is not settled."""
    if bracket.pab_score is None or suffixes.holds_pab(bracket.residents.start):
        return bracket.movers, ()
    field = bracket.field
    takers = tuple(
        rank for rank in bracket.movers if field.may_bye[rank] and field.score[rank] == bracket.pab_score
    )
    if len(takers) != 1:
        return None, ()
    return tuple(rank for rank in bracket.movers if rank != takers[0]), takers


def _leavers(residents: range, suffixes: Suffixes) -> list[int] | None:
    """For each who must leave the bracket, those who may, by C4, C5, C8 and C9."""
    rest = suffixes.rest(residents.stop)
    if rest.hopeless:
        return None
    found = []
    if suffixes.holds_pab(residents.start) and not suffixes.holds_pab(residents.stop):
        takers = pab_takers(suffixes, residents)
        found.append(takers if rest.wants else _fewest_unplayed(suffixes, residents, takers))
    if rest.wants:
        joiners = suffixes.joiners(rest, residents)
        choice = welcome(suffixes, residents, joiners) if joiners.bit_count() > 1 or found else joiners
        if not choice:
            return None
        found.append(choice)
    return found


def _fewest_unplayed(suffixes: Suffixes, residents: range, takers: int) -> int:
    """C9: those who may take the PAB with the fewest unplayed games."""
    unplayed = suffixes.sight.field.unplayed
    places = [place for place in range(len(residents)) if takers >> place & 1]
    fewest = min((unplayed[residents.start + place] for place in places), default=0)
    return sum(1 << place for place in places if unplayed[residents.start + place] == fewest)


def _best(ground: Ground, leavers: list[int]) -> Arranged | None:
    for level in levels(ground, leavers):
        found = [one for terms in level if (one := arrange(ground, terms))]
        if found:
            return min(found, key=lambda one: one.place)
    return None


def _outcome(ground: Ground, found: Arranged, carried: tuple[int, ...]) -> Outcome:
    pairs = tuple((ground.rank(one), ground.rank(two)) for one, two in found.pairs)
    floaters = tuple(sorted((*carried, *(ground.rank(one) for one in found.leavers))))
    return Outcome(tuple((min(pair), max(pair)) for pair in pairs), floaters)
