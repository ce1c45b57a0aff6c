"""Rows of prizes by the number of participants (6.1.6-6.1.9)."""

import re
from collections.abc import Iterator
from itertools import pairwise

from tura.domain.reason import Value
from tura.domain.regulation.awarding import Awarding, Bracket, Prize
from tura.domain.regulation.lint.amounts import (
    borders,
    first_prize,
    fund_of,
    is_conditional,
    row_read,
    rows_of,
    weight,
    worth,
)
from tura.domain.regulation.lint.finding import (
    PAYING,
    Finding,
    Where,
    ask,
    contradict,
    key_of,
    letters_of,
    warn,
)
from tura.domain.regulation.schema import Regulation, Section


def _named(row: Bracket) -> str:
    if row.printed:
        return row.printed
    return f"{row.low or 1}-{row.high}" if row.high is not None else f"{row.low or 1}+"


def borders_meet(regulation: Regulation) -> Iterator[Finding]:
    """Every number of participants has exactly one row of prizes (6.1.6)."""
    for section in regulation.sections:
        awarding = section.awarding
        if len(awarding.brackets) < 2:
            continue
        for count in borders(awarding):
            rows = rows_of(awarding, count)
            if len(rows) > 1:
                yield _twice(section, count, rows)
        yield from _holes(section)
        yield from _printed(section)


def _twice(section: Section, count: int, rows: tuple[Bracket, ...]) -> Finding:
    fund = fund_of(section, count)
    firsts = tuple(worth(prize, fund) or weight(prize) for row in rows if (prize := first_prize(row)))
    read = row_read(section.awarding, count)
    where = Where("6.1.6", key_of(section, "awarding", "bracket"), rows[-1].line)
    values: dict[str, Value] = {
        "count": count,
        "rows": tuple(_named(row) for row in rows),
        "section": section.letter,
    }
    code = "lint-row-twice" if fund is None else "lint-row-twice-money"
    values |= {"firsts": firsts, "one": firsts[0] if firsts else 0, "other": firsts[-1] if firsts else 0}
    return ask(where, code, PAYING, **values, read=_named(read) if read else "")


def _holes(section: Section) -> Iterator[Finding]:
    numbers = borders(section.awarding)
    for low, high in pairwise(numbers):
        missing = next((n for n in (low + 1, high - 1) if low < n < high), None)
        if missing is not None and not rows_of(section.awarding, missing):
            where = Where("6.1.6", key_of(section, "awarding", "bracket"), section.awarding.line)
            yield contradict(
                where, "lint-row-hole", PAYING, low=low + 1, high=high - 1, section=section.letter
            )


def _printed(section: Section) -> Iterator[Finding]:
    """Rows whose printed borders met, and how they are read now that it is answered."""
    for one, two in pairwise(section.awarding.brackets):
        first, second = re.findall(r"\d+", one.printed), re.findall(r"\d+", two.printed)
        if first and second and first[-1] == second[0] and not _shares(one, two):
            where = Where("6.1.6", key_of(section, "awarding", "bracket"), two.line)
            values: dict[str, Value] = {"count": int(second[0]), "rows": (one.printed, two.printed)}
            read = f"{one.low or 1}-{one.high}", f"{two.low}-{two.high}" if two.high else f"{two.low}+"
            yield warn(where, "lint-row-read", **values, read=read)


def _shares(one: Bracket, two: Bracket) -> bool:
    return one.high is not None and two.low is not None and one.high >= two.low


def monotone(regulation: Regulation) -> Iterator[Finding]:
    """One more participant does not make the first prize smaller (6.1.7)."""
    for section in regulation.sections:
        awarding = section.awarding
        steps = {step for n in borders(awarding) for step in (n - 1, n)}
        for count in sorted(step for step in steps if step > 0):
            one, two = row_read(awarding, count), row_read(awarding, count + 1)
            if one is None or two is None or one == two:
                continue
            yield from _fall(section, count, first_prize(one), first_prize(two))


def _fall(section: Section, count: int, one: Prize | None, two: Prize | None) -> Iterator[Finding]:
    if one is None or two is None:
        return
    where = Where("6.1.7", key_of(section, "awarding", "bracket"), two.line)
    before, after = worth(one, fund_of(section, count)), worth(two, fund_of(section, count + 1))
    values: dict[str, Value] = {"count": count, "next": count + 1, "section": section.letter}
    if before is not None and after is not None:
        if after < before:
            yield warn(where, "lint-first-falls", **values, before=before, after=after)
    elif count * weight(one) > (count + 1) * weight(two):
        yield warn(where, "lint-first-falls-percent", **values, before=weight(one), after=weight(two))


def percentages(regulation: Regulation) -> Iterator[Finding]:
    """The percentages of a row make 100 (6.1.8)."""
    for section in regulation.sections:
        for row in section.awarding.brackets:
            total = sum(prize.percent or 0 for prize in row.prizes)
            where = Where("6.1.8", key_of(section, "awarding", "bracket"), row.line)
            values: dict[str, Value] = {"row": _named(row), "total": total, "section": section.letter}
            if total > 10000:
                yield contradict(where, "lint-percent-over", PAYING, **values)
            elif 0 < total < 10000:
                yield warn(where, "lint-percent-under", **values, left=10000 - total)


def headcount(regulation: Regulation) -> Iterator[Finding]:
    """Who counts as a participant, for rows of prizes and for minimum numbers (6.1.9)."""
    if regulation.headcount is not None:
        return
    undecided = [s for s in regulation.sections if s.awarding.headcount is None and _counts(s.awarding)]
    if undecided:
        where = Where("6.1.9", "headcount", undecided[0].awarding.line)
        yield ask(where, "lint-headcount", PAYING, sections=letters_of(undecided))


def _counts(awarding: Awarding) -> bool:
    conditional = any(is_conditional(prize) for row in awarding.brackets for prize in row.prizes)
    return len(awarding.brackets) > 1 or conditional or awarding.full_awards_from is not None
