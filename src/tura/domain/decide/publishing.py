"""Publishing a pairing, and taking it back."""

from tura.domain.commands.command import Command
from tura.domain.commands.rounds import PublishPairing, StartRound, TakeBackPairing
from tura.domain.decide.refused import (
    Decider,
    Refused,
    a_draft,
    a_field,
    a_round,
    confirmed,
    has_reason,
    no,
    warning,
)
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.rounds import PairingPublished, PairingTakenBack, RoundStarted
from tura.domain.reason import Reason, Refusal
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Draft, Round
from tura.domain.section.field import Field


def publish(state: EventState, command: PublishPairing) -> tuple[Event, ...]:
    """A draft without open session is published as the next edition, if it still seats the right players."""
    field = a_field(state, command.field)
    round_, draft = a_round(field, command.round), a_draft(field, command.round)
    if draft.session is not None:
        raise no("session-open", "C.04.2 4.4", field=field.letter, round=command.round)
    if command.open_questions:
        reasons = (
            Reason("question-open", question, {"question": question}) for question in command.open_questions
        )
        raise Refused(Refusal(tuple(reasons)))
    _seats_are_right(state, field, command.round, draft)
    stale = warning(3, "draft-stale", field=field.letter, round=command.round) if draft.stale else None
    concerns = confirmed(command, stale, _lost(round_, draft))
    edition = max(round_.edition, dict(field.editions).get(command.round, 0)) + 1
    return (
        PairingPublished(
            field=field.letter, round=command.round, edition=edition, at=command.at, concerns=concerns
        ),
    )


def _seats_are_right(state: EventState, field: Field, number: int, draft: Draft) -> None:
    """Everybody on a board plays in the round, and everybody who plays has a seat (C.04.2 3.2, 4.1)."""
    if field.is_predetermined:
        return
    seated = {name for board in draft.boards for name in (board.white, board.black)}
    gone = sorted(name for name in seated if not state.entries[name].plays_in(number))
    placed = seated | {bye.entry for bye in draft.byes}
    waiting = sorted(e.id for e in state.available(field.letter, number) if e.id not in placed)
    granted = sorted(n for n in seated if state.entries[n].bye_in(number) is not None)
    if granted:
        raise no("seated-with-bye", "C.04.2 3.3", field=field.letter, entries=tuple(granted))
    if gone or waiting:
        raise no(
            "seats-wrong",
            "C.04.2 3.2",
            field=field.letter,
            twice=(),
            missing=tuple(waiting),
            extra=tuple(gone),
        )


def _lost(round_: Round, draft: Draft) -> Reason | None:
    """Results on boards that are not there any more are lost."""
    kept = {(board.white, board.black) for board in draft.boards}
    lost = tuple(
        board.number
        for board in round_.boards
        if board.outcome is not Outcome.PENDING and (board.white, board.black) not in kept
    )
    return warning(3, "results-lost", round=round_.number, boards=lost, results=len(lost)) if lost else None


def take_back(state: EventState, command: TakeBackPairing) -> tuple[Event, ...]:
    """The last published pairing becomes a draft; with results only by confirmation and with a reason."""
    field = a_field(state, command.field)
    round_ = a_round(field, command.round)
    if not round_.is_published:
        raise no("round-not-published", field=field.letter, round=command.round)
    if command.round != len(field.rounds):
        raise no("not-last-round", field=field.letter, round=command.round)
    if round_.draft is not None:
        raise no("edition-open", field=field.letter, round=command.round)
    results = round_.results
    if results:
        has_reason(command.reason, "take-back-pairing")
        confirmed(command, warning(3, "results-lost", round=round_.number, boards=(), results=results))
    return (
        PairingTakenBack(field=field.letter, round=command.round, reason=command.reason, results=results),
    )


def start(state: EventState, command: StartRound) -> tuple[Event, ...]:
    """A published round starts (FIDE Laws 6.6); the default time counts from there."""
    field = a_field(state, command.field)
    round_ = a_round(field, command.round)
    if not round_.is_published:
        raise no("round-not-published", field=field.letter, round=command.round)
    if round_.started == command.at:
        return ()
    return (RoundStarted(field=field.letter, round=command.round, at=command.at),)


DECIDERS: dict[type[Command], Decider] = {
    PublishPairing: publish,
    TakeBackPairing: take_back,
    StartRound: start,
}
