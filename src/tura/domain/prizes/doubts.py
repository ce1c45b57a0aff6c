"""Facts not known that could change the outcome, and outcomes that look unfair: asked or warned, never guessed."""

from collections.abc import Iterator

from tura.domain.players import RatingSource
from tura.domain.prizes.allocation import Allocation, Ask
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.minimums import DEFAULT_SCOPE
from tura.domain.prizes.pools import Pool
from tura.domain.prizes.settle import Workings, conclude, work_out
from tura.domain.prizes.sharing import Segment
from tura.domain.prizes.turnout import fulfilling
from tura.domain.reason import Reason
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.eligibility import judge


def unsure_eligible(workings: Workings) -> Iterator[Ask]:
    """Players of whom a fact is missing, and who would take a prize if it were as the prize wants."""
    for pool in (*workings.pools, *workings.trophies.pools):
        wanted = sum(priced is not None and priced.void is None for priced in pool.prizes)
        found = pool.candidates.found
        last = found[wanted - 1].place if 0 < wanted <= len(found) else None
        for row in pool.candidates.unsure:
            if wanted and (last is None or row.place < last):
                reason = judge(pool.condition)(row.facts).reason
                yield Ask(rule="6.1.14", reason=reason, taken="no", choices=("yes",), entries=(row.entry,))


def unsure_minimums(contest: Contest, workings: Workings) -> Iterator[Ask]:
    """Prizes void for want of participants whom unknown facts might bring over the minimum."""
    seen: set[Reason] = set()
    for pool in (*workings.pools, *workings.trophies.pools):
        for priced in pool.prizes:
            minimum = priced.prize.minimum if priced else None
            if priced is None or minimum is None or priced.void is None or priced.void in seen:
                continue
            sure, unsure = fulfilling(contest, pool.condition, minimum.scope or DEFAULT_SCOPE)
            if sure < minimum.count <= sure + unsure:
                seen.add(priced.void)
                yield Ask(rule="6.1.10", reason=priced.void, taken="void", choices=("given",))


def open_standing(contest: Contest, outcome: Allocation) -> Iterator[Ask]:
    """Winners of whom it is open whether they may take this section's prizes (RULES 6.2.9)."""
    winners = {one.entry for one in outcome.payouts} | {one.entry for one in outcome.trophies}
    for row in contest.contenders:
        if row.asked is not None and row.entry in winners:
            yield Ask(rule="6.2.9", reason=row.asked, taken="yes", choices=("no",), entries=(row.entry,))


def order_matters(contest: Contest, workings: Workings, outcome: Allocation) -> Iterator[Ask]:
    """Where ties share, two ways of leaving them can end differently: then the organiser decides."""
    shared = any(len(one.members) > 1 for each in workings.state.divided.values() for one in each)
    if not shared or not any(workings.state.left.values()):
        return
    other = conclude(contest, work_out(contest, best_first=False))
    entries = {one.entry for one in (*outcome.payouts, *other.payouts)}
    touched = tuple(sorted(entry for entry in entries if outcome.total(entry) != other.total(entry)))
    if touched:
        yield Ask(
            rule="6.1.15",
            reason=Reason("ask-sharing-order"),
            taken="largest-first",
            choices=("smallest-first",),
            entries=touched,
        )


def in_no_band(contest: Contest, workings: Workings) -> Iterator[Reason]:
    """Players without a FIDE rating whom no rating prize takes in (RULES 6.1.14: FIDE none, ФШР 1750)."""
    bands = {pool.condition for pool in workings.pools if _is_only_band(pool.condition)}
    if len(bands) < 2:
        return
    judges = [contest.verdict(condition) for condition in bands]
    for row in contest.ranking:
        ratings = row.facts.ratings
        rated = any(rating.value for rating in ratings)
        if not rated or row.barred or any(r.value and r.source is RatingSource.FIDE for r in ratings):
            continue
        if not any(verdict(row.facts).is_yes for verdict in judges):
            yield Reason("in-no-band", values={"entry": row.entry})


def _is_only_band(condition: Condition) -> bool:
    return condition.rating is not None and condition == Condition(
        rating=condition.rating, line=condition.line
    )


def warnings(workings: Workings) -> Iterator[Reason]:
    """What the arbiter should look at: shares too small to pay, and players who end below those they were tied with."""
    for pool in workings.pools:
        for segment in workings.state.divided[pool.number]:
            for entry, share in zip(segment.members, segment.shares, strict=True):
                if not share and segment.total:
                    yield Reason("share-too-small", values={"entry": entry, "prizes": segment.total})
        yield from _gave_way(pool, workings)


def _gave_way(pool: Pool, workings: Workings) -> Iterator[Reason]:
    """One who left a pool for another prize, when one placed no better in it now gets more from it."""
    order = {row.entry: row for row in pool.candidates.found}
    for entry, kept in workings.state.left[pool.number].items():
        own = _share(workings.state.divided[kept], entry)
        for segment in workings.state.divided[pool.number]:
            for other, share in zip(segment.members, segment.shares, strict=True):
                below = order[other].points <= order[entry].points
                if below and share > own:
                    amounts = {"amount": int(own), "more": int(share)}
                    yield Reason("gave-way-for-less", values={"entry": entry, "other": other, **amounts})


def _share(segments: tuple[Segment, ...], entry: str) -> int:
    return sum(
        int(share)
        for segment in segments
        for member, share in zip(segment.members, segment.shares, strict=True)
        if member == entry
    )
