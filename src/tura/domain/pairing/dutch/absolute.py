"""The absolute criteria: who may meet whom (C.04.3 2.1, C1 and C3) and who may have the PAB (C2)."""

from collections.abc import Iterator, Sequence

from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.preferences import ABSOLUTE


def bound_colour(field: Field, rank: int) -> int:
    """The sign of the colour on which C3 binds the player; 0 for topscorers and weaker preferences."""
    preference = field.preference[rank]
    if abs(preference) < ABSOLUTE or field.topscorer[rank]:
        return 0
    return 1 if preference > 0 else -1


def legal_masks(field: Field, ranks: Sequence[int]) -> list[int]:
    """For each of the ranks the opponents among them that C1 and C3 allow, as bits by place in ``ranks``."""
    place = {rank: index for index, rank in enumerate(ranks)}
    bound = [bound_colour(field, rank) for rank in ranks]
    same = {
        0: 0,
        1: sum(1 << index for index, sign in enumerate(bound) if sign > 0),
        -1: sum(1 << index for index, sign in enumerate(bound) if sign < 0),
    }
    everybody = (1 << len(place)) - 1
    masks = []
    for index, rank in enumerate(ranks):
        closed = same[bound[index]] | 1 << index
        for other in field.met[rank]:
            if other in place:
                closed |= 1 << place[other]
        masks.append(everybody & ~closed)
    return masks


def bits(mask: int) -> Iterator[int]:
    """The places of a mask's bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def may_meet(field: Field, one: int, other: int) -> bool:
    """Whether C1 and C3 allow two ranks to meet."""
    if other in field.met[one]:
        return False
    sign = bound_colour(field, one)
    return not sign or sign != bound_colour(field, other)
