"""The fast way through one bracket (C.04.3 articles 2 to 4): its one answer, or None, and then nothing is said."""

from contextlib import suppress

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.fast.arrange import Arranged, Unsure, arrange
from tura.domain.pairing.dutch.fast.ground import Ground
from tura.domain.pairing.dutch.fast.leavers import choices_of, more_than_wanted
from tura.domain.pairing.dutch.fast.levels import are_all_known, levels
from tura.domain.pairing.dutch.fast.sight import Sight
from tura.domain.pairing.dutch.fast.suffixes import Suffixes
from tura.domain.pairing.dutch.fast.tiny import pair_tiny


def pair_bracket(bracket: Bracket, suffixes: Suffixes | None = None) -> Outcome | None:
    """The bracket's outcome, where it is certain; None refuses the bracket.

    Certain means: all movers paired, as few leave as parity and the rest allow, and C8 to C17 at a bound that
    no pairing can beat; so whatever attains it is optimal, and among those the first generated is taken.
    """
    if suffixes is None:
        suffixes = Suffixes(Sight(bracket.field), bracket.pab_score)
    for way in (pair_ideal, pair_tiny):
        with suppress(Unsure):
            outcome = way(bracket, suffixes)
            if outcome:
                return outcome
    return None


def pair_ideal(bracket: Bracket, suffixes: Suffixes) -> Outcome | None:
    """The outcome where all movers are paired and every criterion is at its bound; raises Unsure."""
    movers, carried = _without_pab(bracket, suffixes)
    if movers is None:
        return None
    ground = Ground(suffixes.sight, movers, bracket.residents)
    choices = choices_of(bracket, suffixes)
    found = _best(ground, choices)
    if found is None:
        count = ground.lost()
        if count > max(map(len, choices), default=count):
            found = _best(ground, more_than_wanted(bracket, suffixes, count))
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


def _best(ground: Ground, choices: list[list[int]]) -> Arranged | None:
    room = len(ground.residents) - ground.first
    fitting = [[one << ground.first for one in choice] for choice in choices if len(choice) <= room]
    for level in levels(ground, fitting):
        found = [one for terms in level if (one := arrange(ground, terms))]
        if found:
            return min(found, key=lambda one: one.place)
        if not are_all_known(ground):
            raise Unsure
    return None


def _outcome(ground: Ground, found: Arranged, carried: tuple[int, ...]) -> Outcome:
    pairs = tuple((ground.rank(one), ground.rank(two)) for one, two in found.pairs)
    floaters = tuple(sorted((*carried, *(ground.rank(one) for one in found.leavers))))
    return Outcome(tuple((min(pair), max(pair)) for pair in pairs), floaters)
