"""A draft changed by hand."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tura.domain.apply.changing import draft_of, round_of, with_draft, with_round
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
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Bye, Draft


def begun(state: EventState, event: ManualBegun) -> EventState:
    """A session is open; on a published round it works on a copy."""
    round_ = round_of(state, event.field, event.round)
    draft = round_.draft or Draft(
        boards=tuple(replace(board, outcome=Outcome.PENDING, rated=None) for board in round_.boards),
        byes=round_.byes,
        engine=round_.engine,
        proposed=round_.proposed,
        adjourned=round_.adjourned,
    )
    open_ = replace(draft, session=event.reason, altered=False)
    return with_round(state, event.field, replace(round_, draft=open_))


def swapped(state: EventState, event: SeatsSwapped) -> EventState:
    """The two entries sit where the other sat."""
    draft = draft_of(state, event.field, event.round)
    return with_draft(state, event.field, event.round, seats_swapped(draft, event.first, event.second))


def seats_swapped(draft: Draft, first: str, second: str) -> Draft:
    """A draft in which two entries have exchanged seats; a bye is a seat, and a new game has no outcome."""
    other = {first: second, second: first}
    boards = tuple(
        replace(
            board,
            white=other.get(board.white, board.white),
            black=other.get(board.black, board.black),
            outcome=Outcome.PENDING,
        )
        if board.white in other or board.black in other
        else board
        for board in draft.boards
    )
    byes = tuple(replace(bye, entry=other.get(bye.entry, bye.entry)) for bye in draft.byes)
    return replace(draft, boards=boards, byes=_sorted(byes))


def _sorted(byes: tuple[Bye, ...]) -> tuple[Bye, ...]:
    """Byes in the order that drafts keep them."""
    return tuple(sorted(byes, key=lambda bye: bye.entry))


def colours_swapped(state: EventState, event: ColoursSwapped) -> EventState:
    """White is Black and Black is White on one board."""
    draft = draft_of(state, event.field, event.round)
    boards = tuple(
        replace(board, white=board.black, black=board.white, outcome=Outcome.PENDING)
        if board.number == event.board
        else board
        for board in draft.boards
    )
    return with_draft(state, event.field, event.round, replace(draft, boards=boards))


def broken(state: EventState, event: BoardBroken) -> EventState:
    """The board is gone, its two players have byes."""
    draft = draft_of(state, event.field, event.round)
    gone = next(board for board in draft.boards if board.number == event.board)
    byes = (Bye(entry=gone.white, result=event.white), Bye(entry=gone.black, result=event.black))
    boards = tuple(board for board in draft.boards if board is not gone)
    changed = replace(draft, boards=boards, byes=_sorted((*draft.byes, *byes)))
    return with_draft(state, event.field, event.round, changed)


def unpaired_paired(state: EventState, event: UnpairedPaired) -> EventState:
    """Two players without opponents have a board."""
    draft = draft_of(state, event.field, event.round)
    board = Board(number=event.board, white=event.white, black=event.black)
    byes = tuple(bye for bye in draft.byes if bye.entry not in (event.white, event.black))
    boards = tuple(sorted((*draft.boards, board), key=lambda board: board.number))
    changed = replace(draft, boards=boards, byes=byes)
    return with_draft(state, event.field, event.round, changed)


def bye_replaced(state: EventState, event: ByeReplaced) -> EventState:
    """The player has this bye and no other."""
    draft = draft_of(state, event.field, event.round)
    others = tuple(bye for bye in draft.byes if bye.entry != event.entry)
    changed = replace(draft, byes=_sorted((*others, Bye(entry=event.entry, result=event.result))))
    return with_draft(state, event.field, event.round, changed)


def renumbered(state: EventState, event: BoardRenumbered) -> EventState:
    """The two boards have exchanged tables."""
    draft = draft_of(state, event.field, event.round)
    other = {event.board: event.number, event.number: event.board}
    boards = tuple(replace(board, number=other.get(board.number, board.number)) for board in draft.boards)
    in_order = tuple(sorted(boards, key=lambda board: board.number))
    return with_draft(state, event.field, event.round, replace(draft, boards=in_order))


def ended(state: EventState, event: ManualEnded) -> EventState:
    """The session is closed; the report tells of a pairing that differs from the engine's."""
    draft = draft_of(state, event.field, event.round)
    changed = replace(draft, session=None, altered=event.differs)
    return with_draft(state, event.field, event.round, changed)


APPLIERS: dict[type[Event], Callable[[EventState, Any], EventState]] = {
    ManualBegun: begun,
    SeatsSwapped: swapped,
    ColoursSwapped: colours_swapped,
    BoardBroken: broken,
    UnpairedPaired: unpaired_paired,
    ByeReplaced: bye_replaced,
    BoardRenumbered: renumbered,
    ManualEnded: ended,
}
