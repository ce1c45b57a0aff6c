"""Payouts made smaller: the winner is absent from the closing, or his shares are over the highest prize."""

from collections.abc import Iterable, Mapping, Sequence

from tura.domain.prizes.allocation import Payout, Undistributed
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.fund import DEFAULT_UNIT, WHOLE, line_of
from tura.domain.prizes.payouts import raised
from tura.domain.prizes.policies import Settlement
from tura.domain.prizes.pools import Pool
from tura.domain.reason import Reason

Reduced = tuple[tuple[Payout, ...], tuple[Undistributed, ...]]


def for_absence(contest: Contest, paid: Iterable[Payout]) -> Reduced:
    """Payouts with those of the absent cut to the share the regulation leaves them (Chigorin: a half)."""
    percent = contest.awarding.absent_percent
    absent = {row.entry for row in contest.contenders if row.facts.attended is False}
    unit = contest.awarding.unit or DEFAULT_UNIT
    if percent is None or not absent:
        return tuple(paid), ()
    limits = {
        payout: payout.amount * percent // WHOLE // unit * unit for payout in paid if payout.entry in absent
    }
    return _cut(tuple(paid), limits, Reason("absent", line_of(contest.awarding.line), {"percent": percent}))


def to_single_prize(
    contest: Contest, paid: Sequence[Payout], pools: Sequence[Pool], state: Settlement
) -> Reduced:
    """Payouts of one player together not above the highest single prize he had a part in."""
    if not contest.awarding.cap_single:
        return tuple(paid), ()
    highest = _highest(pools, state)
    room = dict(highest)
    limits: dict[Payout, int] = {}
    for payout in sorted(paid, key=lambda one: -one.amount):
        allowed = min(payout.amount, room[payout.entry])
        room[payout.entry] -= allowed
        if allowed < payout.amount:
            limits[payout] = allowed
    return _cut(tuple(paid), limits, Reason("over-single-prize", line_of(contest.awarding.line)))


def _highest(pools: Sequence[Pool], state: Settlement) -> dict[str, int]:
    highest: dict[str, int] = {}
    for pool in pools:
        for segment in state.divided[pool.number]:
            top = max(pool.value(segment.first + i) for i in range(len(segment.members)))
            for entry in segment.members:
                highest[entry] = max(highest.get(entry, 0), top)
    return highest


def _cut(paid: Sequence[Payout], limits: Mapping[Payout, int], reason: Reason) -> Reduced:
    rest = tuple(
        Undistributed(
            prize=payout.prize,
            label=payout.label,
            amount=payout.amount - limit,
            reason=Reason(reason.code, reason.article, {**reason.values, "entry": payout.entry}),
        )
        for payout, limit in limits.items()
    )
    cut = (raised(one, limits[one], full=one.amount) if one in limits else one for one in paid)
    return tuple(one for one in cut if one.amount), rest
