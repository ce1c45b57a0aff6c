"""The award sheet (наградной лист) in the order it is read out at the closing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.naming import Names
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Bracket, Prize
from tura.domain.sheet import Cell, Column, Kind, Sheet

_COLUMNS = (
    Column("category"),
    Column("prize"),
    Column("full-name"),
    Column("items"),
    Column("amount", Kind.MONEY),
    Column("note", Kind.REASON),
)


@dataclass(slots=True)
class _Call:
    """One person called forward: his prizes, things and money together."""

    prizes: list[tuple[str, str]] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    amount: int = 0


def award_sheet(
    outcomes: Sequence[Allocation], brackets: Mapping[str, Bracket], names: Names, items: Mapping[str, str]
) -> Sheet:
    """One row for each person called: the last section first, nominations before places, the first place last.

    ``outcomes`` stand from the strongest section down; ``brackets`` are the rows of prizes that held, by section;
    ``items`` are the words for things.  Who is in two lists is called once, with the reason beside him.
    """
    rows: list[tuple[Cell, ...]] = []
    for outcome in reversed(outcomes):
        prizes = {prize.key: prize for prize in brackets[outcome.section].prizes}
        notes = {one.entry: one for one in outcome.passed_over}
        for entry, call in _in_order(_calls(outcome), prizes):
            labels = "; ".join(names.prize(key, label) for key, label in call.prizes)
            things = ", ".join(items.get(item, item) for item in call.items)
            passed = notes.get(entry)
            note: Cell = None
            if passed is not None:
                note = Reason("called-once", values={"passed": names.prize(passed.prize, passed.label)})
            rows.append((outcome.section, labels, names.entry(entry), things, call.amount or None, note))
    return Sheet("awards", _COLUMNS, tuple(rows))


def _calls(outcome: Allocation) -> dict[str, _Call]:
    calls: dict[str, _Call] = {}
    for trophy in outcome.trophies:
        call = calls.setdefault(trophy.entry, _Call())
        call.prizes.append((trophy.prize, trophy.label))
        call.items.extend(trophy.items)
    for payout in outcome.payouts:
        call = calls.setdefault(payout.entry, _Call())
        if (payout.prize, payout.label) not in call.prizes:
            call.prizes.append((payout.prize, payout.label))
        call.amount += payout.amount
    return calls


def _in_order(calls: Mapping[str, _Call], prizes: Mapping[str, Prize]) -> Iterator[tuple[str, _Call]]:
    """Nominations in the regulation's order, each from its last place to its first, then the places."""
    nominations = list(dict.fromkeys(prize.category for prize in prizes.values() if prize.category))

    def spoken(one: tuple[str, _Call]) -> tuple[int, int]:
        known = [prizes[key] for key, _ in one[1].prizes if key in prizes]
        overall = [prize.place for prize in known if not prize.category]
        if overall or not known:
            return len(nominations), -min(overall, default=len(prizes))
        first = known[0]
        return nominations.index(first.category), -first.place

    return iter(sorted(calls.items(), key=spoken))
