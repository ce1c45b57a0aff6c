"""Changes to a pairing by hand, in a session with a beginning and an end (C.04.2 4.4)."""

from collections.abc import Iterable
from dataclasses import replace

from tura.domain.apply.manual import seats_swapped
from tura.domain.commands.command import Command
from tura.domain.commands.rounds import (
    BeginManual,
    BreakBoard,
    EndManual,
    PairUnpaired,
    RenumberBoard,
    ReplaceBye,
    SwapColours,
    SwapSeats,
)
from tura.domain.decide.legality import both_wrong, faults
from tura.domain.decide.refused import (
    Decider,
    a_draft,
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
from tura.domain.events.rounds import (
    BoardBroken,
    BoardRenumbered,
    ByeReplaced,
    ColoursSwapped,
    ManualBegun,
    ManualEnded,
    SeatsSwapped,
    UnpairedPaired,
)
from tura.domain.results import Result
from tura.domain.round.values import Board, Bye, Draft
from tura.domain.section.field import Field


def begin(state: EventState, command: BeginManual) -> tuple[Event, ...]:
    """A session begins on the round paired last, with a reason; a published pairing only by confirmation."""
    field = a_field(state, command.field)
    round_ = a_round(field, command.round)
    if command.round != len(field.rounds):
        raise no("not-last-round", field=field.letter, round=command.round)
    if round_.draft is not None and round_.draft.session is not None:
        raise no("session-open", "C.04.2 4.4", field=field.letter, round=command.round)
    has_reason(command.reason, "manual")
    published = warning(3, "published-pairing-changes", "C.04.2 4.4", round=command.round)
    confirmed(command, published if round_.is_published else None)
    return (ManualBegun(field=field.letter, round=command.round, reason=command.reason),)


def swap_seats(state: EventState, command: SwapSeats) -> tuple[Event, ...]:
    """Two who have seats exchange them, unless one has a bye of his own asking."""
    field, draft = _session(state, command.field, command.round)
    if command.first == command.second:
        raise no("same-player", entry=command.first)
    for name in (command.first, command.second):
        found = draft.seat_of(name)
        if found is None:
            raise no("no-seat", entry=name, round=command.round)
        if isinstance(found, Bye) and found.result is not Result.PAIRING_BYE:
            raise no("bye-is-personal", entry=name, round=command.round)
    after = seats_swapped(draft, command.first, command.second)
    touched = [after.seat_of(command.first), after.seat_of(command.second)]
    _confirm_faults(state, field, command, touched)
    return (
        SeatsSwapped(field=field.letter, round=command.round, first=command.first, second=command.second),
    )


def swap_colours(state: EventState, command: SwapColours) -> tuple[Event, ...]:
    """The colours of one board are exchanged."""
    field, draft = _session(state, command.field, command.round)
    board = _board(draft, command.board)
    _confirm_faults(state, field, command, [replace(board, white=board.black, black=board.white)])
    return (ColoursSwapped(field=field.letter, round=command.round, board=command.board),)


def break_board(state: EventState, command: BreakBoard) -> tuple[Event, ...]:
    """A board goes; at most one pairing-allocated bye results."""
    field, draft = _session(state, command.field, command.round)
    board = _board(draft, command.board)
    byes = [Bye(entry=board.white, result=command.white), Bye(entry=board.black, result=command.black)]
    _at_most_one_pab(draft, byes)
    _confirm_faults(state, field, command, byes)
    return (
        BoardBroken(
            field=field.letter,
            round=command.round,
            board=command.board,
            white=command.white,
            black=command.black,
        ),
    )


def pair_unpaired(state: EventState, command: PairUnpaired) -> tuple[Event, ...]:
    """Two who have no opponent, and play in this round, get a free table."""
    field, draft = _session(state, command.field, command.round)
    if command.white == command.black:
        raise no("same-player", entry=command.white)
    for name in (command.white, command.black):
        if isinstance(draft.seat_of(name), Board):
            raise no("has-opponent", entry=name, round=command.round)
        if name not in field.numbers or not an_entry(state, name).plays_in(command.round):
            raise no("not-playing", entry=name, round=command.round)
    number = _free_table(field, draft) if command.board is None else command.board
    if number < 1 or draft.board(number) is not None:
        raise no("board-taken", board=number)
    _confirm_faults(state, field, command, [Board(number=number, white=command.white, black=command.black)])
    return (
        UnpairedPaired(
            field=field.letter,
            round=command.round,
            board=number,
            white=command.white,
            black=command.black,
        ),
    )


def replace_bye(state: EventState, command: ReplaceBye) -> tuple[Event, ...]:
    """Whoever has no opponent gets another bye."""
    field, draft = _session(state, command.field, command.round)
    an_entry(state, command.entry)
    if isinstance(draft.seat_of(command.entry), Board) or command.entry not in field.numbers:
        raise no("has-opponent", entry=command.entry, round=command.round)
    others = replace(draft, byes=tuple(bye for bye in draft.byes if bye.entry != command.entry))
    given = Bye(entry=command.entry, result=command.result)
    _at_most_one_pab(others, [given])
    _confirm_faults(state, field, command, [given])
    return (ByeReplaced(field=field.letter, round=command.round, entry=command.entry, result=command.result),)


def renumber(state: EventState, command: RenumberBoard) -> tuple[Event, ...]:
    """A board moves to a table."""
    field, draft = _session(state, command.field, command.round)
    _board(draft, command.board)
    if command.number < 1:
        raise no("board-number", board=command.number)
    if command.number == command.board:
        return ()
    return (
        BoardRenumbered(field=field.letter, round=command.round, board=command.board, number=command.number),
    )


def end(state: EventState, command: EndManual) -> tuple[Event, ...]:
    """A session ends by comparing with the engine's pairing; a difference is confirmed and reported."""
    field, draft = _session(state, command.field, command.round)
    differs = {(board.white, board.black) for board in draft.boards} != set(draft.proposed)
    concern = warning(3, "differs-from-engine", "C.04.2 4.4", field=field.letter, round=command.round)
    concerns = confirmed(command, concern if differs else None)
    return (ManualEnded(field=field.letter, round=command.round, differs=differs, concerns=concerns),)


def _session(state: EventState, letter: str, number: int) -> tuple[Field, Draft]:
    field = a_field(state, letter)
    draft = a_draft(field, number)
    if draft.session is None:
        raise no("no-session", "C.04.2 4.4", field=letter, round=number)
    return field, draft


def _board(draft: Draft, number: int) -> Board:
    board = draft.board(number)
    if board is None:
        raise no("board-unknown", board=number)
    return board


def _free_table(field: Field, draft: Draft) -> int:
    taken = {board.number for board in draft.boards}
    return next(number for number in range(field.first_board, 10**6) if number not in taken)


def _at_most_one_pab(draft: Draft, more: Iterable[Bye]) -> None:
    pabs = [bye for bye in (*draft.byes, *more) if bye.result is Result.PAIRING_BYE]
    if len(pabs) > 1:
        raise no("two-pairing-byes", "C.04.1 4", entries=tuple(bye.entry for bye in pabs))


def _confirm_faults(
    state: EventState, field: Field, command: Command, seats: Iterable[Board | Bye | None]
) -> None:
    """The seats that change are checked; every fault needs the command's confirmation."""
    number = len(field.rounds)
    seats = list(seats)
    boards = {seat.number: seat for seat in seats if isinstance(seat, Board)}
    byes = [seat for seat in seats if isinstance(seat, Bye)]
    confirmed(
        command,
        *faults(state, field, number, boards.values(), byes),
        *both_wrong(field, number, boards.values()),
    )


DECIDERS: dict[type[Command], Decider] = {
    BeginManual: begin,
    SwapSeats: swap_seats,
    SwapColours: swap_colours,
    BreakBoard: break_board,
    PairUnpaired: pair_unpaired,
    ReplaceBye: replace_bye,
    RenumberBoard: renumber,
    EndManual: end,
}
