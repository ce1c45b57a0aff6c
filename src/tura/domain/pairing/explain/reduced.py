"""A bracket without two players who are to meet in it, or without one who is to rest: the best for all others.

All quality criteria add up over players, so the best candidate with a pair is that pair and the best of the others.
Only the order of generation (art. 4) does not survive, for the BSNs change.
"""

from dataclasses import replace
from typing import TypeVar

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.fast.pair import pair_bracket as pair_fast
from tura.domain.pairing.dutch.field import Field

T = TypeVar("T")


def best_beside(bracket: Bracket, one: int, other: int) -> Outcome | None:
    """A best candidate of the bracket that holds a pair of ranks; None where the fast way is not certain."""
    found = _best_of_others(bracket, (one, other), bracket.pab_score)
    return found and Outcome(tuple(sorted([*found.pairs, (one, other)])), found.floaters)


def best_resting(bracket: Bracket, rank: int) -> Outcome | None:
    """A best candidate in which a rank alone leaves and takes the PAB; None where the fast way finds none."""
    found = _best_of_others(bracket, (rank,), None)
    return Outcome(found.pairs, (rank,)) if found and not found.floaters else None


def _best_of_others(bracket: Bracket, gone: tuple[int, ...], pab_score: int | None) -> Outcome | None:
    kept = [rank for rank in range(len(bracket.field)) if rank not in gone]
    new = {rank: place for place, rank in enumerate(kept)}
    residents = [new[rank] for rank in bracket.residents if rank in new]
    if not residents:
        return None
    smaller = Bracket(
        _kept(bracket.field, kept, new),
        tuple(new[rank] for rank in bracket.movers if rank in new),
        range(residents[0], residents[-1] + 1),
        pab_score,
    )
    found = pair_fast(smaller)
    if found is None:
        return None
    pairs = tuple((kept[high], kept[low]) for high, low in found.pairs)
    return Outcome(pairs, tuple(kept[rank] for rank in found.floaters))


def _kept(field: Field, kept: list[int], new: dict[int, int]) -> Field:
    def column(values: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(values[rank] for rank in kept)

    groups = []
    for group in field.groups:
        left = [new[rank] for rank in group if rank in new]
        if left:
            groups.append(range(left[0], left[-1] + 1))
    return replace(
        field,
        tpn=column(field.tpn),
        score=column(field.score),
        groups=tuple(groups),
        colours=column(field.colours),
        difference=column(field.difference),
        preference=column(field.preference),
        floats=column(field.floats),
        met=tuple(tuple(new[rank] for rank in met if rank in new) for met in column(field.met)),
        unplayed=column(field.unplayed),
        topscorer=column(field.topscorer),
        may_bye=column(field.may_bye),
        odd=column(field.odd),
    )
