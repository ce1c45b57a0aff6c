"""The whole road of a section's money: bracket, fund, minimums, policy, leftovers, reductions."""

from dataclasses import dataclass

from tura.domain.prizes.allocation import Allocation, Payout, Undistributed
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.fund import Funded, Priced, chosen_bracket, price, prizes_of
from tura.domain.prizes.leftovers import spread, to_next_places
from tura.domain.prizes.minimums import void_too_few
from tura.domain.prizes.passing import passed_money, passed_trophies
from tura.domain.prizes.payouts import pay, undistributed
from tura.domain.prizes.policies import Settlement, settle
from tura.domain.prizes.pools import Pool, make_pools
from tura.domain.prizes.reductions import for_absence, to_single_prize
from tura.domain.prizes.trophies import Given, give
from tura.domain.prizes.turnout import headcount
from tura.domain.regulation.awarding import Leftover


@dataclass(frozen=True, slots=True)
class Workings:
    """How the outcome came about, for explanations."""

    count: int
    bracket: int | None
    funded: Funded
    pools: tuple[Pool, ...]
    state: Settlement
    trophies: Given


def work_out(contest: Contest, *, best_first: bool = True) -> Workings:
    """Who takes which prize, before shares become whole money."""
    count = headcount(contest)
    chosen = chosen_bracket(contest)
    prizes = prizes_of(contest, chosen)
    funded = price(contest, prizes)
    priced = void_too_few(contest, [one for one in funded.prizes if one.value])
    pools, state = _settled(contest, priced, best_first=best_first)
    return Workings(count, chosen, funded, pools, state, give(contest, prizes))


def _settled(
    contest: Contest, priced: tuple[Priced, ...], *, best_first: bool
) -> tuple[tuple[Pool, ...], Settlement]:
    while True:
        pools = make_pools(contest, priced)
        state = settle(pools, contest.awarding, best_first=best_first)
        further = None
        if contest.awarding.leftover is Leftover.NEXT_PLACE:
            further = to_next_places(priced, pools, state)
        if further is None:
            return pools, state
        priced = further


def conclude(contest: Contest, workings: Workings) -> Allocation:
    """The outcome in whole money: payouts and undistributed money add up to the fund."""
    awarding, state, pools = contest.awarding, workings.state, workings.pools
    paid: tuple[Payout, ...] = tuple(pay(pools, state, awarding))
    rest: tuple[Undistributed, ...] = (*undistributed(pools, state, paid), *workings.funded.unnamed)
    if awarding.leftover is Leftover.SPREAD:
        paid, rest = spread(awarding, paid, rest)
    paid, over = to_single_prize(contest, paid, pools, state)
    paid, absent = for_absence(contest, paid)
    return Allocation(
        section=contest.section,
        fund=workings.funded.total,
        headcount=workings.count,
        bracket=workings.bracket,
        payouts=paid,
        undistributed=(*rest, *over, *absent),
        trophies=workings.trophies.given,
        not_given=workings.trophies.not_given,
        passed_over=(*passed_money(pools, state), *passed_trophies(workings.trophies)),
        warnings=workings.funded.warnings,
    )
