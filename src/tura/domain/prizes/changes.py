"""What a corrected result changes: the outcomes before and after, entry by entry."""

from dataclasses import dataclass

from tura.domain.prizes.allocation import Allocation
from tura.domain.reason import Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One entry's prize before and after, in kopecks, with the reason it now has (or had)."""

    entry: str
    prize: str
    before: int
    after: int
    items_before: tuple[str, ...] = ()
    items_after: tuple[str, ...] = ()
    reason: Reason


def changes(before: Allocation, after: Allocation) -> tuple[Change, ...]:
    """The prizes that differ, in the order of the later outcome, those lost at the end."""
    old, new = _gains(before), _gains(after)
    keys = dict.fromkeys((*new, *old))
    return tuple(
        Change(
            entry=entry,
            prize=prize,
            before=was[0],
            after=now[0],
            items_before=was[1],
            items_after=now[1],
            reason=reason,
        )
        for (entry, prize) in keys
        for was, now, reason in [_pair(old, new, (entry, prize))]
        if was != now
    )


_Gain = tuple[tuple[int, tuple[str, ...]], Reason]


def _pair(
    old: dict[tuple[str, str], _Gain], new: dict[tuple[str, str], _Gain], key: tuple[str, str]
) -> tuple[tuple[int, tuple[str, ...]], tuple[int, tuple[str, ...]], Reason]:
    nothing = (0, ())
    was, now = old.get(key), new.get(key)
    known = now or was
    assert known is not None, "the key comes from one of the two"
    return was[0] if was else nothing, now[0] if now else nothing, known[1]


def _gains(outcome: Allocation) -> dict[tuple[str, str], _Gain]:
    gains: dict[tuple[str, str], _Gain] = {}
    for payout in outcome.payouts:
        gains[payout.entry, payout.prize] = ((payout.amount, ()), payout.reason)
    for trophy in outcome.trophies:
        (amount, _), reason = gains.get((trophy.entry, trophy.prize), ((0, ()), trophy.reason))
        gains[trophy.entry, trophy.prize] = ((amount, trophy.items), reason)
    return gains
