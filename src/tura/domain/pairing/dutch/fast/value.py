"""C8 where no choice reaches the ideal: what the next bracket makes of given floaters."""

from collections.abc import Iterator

from tura.domain.pairing.dutch.bracket import Bracket
from tura.domain.pairing.dutch.fast.bits import members
from tura.domain.pairing.dutch.fast.sight import Sight
from tura.domain.pairing.dutch.general.matching import best_matching

MOST_PLAYERS = 160
NOTHING = -1


def next_value(bracket: Bracket, sight: Sight, floaters: tuple[int, ...], group: range) -> int:
    """The next bracket's pairs, then its paired movers from the highest score on (C6, C7), as one number.

    Everybody below is completed; the bracket that the floaters leave never enters.  NOTHING: it cannot be.
    """
    ranks = (*floaters, *range(group.start, len(bracket.field)))
    near = len(floaters) + len(group)
    edges = list(_edges(sight, floaters, ranks))
    worth = _worth(bracket, floaters, near)
    weighted = [(one, two, worth[one] if two < near else 0) for one, two in edges]
    size = len(ranks)
    if bracket.pab_score is not None:
        field = bracket.field
        takers = [
            place
            for place, rank in enumerate(ranks)
            if field.may_bye[rank] and field.score[rank] == bracket.pab_score
        ]
        weighted += [(place, size, 0) for place in takers]
        size += 1
    mate = best_matching(weighted, perfect=True)
    if len(mate) != size:
        return NOTHING
    return sum(value for one, two, value in weighted if mate[one] == two)


def _edges(sight: Sight, floaters: tuple[int, ...], ranks: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    lower = range(ranks[len(floaters)], ranks[-1] + 1)
    for place, rank in enumerate(ranks):
        for found in members(sight.legal(rank, lower)):
            other = found + len(floaters)
            if other > place:
                yield place, other


def _worth(bracket: Bracket, floaters: tuple[int, ...], count: int) -> list[int]:
    """What a pair in the next bracket is worth by its higher place: one pair, and its mover's level."""
    score = bracket.field.score
    levels = sorted({score[rank] for rank in floaters})
    unit = {level: (len(floaters) + 1) ** index for index, level in enumerate(levels)}
    pair = (len(floaters) + 1) ** len(levels)
    return [pair + unit[score[rank]] for rank in floaters] + [pair] * (count - len(floaters))
