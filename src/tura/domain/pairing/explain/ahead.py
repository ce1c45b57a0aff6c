"""C8: whom the next bracket must leave unpaired at least, given who floats into it (C.04.3 2.4.3)."""

from tura.domain.pairing.dutch.absolute import bits, legal_masks
from tura.domain.pairing.dutch.bracket import Bracket, next_group
from tura.domain.pairing.dutch.completion import after_pab, best_next, is_dense
from tura.domain.pairing.dutch.general.matching import best_matching

Scores = tuple[int, ...]


def left_next(bracket: Bracket, floaters: tuple[int, ...]) -> Scores | None:
    """The scores, highest first, of those whom the next bracket leaves over at best; None: nothing completes it.

    Their number is C6 of the next bracket, the scores are its C7.  Whoever has the PAB there counts as left.
    """
    floating, pab_score = after_pab(bracket, floaters)
    follow = next_group(bracket)
    if not follow:
        return () if len(floating) + (pab_score is None) == 1 else None
    near = _near(bracket, floating, pab_score)
    if near is not None:
        return near
    found = best_next(bracket, floaters)
    if found is None:
        return None
    over = len(floating) + len(follow) - 2 * found.pairs
    own = bracket.field.score[follow.start]
    return (*found.left, *(own,) * (over - len(found.left)))


def _near(bracket: Bracket, floating: tuple[int, ...], pab_score: int | None) -> Scores | None:
    """The same from the next bracket alone, where those below it certainly take whoever is left; else None."""
    field, follow = bracket.field, next_group(bracket)
    below = range(follow.stop, len(field))
    if not below or (pab_score is not None and pab_score >= field.score[follow.start]):
        return None
    left = _most_paired(bracket, (*floating, *follow), len(floating))
    if not is_dense(field, below, joining=len(left), leaving=int(pab_score is not None)):
        return None
    return left if (len(left) + len(below) - (pab_score is not None)) % 2 == 0 else None


def _most_paired(bracket: Bracket, ranks: tuple[int, ...], floating: int) -> Scores:
    field = bracket.field
    levels = sorted({field.score[rank] for rank in ranks[:floating]})
    unit = {score: (len(ranks) + 1) ** index for index, score in enumerate(levels)}
    count = (len(ranks) + 1) ** len(levels)
    edges = []
    for one, mask in enumerate(legal_masks(field, ranks)):
        floor = max(one + 1, floating)
        worth = count + (unit[field.score[ranks[one]]] if one < floating else 0)
        edges += [(one, floor + step, worth) for step in bits(mask >> floor)]
    mate = best_matching(edges, perfect=True)
    return tuple(field.score[rank] for place, rank in enumerate(ranks) if place not in mate)
