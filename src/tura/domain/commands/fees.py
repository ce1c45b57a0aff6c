"""The ledger's commands; money in kopecks."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.event.entry import FeeLine
from tura.domain.money import Kopecks


@dataclass(frozen=True, slots=True, kw_only=True)
class SetFee(Command):
    """What an entry has to pay."""

    entry: str
    due: Kopecks
    lines: tuple[FeeLine, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeFee(Command):
    """Money taken, with the receipt's number (unique in the event)."""

    entry: str
    receipt: str
    amount: Kopecks
    how: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RefundFee(Command):
    """Money paid back, with the receipt's number and the reason."""

    entry: str
    receipt: str
    amount: Kopecks
    how: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidReceipt(Command):
    """A receipt was a mistake (or, ``void`` False, right after all)."""

    entry: str
    receipt: str
    void: bool = True
    reason: str = ""
