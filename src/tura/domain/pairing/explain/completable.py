"""Whether players can all be paired (C4 with C5), for any who came down and everybody below."""

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, is_perfect
from tura.domain.pairing.dutch.fast.sight import Sight
from tura.domain.pairing.dutch.field import Field


def can_complete(field: Field, movers: tuple[int, ...], start: int, pab_score: int | None) -> bool:
    """Whether the movers and all ranks from ``start`` on can be paired, no two movers with each other.

    ``pab_score``: somebody of that score whom C2 allows it takes the PAB; None: nobody does.
    """
    if not movers and start >= len(field):
        return pab_score is None
    sight, ranks = Sight(field), range(start, len(field))
    rows = [sight.legal(rank, ranks) for rank in ranks]
    for mover in movers:
        row = sight.legal(mover, ranks)
        for place in members(row):
            rows[place] |= 1 << len(rows)
        rows.append(row)
    if pab_score is not None:
        _add_pab(field, (*ranks, *movers), rows, pab_score)
    return is_perfect(rows, [FREE] * len(rows), below(len(rows)))


def _add_pab(field: Field, players: tuple[int, ...], rows: list[int], score: int) -> None:
    place, takers = len(rows), 0
    for vertex, rank in enumerate(players):
        if field.may_bye[rank] and field.score[rank] == score:
            takers |= 1 << vertex
            rows[vertex] |= 1 << place
    rows.append(takers)
