"""The prize fund and what each prize of it is worth (RULES 6.1.5, 6.1.18, 6.1.19, 6.2.16, 7)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tura.domain.money import allocate, allocate_down
from tura.domain.prizes.allocation import Undistributed
from tura.domain.prizes.brackets import matching
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.turnout import fee_total, headcount
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Awarding, Fund, Prize, Remainder

WHOLE = 10000  # a hundred percent, in hundredths
DEFAULT_UNIT = 100


@dataclass(frozen=True, slots=True)
class Priced:
    """A prize with its worth in kopecks; ``void`` says why it is not given at all."""

    prize: Prize
    value: int
    void: Reason | None = None


@dataclass(frozen=True, slots=True)
class Funded:
    """The fund in kopecks, its prizes priced, and the money no prize names."""

    total: int
    prizes: tuple[Priced, ...]
    unnamed: tuple[Undistributed, ...] = ()
    warnings: tuple[Reason, ...] = ()


def scaled(total: int, fund: Fund, count: int) -> int:
    """A "based on N" amount: in proportion to the participants, not below the floor.

    >>> scaled(200000, Fund(scaled_to=125), 75), scaled(200000, Fund(scaled_to=125), 10)
    (120000, 100000)
    """
    if not fund.scaled_to or count >= fund.scaled_to:
        return total
    floor = total * fund.scaled_floor // WHOLE if total > fund.scaled_floor_above else 0
    return max(total * count // fund.scaled_to, floor)


def fund_total(contest: Contest) -> int:
    """The section's fund in kopecks, of the row of prizes that its number of participants chooses."""
    return price(contest, prizes_of(contest, chosen_bracket(contest))).total


def chosen_bracket(contest: Contest) -> int | None:
    """The row of prizes that holds: the arbiter's choice, else the one for this number of participants."""
    if contest.bracket is not None:
        return contest.bracket
    return next(iter(matching(contest.awarding.brackets, headcount(contest))), None)


def prizes_of(contest: Contest, bracket: int | None) -> tuple[Prize, ...]:
    """The prizes of a row; none without a row."""
    return () if bracket is None else contest.awarding.brackets[bracket].prizes


def divide(awarding: Awarding, total: int, weights: Sequence[int]) -> tuple[int, ...]:
    """A total by weights in whole units, as the regulation makes shares whole."""
    if not total or not any(weights):
        return (0,) * len(weights)
    unit = awarding.unit or DEFAULT_UNIT
    if awarding.remainder is Remainder.DOWN:
        return allocate_down(total, weights, unit)
    return allocate(total, weights, unit)


def price(contest: Contest, prizes: Sequence[Prize]) -> Funded:
    """The fund's total and the worth of each prize."""
    fund = contest.awarding.fund
    total, warnings = _total(contest, prizes)
    fixed = _fixed_worth(contest, prizes)
    percents = _percent_worth(contest.awarding, total, prizes)
    priced = tuple(Priced(prize, fixed.get(prize.key, percents.get(prize.key, 0))) for prize in prizes)
    named = sum(one.value for one in priced)
    if named > total:
        values = {"fund": total, "prizes": named}
        return Funded(named, priced, (), (*warnings, Reason("fund-short", line_of(fund.line), values)))
    if named == total:
        return Funded(total, priced, (), warnings)
    code = "rounding" if sum(p.percent or 0 for p in prizes) == WHOLE else "fund-without-prize"
    spare = Undistributed(prize="", label="", amount=total - named, reason=Reason(code, line_of(fund.line)))
    return Funded(total, priced, (spare,), warnings)


def certain_and_conditional(prizes: Iterable[Prize]) -> tuple[int, int]:
    """The fixed kopecks paid in any case, and those that wait for a minimum number (RULES 6.2.17)."""
    known = tuple(prizes)
    conditional = sum(prize.amount or 0 for prize in known if prize.minimum is not None)
    return sum(prize.amount or 0 for prize in known) - conditional, conditional


def line_of(line: int | None) -> str:
    """A line of the regulation as an article."""
    return "" if line is None else f"line {line}"


def _total(contest: Contest, prizes: Sequence[Prize]) -> tuple[int, tuple[Reason, ...]]:
    fund, count = contest.awarding.fund, headcount(contest)
    amounts = sum(prize.amount or 0 for prize in prizes)
    total = scaled(amounts, fund, count)
    if fund.fixed or fund.fee_percent:
        fees = fee_total(contest, fund) * (fund.fee_percent or 0) // WHOLE
        total = max(scaled(fund.fixed, fund, count) + fees, fund.at_least)
    warnings: tuple[Reason, ...] = ()
    if fund.guaranteed_from and count < fund.guaranteed_from:
        values = {"count": count, "wanted": fund.guaranteed_from}
        warnings = (Reason("fund-not-guaranteed", line_of(fund.line), values),)
    if contest.fund_override is None:
        return total, warnings
    changed = Reason("fund-overridden", line_of(fund.line), {"before": total, "after": contest.fund_override})
    return contest.fund_override, (*warnings, changed)


def _fixed_worth(contest: Contest, prizes: Sequence[Prize]) -> dict[str, int]:
    named = [(prize.key, prize.amount) for prize in prizes if prize.amount is not None]
    printed = sum(amount for _, amount in named)
    total = scaled(printed, contest.awarding.fund, headcount(contest))
    if contest.fund_override is not None and not any(prize.percent for prize in prizes):
        total = contest.fund_override
    if total == printed:
        return dict(named)
    shares = divide(contest.awarding, total, [amount for _, amount in named])
    return {key: share for (key, _), share in zip(named, shares, strict=True)}


def _percent_worth(awarding: Awarding, total: int, prizes: Sequence[Prize]) -> dict[str, int]:
    named = [(prize.key, prize.percent) for prize in prizes if prize.percent is not None]
    spare = WHOLE - sum(percent for _, percent in named)
    weights = [percent for _, percent in named]
    if spare >= 0:
        shares = divide(awarding, total, [*weights, spare])
    else:
        shares = divide(awarding, total * sum(weights) // WHOLE, weights)
    return {key: share for (key, _), share in zip(named, shares, strict=False)}
