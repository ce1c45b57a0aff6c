"""Whole kopecks from exact shares, each with its reason; and the money without a taker."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from tura.domain.money import allocate, allocate_down
from tura.domain.prizes.allocation import Payout, Undistributed
from tura.domain.prizes.fund import DEFAULT_UNIT, Priced, line_of
from tura.domain.prizes.policies import Settlement
from tura.domain.prizes.pools import Pool
from tura.domain.prizes.sharing import Segment
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Awarding, Remainder


def whole(awarding: Awarding, total: int, shares: Sequence[Fraction | int]) -> tuple[int, ...]:
    """A tie's total in whole units by exact shares (32/22/16, never 32+22+17 of 70)."""
    if len(shares) == 1:
        return (total,)
    unit = awarding.unit or DEFAULT_UNIT
    if awarding.remainder is Remainder.DOWN:
        return allocate_down(total, shares, unit)
    return allocate(total, shares, unit)


def pay(pools: Sequence[Pool], state: Settlement, awarding: Awarding) -> Iterator[Payout]:
    """Every payout of the pools, in the order of the regulation and of the places."""
    for pool in pools:
        for segment in state.divided[pool.number]:
            if segment.total:
                yield from _pay_segment(pool, segment, state.left[pool.number], awarding)


def unclaimed(pool: Pool, state: Settlement) -> Iterator[tuple[Priced, Reason]]:
    """The pool's prizes that nobody takes, with the reason."""
    taken = sum(len(segment.members) for segment in state.divided[pool.number])
    for index, priced in enumerate(pool.prizes):
        if priced is None:
            continue
        if priced.void is not None:
            yield priced, priced.void
        elif index >= taken:
            values = {"eligible": len(list(pool.candidates)), "taken": taken}
            yield priced, Reason("no-taker", line_of(priced.prize.line), values)


def undistributed(
    pools: Sequence[Pool], state: Settlement, paid: Sequence[Payout]
) -> Iterator[Undistributed]:
    """The money without a taker, prize by prize, and what rounding down left."""
    for pool in pools:
        for priced, reason in unclaimed(pool, state):
            if priced.value:
                prize = priced.prize
                yield Undistributed(prize=prize.key, label=prize.label, amount=priced.value, reason=reason)
    divided = sum(segment.total for each in state.divided.values() for segment in each)
    rest = divided - sum(payout.amount for payout in paid)
    if rest:
        yield Undistributed(prize="", label="", amount=rest, reason=Reason("rounding"))


def _pay_segment(pool: Pool, segment: Segment, gone: Collection[str], awarding: Awarding) -> Iterator[Payout]:
    order = [row.entry for row in pool.candidates.found]
    takers = [
        (entry, segment.first + offset)
        for offset, entry in enumerate(segment.members)
        if segment.shares[offset]
    ]
    amounts = whole(awarding, segment.total, [share for share in segment.shares if share])
    for (entry, position), amount in zip(takers, amounts, strict=True):
        if not amount:
            continue
        priced = pool.prizes[min(position, len(pool.prizes) - 1)]
        assert priced is not None, "a segment with money starts at a prize"
        others = tuple(name for name, _ in takers if name != entry)
        left = sum(name in gone for name in order[: order.index(entry)]) if gone else 0
        reason = Reason(
            _code(pool, shared=bool(others), passed=bool(left)),
            line_of(priced.prize.line),
            {
                "place": position + 1,
                "amount": amount,
                "total": segment.total,
                "among": len(takers),
                "left": left,
            },
        )
        yield Payout(
            entry=entry,
            prize=priced.prize.key,
            label=priced.prize.label,
            amount=amount,
            reason=reason,
            shared_with=others,
        )


def _code(pool: Pool, *, shared: bool, passed: bool) -> str:
    if shared:
        return "prize-shared"
    if passed:
        return "prize-passed-down"
    return "prize-won" if pool.category else "place-won"


def raised(payout: Payout, amount: int, **values: int) -> Payout:
    """The payout with another amount, its reason saying by what."""
    reason = replace(payout.reason, values={**payout.reason.values, "amount": amount, **values})
    return replace(payout, amount=amount, reason=reason)
