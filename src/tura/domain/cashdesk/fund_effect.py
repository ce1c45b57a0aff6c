"""What a payment or a refund does to a fund that is a percentage of fees (RULES 6.1.5)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tura.domain.cashdesk.ledger import Account
from tura.domain.prizes.contest import Contest, Entrant
from tura.domain.prizes.fund import fund_total
from tura.domain.prizes.turnout import fee_total


@dataclass(frozen=True, slots=True, kw_only=True)
class FundEffect:
    """The fees that feed a section's fund, and the fund, before and after, in kopecks."""

    section: str
    fees_before: int
    fees_after: int
    fund_before: int
    fund_after: int


def with_accounts(contest: Contest, accounts: Mapping[str, Account]) -> Contest:
    """The contest with every entrant's fees as the ledger has them."""

    def booked(one: Entrant) -> Entrant:
        account = accounts.get(one.entry)
        return one if account is None else replace(one, due=account.due, paid=account.paid)

    return replace(contest, entrants=tuple(booked(one) for one in contest.entrants))


def fund_effect(contest: Contest, entry: str, amount: int) -> FundEffect:
    """What taking (or, negative, paying back) this much from an entry does to the section's fund."""
    changed = tuple(
        replace(one, paid=one.paid + amount) if one.entry == entry else one for one in contest.entrants
    )
    after = replace(contest, entrants=changed)
    fund = contest.awarding.fund
    return FundEffect(
        section=contest.section,
        fees_before=fee_total(contest, fund),
        fees_after=fee_total(after, fund),
        fund_before=fund_total(contest),
        fund_after=fund_total(after),
    )
