"""How many money prizes one player takes, and how the prizes he leaves pass down (RULES 6.1.15)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tura.domain.prizes.pools import Pool
from tura.domain.prizes.sharing import Segment, segments
from tura.domain.regulation.awarding import Awarding, Policy

DEFAULT_POLICY = Policy.LARGEST


@dataclass(frozen=True, slots=True)
class _Holding:
    pool: Pool
    share: Fraction | int
    position: int


@dataclass(eq=False)
class Settlement:
    """Each pool's money divided, and who left which pool for which other.

    ``left[pool number][entry]`` is the number of the pool whose prize the entry took instead.
    """

    divided: dict[int, tuple[Segment, ...]]
    left: dict[int, dict[str, int]] = field(default_factory=dict)
    holdings: dict[int, tuple[tuple[str, _Holding], ...]] = field(default_factory=dict)

    def divide(self, pool: Pool, awarding: Awarding) -> None:
        """Divide the pool's money anew among those who have not left it."""
        parts = segments(pool, self.left[pool.number], awarding)
        self.divided[pool.number] = parts
        self.holdings[pool.number] = tuple(
            (entry, _Holding(pool, share, part.first + offset))
            for part in parts
            for offset, (entry, share) in enumerate(zip(part.members, part.shares, strict=True))
            if share
        )


def settle(pools: Sequence[Pool], awarding: Awarding, *, best_first: bool = True) -> Settlement:
    """Give every player what the policy lets him take.

    The best prize that somebody holds beside another is settled first: its holder leaves the pools of his other
    prizes, which pass to the next.  So nobody leaves a prize for a smaller one, and a freed prize goes to
    the best placed who has none.  ``best_first`` False settles the smallest first, to find out whether the order
    matters where ties share.
    """
    state = Settlement({}, {pool.number: {} for pool in pools})
    for pool in pools:
        state.divide(pool, awarding)
    policy = awarding.policy or DEFAULT_POLICY
    single = [pool for pool in pools if not pool.adds_up]
    if policy is Policy.SUM:
        return state
    while conflict := _conflict(single, state, policy, best_first=best_first):
        entry, kept, others = conflict
        for pool in others:
            state.left[pool.number][entry] = kept.number
            state.divide(pool, awarding)
    return state


def _conflict(
    pools: Sequence[Pool], state: Settlement, policy: Policy, *, best_first: bool
) -> tuple[str, Pool, list[Pool]] | None:
    held: dict[str, list[_Holding]] = {}
    for pool in pools:
        for entry, holding in state.holdings[pool.number]:
            held.setdefault(entry, []).append(holding)
    several = {
        entry: min(_worth(one, policy) for one in holdings)
        for entry, holdings in held.items()
        if len(holdings) > 1
    }
    if not several:
        return None
    pick = min if best_first else max
    entry = pick(several, key=lambda name: (*several[name], name))
    best, *rest = sorted(held[entry], key=lambda one: _worth(one, policy))
    return entry, best.pool, [one.pool for one in rest]


def _worth(holding: _Holding, policy: Policy) -> tuple[bool, Fraction | int, int, int, int]:
    """Smaller is better: place prizes before others if the policy says so, then money, then preference."""
    pool = holding.pool
    behind = policy is Policy.PLACE_FIRST and pool.category != ""
    return behind, -holding.share, pool.preference, pool.number, holding.position
