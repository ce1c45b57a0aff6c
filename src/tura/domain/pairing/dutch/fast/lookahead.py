"""C8 for one downfloater: with whom the next bracket reaches the most it can (C.04.3 2.3.4)."""

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, match
from tura.domain.pairing.dutch.fast.completion import Completion, is_dense, pab_takers


def welcome(completion: Completion, residents: range, candidates: int) -> int | None:
    """Those of the candidates with whom the next bracket pairs all but the fewest it can leave, movers paired.

    Candidates are numbered by place in ``residents``.  None when no candidate reaches that bound.
    """
    group = next_group(completion, residents.stop)
    stand_ins = departures(completion, group)
    if stand_ins is None:
        return None
    sight = completion.sight
    if is_dense(sight, group, 1) and _distinct(stand_ins):
        return candidates
    even = _even(completion, group, stand_ins)
    found = 0
    for place in members(candidates):
        if sight.legal(residents.start + place, group) & even:
            found |= 1 << place
    return found or None


def next_group(completion: Completion, first: int) -> range:
    """The scoregroup that begins with a rank."""
    score = completion.sight.field.score
    return (
        next(group for group in completion.sight.field.groups if group.start == first) if score else range(0)
    )


def departures(completion: Completion, group: range) -> list[int] | None:
    """For each who must leave a scoregroup at least, the members who may; None when the rest asks for more."""
    rest = completion.rest(group.stop)
    if rest.hopeless:
        return None
    leavers = []
    if completion.holds_pab(group.start) and not completion.holds_pab(group.stop):
        leavers.append(pab_takers(completion, group))
    if rest.wants:
        leavers.append(completion.joiners(rest, group))
    return leavers


def _distinct(stand_ins: list[int]) -> bool:
    union = 0
    for leavers in stand_ins:
        union |= leavers
        if not leavers:
            return False
    return union.bit_count() >= len(stand_ins)


def _even(completion: Completion, group: range, stand_ins: list[int]) -> int:
    """The members of a scoregroup one of whom the mover must be able to meet."""
    size = len(group)
    rows = [completion.sight.legal(rank, group) for rank in group]
    for leavers in stand_ins:
        for place in members(leavers):
            rows[place] |= 1 << len(rows)
        rows.append(leavers)
    mates = [FREE] * len(rows)
    alive = below(len(rows))
    tree = match(rows, mates, alive, 1)
    lost = sum(1 for mate in mates if mate == FREE)
    return tree.even & below(size) if tree and lost == 1 else 0
