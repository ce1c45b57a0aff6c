"""The prize list of a section, and the event's payout sheet, award sheet and inventory of trophies."""

from collections.abc import Sequence

from tura.app.awarding import Awarded
from tura.app.papers.hall import Hall
from tura.domain.prizes.award_sheet import award_sheet
from tura.domain.prizes.inventory import inventory_sheet
from tura.domain.prizes.sheets import payout_sheet, undistributed_sheet
from tura.domain.reason import Reason
from tura.domain.regulation.schema import LastResort
from tura.domain.sheet import Cell, Column, Kind, Sheet

_COLUMNS = (
    Column("prize"),
    Column("tpn", Kind.NUMBER),
    Column("name"),
    Column("amount", Kind.MONEY),
    Column("items", Kind.REASON),
    Column("reason", Kind.REASON),
)


def prize_list(hall: Hall, awarded: Awarded) -> Sheet:
    """Everything a section gives, with the reason; money that nobody takes and open questions below."""
    allocation = awarded.allocation
    things = {(trophy.entry, trophy.prize): trophy for trophy in allocation.trophies}
    rows: list[tuple[Cell, ...]] = []
    for payout in allocation.payouts:
        trophy = things.pop((payout.entry, payout.prize), None)
        items = trophy.items if trophy else ()
        rows.append(
            _row(
                hall,
                hall.names.prize(payout.prize, payout.label),
                payout.entry,
                payout.amount,
                items,
                payout.reason,
            )
        )
    rows += [
        _row(hall, hall.names.prize(t.prize, t.label), t.entry, None, t.items, t.reason)
        for t in things.values()
    ]
    notes = [
        Reason("prize-total", "", {"fund": allocation.fund, "paid": allocation.paid, "left": allocation.left})
    ]
    rest = allocation.undistributed
    rows += [_untaken(hall, one.prize, one.label, one.amount, one.reason) for one in rest if one.prize]
    rows += [_untaken(hall, one.prize, one.label, None, one.reason) for one in allocation.not_given]
    notes += [one.reason for one in rest if not one.prize]
    notes += [ask.reason for ask in allocation.asks]
    notes += allocation.warnings
    notes += _undecided(hall, awarded)
    notes = [hall.names.told(note) for note in notes]
    facts = hall.facts(allocation.section, fund=allocation.fund, participants=allocation.headcount)
    key = "prize-list" if awarded.final else "prize-list-so-far"
    return Sheet(key, _COLUMNS, tuple(rows), facts, tuple(dict.fromkeys(notes)))


def _undecided(hall: Hall, awarded: Awarded) -> list[Reason]:
    """The places that are shared so far, and what will decide them."""
    section = hall.state.regulation.section(awarded.allocation.section)
    lots = section is not None and section.playing.last_resort is LastResort.LOTS
    code = "prize-place-shared-lots" if lots else "prize-place-shared"
    return [
        Reason(code, "C.07 4.2", {"place": place, "entries": tuple(map(hall.name, who))})
        for place, who in awarded.undecided
    ]


def _row(
    hall: Hall, label: str, entry: str, amount: int | None, items: tuple[str, ...], reason: Reason
) -> tuple[Cell, ...]:
    return label, hall.tpns[entry], hall.name(entry), amount, _things(items), hall.names.told(reason)


def _untaken(hall: Hall, prize: str, label: str, amount: int | None, reason: Reason) -> tuple[Cell, ...]:
    """A prize that nobody has: its sum, or nothing for a trophy, and why."""
    nobody = Reason("prize-untaken")
    return hall.names.prize(prize, label), None, nobody, amount, None, hall.names.told(reason)


def _things(items: tuple[str, ...]) -> Reason | None:
    return Reason("things", "", {"items": items}) if items else None


def payouts(hall: Hall, awarded: Sequence[Awarded]) -> Sheet:
    """The payout sheet (ведомость) of the whole event; what it does not know stays blank to be filled by hand."""
    first = awarded[0].contest.awarding
    return payout_sheet(first, [each.allocation for each in awarded], hall.names)


def undistributed(hall: Hall, awarded: Sequence[Awarded]) -> Sheet:
    """Every sum that nobody takes, with the reason."""
    return undistributed_sheet([each.allocation for each in awarded], hall.names)


def ceremony(hall: Hall, awarded: Sequence[Awarded], items: dict[str, str]) -> Sheet:
    """The award sheet (наградной лист) in spoken order; ``items`` are the words for cups, medals, diplomas."""
    brackets = {
        each.allocation.section: each.contest.awarding.brackets[each.allocation.bracket]
        for each in awarded
        if each.allocation.bracket is not None
    }
    return award_sheet([each.allocation for each in awarded], brackets, hall.names, items)


def inventory(hall: Hall, awarded: Sequence[Awarded]) -> Sheet:
    """Trophies needed at most, given and left over, by section."""
    sections = {section.letter: section.awarding for section in hall.state.regulation.sections}
    return inventory_sheet(sections, [each.allocation for each in awarded])
