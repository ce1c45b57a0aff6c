"""Papers about money and things: payout sheet, receipts, award sheet, diplomas."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

from tura.app.awarding import Awarded
from tura.app.papers.missing_ids import missing_ids
from tura.app.papers.money import ledger
from tura.app.papers.prizes import ceremony, inventory, payouts, undistributed
from tura.documents.laying import part, titled
from tura.documents.order import Order
from tura.documents.signing import panel
from tura.domain.cashdesk.movements import Movement
from tura.domain.event.entry import Entry, Receipt, Status
from tura.domain.latin import spoken
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Prize
from tura.domain.regulation.schema import Role
from tura.domain.sheet import Sheet
from tura.wording.catalogues import catalogue
from tura.wording.dates import day
from tura.wording.sentences import money

Data = dict[str, object]


def event_sheet(make: Callable[[Order], Sheet], *roles: Role) -> Callable[[Order], Data]:
    """A paper of one sheet about the whole event, signed by ``roles``."""

    def built(order: Order) -> Data:
        sheet = make(order)
        look = replace(titled(sheet, order.language), subtitle="", tall=bool(roles))
        laid = part(sheet, order.language, look)
        return order.head(look.title) | {"parts": [laid | {"signatures": panel(order, *roles)}]}

    return built


def _all(order: Order) -> list[Awarded]:
    return [order.source.awarded(section) for section in order.sections]


def payout(order: Order) -> Sheet:
    """The payout sheet (ведомость), with blanks to be filled in by hand."""
    return payouts(order.hall, _all(order))


def nobodys(order: Order) -> Sheet:
    """Money that nobody takes."""
    return undistributed(order.hall, _all(order))


def awards(order: Order) -> Sheet:
    """The award sheet in spoken order."""
    known = catalogue(order.language)
    items = {key: known[f"item.{key}"] for key in ("cup", "medal", "diploma")}
    return ceremony(order.hall, _all(order), items)


def things(order: Order) -> Sheet:
    """Cups, medals, diplomas: needed, given, left; the totals of the event last."""
    sheet = inventory(order.hall, _all(order))
    rows = tuple((row[0] or Reason("total"), *row[1:]) for row in sheet.rows)
    return replace(sheet, rows=rows)


def fees(order: Order) -> Sheet:
    """Entry fees due and paid."""
    return ledger(order.hall)


def without_ids(order: Order) -> Sheet:
    """Who lacks the id that a rating report needs."""
    return missing_ids(order.hall)


def prize_receipts(order: Order) -> Data:
    """A receipt to sign for each player who is paid a prize."""
    made: list[Data] = []
    for awarded in _all(order):
        won: dict[str, tuple[int, list[str]]] = {}
        for one in awarded.allocation.payouts:
            amount, labels = won.get(one.entry, (0, []))
            won[one.entry] = (amount + one.amount, [*labels, order.hall.names.prize(one.prize, one.label)])
        section = order.hall.section(awarded.allocation.section)
        made += [_prize_receipt(order, entry, section, *paid) for entry, paid in won.items()]
    numbered = [one | {"number": order.word("number", number=number)} for number, one in enumerate(made, 1)]
    return order.head(order.word("name.receipts")) | {"receipts": numbered}


def _prize_receipt(order: Order, entry: str, section: str, amount: int, labels: list[str]) -> Data:
    rows = [
        (order.word("received-by"), order.hall.name(entry)),
        (order.word("received-for"), "; ".join((section, *labels))),
        (order.word("passport"), ""),
    ]
    return {
        "title": order.word("prize-receipt"),
        "rows": rows,
        "sum-label": order.word("sum"),
        "sum": money(amount, order.language),
        "signs": [(order.word(code), "") for code in ("date", "signature", "paid-by")],
    }


def fee_receipts(order: Order) -> Data:
    """Every receipt for an entry fee that stands, to hand over; the cash book tells the cashier and the day."""
    book = {movement.number: movement for movement in order.source.book()}
    made = [
        _fee_receipt(order, entry, receipt, book.get(receipt.number))
        for section in order.sections
        for entry in order.hall.state.in_section(section)
        if entry.status is not Status.REFUSED
        for receipt in entry.receipts
        if not receipt.void
    ]
    return order.head(order.word("name.fee-receipts")) | {"receipts": made}


def _fee_receipt(order: Order, entry: Entry, receipt: Receipt, booked: Movement | None) -> Data:
    refund = receipt.amount < 0
    how = catalogue(order.language).get(f"how.{receipt.how}", receipt.how)
    when = day(date.fromisoformat(booked.shift), order.language) if booked else ""
    cashier = booked.cashier if booked else ""
    signs = [(order.word("date"), when), (order.word("cashier"), cashier)]
    return {
        "title": order.word("fee-refund" if refund else "fee-receipt"),
        "number": order.word("number", number=receipt.number),
        "rows": [
            (order.word("payee" if refund else "payer"), order.hall.name(entry.id)),
            (order.word("received-for"), order.word("entry-fee", section=order.hall.section(entry.section))),
            (order.word("how"), how),
        ],
        "sum-label": order.word("sum"),
        "sum": money(abs(receipt.amount), order.language),
        "signs": [*signs, (order.word("received"), "")] if refund else signs,
    }


def diplomas(order: Order) -> Data:
    """A diploma for each prize that brings a cup, a medal, a diploma or money, the best first."""
    made = []
    for awarded in _all(order):
        letter = awarded.allocation.section
        for entry, prize, label in dict.fromkeys(_won(awarded)):
            place = 0 if prize is None else prize.place
            shown = label if prize is None else order.hall.names.prize(prize.key, label)
            made.append(_diploma(order, letter, order.hall.name(entry), shown, place))
    return order.head(order.word("name.diplomas")) | {"diplomas": made}


def _won(awarded: Awarded) -> Iterator[tuple[str, Prize | None, str]]:
    allocation = awarded.allocation
    if allocation.bracket is None:
        return
    prizes = {prize.key: prize for prize in awarded.contest.awarding.brackets[allocation.bracket].prizes}
    given = [(one.entry, one.prize, one.label) for one in allocation.payouts]
    given += [(one.entry, one.prize, one.label) for one in allocation.trophies]
    for entry, key, label in given:
        yield entry, prizes.get(key), label


def certificates(order: Order) -> Data:
    """A certificate for everybody who played to the end."""
    hall = order.hall
    made = [
        _diploma(order, section, hall.name(entry.id), "", 0)
        for section in order.sections
        for entry in hall.state.in_section(section)
        if entry.status is Status.PLAYING
    ]
    return order.head(order.word("name.certificates")) | {"diplomas": made}


def _diploma(order: Order, letter: str, name: str, label: str, place: int) -> Data:
    signs = [(role, who, "") for role, who, _ in panel(order, Role.CHIEF_ARBITER, Role.DIRECTOR)]
    return {
        "word": order.word("diploma" if label else "certificate"),
        "degree": order.word(f"degree-{place}") if 0 < place < 4 else "",
        "verb": order.word("is-awarded" if label else "took-part"),
        "name": spoken(name),
        "for": label,
        "section": order.hall.section(letter),
        "place": place,
        "signs": signs,
    }
