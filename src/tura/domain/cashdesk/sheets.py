"""The desk's papers as data: the ledger, the receipts, the totals of a shift."""

from collections.abc import Iterable, Mapping, Sequence

from tura.domain.cashdesk.ledger import Account, totals
from tura.domain.cashdesk.movements import Movement
from tura.domain.reason import Reason
from tura.domain.sheet import Cell, Column, Kind, Sheet


def ledger_sheet(accounts: Iterable[Account], names: Mapping[str, str]) -> Sheet:
    """One row for each player: due, paid, paid back, still owed, receipts; the totals last."""
    known = tuple(accounts)
    rows: list[tuple[Cell, ...]] = [
        (names.get(one.entry, one.entry), *_amounts((one,)), ", ".join(one.receipts)) for one in known
    ]
    rows.append((Reason("total"), *_amounts(known), None))
    money = (Column(key, Kind.MONEY) for key in ("to-pay", "taken", "refunded", "still-owed"))
    return Sheet("accounts", (Column("full-name"), *money, Column("receipt-numbers")), tuple(rows))


def _amounts(accounts: Sequence[Account]) -> tuple[int, int, int, int]:
    due, taken = sum(one.due for one in accounts), sum(one.taken for one in accounts)
    refunded, owed = sum(one.refunded for one in accounts), sum(one.owed for one in accounts)
    return due, taken, refunded, owed


def receipts_sheet(movements: Iterable[Movement], names: Mapping[str, str]) -> Sheet:
    """Every receipt in the order of writing, refunds with their reason, void ones marked."""
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            one.number,
            names.get(one.entry, one.entry),
            one.amount,
            f"how.{one.how.value}",
            one.cashier,
            one.shift,
            Reason("receipt-void")
            if one.void
            else Reason("receipt-refund", values={"why": one.reason})
            if one.is_refund
            else None,
        )
        for one in movements
    )
    columns = (
        Column("receipt"),
        Column("full-name"),
        Column("amount", Kind.MONEY),
        Column("how", Kind.WORD),
        Column("cashier"),
        Column("shift"),
        Column("note", Kind.REASON),
    )
    return Sheet("receipts", columns, rows)


def shift_sheet(movements: Iterable[Movement]) -> Sheet:
    """One row for each cashier, shift and way of paying, and the desk's total."""
    found = totals(movements)
    rows: list[tuple[Cell, ...]] = [
        (one.cashier, one.shift, f"how.{one.how.value}", one.count, one.taken, one.refunded, one.balance)
        for one in found
    ]
    taken, refunded = sum(one.taken for one in found), sum(one.refunded for one in found)
    count = sum(one.count for one in found)
    rows.append((Reason("total"), None, None, count, taken, refunded, taken - refunded))
    columns = (
        Column("cashier"),
        Column("shift"),
        Column("how", Kind.WORD),
        Column("count", Kind.NUMBER),
        Column("taken", Kind.MONEY),
        Column("refunded", Kind.MONEY),
        Column("balance", Kind.MONEY),
    )
    return Sheet("shift", columns, tuple(rows))
