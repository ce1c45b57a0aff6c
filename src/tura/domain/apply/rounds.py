"""The rounds' part of the state: drafts and publication."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import draft_of, round_of, with_field, with_remark, with_round
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.rounds import (
    DraftDiscarded,
    PairingDrafted,
    PairingPublished,
    PairingTakenBack,
    RoundStarted,
)
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Draft, Round
from tura.domain.section.field import Field, Remark


def drafted(state: EventState, event: PairingDrafted) -> EventState:
    """The round has a draft; what was missing before it is adjourned."""
    field = state.fields[event.field]
    if event.headcounts:
        field = replace(field, headcounts=event.headcounts)
    if event.adjourned:
        before = field.rounds[event.round - 2]
        field = field.with_round(_changed(before, event.adjourned, Outcome.PENDING, Outcome.ADJOURNED))
    round_ = field.round(event.round) or Round(number=event.round)
    draft = Draft(
        boards=event.boards,
        byes=event.byes,
        engine=event.engine,
        proposed=tuple((board.white, board.black) for board in event.boards),
        adjourned=event.adjourned,
    )
    return with_field(state, field.with_round(replace(round_, draft=draft)))


def _changed(round_: Round, numbers: tuple[int, ...], old: Outcome, new: Outcome) -> Round:
    """The round with the outcome ``old`` of those boards become ``new``."""
    boards = tuple(
        replace(board, outcome=new) if board.number in numbers and board.outcome is old else board
        for board in round_.boards
    )
    return replace(round_, boards=boards)


def discarded(state: EventState, event: DraftDiscarded) -> EventState:
    """The draft is gone, and with it a round that nobody has seen and the adjournments it made."""
    field = state.fields[event.field]
    round_ = round_of(state, event.field, event.round)
    if round_.is_published:
        return with_round(state, event.field, replace(round_, draft=None))
    draft = draft_of(state, event.field, event.round)
    kept = () if event.round == 2 else field.headcounts
    field = replace(field, rounds=field.rounds[: event.round - 1], headcounts=kept)
    if draft.adjourned:
        before = field.rounds[event.round - 2]
        field = field.with_round(_changed(before, draft.adjourned, Outcome.ADJOURNED, Outcome.PENDING))
    return with_field(state, field)


def published(state: EventState, event: PairingPublished) -> EventState:
    """The draft is the pairing; boards that did not change keep their outcome."""
    round_ = round_of(state, event.field, event.round)
    draft = draft_of(state, event.field, event.round)
    before = _seen_before(state.fields[event.field], round_)
    seen = replace(
        round_,
        replaces=() if before is None else before.boards,
        replaces_byes=() if before is None else before.byes,
        edition=event.edition,
        published=event.at,
        boards=carried(round_.boards, draft.boards),
        byes=draft.byes,
        engine=draft.engine,
        proposed=draft.proposed,
        adjourned=draft.adjourned,
        draft=None,
    )
    state = with_round(state, event.field, seen)
    if draft.altered:
        state = with_remark(state, event.field, Remark(code="manual-pairing", round=event.round))
    return state


def _seen_before(field: Field, round_: Round) -> Round | None:
    """The round as everybody saw it last, taken back or not; None before its first edition."""
    if round_.is_published:
        return round_
    return next((seen for seen in field.withdrawn if seen.number == round_.number), None)


def carried(old: tuple[Board, ...], new: tuple[Board, ...]) -> tuple[Board, ...]:
    """The new boards with the outcomes of old boards of the same players and colours."""
    known = {(board.white, board.black): board for board in old}
    return tuple(
        replace(board, outcome=was.outcome, rated=was.rated)
        if (was := known.get((board.white, board.black)))
        else board
        for board in new
    )


def taken_back(state: EventState, event: PairingTakenBack) -> EventState:
    """The pairing is a draft; its next publication continues the editions."""
    field = state.fields[event.field]
    round_ = round_of(state, event.field, event.round)
    others = tuple(pair for pair in field.editions if pair[0] != event.round)
    draft = Draft(
        boards=tuple(replace(board, outcome=Outcome.PENDING, rated=None) for board in round_.boards),
        byes=round_.byes,
        engine=round_.engine,
        proposed=round_.proposed,
        adjourned=round_.adjourned,
        altered={(b.white, b.black) for b in round_.boards} != set(round_.proposed),
    )
    back = field.with_round(Round(number=event.round, draft=draft))
    kept = tuple(seen for seen in field.withdrawn if seen.number != event.round)
    editions = (*others, (event.round, round_.edition))
    back = replace(back, editions=editions, withdrawn=(*kept, round_))
    remark = Remark(code="pairing-taken-back", round=event.round, text=event.reason)
    return with_remark(with_field(state, back), event.field, remark)


def started(state: EventState, event: RoundStarted) -> EventState:
    """The round has its real start."""
    round_ = round_of(state, event.field, event.round)
    return with_round(state, event.field, replace(round_, started=event.at))


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    PairingDrafted: drafted,
    DraftDiscarded: discarded,
    PairingPublished: published,
    PairingTakenBack: taken_back,
    RoundStarted: started,
}
