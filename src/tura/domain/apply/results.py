"""The results' part of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import round_of, with_remark, with_round, with_stale_draft
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.results import (
    ColoursCorrected,
    ComplaintRecorded,
    RatedResultCorrected,
    ResultCorrected,
    ResultEntered,
)
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Remark


def entered(state: EventState, event: ResultEntered | ResultCorrected) -> EventState:
    """The board has the outcome; a draft made with another one is out of date."""
    return _with_outcome(state, event.field, (event.round, event.board), event.outcome)


def corrected(state: EventState, event: ResultCorrected) -> EventState:
    """As entered, and the report tells of it."""
    state = entered(state, event)
    entries = _players(state, event.field, (event.round, event.board))
    remark = Remark(code="result-corrected", round=event.round, entries=entries, text=event.reason)
    return with_remark(state, event.field, remark)


def rated_corrected(state: EventState, event: RatedResultCorrected) -> EventState:
    """The standings keep the outcome, the rating report has another."""
    round_ = round_of(state, event.field, event.round)
    board = round_.board(event.board)
    assert board is not None, event
    state = with_round(state, event.field, round_.with_board(replace(board, rated=event.outcome)))
    remark = Remark(
        code="rated-result-corrected",
        round=event.round,
        entries=(board.white, board.black),
        text=event.reason,
    )
    return with_remark(state, event.field, remark)


def colours_corrected(state: EventState, event: ColoursCorrected) -> EventState:
    """The board is turned round with its outcomes, and the report tells of it."""
    round_ = round_of(state, event.field, event.round)
    board = round_.board(event.board)
    assert board is not None, event
    turned = replace(
        board,
        white=board.black,
        black=board.white,
        outcome=board.outcome.turned,
        rated=None if board.rated is None else board.rated.turned,
    )
    state = with_round(state, event.field, round_.with_board(turned))
    if _feeds_draft(state, event.field, event.round):
        state = with_stale_draft(state, event.field)
    remark = Remark(
        code="colours-corrected", round=event.round, entries=(turned.white, turned.black), text=event.reason
    )
    return with_remark(state, event.field, remark)


def complaint_recorded(state: EventState, event: ComplaintRecorded) -> EventState:
    """The complaint and the decision are kept."""
    text = f"{event.text} | {event.decision}" if event.decision else event.text
    remark = Remark(code="complaint", round=event.round, entries=(event.entry,), text=text)
    return with_remark(state, event.field, remark)


def _with_outcome(state: EventState, letter: str, at: tuple[int, int], outcome: Outcome) -> EventState:
    round_ = round_of(state, letter, at[0])
    board = round_.board(at[1])
    assert board is not None, (letter, at)
    state = with_round(state, letter, round_.with_board(replace(board, outcome=outcome)))
    return with_stale_draft(state, letter) if _feeds_draft(state, letter, at[0]) else state


def _feeds_draft(state: EventState, letter: str, number: int) -> bool:
    """Whether the field's draft is of a later round than this."""
    return number < len(state.fields[letter].rounds)


def _players(state: EventState, letter: str, at: tuple[int, int]) -> tuple[str, ...]:
    board = round_of(state, letter, at[0]).board(at[1])
    return () if board is None else (board.white, board.black)


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    ResultEntered: entered,
    ResultCorrected: corrected,
    RatedResultCorrected: rated_corrected,
    ColoursCorrected: colours_corrected,
    ComplaintRecorded: complaint_recorded,
}
