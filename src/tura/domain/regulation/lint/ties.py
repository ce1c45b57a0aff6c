"""Equal points: tie-breaks, the last resort, shared money (6.1.17, 6.2.23, 6.2.24)."""

from collections.abc import Iterator

from tura.domain.reason import Value
from tura.domain.regulation.lint.amounts import has_money
from tura.domain.regulation.lint.finding import (
    PAYING,
    PUBLISHING,
    Finding,
    Where,
    ask,
    key_of,
    letters_of,
    line_at,
    numbered,
    warn,
)
from tura.domain.regulation.schema import Regulation, Section


def _line(regulation: Regulation, section: Section) -> int | None:
    general = regulation.lines.get("general-rules")
    return line_at(regulation, key_of(section, "playing", "tiebreaks"), general)


def tiebreaks(regulation: Regulation) -> Iterator[Finding]:
    """The tie-breaks are listed; a reference to other rules that are not here is no list."""
    rule = numbered(regulation, "6.1.17", "6.2.23")
    undecided = [section for section in regulation.sections if section.playing.tiebreaks is None]
    if undecided:
        first = undecided[0]
        where = Where(rule, key_of(first, "playing", "tiebreaks"), _line(regulation, first))
        values: dict[str, Value] = {"sections": letters_of(undecided), "elsewhere": regulation.general_rules}
        yield ask(where, "lint-tiebreaks", PUBLISHING, PAYING, **values)
    for section in regulation.sections:
        listed = section.playing.tiebreaks or ()
        twice = tuple(sorted({code for code in listed if listed.count(code) > 1}))
        if twice:
            where = Where(rule, key_of(section, "playing", "tiebreaks"), _line(regulation, section))
            yield warn(where, "lint-tiebreak-twice", codes=twice, section=section.letter)


def last_resort(regulation: Regulation) -> Iterator[Finding]:
    """What decides when every tie-break is equal, for the place and for the money."""
    rule = numbered(regulation, "6.1.17", "6.2.23")
    undecided = [section for section in regulation.sections if section.playing.last_resort is None]
    if undecided:
        first = undecided[0]
        where = Where(rule, key_of(first, "playing", "last-resort"), _line(regulation, first))
        yield ask(where, "lint-last-resort", PUBLISHING, PAYING, sections=letters_of(undecided))
    undecided = [s for s in regulation.sections if s.awarding.sharing is None and has_money(s.awarding)]
    if undecided:
        first = undecided[0]
        where = Where(rule, key_of(first, "awarding", "sharing"), _line(regulation, first))
        yield ask(where, "lint-sharing", PAYING, sections=letters_of(undecided))


def wins(regulation: Regulation) -> Iterator[Finding]:
    """The number of wins: with those won without a game (WIN) or only over the board (WON)."""
    undecided = [
        section
        for section in regulation.sections
        if "WIN" in (section.playing.tiebreaks or ()) and section.playing.wins_unplayed_count is None
    ]
    if undecided:
        first = undecided[0]
        where = Where("6.2.24", key_of(first, "playing", "wins-unplayed-count"), _line(regulation, first))
        yield ask(where, "lint-wins", PUBLISHING, sections=letters_of(undecided))
