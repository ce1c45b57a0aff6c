"""Choosing a stronger section than one's own (6.1.3, 6.2.9)."""

from collections.abc import Iterator

from tura.domain.reason import Value
from tura.domain.regulation.lint.boxes import boxes
from tura.domain.regulation.lint.finding import (
    PAIRING,
    PAYING,
    Finding,
    Where,
    ask,
    key_of,
    letters_of,
    line_at,
    numbered,
    warn,
)
from tura.domain.regulation.lint.sections import by_rating
from tura.domain.regulation.schema import Regulation, Section


def playing_up(regulation: Regulation) -> Iterator[Finding]:
    """Whether, how far and for what a player may choose a stronger section (6.1.3, 6.2.9)."""
    if len(regulation.sections) < 2:
        return
    rule = "6.2.9" if by_rating(regulation) else "6.1.3"
    listed = sorted(regulation.sections, key=lambda section: section.order)[:-1]
    undecided = [section for section in listed if section.up is None]
    if undecided:
        where = Where(rule, key_of(undecided[0], "up"), undecided[0].line)
        yield ask(where, "lint-up", PAIRING, sections=letters_of(undecided))
    allowed = [section for section in listed if section.up]
    if allowed:
        yield from _up_questions(regulation, allowed, rule)


def _up_questions(regulation: Regulation, allowed: list[Section], rule: str) -> Iterator[Finding]:
    first, letters = allowed[0], letters_of(allowed)
    line = line_at(regulation, key_of(first, "up"), first.line)
    if first.own_only:
        own = line_at(regulation, key_of(first, "own-only"), first.line)
        values: dict[str, Value] = {"sections": letters, "other": line}
        where = Where(rule, key_of(first, "own-only"), own)
        if rule in regulation.answers:
            yield warn(where, "lint-own-only-read", **values)
        else:
            yield ask(where, "lint-own-only", PAIRING, **values)
    where = Where(rule, key_of(first, "up-limit"), line)
    if first.up_limit is None and rule not in regulation.answers:
        yield ask(where, "lint-up-limit", PAIRING, sections=letters)
    if first.up_takes_prizes is None:
        yield ask(
            Where(rule, key_of(first, "up-takes-prizes"), line), "lint-up-prizes", PAYING, sections=letters
        )
    has_unrated = any(box.unrated and box.lists for s in regulation.sections for box in boxes(s.entry))
    if first.unrated_up is None and has_unrated:
        yield ask(
            Where(rule, key_of(first, "unrated-up"), line), "lint-unrated-up", PAIRING, sections=letters
        )
    if first.fees.up_per_band is None:
        where = Where(numbered(regulation, "6.1.5", "6.2.9"), key_of(first, "fees", "up-per-band"), line)
        yield ask(where, "lint-up-fee", PAYING, sections=letters)
