"""The ledger's decisions; money in kopecks."""

from tura.domain.commands.command import Command
from tura.domain.commands.fees import RefundFee, SetFee, TakeFee, VoidReceipt
from tura.domain.decide.refused import Decider, an_entry, confirmed, has_reason, no, warning
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.fees import FeePaid, FeeRefunded, FeeSet, ReceiptVoided


def set_fee(state: EventState, command: SetFee) -> tuple[Event, ...]:
    """A fee is not negative, and its lines add up to it."""
    entry = an_entry(state, command.entry)
    if command.due < 0:
        raise no("amount-negative", amount=command.due)
    if command.lines and sum(line.amount for line in command.lines) != command.due:
        raise no("fee-lines", amount=command.due)
    if (entry.due, entry.fee_lines) == (command.due, command.lines):
        return ()
    return (FeeSet(entry=entry.id, due=command.due, lines=command.lines, reason=command.reason),)


def take_fee(state: EventState, command: TakeFee) -> tuple[Event, ...]:
    """A payment is more than nothing, and its receipt's number is new; more than is owed is mentioned."""
    entry = an_entry(state, command.entry)
    _is_new(state, command.receipt)
    if command.amount <= 0:
        raise no("amount-not-positive", amount=command.amount)
    over = command.amount - entry.owed
    confirmed(command, warning(2, "fee-paid-over", entry=entry.id, amount=over) if over > 0 else None)
    return (FeePaid(entry=entry.id, receipt=command.receipt, amount=command.amount, how=command.how),)


def refund_fee(state: EventState, command: RefundFee) -> tuple[Event, ...]:
    """No more is paid back than was paid, and why is kept."""
    entry = an_entry(state, command.entry)
    _is_new(state, command.receipt)
    has_reason(command.reason, "refund")
    if not 0 < command.amount <= entry.paid:
        raise no("refund-too-large", entry=entry.id, amount=command.amount, paid=entry.paid)
    return (
        FeeRefunded(
            entry=entry.id,
            receipt=command.receipt,
            amount=command.amount,
            how=command.how,
            reason=command.reason,
        ),
    )


def void_receipt(state: EventState, command: VoidReceipt) -> tuple[Event, ...]:
    """A receipt is voided, unless that would leave more paid back than paid."""
    entry = an_entry(state, command.entry)
    receipt = next((r for r in entry.receipts if r.number == command.receipt), None)
    if receipt is None:
        raise no("receipt-unknown", entry=entry.id, receipt=command.receipt)
    if receipt.void is command.void:
        return ()
    after = entry.paid + (-receipt.amount if command.void else receipt.amount)
    if after < 0:
        raise no("refund-too-large", entry=entry.id, amount=-after, paid=entry.paid)
    return (ReceiptVoided(entry=entry.id, receipt=command.receipt, void=command.void, reason=command.reason),)


def _is_new(state: EventState, number: str) -> None:
    used = (receipt.number for entry in state.entries.values() for receipt in entry.receipts)
    if not number or number in used:
        raise no("receipt-taken", receipt=number)


DECIDERS: dict[type[Command], Decider] = {
    SetFee: set_fee,
    TakeFee: take_fee,
    RefundFee: refund_fee,
    VoidReceipt: void_receipt,
}
