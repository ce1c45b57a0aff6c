"""The cash book: every receipt of an event with its cashier and day, told from the journal."""

from collections.abc import Iterable
from zoneinfo import ZoneInfo

from tura.app.office import Office
from tura.app.papers.hall import Hall
from tura.app.ports import Entry
from tura.domain.cashdesk.ledger import accounts
from tura.domain.cashdesk.movements import Movement, how_of, next_number
from tura.domain.cashdesk.sheets import ledger_sheet, receipts_sheet, shift_sheet
from tura.domain.event.entry import Status
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.fees import FeePaid, FeeRefunded
from tura.domain.sheet import Sheet


def cash_book(office: Office, event_id: str) -> tuple[Movement, ...]:
    """The receipts that stand, in the order they were written; who wrote one is its cashier, the day its shift."""
    return movements(office.journal.tail(event_id), office.state(event_id))


def movements(journal: Iterable[Entry[Event]], state: EventState) -> tuple[Movement, ...]:
    """As ``cash_book``, from the journal's entries and the state they fold to.

    Days are those of the event's time zone.  A receipt that a restore took back is not among them.
    """
    zone = ZoneInfo(state.regulation.time_zone)
    standing = {
        receipt.number: (entry.id, receipt) for entry in state.entries.values() for receipt in entry.receipts
    }
    found: dict[str, Movement] = {}
    for line in journal:
        event = line.event
        if isinstance(event, FeePaid | FeeRefunded) and event.receipt in standing:
            entry, receipt = standing[event.receipt]
            found[event.receipt] = Movement(
                number=receipt.number,
                entry=entry,
                amount=receipt.amount,
                how=how_of(receipt.how),
                cashier=line.actor,
                shift=line.at.astimezone(zone).date().isoformat(),
                reason=event.reason if isinstance(event, FeeRefunded) else "",
                void=receipt.void,
            )
    return tuple(found.values())


def next_receipt(state: EventState, prefix: str = "") -> str:
    """The number of the next receipt of an event."""
    used = (receipt.number for entry in state.entries.values() for receipt in entry.receipts)
    return next_number((Movement(number=number, entry="", amount=0) for number in used), prefix)


def desk_papers(hall: Hall, book: tuple[Movement, ...]) -> dict[str, Sheet]:
    """The desk's papers by name: each player's account, every receipt, and the totals of each shift."""
    names = {entry: hall.name(entry) for entry in hall.state.entries}
    due = {entry.id: entry.due for entry in hall.state.entries.values() if entry.status is not Status.REFUSED}
    return {
        "accounts": ledger_sheet(accounts(due, book).values(), names),
        "receipts": receipts_sheet(book, names),
        "shifts": shift_sheet(book),
    }
