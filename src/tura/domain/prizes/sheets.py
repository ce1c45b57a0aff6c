"""The payout sheet (ведомость) and the award sheet (наградной лист) as data; names come from outside.

Passports, addresses, tax numbers and signatures stay blank columns: they are filled in by hand.
"""

from collections.abc import Mapping, Sequence

from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.naming import Names
from tura.domain.prizes.tax import taxed
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Awarding
from tura.domain.sheet import Cell, Column, Kind, Sheet

__all__ = ["BLANKS", "Names", "payout_sheet", "undistributed_sheet"]

BLANKS = ("passport", "address", "inn", "birth-date", "guardian", "signature")


def payout_sheet(
    awarding: Awarding, outcomes: Sequence[Allocation], names: Names, rates: Mapping[str, int] | None = None
) -> Sheet:
    """One row for each paid entry: number, name, prizes, gross, tax, net, and blanks; the totals last."""
    won: dict[str, list[str]] = {}
    for outcome in outcomes:
        for payout in outcome.payouts:
            label = names.prize(payout.prize, payout.label)
            won.setdefault(payout.entry, []).append(f"{outcome.section}: {label}")
    blank: tuple[Cell, ...] = (None,) * len(BLANKS)
    money = taxed(awarding, outcomes, rates)
    rows: list[tuple[Cell, ...]] = [
        (index, names.entry(one.entry), "; ".join(won[one.entry]), one.gross, one.tax, one.net, *blank)
        for index, one in enumerate(money, start=1)
    ]
    gross, tax = sum(one.gross for one in money), sum(one.tax for one in money)
    rows.append((None, Reason("total"), None, gross, tax, gross - tax, *blank))
    left = sum(outcome.left for outcome in outcomes)
    notes = [Reason("tax-is-the-payers" if awarding.tax_percent else "tax-off")]
    notes.append(Reason("fund-adds-up", values={"fund": gross + left, "paid": gross, "left": left}))
    return Sheet("payout", (*_MONEY_COLUMNS, *map(Column, BLANKS)), tuple(rows), notes=tuple(notes))


_MONEY_COLUMNS = (
    Column("no", Kind.NUMBER),
    Column("full-name"),
    Column("prize"),
    Column("gross", Kind.MONEY),
    Column("tax", Kind.MONEY),
    Column("net", Kind.MONEY),
)


def undistributed_sheet(outcomes: Sequence[Allocation], names: Names) -> Sheet:
    """One row for each sum nobody takes, with the reason."""
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (outcome.section, names.prize(rest.prize, rest.label), rest.amount, names.told(rest.reason))
        for outcome in outcomes
        for rest in outcome.undistributed
    )
    columns = (
        Column("category"),
        Column("prize"),
        Column("amount", Kind.MONEY),
        Column("reason", Kind.REASON),
    )
    total = sum(outcome.left for outcome in outcomes)
    return Sheet("undistributed", columns, rows, notes=(Reason("left-in-all", values={"amount": total}),))
