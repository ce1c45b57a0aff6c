"""Results entered and corrected."""

from tura.domain.commands.command import Command
from tura.domain.commands.results import (
    CorrectColours,
    CorrectRatedResult,
    CorrectResult,
    EnterResult,
    RecordComplaint,
)
from tura.domain.decide.refused import (
    Decider,
    a_field,
    a_round,
    an_entry,
    confirmed,
    has_reason,
    no,
    warning,
)
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.results import (
    ColoursCorrected,
    ComplaintRecorded,
    RatedResultCorrected,
    ResultCorrected,
    ResultEntered,
)
from tura.domain.reason import Reason
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field


def enter(state: EventState, command: EnterResult) -> tuple[Event, ...]:
    """A board's outcome, unless somebody else changed what the author saw; the same again changes nothing.

    In rounds before the last only a game that is still open can be given its result.
    """
    field = a_field(state, command.field)
    round_, board = _published(field, command.round, command.board)
    if command.edition is not None and command.edition != round_.edition:
        raise no("edition-conflict", round=command.round, seen=command.edition, now=round_.edition)
    if board.outcome is command.outcome:
        return ()
    _was_seen(board, command.seen, command.outcome)
    if command.round < field.published and board.outcome.is_final:
        raise no("use-correction", "C.04.2 4.3", round=command.round, board=command.board)
    if command.round < field.published and command.outcome is Outcome.PENDING:
        raise no("adjourned-stays", "C.04.2 3.1", round=command.round, board=command.board)
    concerns = confirmed(command, _not_as_paired(board, command))
    return (
        ResultEntered(
            field=field.letter,
            round=command.round,
            board=command.board,
            outcome=command.outcome,
            was=board.outcome,
            concerns=concerns,
            reason=command.reason,
        ),
    )


def _not_as_paired(board: Board, command: EnterResult) -> Reason | None:
    """An adjourned game was paired as a draw; another result is confirmed."""
    if board.outcome is not Outcome.ADJOURNED or command.outcome in (Outcome.DRAW, Outcome.PENDING):
        return None
    return warning(3, "adjourned-not-drawn", "C.04.2 3.1", round=command.round, board=command.board)


def _was_seen(board: Board, seen: Outcome, wanted: Outcome) -> None:
    """The author decided on what the board has now."""
    if board.outcome is not seen:
        raise no(
            "result-conflict",
            board=board.number,
            seen=seen.value or "—",
            now=board.outcome.value or "—",
            wanted=wanted.value or "—",
        )


def correct(state: EventState, command: CorrectResult) -> tuple[Event, ...]:
    """A result of the round before the last: it counts from the next pairing (C.04.2 4.3).

    Older ones change the rating report only; outside FIDE mode they can be changed by double confirmation.
    """
    field = a_field(state, command.field)
    _, board = _published(field, command.round, command.board)
    has_reason(command.reason, "correct-result")
    if command.round == field.published:
        raise no("use-entry", round=command.round, board=command.board)
    if not board.outcome.is_final or not command.outcome.is_final:
        raise no("not-final", round=command.round, board=command.board)
    if board.outcome is command.outcome:
        return ()
    _was_seen(board, command.seen, command.outcome)
    concerns = confirmed(command, *_too_late(field, command.round))
    return (
        ResultCorrected(
            field=field.letter,
            round=command.round,
            board=command.board,
            outcome=command.outcome,
            was=board.outcome,
            reason=command.reason,
            complaint=command.complaint,
            concerns=concerns,
        ),
    )


def _too_late(field: Field, number: int) -> list[Reason]:
    if number >= field.published - 1:
        return [warning(3, "paired-with-other-result", "C.04.2 4.3", round=number, paired=field.published)]
    if field.left_fide_mode is None:
        raise no("rating-report-only-result", "C.04.2 4.3", round=number)
    return [warning(4, "old-result", "C.04.2 4.3", round=number)]


def correct_rated(state: EventState, command: CorrectRatedResult) -> tuple[Event, ...]:
    """An error found too late: a final outcome for the rating report only, with a reason (C.04.2 4.3)."""
    field = a_field(state, command.field)
    _, board = _published(field, command.round, command.board)
    has_reason(command.reason, "correct-result")
    wanted = command.outcome
    if not board.outcome.is_final or (wanted is not None and not wanted.is_final):
        raise no("not-final", round=command.round, board=command.board)
    if board.rated is wanted:
        return ()
    return (
        RatedResultCorrected(
            field=field.letter,
            round=command.round,
            board=command.board,
            outcome=wanted,
            reason=command.reason,
            complaint=command.complaint,
        ),
    )


def correct_colours(state: EventState, command: CorrectColours) -> tuple[Event, ...]:
    """Colours are as they were played: in the last round at once, in the one before by confirmation."""
    field = a_field(state, command.field)
    round_, _ = _published(field, command.round, command.board)
    has_reason(command.reason, "correct-colours")
    if round_.draft is not None:
        raise no("edition-open", field=field.letter, round=command.round)
    late = _too_late(field, command.round) if command.round < field.published else []
    return (
        ColoursCorrected(
            field=field.letter,
            round=command.round,
            board=command.board,
            reason=command.reason,
            concerns=confirmed(command, *late),
        ),
    )


def record_complaint(state: EventState, command: RecordComplaint) -> tuple[Event, ...]:
    """A complaint says something."""
    field = a_field(state, command.field)
    an_entry(state, command.entry)
    has_reason(command.text, "complaint")
    return (
        ComplaintRecorded(
            field=field.letter,
            round=command.round,
            entry=command.entry,
            text=command.text,
            decision=command.decision,
        ),
    )


def _published(field: Field, number: int, board_number: int) -> tuple[Round, Board]:
    """A published round and its board."""
    round_ = a_round(field, number)
    if not round_.is_published:
        raise no("round-not-published", field=field.letter, round=number)
    board = round_.board(board_number)
    if board is None:
        raise no("board-unknown", board=board_number)
    return round_, board


DECIDERS: dict[type[Command], Decider] = {
    EnterResult: enter,
    CorrectResult: correct,
    CorrectRatedResult: correct_rated,
    CorrectColours: correct_colours,
    RecordComplaint: record_complaint,
}
