"""Prizes that a player leaves to the next because he has another: in money and in trophies."""

from collections.abc import Iterator, Sequence

from tura.domain.prizes.allocation import PassedOver
from tura.domain.prizes.fund import Priced, line_of
from tura.domain.prizes.policies import Settlement
from tura.domain.prizes.pools import Pool
from tura.domain.prizes.trophies import Given
from tura.domain.reason import Reason


def passed_money(pools: Sequence[Pool], state: Settlement) -> Iterator[PassedOver]:
    """Who left which nomination's money for which other prize."""
    by_number = {pool.number: pool for pool in pools}
    for pool in pools:
        for entry, kept in state.left[pool.number].items():
            prize = _would_have_had(pool, entry).prize
            taken, _ = taken_in(by_number[kept], state, entry)
            yield PassedOver(
                entry=entry,
                prize=prize.key,
                label=prize.label,
                taken=taken.prize.key,
                reason=took_another(by_number[kept], state, entry, line_of(prize.line)),
            )


def passed_trophies(trophies: Given) -> Iterator[PassedOver]:
    """Who left which nomination's trophy for which other trophy."""
    labels = {trophy.prize: trophy.label for trophy in trophies.given}
    for pool in trophies.pools:
        for entry, taken in trophies.left[pool.number].items():
            prize = _would_have_had(pool, entry).prize
            values = {"taken": labels[taken], "taken_key": taken}
            reason = Reason("has-another-trophy", line_of(prize.line), values)
            yield PassedOver(entry=entry, prize=prize.key, label=prize.label, taken=taken, reason=reason)


def took_another(pool: Pool, state: Settlement, entry: str, line: str) -> Reason:
    """The reason of one who took a prize of ``pool`` instead."""
    taken, amount = taken_in(pool, state, entry)
    label, key = taken.prize.label, taken.prize.key
    return Reason("took-another-prize", line, {"taken": label, "taken_key": key, "amount": amount})


def taken_in(pool: Pool, state: Settlement, entry: str) -> tuple[Priced, int]:
    """The prize of a pool that an entry holds, with its share in kopecks."""
    for segment in state.divided[pool.number]:
        if entry in segment.members:
            offset = segment.members.index(entry)
            return _at(pool, segment.first + offset), int(segment.shares[offset])
    return _at(pool, 0), 0


def _would_have_had(pool: Pool, entry: str) -> Priced:
    found = [row.entry for row in pool.candidates.found]
    return _at(pool, found.index(entry))


def _at(pool: Pool, position: int) -> Priced:
    """The prize at a position, the nearest better one where the regulation has a gap, else the first named."""
    known = [priced for priced in pool.prizes[: position + 1] if priced]
    return known[-1] if known else next(filter(None, pool.prizes))
