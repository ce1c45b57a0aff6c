"""Entry fees: missing amounts, bands that meet, and which fees make the fund (6.1.5, 6.2.10)."""

from collections.abc import Iterator
from itertools import combinations

from tura.domain.regulation.lint.boxes import overlaps
from tura.domain.regulation.lint.finding import (
    PAYING,
    Finding,
    Where,
    ask,
    key_of,
    letters_of,
    numbered,
    warn,
)
from tura.domain.regulation.schema import Regulation, Section


def missing(regulation: Regulation) -> Iterator[Finding]:
    """Every section has a fee, be it nothing."""
    undecided = [s for s in regulation.sections if s.fees.own is None and not s.fees.bands]
    if undecided:
        where = Where(numbered(regulation, "6.1.5", "6.2.10"), key_of(undecided[0], "fees"))
        yield ask(where, "lint-fees", PAYING, sections=letters_of(undecided))


def fund_fees(regulation: Regulation) -> Iterator[Finding]:
    """A fund made of fees says of which sections and of which payments (6.1.5)."""
    for section in regulation.sections:
        fund = section.awarding.fund
        if fund.fee_percent is None:
            continue
        if fund.fees_counted is None or not fund.fee_sections:
            where = Where("6.1.5", key_of(section, "awarding", "fund"), fund.line)
            yield ask(where, "lint-fund-fees", PAYING, section=section.letter, percent=fund.fee_percent)


def band_borders(regulation: Regulation) -> Iterator[Finding]:
    """Fee bands give one value two prices (2350 in two rows): the first row holds until answered."""
    told: list[object] = []
    for section in regulation.sections:
        if section.fees.bands in told:
            continue
        told.append(section.fees.bands)
        yield from _section_bands(regulation, section)


def _section_bands(regulation: Regulation, section: Section) -> Iterator[Finding]:
    rule = numbered(regulation, "6.1.5", "6.2.10")
    for (first, fee), (second, other) in combinations(section.fees.bands, 2):
        for box in overlaps(first, second):
            value = next((low for low, high in (box.rating, box.born) if low == high), None)
            if value is None or fee == other:
                continue
            where = Where(rule, key_of(section, "fees", "band"), second.line or section.fees.line)
            yield ask(where, "lint-fee-border", PAYING, value=value, fee=fee, other=other)


def discounts(regulation: Regulation) -> Iterator[Finding]:
    """More than one discount may hold for one player: the text says whether they add up."""
    for section in regulation.sections:
        if len(section.fees.discounts) > 1:
            where = Where("6.2.10", key_of(section, "fees", "discount"), section.fees.discounts[0].line)
            if where.rule not in regulation.answers:
                yield warn(where, "lint-discounts", count=len(section.fees.discounts), section=section.letter)
            return
