"""Why a player got what he got, and why not the rest: one answer for every prize of the section."""

from collections.abc import Iterator
from dataclasses import dataclass

from tura.domain.prizes.contest import Contender, Contest
from tura.domain.prizes.fund import Priced, line_of
from tura.domain.prizes.passing import took_another
from tura.domain.prizes.pools import Pool, why_not_ranked
from tura.domain.prizes.settle import Workings, conclude, work_out
from tura.domain.prizes.sharing import Segment
from tura.domain.reason import Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """One prize and one player: the kopecks and things he got of it, and the reason either way."""

    prize: str
    label: str
    amount: int = 0
    items: tuple[str, ...] = ()
    reason: Reason


def explain(contest: Contest, entry: str) -> tuple[Explanation, ...]:
    """Every prize of the section with the reason why the entry has it or has it not.

    Raises KeyError when the entry is not in the ranking.
    """
    row = {one.entry: one for one in contest.ranking}[entry]
    workings = work_out(contest)
    outcome = conclude(contest, workings)
    won = {payout.prize: payout for payout in outcome.of(entry)}
    trophies = {trophy.prize: trophy for trophy in outcome.trophies if trophy.entry == entry}
    found: list[Explanation] = []
    for pool in workings.pools:
        for priced in filter(None, pool.prizes):
            prize, payout = priced.prize, won.get(priced.prize.key)
            reason = payout.reason if payout else _why_no_money(workings, pool, priced, row)
            amount = payout.amount if payout else 0
            found.append(Explanation(prize=prize.key, label=prize.label, amount=amount, reason=reason))
    for pool in workings.trophies.pools:
        for priced in filter(None, pool.prizes):
            prize, trophy = priced.prize, trophies.get(priced.prize.key)
            reason = trophy.reason if trophy else _why_no_trophy(workings, pool, priced, row)
            items = trophy.items if trophy else ()
            found.append(Explanation(prize=prize.key, label=prize.label, items=items, reason=reason))
    return tuple(found)


def _why_no_money(workings: Workings, pool: Pool, priced: Priced, row: Contender) -> Reason:
    barred = priced.void or why_not_ranked(pool, row)
    if barred is not None:
        return barred
    segments = workings.state.divided[pool.number]
    line = line_of(priced.prize.line)
    left = workings.state.left[pool.number]
    if row.entry in left:
        kept = next(pool for pool in workings.pools if pool.number == left[row.entry])
        return took_another(kept, workings.state, row.entry, line)
    for segment in segments:
        if row.entry in segment.members:
            return _in_segment(pool, segment, priced, row, line)
    before = _before(pool, set(left), row)
    values = {"before": before, "place": priced.prize.place}
    return Reason("placed-lower", line, values)


def _in_segment(pool: Pool, segment: Segment, priced: Priced, row: Contender, line: str) -> Reason:
    """The entry takes part in this nomination, but not at this place."""
    offset = segment.members.index(row.entry)
    if not segment.shares[offset] and priced.prize.place - 1 < segment.first:
        return Reason("placed-lower", line, {"before": segment.first, "place": priced.prize.place})
    if not segment.shares[offset]:
        code = "share-too-small" if segment.total else "prize-not-given"
        return Reason(code, line, {"entry": row.entry, "prizes": segment.total})
    last = segment.first + len(segment.members) - 1
    own = min(segment.first + offset, len(pool.prizes) - 1)
    if segment.first <= priced.prize.place - 1 <= last:
        return Reason("in-the-shared-sum", line, {"total": segment.total, "among": len(segment.members)})
    if priced.prize.place - 1 < own:
        return Reason("placed-lower", line, {"before": own, "place": priced.prize.place})
    return Reason("has-better-place", line, {"place": own + 1})


def _why_no_trophy(workings: Workings, pool: Pool, priced: Priced, row: Contender) -> Reason:
    barred = priced.void or why_not_ranked(pool, row)
    if barred is not None:
        return barred
    line = line_of(priced.prize.line)
    left = workings.trophies.left[pool.number]
    if row.entry in left:
        label = next(one.label for one in workings.trophies.given if one.prize == left[row.entry])
        return Reason("has-another-trophy", line, {"taken": label, "taken_key": left[row.entry]})
    takers = [trophy.entry for trophy in workings.trophies.given if trophy.prize in _keys(pool)]
    if row.entry in takers and takers.index(row.entry) < priced.prize.place - 1:
        return Reason("has-better-place", line, {"place": takers.index(row.entry) + 1})
    before = _before(pool, set(left), row)
    values = {"before": before, "place": priced.prize.place}
    return Reason("placed-lower", line, values)


def _before(pool: Pool, gone: set[str], row: Contender) -> int:
    """How many candidates of the pool who did not leave it stand before the player."""
    count = 0
    for other in pool.candidates:
        if other.entry == row.entry:
            break
        count += other.entry not in gone
    return count


def _keys(pool: Pool) -> Iterator[str]:
    return (priced.prize.key for priced in pool.prizes if priced)
