"""Prizes with conditions: minimum numbers, who lacks them, what is left (6.1.10, 6.1.11, 6.1.16, 6.2.18-20)."""

from collections.abc import Iterator

from tura.domain.reason import Value
from tura.domain.regulation.awarding import Bracket, Prize
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.lint.amounts import has_money, weight
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


def nomination(prize: Prize) -> str:
    """The nomination's part of a prize's key (``women`` of ``women:2``)."""
    return prize.key.rpartition(":")[0] or prize.key


def prizes_of(section: Section) -> Iterator[Prize]:
    """Every prize of every row of a section."""
    for row in section.awarding.brackets:
        yield from row.prizes


def minimums(regulation: Regulation) -> Iterator[Finding]:
    """A nomination of several prizes needs more takers than prizes, and the same in every row (6.1.10)."""
    for section in regulation.sections:
        if not has_money(section.awarding):
            continue
        needed: dict[str, tuple[int, Bracket]] = {}
        for row in section.awarding.brackets:
            yield from _everyone_wins(section, row)
            for prize in row.prizes:
                if prize.minimum is None:
                    continue
                before, _ = needed.setdefault(prize.key, (prize.minimum.count, row))
                if before != prize.minimum.count:
                    where = Where("6.1.10", key_of(section, "awarding", "bracket"), prize.line)
                    values: dict[str, Value] = {
                        "prize": prize.label,
                        "before": before,
                        "count": prize.minimum.count,
                    }
                    yield warn(where, "lint-minimum-differs", **values)


def _everyone_wins(section: Section, row: Bracket) -> Iterator[Finding]:
    names = dict.fromkeys(nomination(prize) for prize in row.prizes if prize.minimum and weight(prize))
    for name in names:
        paid = [prize for prize in row.prizes if nomination(prize) == name and weight(prize)]
        least = min(prize.minimum.count for prize in paid if prize.minimum)
        if len(paid) > 1 and least <= len([p for p in paid if p.minimum and p.minimum.count <= least]):
            where = Where("6.1.10", key_of(section, "awarding", "bracket"), paid[-1].line)
            yield warn(where, "lint-everyone-wins", prize=paid[0].label, prizes=len(paid), count=least)


def place_below_nomination(regulation: Regulation) -> Iterator[Finding]:
    """A place prize smaller than a nomination's makes the lower finisher richer (6.1.16)."""
    for section in regulation.sections:
        for row in section.awarding.brackets:
            best = max((p for p in row.prizes if p.category), key=weight, default=None)
            if best is None or not weight(best):
                continue
            smaller = [p for p in row.prizes if not p.category and 0 < weight(p) < weight(best)]
            if smaller:
                where = Where("6.1.16", key_of(section, "awarding", "bracket"), smaller[0].line)
                code = "lint-place-smaller" if best.amount else "lint-place-smaller-percent"
                values: dict[str, Value] = {
                    "places": tuple(p.place for p in smaller),
                    "least": weight(smaller[-1]),
                }
                values["section"], values["nomination"] = (section.letter,), (best.label,)
                yield warn(where, code, **values, most=weight(best))


def leftovers(regulation: Regulation) -> Iterator[Finding]:
    """Where money without a taker goes (6.1.11)."""
    undecided = [
        section
        for section in regulation.sections
        if section.awarding.leftover is None and any(p.category and weight(p) for p in prizes_of(section))
    ]
    if undecided:
        where = Where("6.1.11", key_of(undecided[0], "awarding", "leftover"), undecided[0].awarding.line)
        yield ask(where, "lint-leftover", PAYING, sections=letters_of(undecided))


def scopes(regulation: Regulation) -> Iterator[Finding]:
    """A minimum "in the tournament" is counted in the section or in the event (6.2.19, 6.2.20)."""
    kinds: dict[str, list[tuple[Section, Prize]]] = {}
    for section in regulation.sections:
        for prize in prizes_of(section):
            if prize.minimum and prize.minimum.scope is None:
                kinds.setdefault(prize.category, []).append((section, prize))
    for kind, found in kinds.items():
        section, prize = found[0]
        rule = "6.2.20" if kind == "veterans" else "6.2.19"
        line = (prize.minimum.line if prize.minimum else None) or prize.line
        where = Where(rule, key_of(section, "awarding", "bracket"), line)
        money = sum(weight(item) for _, item in found if item.amount)
        count = prize.minimum.count if prize.minimum else 0
        letters = letters_of(dict.fromkeys(section for section, _ in found))
        yield ask(where, "lint-scope", PAYING, prize=prize.label, count=count, sections=letters, money=money)


def veterans(regulation: Regulation) -> Iterator[Finding]:
    """A nomination that some of the sections with money lack, and one birth year for both sexes (6.2.18)."""
    paying = [section for section in regulation.sections if has_money(section.awarding)]
    for kind in ("veterans", "women"):
        having = [s for s in paying if any(p.category == kind and weight(p) for p in prizes_of(s))]
        lacking = [s for s in paying if s not in having]
        if having and lacking:
            where = Where("6.2.18", key_of(lacking[0], "awarding"), lacking[0].awarding.line)
            label = next(p.label for p in prizes_of(having[0]) if p.category == kind)
            yield warn(
                where,
                "lint-nomination-lacks",
                prize=label,
                having=letters_of(having),
                lacking=letters_of(lacking),
            )
    yield from _one_year(paying)


def _one_year(paying: list[Section]) -> Iterator[Finding]:
    for section in paying:
        for prize in prizes_of(section):
            condition = prize.condition
            same = condition.women_born_to is None and condition.sex is None
            if prize.category == "veterans" and condition.born_to is not None and same:
                where = Where("6.2.18", key_of(section, "awarding", "bracket"), condition.line or prize.line)
                yield warn(where, "lint-veteran-year", year=condition.born_to)
                return


def impossible(regulation: Regulation) -> Iterator[Finding]:
    """A prize nobody of its section can fulfil, by birth years alone."""
    for section in regulation.sections:
        for prize in prizes_of(section):
            if _never(section.entry, prize.condition):
                where = Where("6.2.18", key_of(section, "awarding", "bracket"), prize.line)
                yield contradict(where, "lint-prize-empty", PAYING, prize=prize.label, section=section.letter)


def _never(entry: Condition, wanted: Condition) -> bool:
    def misses(low: int | None, high: int | None) -> bool:
        return low is not None and high is not None and low > high

    return misses(entry.born_from, wanted.born_to) or misses(wanted.born_from, entry.born_to)
