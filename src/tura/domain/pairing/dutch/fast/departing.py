"""Sets of floaters judged exactly: whether the rest completes (C4, C5), and what the next bracket makes of them."""

from collections.abc import Callable

from tura.domain.pairing.dutch.bracket import Bracket
from tura.domain.pairing.dutch.fast.arrange import Unsure
from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, is_perfect
from tura.domain.pairing.dutch.fast.lookahead import are_distinct, departures, next_group
from tura.domain.pairing.dutch.fast.suffixes import Suffixes, is_dense, suffix_rows
from tura.domain.pairing.dutch.fast.value import MOST_PLAYERS, Next

Floaters = tuple[int, ...]


class Departing:
    """What may leave one bracket; floaters are ranks in rank order."""

    def __init__(self, bracket: Bracket, suffixes: Suffixes) -> None:
        self.bracket, self.suffixes = bracket, suffixes
        first = bracket.residents.start
        self.gives_pab = bracket.pab_score is not None and bracket.pab_score >= bracket.field.score[first]

    def takers(self, floaters: Floaters) -> list[int]:
        """Those of the floaters who may have the PAB (C2, C5)."""
        field, score = self.bracket.field, self.bracket.pab_score
        return [rank for rank in floaters if field.may_bye[rank] and field.score[rank] == score]

    def completes(self, floaters: Floaters) -> bool:
        """Whether all below and the floaters can be completed, no two floaters meeting (C4, C5)."""
        if not self.gives_pab:
            return self._joins(floaters)
        takers = self.takers(floaters)
        return any(self._joins(_without(floaters, rank)) for rank in takers)

    def _joins(self, floaters: Floaters) -> bool:
        rest = self.suffixes.rest(self.bracket.residents.stop)
        if (len(floaters) - rest.wants) % 2:
            return False
        if not floaters:
            return not rest.hopeless
        if len(floaters) == 1:
            return bool(self.suffixes.joiners(rest, range(floaters[0], floaters[0] + 1)))
        sight = self.suffixes.sight
        if rest.ranks and is_dense(sight, rest.ranks, len(floaters)):
            return True
        rows, alive = suffix_rows(self.suffixes, rest.ranks)
        return _with_floaters(sight.legal, rows, alive, (floaters, rest.ranks))

    def best(self, choices: list[Floaters]) -> list[Floaters]:
        """Those of the choices, equal in number, that C8 prefers."""
        if len(choices) < 2 or not self.bracket.rest:
            return choices
        if self.gives_pab and len(choices[0]) == 1:
            return choices
        group = next_group(self.suffixes, self.bracket.residents.stop)
        stand_ins = departures(self.suffixes, group)
        if stand_ins is not None:
            if self._all_welcome(group, stand_ins, len(choices[0])):
                return choices
            ideal = [one for one in choices if self._welcome(one, group, stand_ins)]
            if ideal:
                return ideal
        after = Next(self.bracket, self.suffixes, group, len(choices[0]))
        if after.players > MOST_PLAYERS:
            raise Unsure
        values = {one: after.value(one) for one in choices}
        most = max(values.values())
        return [one for one in choices if values[one] == most]

    def _all_welcome(self, group: range, stand_ins: list[int], joining: int) -> bool:
        return are_distinct(stand_ins) and is_dense(self.suffixes.sight, group, joining)

    def _welcome(self, floaters: Floaters, group: range, stand_ins: list[int]) -> bool:
        """Whether the next bracket pairs all the floaters (but the PAB's) and leaves no more than it must."""
        if self.gives_pab:
            return any(
                self._pairs(_without(floaters, rank), group, stand_ins) for rank in self.takers(floaters)
            )
        return self._pairs(floaters, group, stand_ins)

    def _pairs(self, floaters: Floaters, group: range, stand_ins: list[int]) -> bool:
        legal = self.suffixes.sight.legal
        rows = [legal(rank, group) for rank in group]
        for leavers in stand_ins:
            for place in members(leavers):
                rows[place] |= 1 << len(rows)
            rows.append(leavers)
        return _with_floaters(legal, rows, below(len(rows)), (floaters, group))


def _without(floaters: Floaters, rank: int) -> Floaters:
    return tuple(one for one in floaters if one != rank)


def _with_floaters(
    legal: Callable[[int, range], int], rows: list[int], alive: int, meeting: tuple[Floaters, range]
) -> bool:
    floaters, ranks = meeting
    for rank in floaters:
        row = legal(rank, ranks)
        for place in members(row):
            rows[place] |= 1 << len(rows)
        alive |= 1 << len(rows)
        rows.append(row)
    return is_perfect(rows, [FREE] * len(rows), alive)
