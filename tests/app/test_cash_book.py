"""The cash book told from the journal: who took what, when, and what was paid back."""

from datetime import UTC, datetime

from events_made import Journal, entered
from tura.app.cash_book import desk_papers, movements, next_receipt
from tura.app.papers.hall import Hall
from tura.app.ports import Entry
from tura.domain.cashdesk.ledger import totals
from tura.domain.cashdesk.movements import How
from tura.domain.commands.fees import RefundFee, SetFee, TakeFee, VoidReceipt
from tura.domain.events import Event
from tura.domain.players import Person
from tura.domain.reason import Reason


def taken() -> Journal:
    """Two players who paid, one of them was paid back a part, and a receipt written by mistake."""
    journal = entered(2)
    journal.do(SetFee(entry="e1", due=100000))
    journal.do(TakeFee(entry="e1", receipt="0001", amount=100000, how="наличные"))
    journal.do(TakeFee(entry="e2", receipt="0002", amount=80000, how="QR", confirm=2))
    journal.do(RefundFee(entry="e1", receipt="0003", amount=20000, how="нал", reason="скидка"))
    journal.do(TakeFee(entry="e2", receipt="0004", amount=5000, confirm=2))
    return journal.do(VoidReceipt(entry="e2", receipt="0004", reason="ошибка"))


def lines(journal: Journal) -> list[Entry[Event]]:
    """The journal's entries, all by Anna late in the evening of 11 December, Moscow time 12 December."""
    at = datetime(2026, 12, 11, 21, 30, tzinfo=UTC)
    return [Entry("x", seq, at, "Анна", event, "") for seq, event in enumerate(journal.events, 1)]


def test_receipts_are_told_with_cashier_day_and_reason() -> None:
    """Each receipt once, in order, on the event's own day; a void one keeps its line."""
    journal = taken()
    book = movements(lines(journal), journal.state)
    assert [(one.number, one.amount, one.how, one.void) for one in book] == [
        ("0001", 100000, How.CASH, False),
        ("0002", 80000, How.QR, False),
        ("0003", -20000, How.CASH, False),
        ("0004", 5000, How.CASH, True),
    ]
    assert {(one.cashier, one.shift) for one in book} == {("Анна", "2026-12-12")}
    assert book[2].reason == "скидка"
    assert [(one.how, one.balance) for one in totals(book)] == [(How.CASH, 80000), (How.QR, 80000)]


def test_the_next_receipt_follows_the_highest() -> None:
    """Void receipts keep their number."""
    assert next_receipt(taken().state) == "0005"


def test_the_desks_papers_agree_with_the_entries() -> None:
    """The accounts' total is what the entries say was paid."""
    journal = taken()
    people = {name: Person(entry.person, f"Игрок {name}") for name, entry in journal.state.entries.items()}
    papers = desk_papers(Hall(journal.state, people), movements(lines(journal), journal.state))
    total = papers["accounts"].rows[-1]
    assert total[0] == Reason("total")
    paid = sum(entry.paid for entry in journal.state.entries.values())
    assert (total[2], total[3], paid) == (180000, 20000, 160000)
    assert len(papers["receipts"].rows) == 4
    assert papers["shifts"].rows[-1][-1] == paid
