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
    wish = {rank: place[field.score[rank]] for rank in everybody if field.may_bye[rank]}
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


def most_pairs(field: Field) -> tuple[int, tuple[int, ...]]:
    """The most pairs that C1 and C3 allow in a field, and the ranks that one such pairing leaves over."""
    ranks = range(len(field))
    edges = [
        (one, one + 1 + step, 0)
        for one, mask in enumerate(legal_masks(field, ranks))
        for step in bits(mask >> one + 1)
    ]
    mate = best_matching(edges, perfect=True)
    return len(mate) // 2, tuple(rank for rank in ranks if rank not in mate)


def after_pab(bracket: Bracket, floaters: tuple[int, ...]) -> tuple[tuple[int, ...], int | None]:
    """Who still floats and C5's score below, once a single floater has taken the PAB."""
    if bracket.gives_pab and len(floaters) == 1:
        return (), None
    return floaters, bracket.pab_score


@dataclass(frozen=True, slots=True)
class NextValue:
    """How well the next bracket does (C8): its pairs, and the scores of the floaters it leaves, highest first."""

    pairs: int
    left: tuple[int, ...] = ()


def ideal_next(bracket: Bracket, floaters: tuple[int, ...]) -> NextValue:
    """The best that any floaters of this number could give the next bracket."""
    floaters, pab_score = after_pab(bracket, floaters)
    follow = next_group(bracket)
    here = pab_score is not None and bool(follow) and pab_score >= bracket.field.score[follow.start]
    return NextValue((len(floaters) + len(follow) - here) // 2)


def best_next(bracket: Bracket, floaters: tuple[int, ...]) -> NextValue | None:
    """The best that these floaters give the next bracket when all below is completed (C4); None if it cannot be.

    Where those below the next scoregroup can pair off with whoever joins them, they need not be looked at.
    """
    floaters, pab_score = after_pab(bracket, floaters)
    field, follow = bracket.field, next_group(bracket)
    if (len(floaters) + len(bracket.rest)) % 2 != (pab_score is not None):
        return None
    below = range(follow.stop, len(field)) if follow else range(0)
    near = (*floaters, *follow)
    if 2 * len(below) > len(near):
        mate = _next_mates(field, near, len(floaters), pab_score, alone=True)
        if _pairs_off(field, below, near, mate, pab_score):
            return _next_value(field, near, len(floaters), mate)
    ranks = (*near, *below)
    mate = _next_mates(field, ranks, len(floaters), pab_score, alone=False)
    if len(mate) < len(ranks) + (pab_score is not None):
        return None
    return _next_value(field, near, len(floaters), mate)


def _pairs_off(
    field: Field, below: range, near: tuple[int, ...], mate: dict[int, int], pab_score: int | None
) -> bool:
    """Whether those below certainly pair off with all whom the next bracket leaves over."""
    given = pab_score is None or len(near) in mate
    if not given and pab_score is not None and pab_score >= field.score[near[-1]]:
        return False
    joining = sum(1 for place in range(len(near)) if place not in mate)
    return is_dense(field, below, joining, leaving=int(not given))


def _next_value(field: Field, near: tuple[int, ...], floating: int, mate: dict[int, int]) -> NextValue:
    pairs = sum(1 for one, other in mate.items() if one < other < len(near))
    left = (field.score[near[place]] for place in range(floating) if mate.get(place, len(near)) >= len(near))
    return NextValue(pairs, tuple(left))


def _next_mates(
    field: Field, ranks: tuple[int, ...], floating: int, pab_score: int | None, *, alone: bool
) -> dict[int, int]:
    """Mates with the most pairs within the next bracket, then the highest floaters paired.

    ``alone`` says that the ranks are the next bracket's; a PAB that belongs there is then given first.
    Otherwise a complete pairing comes first.
    """
    follow = next((group for group in field.groups if floating < len(ranks) and ranks[floating] in group), ())
    near = floating + len(follow)
    levels = sorted({field.score[rank] for rank in ranks[:floating]})
    step = len(ranks) + 1
    unit = {score: step**index for index, score in enumerate(levels)}
    count = step ** len(levels)
    edges = []
    for one, mask in enumerate(legal_masks(field, ranks)):
        floor = max(one + 1, floating)
        inner = count + (unit[field.score[ranks[one]]] if one < floating else 0)
        edges += [(one, floor + place, inner if floor + place < near else 0) for place in bits(mask >> floor)]
    edges += [
        (place, len(ranks), count * step if alone else 0)
        for place, rank in enumerate(ranks)
        if field.may_bye[rank] and field.score[rank] == pab_score
    ]
    return best_matching(edges, perfect=not alone)
