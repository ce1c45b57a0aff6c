"""C8 for one downfloater: with whom the next bracket reaches the most it can (C.04.3 2.3.4)."""

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, match
from tura.domain.pairing.dutch.fast.suffixes import Rest, Suffixes, is_dense, pab_takers

# Density leaves room for two to leave; and of two sets no more need be known than that they are not one player.
_FEW = 2


def welcome(suffixes: Suffixes, residents: range, candidates: int) -> int | None:
    """Those of the candidates with whom the next bracket pairs all but the fewest it can leave, movers paired.

    Candidates are numbered by place in ``residents``.  None when no candidate reaches that bound.
    """
    group = next_group(suffixes, residents.stop)
    stand_ins = departures(suffixes, group)
    if stand_ins is None:
        return None
    sight = suffixes.sight
    if is_dense(sight, group, 1) and are_distinct(stand_ins):
        return candidates
    even = _even(suffixes, group, stand_ins)
    found = 0
    for place in members(candidates):
        if sight.legal(residents.start + place, group) & even:
            found |= 1 << place
    return found or None


def takes_any(suffixes: Suffixes, rest: Rest, joining: int) -> bool:
    """Whether all below completes, and the next bracket reaches its bound, whoever of those above join."""
    if not rest.ranks or not is_dense(suffixes.sight, rest.ranks, joining):
        return False
    group = next_group(suffixes, rest.ranks.start)
    stand_ins = departures(suffixes, group)
    return stand_ins is not None and are_distinct(stand_ins) and is_dense(suffixes.sight, group, joining)


def next_group(suffixes: Suffixes, first: int) -> range:
    """The scoregroup that begins with a rank."""
    score = suffixes.sight.field.score
    return next(group for group in suffixes.sight.field.groups if group.start == first) if score else range(0)


def departures(suffixes: Suffixes, group: range) -> list[int] | None:
    """For each who must leave a scoregroup at least, the members who may; None when the rest asks for more."""
    rest = suffixes.rest(group.stop)
    if rest.hopeless and (suffixes.holds_pab(group.stop) or not rest.apart):
        return None
    leavers = [suffixes.sight.legal(rank, group) for rank in rest.ranks] if rest.hopeless else []
    if suffixes.holds_pab(group.start) and not suffixes.holds_pab(group.stop):
        leavers.append(pab_takers(suffixes, group))
    if rest.wants and not rest.hopeless:
        leavers.append(suffixes.joiners(rest, group))
    return leavers


def are_distinct(stand_ins: list[int]) -> bool:
    """Whether at most two must leave, and they certainly can be two different players."""
    union = 0
    for leavers in stand_ins:
        union |= leavers
    return all(stand_ins) and union.bit_count() >= len(stand_ins) and len(stand_ins) <= _FEW


def _even(suffixes: Suffixes, group: range, stand_ins: list[int]) -> int:
    """The members of a scoregroup one of whom the mover must be able to meet."""
    size = len(group)
    rows = [suffixes.sight.legal(rank, group) for rank in group]
    for leavers in stand_ins:
        for place in members(leavers):
            rows[place] |= 1 << len(rows)
        rows.append(leavers)
    mates = [FREE] * len(rows)
    alive = below(len(rows))
    tree = match(rows, mates, alive, 1)
    lost = sum(1 for mate in mates if mate == FREE)
    return tree.even & below(size) if tree and lost == 1 else 0
