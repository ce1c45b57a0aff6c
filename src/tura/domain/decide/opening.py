"""Opening, amending and closing an event."""

from collections.abc import Iterator

from tura.domain.commands.command import Command
from tura.domain.commands.opening import AmendRegulation, CloseEvent, OpenEvent, ReopenEvent
from tura.domain.decide.refused import Decider, confirmed, has_reason, no, warning
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.opening import EventClosed, EventOpened, EventReopened, RegulationAmended
from tura.domain.reason import Reason
from tura.domain.regulation.schema import Regulation, Section
from tura.domain.section.field import Field


def open_event(state: EventState, command: OpenEvent) -> tuple[Event, ...]:
    """An event opens once, with at least one section, each letter once."""
    if state.is_open:
        raise no("event-already-open")
    _is_playable(command.regulation)
    return (EventOpened(regulation=command.regulation),)


def _is_playable(regulation: Regulation) -> None:
    letters = [section.letter for section in regulation.sections]
    if not letters:
        raise no("no-sections")
    if len(set(letters)) < len(letters):
        twice = sorted({letter for letter in letters if letters.count(letter) > 1})
        raise no("section-twice", sections=tuple(twice))
    for section in regulation.sections:
        playing = section.playing
        if 2 * playing.draw > playing.win + playing.loss:
            raise no("draws-outscore", "C.02.03 7", section=section.letter)
        if playing.pab is not None and playing.pab > playing.win:
            raise no("pab-over-win", "C.04.1 3", section=section.letter)


def amend(state: EventState, command: AmendRegulation) -> tuple[Event, ...]:
    """A regulation may change; what a started field rests on only with consequences, or not at all."""
    _is_playable(command.regulation)
    if command.regulation == state.regulation:
        return ()
    warnings = [
        reason
        for field in state.fields.values()
        for letter in field.sections
        for reason in _changes(state, field, letter, command.regulation)
    ]
    return (
        RegulationAmended(
            regulation=command.regulation, reason=command.reason, concerns=confirmed(command, *warnings)
        ),
    )


def _changes(state: EventState, field: Field, letter: str, new: Regulation) -> Iterator[Reason]:
    """What the new regulation changes in one section, as far as it matters."""
    section, old = new.section(letter), state.regulation.section(letter)
    if section is None or old is None:
        if state.in_section(letter) or field.numbers:
            raise no("section-in-use", section=letter)
        return
    awards = state.awards.get(letter)
    if awards is not None and awards.confirmed and section.awarding != old.awarding:
        raise no("awards-confirmed", section=letter)
    if field.is_started:
        yield from _during_play(field, old, section)


def _during_play(field: Field, old: Section, new: Section) -> Iterator[Reason]:
    """Scoring, bye value and system are fixed with round 1; tie-breaks may change with a double confirmation."""
    was, now = old.playing, new.playing
    scoring = (was.win, was.draw, was.loss, was.pab) != (now.win, now.draw, now.loss, now.pab)
    if scoring and field.left_fide_mode is None:
        raise no("scoring-fixed", "C.04.1 3", section=new.letter)
    if was.system is not now.system:
        raise no("system-fixed", "C.04.2 1.2", section=new.letter)
    if was.rounds != now.rounds:
        raise no("rounds-by-command", section=new.letter)
    if scoring:
        yield warning(4, "scoring-changed", section=new.letter)
    if (was.tiebreaks, was.edition) != (now.tiebreaks, now.edition):
        yield warning(4, "tiebreaks-changed", "C.07 4.1", section=new.letter)


def close(_state: EventState, _command: CloseEvent) -> tuple[Event, ...]:
    """An open event closes."""
    return (EventClosed(),)


def reopen(state: EventState, command: ReopenEvent) -> tuple[Event, ...]:
    """A closed event opens again, with a reason."""
    if not state.closed:
        raise no("event-not-closed")
    has_reason(command.reason, "reopen")
    return (EventReopened(reason=command.reason),)


DECIDERS: dict[type[Command], Decider] = {
    OpenEvent: open_event,
    AmendRegulation: amend,
    CloseEvent: close,
    ReopenEvent: reopen,
}
