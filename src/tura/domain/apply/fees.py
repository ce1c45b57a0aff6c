"""The ledger's part of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import with_entry
from tura.domain.event.entry import Receipt
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.fees import FeePaid, FeeRefunded, FeeSet, ReceiptVoided


def fee_set(state: EventState, event: FeeSet) -> EventState:
    """The fee due, with its lines."""
    entry = replace(state.entries[event.entry], due=event.due, fee_lines=event.lines)
    return with_entry(state, entry)


def paid(state: EventState, event: FeePaid) -> EventState:
    """One more receipt."""
    return _with_receipt(
        state, event.entry, Receipt(number=event.receipt, amount=event.amount, how=event.how)
    )


def refunded(state: EventState, event: FeeRefunded) -> EventState:
    """One more receipt, of money paid back."""
    receipt = Receipt(number=event.receipt, amount=-event.amount, how=event.how)
    return _with_receipt(state, event.entry, receipt)


def voided(state: EventState, event: ReceiptVoided) -> EventState:
    """The receipt counts for nothing, or counts again."""
    entry = state.entries[event.entry]
    receipts = tuple(
        replace(receipt, void=event.void) if receipt.number == event.receipt else receipt
        for receipt in entry.receipts
    )
    return with_entry(state, replace(entry, receipts=receipts))


def _with_receipt(state: EventState, entry_id: str, receipt: Receipt) -> EventState:
    entry = state.entries[entry_id]
    return with_entry(state, replace(entry, receipts=(*entry.receipts, receipt)))


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    FeeSet: fee_set,
    FeePaid: paid,
    FeeRefunded: refunded,
    ReceiptVoided: voided,
}
