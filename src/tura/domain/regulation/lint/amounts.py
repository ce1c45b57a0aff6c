"""What a prize is worth at a number of participants, as far as the regulation tells."""

from fractions import Fraction

from tura.domain.regulation.awarding import Awarding, Bracket, Prize
from tura.domain.regulation.schema import Section


def fund_of(section: Section, count: int) -> int | None:
    """The fund in kopecks with ``count`` paying the plain fee, or None while the fee is not known."""
    fund = section.awarding.fund
    if fund.fee_percent is None:
        return fund.fixed
    if section.fees.own is None:
        return None
    return max(fund.fixed + count * section.fees.own * fund.fee_percent // 10000, fund.at_least)


def worth(prize: Prize, fund: int | None) -> int | None:
    """The prize in kopecks, rounded down to a kopeck; None for trophies and while the fund is not known."""
    if prize.amount is not None:
        return prize.amount
    if prize.percent is None or fund is None:
        return None
    return Fraction(fund * prize.percent, 10000).__floor__()


def weight(prize: Prize) -> int:
    """A measure to compare prizes of one bracket by: kopecks or hundredths of a percent."""
    return prize.amount or prize.percent or 0


def rows_of(awarding: Awarding, count: int) -> tuple[Bracket, ...]:
    """Every bracket that holds for ``count`` participants."""
    return tuple(
        row
        for row in awarding.brackets
        if (row.low is None or row.low <= count) and (row.high is None or count <= row.high)
    )


def row_read(awarding: Awarding, count: int) -> Bracket | None:
    """The bracket that is read for ``count``: one with both borders before an open one, then the lower."""
    rows = rows_of(awarding, count)
    closed = tuple(row for row in rows if row.low is not None and row.high is not None)
    return next(iter(closed or rows), None)


def first_prize(bracket: Bracket) -> Prize | None:
    """The first prize of the overall placing."""
    return next((prize for prize in bracket.prizes if not prize.category and prize.place == 1), None)


def borders(awarding: Awarding) -> list[int]:
    """The numbers at which a bracket begins or ends."""
    numbers = {n for row in awarding.brackets for n in (row.low, row.high) if n is not None}
    return sorted(numbers)


def has_money(awarding: Awarding) -> bool:
    """Whether any prize is money."""
    return any(weight(prize) for row in awarding.brackets for prize in row.prizes)


def is_conditional(prize: Prize) -> bool:
    """Whether the prize may stay without a taker though the section is played."""
    return prize.minimum is not None
