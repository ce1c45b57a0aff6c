"""What becomes of money without a taker: kept, the next places', or spread (RULES 6.1.11)."""

from collections.abc import Sequence
from dataclasses import replace

from tura.domain.money import allocate
from tura.domain.prizes.allocation import Payout, Undistributed
from tura.domain.prizes.fund import DEFAULT_UNIT, Priced
from tura.domain.prizes.payouts import raised, unclaimed
from tura.domain.prizes.policies import Settlement
from tura.domain.prizes.pools import Pool
from tura.domain.regulation.awarding import Awarding, Leftover, Ranking
from tura.domain.regulation.conditions import ANYONE

DEFAULT_LEFTOVER = Leftover.KEEP


def is_overall(pool: Pool) -> bool:
    """Whether the pool is the overall placing."""
    return pool.category == "" and pool.condition == ANYONE and pool.ranking is Ranking.STANDINGS


def to_next_places(
    prizes: Sequence[Priced], pools: Sequence[Pool], state: Settlement
) -> tuple[Priced, ...] | None:
    """The prizes with unclaimed nominations turned into further place prizes; None when there are none.

    The amounts are then ordered anew, so that a large nomination nobody took does not pay the last place more
    than the first.
    """
    rest = [
        priced
        for pool in pools
        if not is_overall(pool)
        for priced, _ in unclaimed(pool, state)
        if priced.value
    ]
    if not rest:
        return None
    moved = {priced.prize.key for priced in rest}
    last = max((one.prize.place for one in prizes if _is_given_place(one)), default=0)
    further = [
        replace(
            priced,
            void=None,
            prize=replace(
                priced.prize,
                key=f"next:{priced.prize.key}",
                place=last + step,
                category="",
                condition=ANYONE,
                ranking=Ranking.STANDINGS,
                minimum=None,
                items=(),
                sharing=None,
                adds_up=False,
            ),
        )
        for step, priced in enumerate(rest, start=1)
    ]
    stay = (_pushed(one, len(further)) for one in prizes if one.prize.key not in moved)
    return _by_size((*stay, *further))


def _is_given_place(priced: Priced) -> bool:
    return priced.prize.category == "" and priced.void is None


def _pushed(priced: Priced, by: int) -> Priced:
    """A place prize that is not given makes room, so that nobody stands empty-handed before a further place."""
    if priced.prize.category != "" or priced.void is None:
        return priced
    return replace(priced, prize=replace(priced.prize, place=priced.prize.place + by))


def _by_size(prizes: Sequence[Priced]) -> tuple[Priced, ...]:
    """The overall places' amounts in falling order, every other prize as it was."""
    overall = [one for one in prizes if _is_given_place(one)]
    places = sorted(overall, key=lambda one: one.prize.place)
    values = sorted((one.value for one in overall), reverse=True)
    worth = {one.prize.key: value for one, value in zip(places, values, strict=True)}
    return tuple(replace(one, value=worth.get(one.prize.key, one.value)) for one in prizes)


def spread(
    awarding: Awarding, paid: Sequence[Payout], rest: Sequence[Undistributed]
) -> tuple[tuple[Payout, ...], tuple[Undistributed, ...]]:
    """The money without a taker added to all payouts in proportion."""
    extra = sum(one.amount for one in rest)
    if not paid or not extra:
        return tuple(paid), tuple(rest)
    amounts = [payout.amount for payout in paid]
    more = allocate(extra, amounts, awarding.unit or DEFAULT_UNIT)
    both = zip(paid, more, strict=True)
    return tuple(raised(one, one.amount + part, spread=part) if part else one for one, part in both), ()
