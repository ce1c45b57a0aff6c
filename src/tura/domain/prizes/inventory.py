"""Cups, medals and diplomas: how many to buy at most, and how many were given (RULES 6.1.21, 6.2.21)."""

from collections import Counter
from collections.abc import Iterable, Mapping

from tura.domain.prizes.allocation import Allocation
from tura.domain.regulation.awarding import Awarding
from tura.domain.sheet import Column, Kind, Sheet


def needed(awarding: Awarding) -> Counter[str]:
    """The most things a section can give, over its brackets."""
    most: Counter[str] = Counter()
    for bracket in awarding.brackets:
        most |= Counter(item for prize in bracket.prizes for item in prize.items)
    return most


def given(outcome: Allocation) -> Counter[str]:
    """The things a section gives."""
    return Counter(item for trophy in outcome.trophies for item in trophy.items)


def inventory_sheet(sections: Mapping[str, Awarding], outcomes: Iterable[Allocation] = ()) -> Sheet:
    """One row for each section and thing, and the totals: needed at most, given, left over."""
    handed = {outcome.section: given(outcome) for outcome in outcomes}
    rows: list[tuple[str | int | None, ...]] = []
    total: Counter[str] = Counter()
    total_given: Counter[str] = Counter()
    for letter, awarding in sections.items():
        most, gone = needed(awarding), handed.get(letter, Counter())
        total += most
        total_given += gone
        rows += [_row(letter, item, count, gone[item]) for item, count in most.items()]
    rows += [_row("", item, count, total_given[item]) for item, count in total.items()]
    columns = (
        Column("category"),
        Column("item", Kind.WORD),
        Column("needed", Kind.NUMBER),
        Column("given", Kind.NUMBER),
        Column("left-over", Kind.NUMBER),
    )
    return Sheet("inventory", columns, tuple(rows))


def _row(section: str, item: str, most: int, gone: int) -> tuple[str | int | None, ...]:
    word = f"item.{item}" if item in {"cup", "medal", "diploma"} else item
    return section, word, most, gone, most - gone
