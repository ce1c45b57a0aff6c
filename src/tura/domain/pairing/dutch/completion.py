"""C4 and C5: whether the players left can all be paired, and the score of the one who cannot be (C.04.3 2.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.pairing.dutch.absolute import bits, bound_colour, legal_masks
from tura.domain.pairing.dutch.bracket import Bracket, next_group
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.general.matching import best_matching


def is_dense(field: Field, ranks: range, joining: int = 0, leaving: int = 0) -> bool:
    """Whether the ranks, with any others joining and any of them leaving, can certainly all be paired.

    By Dirac's theorem: nobody has as many closed opponents as half of those who are left.
    Sufficient, not necessary.
    """
    size = len(ranks) + joining - leaving
    white = sum(1 for rank in ranks if bound_colour(field, rank) > 0)
    black = sum(1 for rank in ranks if bound_colour(field, rank) < 0)
    closed = max(white, black) + joining + _most_met(field)
    return 2 * (len(ranks) - leaving - 1 - closed) >= size


def _most_met(field: Field) -> int:
    return max(map(len, field.met), default=0)


def pab_scores(field: Field) -> list[int]:
    """The scores at which C2 leaves somebody for the PAB, lowest first."""
    return sorted({score for score, may in zip(field.score, field.may_bye, strict=True) if may})


@dataclass(frozen=True, slots=True)
class Completion:
    """Whether the whole field can be paired, and C5's score if one gets the PAB."""

    possible: bool
    pab_score: int | None = None


def completion_of(field: Field) -> Completion:
    """Whether a legal pairing exists (C1 to C3), and the lowest score that the PAB's receiver can have (C5)."""
    everybody = range(len(field))
    if len(field) % 2 == 0:
        return Completion(is_dense(field, everybody) or _pairs(field, everybody, {}) is not None)
    scores = pab_scores(field)
    if not scores:
        return Completion(possible=False)
    if is_dense(field, everybody, leaving=1):
        return Completion(possible=True, pab_score=scores[0])
    place = {score: index for index, score in enumerate(reversed(scores))}
    wish = {
        rank: place[field.score[rank]] for rank in everybody if field.may_bye[rank]
    }
    mate = _pairs(field, everybody, wish)
    if mate is None:
        return Completion(possible=False)
    return Completion(possible=True, pab_score=field.score[mate[len(field)]])


def _pairs(field: Field, ranks: Sequence[int], wish: dict[int, int]) -> dict[int, int] | None:
    """Mates, by place, in a complete pairing of the ranks, or None.

    ``wish``: the ranks that may take the PAB, the greatest value preferred; the PAB's place is the last.
    """
    edges = [
        (one, one + 1 + step, 0)
        for one, mask in enumerate(legal_masks(field, ranks))
        for step in bits(mask >> one + 1)
    ]
    edges += [(place, len(ranks), wish[rank]) for place, rank in enumerate(ranks) if rank in wish]
    mate = best_matching(edges, perfect=True)
    return mate if len(mate) == len(ranks) + (1 if wish else 0) else None


def completes(bracket: Bracket, floaters: Sequence[int]) -> bool:
    """Whether the floaters and all below can be completed (C4), with the PAB still to give if there is one (C5)."""
    floaters, pab_score = after_pab(bracket, floaters)
    field = bracket.field
    if pab_score is None or pab_score < field.score[bracket.residents.start]:
        leaving = 0 if pab_score is None else 1
        if is_dense(field, bracket.rest, joining=len(floaters), leaving=leaving):
            return True
    ranks = (*floaters, *bracket.rest)
    wish = _wish(field, ranks, pab_score)
    if len(ranks) % 2 != (pab_score is not None):
        return False
    return not ranks or _pairs(field, ranks, wish) is not None


def after_pab(bracket: Bracket, floaters: Sequence[int]) -> tuple[Sequence[int], int | None]:
    """Who still floats and C5's score below, once a single floater has taken the PAB."""
    if bracket.gives_pab and len(floaters) == 1:
        return (), None
    return floaters, bracket.pab_score


def _wish(field: Field, ranks: Sequence[int], pab_score: int | None) -> dict[int, int]:
    return {rank: 0 for rank in ranks if field.may_bye[rank] and field.score[rank] == pab_score}


def next_is_ideal(bracket: Bracket, floaters: Sequence[int]) -> bool:
    """Whether the next bracket can pair all the floaters and leave at most one resident, all below completed.

    No choice of floaters can do better for C8 than that.
    """
    floaters, pab_score = after_pab(bracket, floaters)
    field, follow = bracket.field, next_group(bracket)
    if not follow:
        return completes(bracket, floaters)
    if not floaters and pab_score is None and _dense_below(bracket):
        return True
    below = range(follow.stop, len(field))
    ranks = (*floaters, *follow, *below)
    if len(ranks) % 2 != (pab_score is not None):
        return False
    return _ideal_exists(field, ranks, len(floaters), len(floaters) + len(follow), pab_score)


def _dense_below(bracket: Bracket) -> bool:
    return False


def _ideal_exists(
    field: Field, ranks: Sequence[int], floating: int, near: int, pab_score: int | None
) -> bool:
    wish = _wish(field, ranks[floating:], pab_score)
    edges = []
    for one, mask in enumerate(legal_masks(field, ranks)):
        last = near if one < floating else len(ranks)
        floor = max(one + 1, floating)
        edges += [
            (one, floor + step, int(floor + step < near))
            for step in bits((mask & (1 << last) - 1) >> floor)
        ]
    edges += [(place, len(ranks), 0) for place, rank in enumerate(ranks) if rank in wish]
    mate = best_matching(edges, perfect=True)
    if len(mate) < len(ranks) + (pab_score is not None):
        return False
    pairs = sum(1 for one, other in mate.items() if one < other < near)
    return pairs == (near - (pab_score is not None and pab_score == field.score[ranks[floating]])) // 2
