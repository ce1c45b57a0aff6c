"""Cups, medals and diplomas, and who must be there for his prize (6.1.20-6.1.22, 6.2.14)."""

from collections.abc import Iterator

from tura.domain.reason import Value
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
)
from tura.domain.regulation.lint.nominations import prizes_of
from tura.domain.regulation.schema import Regulation


def money_only(regulation: Regulation) -> Iterator[Finding]:
    """A section promised money alone gives no trophies (6.1.20)."""
    for section in regulation.sections:
        if not section.awarding.money_only:
            continue
        for prize in prizes_of(section):
            if prize.items:
                where = Where("6.1.20", key_of(section, "awarding"), prize.line)
                values: dict[str, Value] = {"section": section.letter, "prize": prize.label}
                yield contradict(where, "lint-trophy-in-money", PAYING, **values, items=prize.items)
                break


def trophies_twice(regulation: Regulation) -> Iterator[Finding]:
    """Whether a player with an overall trophy also takes his nomination's (6.1.21)."""
    undecided = [
        section
        for section in regulation.sections
        if section.awarding.trophy_twice is None
        and {bool(prize.category) for prize in prizes_of(section) if prize.items} == {True, False}
    ]
    if undecided:
        rule = numbered(regulation, "6.1.21", "6.2.21")
        where = Where(rule, key_of(undecided[0], "awarding", "trophy-twice"), undecided[0].awarding.line)
        yield ask(where, "lint-trophy-twice", PAYING, sections=letters_of(undecided))


def small_groups(regulation: Regulation) -> Iterator[Finding]:
    """A group "of fewer than three" is the section, or the nomination (6.1.22)."""
    for section in regulation.sections:
        count = section.awarding.full_awards_from
        if count is None or "6.1.22" in regulation.answers:
            continue
        key = key_of(section, "awarding", "full-awards-from")
        where = Where("6.1.22", key, line_at(regulation, key, section.awarding.line))
        yield ask(where, "lint-small-group", PAYING, count=count)
        return


def absent(regulation: Regulation) -> Iterator[Finding]:
    """What a winner gets who is not at the closing (6.2.14)."""
    undecided = [
        section
        for section in regulation.sections
        if section.awarding.absent_percent is None and section.awarding.brackets
    ]
    if undecided and _has_closing(regulation):
        where = Where("6.2.14", key_of(undecided[0], "awarding", "absent-percent"))
        yield ask(where, "lint-absent", PAYING, sections=letters_of(undecided))


def _has_closing(regulation: Regulation) -> bool:
    """Whether the text says when the closing is."""
    schedule = regulation.schedule
    return schedule.closing_minutes_after is not None or schedule.closing_at is not None
