"""The fee ledger of an event."""

from tura.app.papers.hall import Hall
from tura.domain.event.entry import Entry, Status
from tura.domain.reason import Reason
from tura.domain.sheet import Cell, Column, Kind, Sheet

_COLUMNS = (
    Column("section"),
    Column("name"),
    Column("status", Kind.WORD),
    Column("due", Kind.MONEY),
    Column("paid", Kind.MONEY),
    Column("owed", Kind.MONEY),
    Column("paid-how"),
    Column("receipts"),
)


def ledger(hall: Hall) -> Sheet:
    """Every entry's fee due, paid and still owed, section by section; totals below."""
    entries = [entry for entry in hall.state.entries.values() if entry.status is not Status.REFUSED]
    entries.sort(key=lambda entry: (entry.section, hall.name(entry.id)))
    totals = {
        "due": sum(entry.due for entry in entries),
        "paid": sum(entry.paid for entry in entries),
        "owed": sum(entry.owed for entry in entries),
    }
    facts = {"event": hall.event}
    rows = tuple(_row(hall, entry) for entry in entries)
    return Sheet("ledger", _COLUMNS, rows, facts, (Reason("ledger-total", "", totals),))


def _row(hall: Hall, entry: Entry) -> tuple[Cell, ...]:
    receipts = [receipt for receipt in entry.receipts if not receipt.void]
    return (
        entry.section,
        hall.name(entry.id),
        f"status.{entry.status.value}",
        entry.due,
        entry.paid,
        entry.owed,
        ", ".join(dict.fromkeys(receipt.how for receipt in receipts if receipt.how)),
        ", ".join(receipt.number for receipt in receipts),
    )
