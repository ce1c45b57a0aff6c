"""Cups, medals and diplomas: never shared, unaffected by money (RULES 6.1.20 to 6.1.22, 6.2.21)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.prizes.allocation import NotGiven, Trophy
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.fund import Priced, line_of
from tura.domain.prizes.minimums import void_lower_trophies, void_too_few
from tura.domain.prizes.pools import Pool, make_pools
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Prize


@dataclass(frozen=True, slots=True)
class Given:
    """The trophies given and not given; ``left[pool number]`` are those passed over for another trophy."""

    pools: tuple[Pool, ...]
    given: tuple[Trophy, ...]
    not_given: tuple[NotGiven, ...]
    left: dict[int, dict[str, str]]


def give(contest: Contest, prizes: Sequence[Prize]) -> Given:
    """Each nomination's trophies to its best; who has an overall trophy leaves the others to the next.

    With ``trophy_twice`` he takes both.
    """
    kind = [Priced(prize, 0) for prize in prizes if prize.items]
    checked = void_lower_trophies(contest, void_too_few(contest, kind))
    pools = make_pools(contest, checked)
    taken: dict[str, str] = {}
    left: dict[int, dict[str, str]] = {pool.number: {} for pool in pools}
    given: list[Trophy] = []
    rest: list[NotGiven] = []
    for pool in sorted(pools, key=lambda one: (one.category != "", one.preference, one.number)):
        won, missed = _give_pool(pool, {} if contest.awarding.trophy_twice else taken, left[pool.number])
        taken.update((trophy.entry, trophy.prize) for trophy in won)
        given.extend(won)
        rest.extend(missed)
    return Given(pools, tuple(given), tuple(rest), left)


def _give_pool(
    pool: Pool, taken: dict[str, str], left: dict[str, str]
) -> tuple[list[Trophy], list[NotGiven]]:
    prizes = [priced for priced in pool.prizes if priced]
    open_prizes = [priced.prize for priced in prizes if priced.void is None]
    takers: list[tuple[str, int]] = []
    for row in pool.candidates:
        if len(takers) == len(open_prizes):
            break
        if row.entry in taken:
            left[row.entry] = taken[row.entry]
        else:
            takers.append((row.entry, len(left)))
    won = [
        Trophy(
            entry=entry,
            prize=prize.key,
            label=prize.label,
            items=prize.items,
            reason=_reason(prize, passed),
        )
        for (entry, passed), prize in zip(takers, open_prizes, strict=False)
    ]
    nobody = [(prize, _nobody(prize, pool)) for prize in open_prizes[len(takers) :]]
    void = [(priced.prize, priced.void) for priced in prizes if priced.void is not None]
    missed = [
        NotGiven(prize=prize.key, label=prize.label, items=prize.items, reason=reason)
        for prize, reason in void + nobody
    ]
    return won, missed


def _reason(prize: Prize, left: int) -> Reason:
    code = "trophy-passed-down" if left else "trophy-won"
    return Reason(code, line_of(prize.line), {"place": prize.place, "items": prize.items, "left": left})


def _nobody(prize: Prize, pool: Pool) -> Reason:
    return Reason("no-taker", line_of(prize.line), {"eligible": len(list(pool.candidates))})
