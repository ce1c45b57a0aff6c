"""Awards proposed, decided, handed out; money in kopecks."""

from tura.domain.apply.prizes import awards_of
from tura.domain.commands.command import Command
from tura.domain.commands.prizes import (
    ConfirmAwards,
    DecideFund,
    HandOutAward,
    OverrideAward,
    ProposeAwards,
    ReopenAwards,
)
from tura.domain.decide.refused import (
    Decider,
    Refused,
    a_section,
    an_entry,
    confirmed,
    has_reason,
    no,
    warning,
)
from tura.domain.event.awards import AwardLine, Awards
from tura.domain.event.state import EventState
from tura.domain.event.views import unfinished
from tura.domain.events.event import Event
from tura.domain.events.prizes import (
    AwardHandedOut,
    AwardOverridden,
    AwardsConfirmed,
    AwardsProposed,
    AwardsReopened,
    FundDecided,
)
from tura.domain.reason import Reason, Refusal
from tura.domain.section.field import Field


def decide_fund(state: EventState, command: DecideFund) -> tuple[Event, ...]:
    """The organisers change a fund, with a reason; after the last round started that is confirmed."""
    a_section(state, command.section)
    has_reason(command.reason, "fund")
    _is_open(awards_of(state, command.section))
    if command.amount is not None and command.amount < 0:
        raise no("amount-negative", amount=command.amount)
    field = state.field_of(command.section)
    late = field is not None and field.published >= field.rounds_planned
    confirmed(command, warning(3, "fund-after-last-round", section=command.section) if late else None)
    return (
        FundDecided(
            section=command.section, amount=command.amount, reason=command.reason, after_last_round=late
        ),
    )


def propose(state: EventState, command: ProposeAwards) -> tuple[Event, ...]:
    """A proposal adds up, names entries of its section, and rests on no open question and no open game."""
    a_section(state, command.section)
    _is_open(awards_of(state, command.section))
    if command.open_questions:
        reasons = (
            Reason("question-open", question, {"question": question}) for question in command.open_questions
        )
        raise Refused(Refusal(tuple(reasons)))
    _are_valid(state, command.section, command.lines)
    given = sum(line.amount for line in command.lines)
    if given + command.undistributed != command.fund:
        raise no("awards-do-not-add-up", section=command.section, fund=command.fund, given=given)
    confirmed(command, *_not_over(state.field_of(command.section)))
    return (
        AwardsProposed(
            section=command.section,
            fund=command.fund,
            undistributed=command.undistributed,
            lines=command.lines,
            engine=command.engine,
        ),
    )


def override(state: EventState, command: OverrideAward) -> tuple[Event, ...]:
    """One prize is given otherwise, with a reason; one already handed out only by confirmation."""
    awards = awards_of(state, command.section)
    _is_open(awards)
    has_reason(command.reason, "override-award")
    if any(line.prize != command.prize for line in command.lines):
        raise no("award-unknown", prize=command.prize, section=command.section)
    _are_valid(state, command.section, command.lines)
    given = any(line.handed_out for line in awards.lines if line.prize == command.prize)
    confirmed(command, warning(3, "award-was-handed-out", prize=command.prize) if given else None)
    return (
        AwardOverridden(
            section=command.section, prize=command.prize, lines=command.lines, reason=command.reason
        ),
    )


def confirm(state: EventState, command: ConfirmAwards) -> tuple[Event, ...]:
    """Awards stand once the section has played to its end."""
    awards = awards_of(state, command.section)
    _is_open(awards)
    if not awards.lines and not awards.engine:
        raise no("no-awards", section=command.section)
    confirmed(command, *_not_over(state.field_of(command.section)))
    return (AwardsConfirmed(section=command.section),)


def reopen(state: EventState, command: ReopenAwards) -> tuple[Event, ...]:
    """Awards that stand may change again, with a reason."""
    if not awards_of(state, command.section).confirmed:
        raise no("awards-not-confirmed", section=command.section)
    has_reason(command.reason, "reopen-awards")
    return (AwardsReopened(section=command.section, reason=command.reason),)


def hand_out(state: EventState, command: HandOutAward) -> tuple[Event, ...]:
    """A prize that stands is ticked as given."""
    awards = awards_of(state, command.section)
    if not awards.confirmed:
        raise no("awards-not-confirmed", section=command.section)
    key = (command.prize, command.entry)
    line = next((line for line in awards.lines if (line.prize, line.entry) == key), None)
    if line is None:
        raise no("award-unknown", prize=command.prize, section=command.section)
    if line.handed_out is command.on:
        return ()
    return (AwardHandedOut(section=command.section, prize=command.prize, entry=command.entry, on=command.on),)


def _is_open(awards: Awards) -> None:
    if awards.confirmed:
        raise no("awards-confirmed", section=awards.section)


def _are_valid(state: EventState, section: str, lines: tuple[AwardLine, ...]) -> None:
    """Each line names an entry of the section, no amount is negative, nobody has one prize twice."""
    for line in lines:
        if an_entry(state, line.entry).section != section:
            raise no("entry-elsewhere", entry=line.entry, field=section)
        if line.amount < 0:
            raise no("amount-negative", amount=line.amount)
    if len({(line.prize, line.entry) for line in lines}) < len(lines):
        raise no("award-twice", section=section)


def _not_over(field: Field | None) -> tuple[Reason, ...]:
    """Final standings need every game (C.04.2 3.1); awards before the last round are a notice."""
    if field is None:
        return ()
    still_open = unfinished(field)
    if still_open:
        raise no("games-open", "C.04.2 3.1", field=field.letter, games=len(still_open))
    if field.published < field.rounds_planned:
        return (
            warning(3, "rounds-to-play", field=field.letter, rounds=field.rounds_planned - field.published),
        )
    return ()


DECIDERS: dict[type[Command], Decider] = {
    DecideFund: decide_fund,
    ProposeAwards: propose,
    OverrideAward: override,
    ConfirmAwards: confirm,
    ReopenAwards: reopen,
    HandOutAward: hand_out,
}
