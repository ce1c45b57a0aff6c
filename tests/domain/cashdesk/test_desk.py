"""The cash desk: numbers, accounts, totals and papers."""

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.cashdesk.ledger import accounts, totals
from tura.domain.cashdesk.movements import How, Movement, how_of, next_number
from tura.domain.cashdesk.sheets import ledger_sheet, receipts_sheet, shift_sheet
from tura.domain.reason import Reason
from tura.wording.sheets import worded

MOVEMENTS = st.lists(
    st.builds(
        Movement,
        number=st.integers(1, 999).map(lambda number: f"{number:04}"),
        entry=st.sampled_from("abc"),
        amount=st.integers(-5000, 5000),
        how=st.sampled_from(How),
        cashier=st.sampled_from(["Анна", "Борис"]),
        shift=st.sampled_from(["утро", "вечер"]),
        void=st.booleans(),
    ),
    max_size=12,
)


def taken(number: str, amount: int, **more: object) -> Movement:
    """A receipt of entry "1"."""
    return Movement(number=number, entry="1", amount=amount, **more)


@given(MOVEMENTS)
def test_accounts_and_shifts_hold_the_same_money(movements: list[Movement]) -> None:
    """What players paid and what lies in the boxes is one sum, void receipts aside."""
    valid = sum(one.amount for one in movements if not one.void)
    assert sum(one.paid for one in accounts({}, movements).values()) == valid
    assert sum(one.balance for one in totals(movements)) == valid


@given(MOVEMENTS)
def test_the_next_number_is_new(movements: list[Movement]) -> None:
    """No receipt number is given twice, void ones included."""
    assert next_number(movements) not in {one.number for one in movements}


def test_an_account_tells_due_paid_and_owed() -> None:
    """Part payments and refunds make up what is still owed."""
    movements = [
        taken("0001", 50000),
        taken("0002", 50000),
        taken("0003", -20000, reason="скидка школьнику"),
        taken("0004", 99900, void=True),
    ]
    (account,) = accounts({"1": 100000}, movements).values()
    assert (account.taken, account.refunded, account.paid, account.owed) == (100000, 20000, 80000, 20000)
    assert account.receipts == ("0001", "0002", "0003", "0004")


def test_an_unknown_way_of_paying_is_not_cash() -> None:
    """A word that names no way of paying is counted apart, so that the box still agrees."""
    assert (how_of(" Нал. "), how_of("СБП"), how_of("бартер")) == (How.CASH, How.QR, How.OTHER)


def test_the_desks_papers() -> None:
    """Ledger, receipts and shifts show each movement once, refunds with their reason."""
    movements = [
        taken("0001", 50000, cashier="Анна", shift="1"),
        taken("0002", -50000, cashier="Анна", shift="1", reason="болезнь"),
        taken("0003", 10000, void=True),
    ]
    ledger = ledger_sheet(accounts({"1": 100000}, movements).values(), {"1": "Примеров Илья"})
    assert ledger.rows == (
        ("Примеров Илья", 100000, 50000, 50000, 100000, "0001, 0002, 0003"),
        (Reason("total"), 100000, 50000, 50000, 100000, None),
    )
    receipts = worded(receipts_sheet(movements, {}), "ru")
    assert [row[-1] for row in receipts.rows] == ["", "возврат: болезнь", "аннулирована"]
    assert shift_sheet(movements).rows[-1][3:] == (2, 50000, 50000, 0)
