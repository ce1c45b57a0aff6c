"""Several prizes for one player, rounding, and what the fund can hold (6.1.15-6.1.19, 6.2.16, 6.2.17)."""

from collections.abc import Iterator

from tura.domain.reason import Value
from tura.domain.regulation.awarding import Sharing
from tura.domain.regulation.lint.amounts import has_money, is_conditional
from tura.domain.regulation.lint.finding import (
    PAYING,
    Finding,
    Where,
    ask,
    contradict,
    key_of,
    letters_of,
    line_at,
    numbered,
    warn,
)
from tura.domain.regulation.lint.nominations import prizes_of
from tura.domain.regulation.schema import Regulation, Section


def policy(regulation: Regulation) -> Iterator[Finding]:
    """How many money prizes one player may take (6.1.15, 6.2.22)."""
    undecided = [
        section
        for section in regulation.sections
        if section.awarding.policy is None
        and has_money(section.awarding)
        and any(prize.category for prize in prizes_of(section))
    ]
    if undecided:
        rule = numbered(regulation, "6.1.15", "6.2.22")
        where = Where(rule, key_of(undecided[0], "awarding", "policy"), undecided[0].awarding.line)
        yield ask(where, "lint-policy", PAYING, sections=letters_of(undecided))


def rounding(regulation: Regulation) -> Iterator[Finding]:
    """What a percentage or a share is rounded to (6.1.18)."""
    undecided = [s for s in regulation.sections if s.awarding.unit is None and _divides(s)]
    if undecided:
        where = Where("6.1.18", key_of(undecided[0], "awarding", "unit"), undecided[0].awarding.line)
        yield ask(where, "lint-rounding", PAYING, sections=letters_of(undecided))


def _divides(section: Section) -> bool:
    shared = section.awarding.sharing not in (None, Sharing.NONE)
    return has_money(section.awarding) and (shared or any(prize.percent for prize in prizes_of(section)))


def changes(regulation: Regulation) -> Iterator[Finding]:
    """The organiser keeps the right to change the fund (6.1.19)."""
    if regulation.fund_may_change:
        where = Where("6.1.19", "fund-may-change", line_at(regulation, "fund-may-change"))
        yield warn(where, "lint-fund-may-change")


def headers(regulation: Regulation) -> Iterator[Finding]:
    """A printed total is the sum of its prizes (6.2.16)."""
    totals: list[int] = []
    for section in regulation.sections:
        fund = section.awarding.fund
        rows = [sum(p.amount or 0 for p in row.prizes) for row in section.awarding.brackets]
        total = max(rows, default=0)
        totals.append(total)
        where = Where("6.2.16", key_of(section, "awarding", "fund"), fund.line or section.awarding.line)
        has_fixed = fund.fee_percent is None and fund.fixed
        header = fund.header if fund.header is not None else fund.fixed
        if (fund.header is not None and total != header) or (has_fixed and total > header):
            values: dict[str, Value] = {"section": section.letter, "header": header, "total": total}
            yield contradict(where, "lint-header-differs", PAYING, **values)
    promised, offered = regulation.guaranteed, sum(totals)
    if promised is not None and offered and offered != promised:
        where = Where("6.2.16", "guaranteed", line_at(regulation, "guaranteed"))
        yield contradict(where, "lint-guarantee-differs", PAYING, promised=promised, total=offered)


def guarantee(regulation: Regulation) -> Iterator[Finding]:
    """A guaranteed fund with prizes that may find no taker (6.2.17)."""
    promised = regulation.guaranteed
    prizes = [p for s in regulation.sections for row in s.awarding.brackets[:1] for p in row.prizes]
    uncertain = sum(p.amount or 0 for p in prizes if is_conditional(p))
    if promised is None or not uncertain:
        return
    where = Where("6.2.17", "guarantee-conditional", line_at(regulation, "guaranteed"))
    certain = sum(p.amount or 0 for p in prizes) - uncertain
    yield warn(where, "lint-guarantee-uncertain", promised=promised, uncertain=uncertain, certain=certain)
    if regulation.guarantee_conditional is None:
        yield ask(where, "lint-guarantee", PAYING, uncertain=uncertain)
