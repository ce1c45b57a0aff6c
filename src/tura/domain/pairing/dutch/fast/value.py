"""C8 where no choice reaches the ideal: what the next bracket makes of given floaters."""

from collections.abc import Iterator

from tura.domain.pairing.dutch.bracket import Bracket
from tura.domain.pairing.dutch.fast.bits import members
from tura.domain.pairing.dutch.fast.suffixes import Suffixes, is_dense
from tura.domain.pairing.dutch.general.matching import best_matching

MOST_PLAYERS = 160
NOTHING = -1


class Next:
    """The bracket after one, judged for floaters of equal number; those whom they left never enter."""

    def __init__(self, bracket: Bracket, suffixes: Suffixes, group: range, count: int) -> None:
        self.bracket, self.sight, self.group = bracket, suffixes.sight, group
        below = range(group.stop, len(bracket.field))
        settled = bracket.pab_score is None or suffixes.holds_pab(group.stop)
        self.free = bool(below) and settled and is_dense(self.sight, below, count + len(group))
        self.below = range(0) if self.free else below

    @property
    def players(self) -> int:
        """How many enter but the floaters."""
        return len(self.group) + len(self.below)

    def value(self, floaters: tuple[int, ...]) -> int:
        """The next bracket's pairs, then its paired movers from the highest score on (C6, C7), as one number.

        Everybody below is completed, be it because whoever joins can be.  NOTHING: it cannot be.
        """
        ranks = (*floaters, *self.group, *self.below)
        near = len(floaters) + len(self.group)
        worth = _worth(self.bracket, floaters, near)
        weighted = [
            (one, two, worth[one] if two < near else 0) for one, two in self._edges(ranks, len(floaters))
        ]
        size = len(ranks)
        if self.bracket.pab_score is not None and not self.free:
            weighted += [(place, size, 0) for place in self._takers(ranks)]
            size += 1
        mate = best_matching(weighted, perfect=not self.free)
        if len(mate) != size and not self.free:
            return NOTHING
        return sum(value for one, two, value in weighted if mate.get(one) == two)

    def _takers(self, ranks: tuple[int, ...]) -> list[int]:
        field, score = self.bracket.field, self.bracket.pab_score
        return [
            place for place, rank in enumerate(ranks) if field.may_bye[rank] and field.score[rank] == score
        ]

    def _edges(self, ranks: tuple[int, ...], count: int) -> Iterator[tuple[int, int]]:
        lower = range(self.group.start, self.group.stop + len(self.below))
        for place, rank in enumerate(ranks):
            for found in members(self.sight.legal(rank, lower)):
                if found + count > place:
                    yield place, found + count


def _worth(bracket: Bracket, floaters: tuple[int, ...], count: int) -> list[int]:
    """What a pair in the next bracket is worth by its higher place: one pair, and its mover's level."""
    score = bracket.field.score
    levels = sorted({score[rank] for rank in floaters})
    unit = {level: (len(floaters) + 1) ** index for index, level in enumerate(levels)}
    pair = (len(floaters) + 1) ** len(levels)
    return [pair + unit[score[rank]] for rank in floaters] + [pair] * (count - len(floaters))
