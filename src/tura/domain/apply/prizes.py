"""The awards' part of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import with_awards
from tura.domain.event.awards import Awards, FundDecision
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.prizes import (
    AwardHandedOut,
    AwardOverridden,
    AwardsConfirmed,
    AwardsProposed,
    AwardsReopened,
    FundDecided,
)


def awards_of(state: EventState, section: str) -> Awards:
    """A section's awards, empty before anything was proposed."""
    return state.awards.get(section) or Awards(section=section)


def fund_decided(state: EventState, event: FundDecided) -> EventState:
    """The organisers' fund holds for the next proposal."""
    decision = None
    if event.amount is not None:
        decision = FundDecision(
            amount=event.amount, reason=event.reason, after_last_round=event.after_last_round
        )
    return with_awards(state, replace(awards_of(state, event.section), fund_decision=decision))


def proposed(state: EventState, event: AwardsProposed) -> EventState:
    """The proposal replaces the one before it, and every decision on that."""
    changed = replace(
        awards_of(state, event.section),
        fund=event.fund,
        undistributed=event.undistributed,
        lines=event.lines,
        engine=event.engine,
        confirmed=False,
        overridden=(),
    )
    return with_awards(state, changed)


def overridden(state: EventState, event: AwardOverridden) -> EventState:
    """The prize goes where the decision says; what the section gives in total changes with it."""
    awards = awards_of(state, event.section)
    before = sum(line.amount for line in awards.lines if line.prize == event.prize)
    after = sum(line.amount for line in event.lines)
    kept = tuple(line for line in awards.lines if line.prize != event.prize)
    prizes = tuple(prize for prize in awards.overridden if prize != event.prize)
    changed = replace(
        awards,
        lines=(*kept, *event.lines),
        undistributed=awards.undistributed + before - after,
        overridden=(*prizes, event.prize),
    )
    return with_awards(state, changed)


def confirmed(state: EventState, event: AwardsConfirmed) -> EventState:
    """The awards stand."""
    return with_awards(state, replace(awards_of(state, event.section), confirmed=True))


def reopened(state: EventState, event: AwardsReopened) -> EventState:
    """The awards may change."""
    return with_awards(state, replace(awards_of(state, event.section), confirmed=False))


def handed_out(state: EventState, event: AwardHandedOut) -> EventState:
    """The winner has the prize, or has it not."""
    awards = awards_of(state, event.section)
    lines = tuple(
        replace(line, handed_out=event.on) if (line.prize, line.entry) == (event.prize, event.entry) else line
        for line in awards.lines
    )
    return with_awards(state, replace(awards, lines=lines))


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    FundDecided: fund_decided,
    AwardsProposed: proposed,
    AwardOverridden: overridden,
    AwardsConfirmed: confirmed,
    AwardsReopened: reopened,
    AwardHandedOut: handed_out,
}
