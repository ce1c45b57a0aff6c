"""Each player's account: what he owes, has paid and was paid back."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tura.domain.cashdesk.movements import How, Movement


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One entry's money in kopecks: due, taken, paid back; void receipts count nowhere."""

    entry: str
    due: int = 0
    taken: int = 0
    refunded: int = 0
    receipts: tuple[str, ...] = ()

    @property
    def paid(self) -> int:
        """What stays paid."""
        return self.taken - self.refunded

    @property
    def owed(self) -> int:
        """What is still to pay; negative when too much was paid."""
        return self.due - self.paid


def accounts(due: Mapping[str, int], movements: Iterable[Movement]) -> dict[str, Account]:
    """The account of every entry that owes or paid, by entry, in the order of ``due``."""
    lines: dict[str, list[Movement]] = {entry: [] for entry in due}
    for one in movements:
        lines.setdefault(one.entry, []).append(one)
    return {
        entry: Account(
            entry=entry,
            due=due.get(entry, 0),
            taken=sum(one.amount for one in own if not one.void and not one.is_refund),
            refunded=-sum(one.amount for one in own if not one.void and one.is_refund),
            receipts=tuple(one.number for one in own),
        )
        for entry, own in lines.items()
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Total:
    """The desk's money of one cashier, shift and way of paying, in kopecks."""

    cashier: str
    shift: str
    how: How
    count: int
    taken: int
    refunded: int

    @property
    def balance(self) -> int:
        """What should lie in the box, or on the account."""
        return self.taken - self.refunded


def totals(movements: Iterable[Movement]) -> tuple[Total, ...]:
    """Totals by cashier, shift and way of paying, in that order; void receipts are counted nowhere."""
    groups: dict[tuple[str, str, str], list[Movement]] = {}
    for one in movements:
        if not one.void:
            groups.setdefault((one.cashier, one.shift, one.how.value), []).append(one)
    return tuple(
        Total(
            cashier=cashier,
            shift=shift,
            how=How(how),
            count=len(own),
            taken=sum(one.amount for one in own if not one.is_refund),
            refunded=-sum(one.amount for one in own if one.is_refund),
        )
        for (cashier, shift, how), own in sorted(groups.items())
    )
