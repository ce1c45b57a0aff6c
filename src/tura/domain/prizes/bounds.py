"""Bounds on who can reach which prize when too many games are open to try all results: from points alone.

Prizes that go by another ranking are open to everybody ranked in it.  Somebody is surely ahead only with more
points than one can reach, and possibly ahead if he can draw level. Money spread or passed to further places
(``Leftover``) is not in these bounds.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tura.domain.points import PointSystem
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.open_games import OTHER, OUTCOMES, OpenGame, worth
from tura.domain.prizes.pools import Pool
from tura.domain.prizes.settle import work_out
from tura.domain.regulation.awarding import Policy, Ranking, Sharing


@dataclass(frozen=True, slots=True)
class _Span:
    """The tenths of a point somebody can end with."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class _Rivals:
    """A pool's candidates, and the sorted ends of their spans."""

    members: frozenset[str]
    least: tuple[int, ...]
    most: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bounds:
    """What the points allow: the pools with their candidates, and each entry's points now and at the end."""

    contest: Contest
    games: tuple[OpenGame, ...]
    points: PointSystem
    pools: tuple[Pool, ...]
    rivals: Mapping[int, _Rivals]
    now: Mapping[str, int]
    spans: Mapping[str, _Span]
    elsewhere: Mapping[int, tuple[int, ...]]

    def of(self, entry: str, result: str = "", opponent: str = "") -> tuple[int, int, tuple[str, ...]]:
        """The least and the most kopecks, and the prizes possible, with this result against that opponent.

        No result stands for an entry that has no game any more.
        """
        final = self.now[entry] + (worth(self.points, result) if result else 0)
        known = {entry: _Span(final, final)}
        if opponent in self.now:
            theirs = self.now[opponent] + worth(self.points, OTHER[result])
            known[opponent] = _Span(theirs, theirs)
        possible: dict[int, list[int]] = {}
        sure: dict[int, int] = {}
        for pool in self.pools:
            if entry in self.rivals[pool.number].members:
                ahead, level = self._before(pool, final, known)
                possible[pool.number] = self._possible(pool, ahead)
                sure[pool.number] = pool.value(level)
        most = self._total({number: self._best(self.pools[number], at) for number, at in possible.items()})
        keys = tuple(
            priced.prize.key
            for number, positions in possible.items()
            for position in positions
            if (priced := self.pools[number].prizes[position]) is not None
        )
        return self._least(sure), most, keys

    def reachable(self) -> dict[str, tuple[str, ...]]:
        """The entries each prize can still go to."""
        opponents = {game.white: game.black for game in self.games}
        opponents.update((game.black, game.white) for game in self.games)
        found: dict[str, dict[str, None]] = {}
        for row in self.contest.contenders:
            for result in OUTCOMES if row.entry in opponents else ("",):
                for prize in self.of(row.entry, result, opponents.get(row.entry, ""))[2]:
                    found.setdefault(prize, {})[row.entry] = None
        return {prize: tuple(entries) for prize, entries in found.items()}

    def _before(self, pool: Pool, final: int, known: Mapping[str, _Span]) -> tuple[int, int]:
        """How many of a pool are surely ahead of this final score, and how many may be level or ahead.

        ``known`` are spans that this result settles: that of the player himself, who does not count, and that of
        his opponent.
        """
        if pool.ranking is not Ranking.STANDINGS:
            return 0, len(pool.prizes)
        rivals = self.rivals[pool.number]
        ahead = len(rivals.least) - bisect_right(rivals.least, final)
        level = len(rivals.most) - bisect_left(rivals.most, final)
        for name, span in known.items():
            if name in rivals.members:
                ahead += (span.least > final) - (self.spans[name].least > final)
                level += (span.most >= final) - (self.spans[name].most >= final)
        return ahead, level - 1

    def _possible(self, pool: Pool, ahead: int) -> list[int]:
        """The positions of a pool open to one with so many surely ahead of him.

        Those ahead may leave the pool for a prize elsewhere, one for each such prize at most.
        """
        leaving = self.elsewhere[pool.number]
        return [
            index
            for index in range(len(pool.prizes))
            if pool.value(index) and ahead - leaving[index] <= index
        ]

    def _best(self, pool: Pool, positions: Sequence[int]) -> int:
        """The most a pool can bring; where small shares drop out, the others of a tie may divide all of it."""
        values = [pool.value(position) for position in positions]
        return sum(values) if self.contest.awarding.share_minimum else max(values, default=0)

    def _total(self, by_pool: Mapping[int, int]) -> int:
        if self.contest.awarding.policy is Policy.SUM:
            return sum(by_pool.values())
        extra = sum(amount for number, amount in by_pool.items() if self.pools[number].adds_up)
        single = [amount for number, amount in by_pool.items() if not self.pools[number].adds_up]
        return extra + max(single, default=0)

    def _least(self, sure: Mapping[int, int]) -> int:
        awarding = self.contest.awarding
        if awarding.share_minimum or awarding.cap_single:
            return 0
        if awarding.policy is Policy.PLACE_FIRST:
            return max(
                (amount for number, amount in sure.items() if not self.pools[number].category), default=0
            )
        return self._total(sure)


def bounds_of(contest: Contest, games: Sequence[OpenGame], points: PointSystem) -> Bounds:
    """The bounds of a section with these games open."""
    pools = work_out(contest).pools
    playing = {entry for game in games for entry in (game.white, game.black)}
    now = {row.entry: row.points for row in contest.contenders}
    spans = {
        entry: _Span(score + points.loss, score + points.win) if entry in playing else _Span(score, score)
        for entry, score in now.items()
    }
    rivals = {pool.number: _rivals(pool, spans) for pool in pools}
    elsewhere = {
        pool.number: tuple(_elsewhere(contest, pools, pool, index) for index in range(len(pool.prizes)))
        for pool in pools
    }
    return Bounds(contest, tuple(games), points, pools, rivals, now, spans, elsewhere)


def _elsewhere(contest: Contest, pools: Sequence[Pool], pool: Pool, index: int) -> int:
    """How many prizes of other pools those ahead might take instead of this one or a better."""
    awarding = contest.awarding
    if pool.adds_up or awarding.policy is Policy.SUM:
        return 0
    if any(one.sharing(0, awarding) is not Sharing.NONE for one in pools):
        return len(contest.contenders)
    first = awarding.policy is Policy.PLACE_FIRST
    return sum(
        other.value(position) >= pool.value(index) or (first and other.category == "")
        for other in pools
        if other is not pool and not other.adds_up
        for position in range(len(other.prizes))
    )


def _rivals(pool: Pool, spans: Mapping[str, _Span]) -> _Rivals:
    members = frozenset(row.entry for row in pool.candidates)
    known = [spans[entry] for entry in members]
    return _Rivals(members, tuple(sorted(s.least for s in known)), tuple(sorted(s.most for s in known)))
