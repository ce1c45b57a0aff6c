"""Drafting the next round."""

from collections.abc import Iterator

from tura.domain.commands.command import Command
from tura.domain.commands.rounds import DiscardDraft, DraftPairing
from tura.domain.decide.legality import faults
from tura.domain.decide.refused import Decider, Refused, a_draft, a_field, confirmed, no, warning
from tura.domain.event.state import EventState
from tura.domain.event.views import headcounts, open_absences
from tura.domain.events.event import Event
from tura.domain.events.rounds import DraftDiscarded, PairingDrafted
from tura.domain.reason import Reason, Refusal
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Bye
from tura.domain.section.field import Field
from tura.domain.section.tables import seat


def draft(state: EventState, command: DraftPairing) -> tuple[Event, ...]:
    """The next round gets a draft that seats everybody who plays in it exactly once."""
    field = a_field(state, command.field)
    _is_next(field, command.round)
    _nothing_open(state, field, command.open_questions)
    pab = (command.pab,) if command.pab else ()
    seats = (*(name for pair in command.pairs for name in pair), *pab)
    _seats_everybody(state, field, command.round, seats)
    boards = _filled(state, field, command.round, seat(command.pairs, field.first_board, field.fixed_boards))
    byes = _byes(state, field, command)
    missing = _without_result(field, command.round - 1)
    concerns = confirmed(
        command,
        *_adjourned(field, missing),
        *faults(state, field, command.round, boards, byes),
    )
    return (
        PairingDrafted(
            field=field.letter,
            round=command.round,
            boards=boards,
            byes=byes,
            engine=command.engine,
            adjourned=missing,
            headcounts=headcounts(state, field) if command.round == 2 else (),
            concerns=concerns,
        ),
    )


def _is_next(field: Field, number: int) -> None:
    """The round after the last published one, while nobody is changing a pairing by hand."""
    if not field.numbers:
        raise no("not-numbered", "C.04.2 2.3", field=field.letter)
    if number != field.published + 1:
        raise no("not-next-round", field=field.letter, round=number, next=field.published + 1)
    if number > field.rounds_planned:
        raise no("no-more-rounds", field=field.letter, rounds=field.rounds_planned)
    if field.last is not None and field.last.draft is not None:
        if field.last.draft.session is not None:
            raise no("session-open", "C.04.2 4.4", field=field.letter, round=field.last.number)
        if field.last.is_published:
            raise no("edition-open", field=field.letter, round=field.last.number)
    if not field.is_predetermined and field.initial_colour is None:
        raise no("initial-colour", "C.04.3 5.1", field=field.letter)


def _nothing_open(state: EventState, field: Field, questions: tuple[str, ...]) -> None:
    if reasons := what_is_open(state, field, questions):
        raise Refused(Refusal(reasons))


def what_is_open(state: EventState, field: Field, questions: tuple[str, ...]) -> tuple[Reason, ...]:
    """The open questions of the regulation and of players, and the unexplained absences: a round waits for them."""
    reasons = [Reason("question-open", question, {"question": question}) for question in questions]
    reasons += [
        Reason(
            "entry-question-open", "", {"entry": e.id, "questions": tuple(q.code for q in e.open_questions)}
        )
        for e in state.may_play(field.letter)
        if e.open_questions
    ]
    reasons += [
        Reason("absence-open", "C.05 6.5", {"entry": entry.id, "round": field.published})
        for entry in open_absences(state, field.letter)
    ]
    return tuple(reasons)


def _seats_everybody(state: EventState, field: Field, number: int, seats: tuple[str, ...]) -> None:
    """Nobody sits twice, nobody who should sit is missing, nobody else sits."""
    wanted = set(field.numbers)
    if not field.is_predetermined:
        wanted = {entry.id for entry in state.available(field.letter, number)}
    if not wanted:
        raise no("nobody-plays", field=field.letter)
    twice = sorted({name for name in seats if seats.count(name) > 1}) if len(set(seats)) < len(seats) else []
    missing, extra = sorted(wanted - set(seats)), sorted(set(seats) - wanted)
    if twice or missing or extra:
        raise no(
            "seats-wrong",
            field=field.letter,
            twice=tuple(twice),
            missing=tuple(missing),
            extra=tuple(extra),
        )


def _filled(state: EventState, field: Field, number: int, boards: tuple[Board, ...]) -> tuple[Board, ...]:
    """In a round robin the games of those who have left are forfeits already (C.05 6.6)."""
    if not field.is_predetermined:
        return boards
    return tuple(
        Board(number=b.number, white=b.white, black=b.black, outcome=_absence(state, b, number))
        for b in boards
    )


def _absence(state: EventState, board: Board, number: int) -> Outcome:
    here = (state.entries[board.white].plays_in(number), state.entries[board.black].plays_in(number))
    match here:
        case (True, True):
            return Outcome.PENDING
        case (True, False):
            return Outcome.FORFEIT_WHITE
        case (False, True):
            return Outcome.FORFEIT_BLACK
        case _:
            return Outcome.FORFEIT_BOTH


def _byes(state: EventState, field: Field, command: DraftPairing) -> tuple[Bye, ...]:
    """The pairing-allocated bye (a free round in a round robin) and those granted, in order of entry id."""
    given = []
    if command.pab:
        result = Result.ZERO_POINT_BYE if field.is_predetermined else Result.PAIRING_BYE
        given.append(Bye(entry=command.pab, result=result))
    if not field.is_predetermined:
        for name in field.numbers:
            entry = state.entries[name]
            bye = entry.bye_in(command.round)
            if bye is not None and entry.plays_in(command.round):
                given.append(Bye(entry=name, result=bye))
    return tuple(sorted(given, key=lambda bye: bye.entry))


def _without_result(field: Field, number: int) -> tuple[int, ...]:
    round_ = field.round(number)
    boards = () if round_ is None else round_.boards
    return tuple(board.number for board in boards if board.outcome is Outcome.PENDING)


def _adjourned(field: Field, missing: tuple[int, ...]) -> Iterator[Reason]:
    """Games without result count as draws for pairing (C.04.2 3.1): a notice, and one for older ones."""
    if missing:
        yield warning(2, "become-adjourned", "C.04.2 3.1", round=field.published, boards=missing)
    for round_ in field.rounds:
        older = tuple(b.number for b in round_.boards if b.outcome is Outcome.ADJOURNED)
        if older:
            yield warning(2, "adjourned-open", "C.04.2 3.1", round=round_.number, boards=older)


def discard(state: EventState, command: DiscardDraft) -> tuple[Event, ...]:
    """A draft is thrown away; what is published stays."""
    field = a_field(state, command.field)
    a_draft(field, command.round)
    return (DraftDiscarded(field=field.letter, round=command.round),)


DECIDERS: dict[type[Command], Decider] = {
    DraftPairing: draft,
    DiscardDraft: discard,
}
