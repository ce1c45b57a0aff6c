"""Pools: the prizes of one nomination, in the order of their places, with those who may take them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tura.domain.players import Sex
from tura.domain.prizes.contest import Contender, Contest
from tura.domain.prizes.fund import Priced
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Awarding, Ranking, Sharing
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.eligibility import judge
from tura.domain.regulation.facts import Answer, Facts, Verdict

DEFAULT_SHARING = Sharing.NONE


@dataclass(eq=False)
class Candidates:
    """Those who may take a pool's prizes, best first, found only as far as they are asked for.

    ``unsure`` are those passed over because a fact is missing.
    """

    order: Sequence[Contender]
    verdict: Callable[[Facts], Verdict]
    found: list[Contender] = field(default_factory=list)
    unsure: list[Contender] = field(default_factory=list)
    _next: int = 0

    def __iter__(self) -> Iterator[Contender]:
        index = 0
        while self._reach(index):
            yield self.found[index]
            index += 1

    def _reach(self, index: int) -> bool:
        while len(self.found) <= index and self._next < len(self.order):
            row = self.order[self._next]
            self._next += 1
            answer = self.verdict(row.facts).answer
            if answer is Answer.YES:
                self.found.append(row)
            elif answer is Answer.ASK:
                self.unsure.append(row)
        return len(self.found) > index


@dataclass(frozen=True, eq=False)
class Pool:
    """One nomination's prizes: ``prizes[i]`` is for the i-th of the candidates (None: no such prize).

    ``preference`` orders pools for a player who has equal prizes; ``adds_up``: outside the one-prize policy.
    """

    number: int
    category: str
    condition: Condition
    ranking: Ranking
    prizes: tuple[Priced | None, ...]
    preference: int
    adds_up: bool
    candidates: Candidates
    modes: tuple[Sharing | None, ...]

    def value(self, index: int) -> int:
        """The kopecks of the prize at a position; 0 beyond the last and for one that is not given."""
        priced = self.prizes[index] if index < len(self.prizes) else None
        return priced.value if priced and priced.void is None else 0

    def sharing(self, index: int, awarding: Awarding) -> Sharing:
        """How players tied at a position share; beyond the last prize as for the last."""
        own = self.modes[min(index, len(self.modes) - 1)]
        return own or awarding.sharing or DEFAULT_SHARING


def make_pools(contest: Contest, prizes: Sequence[Priced]) -> tuple[Pool, ...]:
    """The prizes gathered by category, condition and ranking, in the regulation's order."""
    groups: dict[tuple[str, Condition, Ranking], list[Priced]] = {}
    for priced in prizes:
        prize = priced.prize
        groups.setdefault((prize.category, prize.condition, prize.ranking), []).append(priced)
    rows = [row for row in contest.ranking if row.barred is None]
    orders = {ranking: ranked(rows, ranking) for ranking in {key[2] for key in groups}}
    return tuple(
        Pool(
            number=number,
            category=category,
            condition=condition,
            ranking=ranking,
            prizes=_by_place(group),
            preference=preference(contest.awarding.policy_order, category, condition),
            adds_up=any(priced.prize.adds_up for priced in group),
            candidates=Candidates(orders[ranking], contest.verdict(condition)),
            modes=_modes(_by_place(group)),
        )
        for number, ((category, condition, ranking), group) in enumerate(groups.items())
    )


def ranked(rows: Sequence[Contender], ranking: Ranking) -> tuple[Contender, ...]:
    """Contenders in the order of a ranking; those without a value for it are left out.

    Equal rating gains go to the lower rated (RULES 7), equal values otherwise to the better placed.
    """
    if ranking is Ranking.STANDINGS:
        return tuple(sorted(rows, key=lambda row: row.place))
    known = [row for row in rows if ranking in row.merits]
    if ranking is Ranking.RATING_GAIN:
        return tuple(sorted(known, key=lambda row: (-row.merits[ranking], row.rating, row.place)))
    return tuple(sorted(known, key=lambda row: (-row.merits[ranking], row.place)))


def preference(order: Sequence[str], category: str, condition: Condition) -> int:
    """The rank of a nomination among equal prizes of one player (RULES 6.1.15)."""
    names = [category]
    if category:
        names += [name for name, is_so in _KINDS if is_so(condition)]
    return next((order.index(name) for name in names if name in order), len(order))


_KINDS: tuple[tuple[str, Callable[[Condition], bool]], ...] = (
    ("women", lambda condition: condition.sex is Sex.FEMALE),
    ("veterans", lambda condition: condition.born_to is not None),
    ("rating", lambda condition: condition.rating is not None),
)


def why_not_ranked(pool: Pool, row: Contender) -> Reason | None:
    """Why a contender is not a candidate of a pool, or None when he is."""
    if row.barred is not None:
        return row.barred
    if pool.condition != ANYONE:
        verdict = judge(pool.condition)(row.facts)
        if not verdict.is_yes:
            return verdict.reason
    if pool.ranking is not Ranking.STANDINGS and pool.ranking not in row.merits:
        return Reason("not-ranked", values={"ranking": pool.ranking.value})
    return None


def _modes(prizes: Sequence[Priced | None]) -> tuple[Sharing | None, ...]:
    """How each position shares by its own rule; a position without a prize as the one before it."""
    modes: list[Sharing | None] = []
    for priced in prizes:
        modes.append(priced.prize.sharing if priced else modes[-1] if modes else None)
    return tuple(modes)


def _by_place(group: Sequence[Priced]) -> tuple[Priced | None, ...]:
    last = max(priced.prize.place for priced in group)
    row: list[Priced | None] = [None] * last
    for priced in group:
        row[priced.prize.place - 1] = priced
    return tuple(row)
