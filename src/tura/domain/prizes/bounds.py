"""Bounds on who can reach which prize when too many games are open to try all results: from points alone.

Prizes that go by another ranking are open to everybody ranked in it.  Somebody is surely ahead only with more
points than one can reach, and possibly ahead if he can draw level. Money spread or passed to further places
(``Leftover``) is not in these bounds.
"""

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
class Bounds:
    """What the points allow: the pools with their candidates, and each entry's span of points."""

    contest: Contest
    games: tuple[OpenGame, ...]
    points: PointSystem
    pools: tuple[Pool, ...]
    members: Mapping[int, frozenset[str]]
    spans: Mapping[str, _Span]

    def of(self, entry: str, result: str, opponent: str = "") -> tuple[int, int, tuple[str, ...]]:
        """The least and the most kopecks, and the prizes possible, with this result against that opponent."""
        final = self._now(entry) + worth(self.points, result)
        spans = dict(self.spans)
        spans[entry] = _Span(final, final)
        if opponent in spans:
            theirs = self._now(opponent) + worth(self.points, OTHER[result])
            spans[opponent] = _Span(theirs, theirs)
        possible: dict[int, list[int]] = {}
        sure: dict[int, int] = {}
        for pool in self.pools:
            if entry in self.members[pool.number]:
                others = [spans[name] for name in self.members[pool.number] if name != entry]
                by_points = pool.ranking is Ranking.STANDINGS
                ahead = sum(one.least > final for one in others) if by_points else 0
                level = sum(one.most >= final for one in others) if by_points else len(pool.prizes)
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
        rivals = {game.white: game.black for game in self.games}
        rivals.update((game.black, game.white) for game in self.games)
        found: dict[str, dict[str, None]] = {}
        for row in self.contest.contenders:
            results = OUTCOMES if row.entry in rivals else ("none",)
            for result in results:
                prizes = self._prizes(row.entry, result, rivals.get(row.entry, ""))
                for prize in prizes:
                    found.setdefault(prize, {})[row.entry] = None
        return {prize: tuple(entries) for prize, entries in found.items()}

    def _prizes(self, entry: str, result: str, opponent: str) -> tuple[str, ...]:
        return self.of(entry, result if opponent else "loss", opponent)[2]

    def _now(self, entry: str) -> int:
        return self.spans[entry].least - self.points.loss

    def _possible(self, pool: Pool, ahead: int) -> list[int]:
        """The positions of a pool open to one with so many surely ahead of him.

        Those ahead may leave the pool for a prize elsewhere, one for each such prize at most.
        """
        return [
            index
            for index in range(len(pool.prizes))
            if pool.value(index) and ahead - self._elsewhere(pool, index) <= index
        ]

    def _elsewhere(self, pool: Pool, index: int) -> int:
        """How many prizes of other pools those ahead might take instead of this one or a better."""
        awarding = self.contest.awarding
        if pool.adds_up or awarding.policy is Policy.SUM:
            return 0
        if any(one.sharing(0, awarding) is not Sharing.NONE for one in self.pools):
            return len(self.contest.contenders)
        first = awarding.policy is Policy.PLACE_FIRST
        return sum(
            other.value(position) >= pool.value(index) or (first and other.category == "")
            for other in self.pools
            if other is not pool and not other.adds_up
            for position in range(len(other.prizes))
        )

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
    spans = {
        row.entry: _Span(
            row.points + points.loss, row.points + (points.win if row.entry in playing else points.loss)
        )
        for row in contest.contenders
    }
    members = {pool.number: frozenset(row.entry for row in pool.candidates) for pool in pools}
    return Bounds(contest, tuple(games), points, pools, members, spans)
