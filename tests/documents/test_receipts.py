"""Receipts for fees tell who took the money, and when."""

from hostile_event import hostile_hall
from printed import text_of
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.domain.cashdesk.movements import Movement


def test_a_receipt_names_the_cashier_and_the_day() -> None:
    """What the cash book knows of a receipt stands above the lines to sign on; others stay blank."""
    booked = (Movement(number="A-0002", entry="e2", amount=300050, cashier="Осина Анна", shift="2026-12-03"),)
    source = Source(hostile_hall(4, 1), book=lambda: booked)
    text = text_of(print_paper(source, "fee-receipts", Setting("ru")))
    assert text.count("Осина Анна") == 1
    assert text.count("3 декабря 2026") == 1
    assert text.count("кассир") == 4


def test_money_paid_back_is_signed_for() -> None:
    """A refund names who was paid, and has a line for him."""
    text = text_of(print_paper(Source(hostile_hall(7, 1)), "fee-receipts", Setting("ru")))
    assert "Возврат взноса" in text
    assert text.count("Выдано") == 1
    assert text.count("получил(а)") == 1
