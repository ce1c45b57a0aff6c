"""How a decision says no: guards that stop it, and warnings that a person can confirm."""

from collections.abc import Callable
from typing import Any

from tura.domain.commands.command import Command
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.reason import Reason, Refusal, Value
from tura.domain.regulation.schema import Section
from tura.domain.round.values import Draft, Round
from tura.domain.section.field import Field

Decider = Callable[[EventState, Any], tuple[Event, ...]]
"""A rule for one command: the events it leads to; raises Refused."""


class Refused(Exception):  # noqa: N818 - an answer, not a fault
    """The answer is no; only ``decide`` catches it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


def no(code: str, article: str = "", **values: Value) -> Refused:
    """A refusal for one reason, to be raised."""
    return Refused(Refusal((Reason(code, article, values),)))


def warning(level: int, code: str, article: str = "", **values: Value) -> Reason:
    """A reason that a person may confirm: its ``level`` is 2 (notice), 3, or 4 (double confirmation)."""
    return Reason(code, article, {"level": level, **values})


def confirmed(command: Command, *warnings: Reason | None) -> tuple[str, ...]:
    """The codes of the warnings, all of them confirmed by the command; raises Refused with those that are not."""
    given = [reason for reason in warnings if reason is not None]
    open_ = tuple(reason for reason in given if level_of(reason) > command.confirm)
    if open_:
        raise Refused(Refusal(open_))
    return tuple(reason.code for reason in given)


def level_of(reason: Reason) -> int:
    """The level at which a reason can be confirmed; 0 if it cannot."""
    level = reason.values.get("level", 0)
    return level if isinstance(level, int) else 0


def needed_level(refusal: Refusal) -> int:
    """The level of confirmation that turns a refusal into a yes; 0 if none does."""
    levels = [level_of(reason) for reason in refusal.reasons]
    return max(levels) if all(levels) else 0


def an_entry(state: EventState, name: str) -> Entry:
    """The entry with this id."""
    entry = state.entries.get(name)
    if entry is None:
        raise no("entry-unknown", entry=name)
    return entry


def a_field(state: EventState, letter: str) -> Field:
    """The field with this host letter."""
    field = state.fields.get(letter)
    if field is None:
        raise no("field-unknown", field=letter)
    return field


def entrys_field(state: EventState, entry: Entry) -> Field:
    """The field an entry plays in."""
    field = state.field_of(entry.section)
    if field is None:
        raise no("section-unknown", section=entry.section)
    return field


def a_section(state: EventState, letter: str) -> Section:
    """The section with this letter."""
    section = state.regulation.section(letter)
    if section is None:
        raise no("section-unknown", section=letter)
    return section


def a_round(field: Field, number: int) -> Round:
    """A round that is paired, if only as a draft."""
    round_ = field.round(number)
    if round_ is None:
        raise no("round-not-paired", field=field.letter, round=number)
    return round_


def a_draft(field: Field, number: int) -> Draft:
    """The draft of a round."""
    draft = a_round(field, number).draft
    if draft is None:
        raise no("no-draft", field=field.letter, round=number)
    return draft


def wrong_status(entry: Entry) -> Refused:
    """What cannot be done with an entry of this status (codes ``entry-is-declared`` and so on)."""
    return no(f"entry-is-{entry.status.value}", entry=entry.id)


def has_reason(reason: str, code: str) -> None:
    """A decision that must be explained is."""
    if not reason.strip():
        raise no("reason-missing", decision=code)
