"""The ledger: fees due, paid, paid back."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.event.entry import FeeLine
from tura.domain.events.event import Event
from tura.domain.money import Kopecks


@dataclass(frozen=True, slots=True, kw_only=True)
class FeeSet(Event):
    """What an entry has to pay, in kopecks, line by line."""

    KIND: ClassVar[str] = "fee-set"

    entry: str
    due: Kopecks
    lines: tuple[FeeLine, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FeePaid(Event):
    """Money taken at the desk or by transfer, with the receipt's number."""

    KIND: ClassVar[str] = "fee-paid"

    entry: str
    receipt: str
    amount: Kopecks
    how: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FeeRefunded(Event):
    """Money paid back, with the receipt's number; ``amount`` is positive."""

    KIND: ClassVar[str] = "fee-refunded"

    entry: str
    receipt: str
    amount: Kopecks
    how: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiptVoided(Event):
    """A receipt was a mistake (or, ``void`` False, was right after all)."""

    KIND: ClassVar[str] = "receipt-voided"

    entry: str
    receipt: str
    void: bool = True
    reason: str = ""
