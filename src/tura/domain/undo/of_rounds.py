"""The inverses of what happened to pairings."""

from tura.domain.commands.command import Command
from tura.domain.commands.rounds import (
    BeginManual,
    BreakBoard,
    DiscardDraft,
    EndManual,
    PairUnpaired,
    PublishPairing,
    RenumberBoard,
    ReplaceBye,
    StartRound,
    SwapColours,
    SwapSeats,
    TakeBackPairing,
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
    PairingDrafted,
    PairingPublished,
    PairingTakenBack,
    RoundStarted,
    SeatsSwapped,
    UnpairedPaired,
)
from tura.domain.results import Result
from tura.domain.round.values import Bye, Draft
from tura.domain.undo.of_people import Inverse


def drafted(before: EventState, event: PairingDrafted, confirm: int, _why: str) -> Command | None:
    """The draft gone; one that replaced another is drafted again instead."""
    if _draft(before, event.field, event.round) is not None:
        return None
    return DiscardDraft(field=event.field, round=event.round, confirm=confirm)


def begun(before: EventState, event: ManualBegun, confirm: int, _why: str) -> Command:
    """The session ended, or on a published round dropped."""
    if _draft(before, event.field, event.round) is None:
        return DiscardDraft(field=event.field, round=event.round, confirm=confirm)
    return EndManual(field=event.field, round=event.round, confirm=confirm)


def swapped(_before: EventState, event: SeatsSwapped, confirm: int, _why: str) -> Command:
    """The same two exchanged again."""
    return SwapSeats(
        field=event.field, round=event.round, first=event.first, second=event.second, confirm=confirm
    )


def colours_swapped(_before: EventState, event: ColoursSwapped, confirm: int, _why: str) -> Command:
    """The same colours exchanged again."""
    return SwapColours(field=event.field, round=event.round, board=event.board, confirm=confirm)


def broken(before: EventState, event: BoardBroken, confirm: int, _why: str) -> Command | None:
    """The board back."""
    draft = _draft(before, event.field, event.round)
    board = None if draft is None else draft.board(event.board)
    if board is None:
        return None
    return PairUnpaired(
        field=event.field,
        round=event.round,
        white=board.white,
        black=board.black,
        board=board.number,
        confirm=confirm,
    )


def unpaired_paired(before: EventState, event: UnpairedPaired, confirm: int, _why: str) -> Command | None:
    """The board gone, each with the bye of before."""
    white, black = (_bye(before, event, name) for name in (event.white, event.black))
    if white is None or black is None:
        return None
    return BreakBoard(
        field=event.field,
        round=event.round,
        board=event.board,
        white=white,
        black=black,
        confirm=confirm,
    )


def bye_replaced(before: EventState, event: ByeReplaced, confirm: int, _why: str) -> Command | None:
    """The bye of before."""
    was = _bye(before, event, event.entry)
    if was is None:
        return None
    return ReplaceBye(field=event.field, round=event.round, entry=event.entry, result=was, confirm=confirm)


def renumbered(_before: EventState, event: BoardRenumbered, confirm: int, _why: str) -> Command:
    """The tables exchanged again."""
    return RenumberBoard(
        field=event.field, round=event.round, board=event.number, number=event.board, confirm=confirm
    )


def ended(before: EventState, event: ManualEnded, confirm: int, why: str) -> Command:
    """The session open again."""
    draft = _draft(before, event.field, event.round)
    reason = why if draft is None or draft.session is None else draft.session
    return BeginManual(field=event.field, round=event.round, reason=reason, confirm=confirm)


def published(_before: EventState, event: PairingPublished, confirm: int, why: str) -> Command:
    """The pairing a draft again; its edition is not used twice."""
    return TakeBackPairing(field=event.field, round=event.round, reason=why, confirm=confirm)


def taken_back(before: EventState, event: PairingTakenBack, confirm: int, _why: str) -> Command:
    """The pairing published again, as a new edition."""
    round_ = before.fields[event.field].round(event.round)
    at = "" if round_ is None else round_.published
    return PublishPairing(field=event.field, round=event.round, at=at, confirm=confirm)


def started(before: EventState, event: RoundStarted, confirm: int, _why: str) -> Command | None:
    """The start as it was."""
    round_ = before.fields[event.field].round(event.round)
    if round_ is None:
        return None
    return StartRound(field=event.field, round=event.round, at=round_.started, confirm=confirm)


def _draft(state: EventState, letter: str, number: int) -> Draft | None:
    round_ = state.fields[letter].round(number)
    return None if round_ is None else round_.draft


def _bye(before: EventState, event: UnpairedPaired | ByeReplaced, entry: str) -> Result | None:
    draft = _draft(before, event.field, event.round)
    found = None if draft is None else draft.seat_of(entry)
    return found.result if isinstance(found, Bye) else None


INVERSES: dict[type[Event], Inverse] = {
    PairingDrafted: drafted,
    ManualBegun: begun,
    SeatsSwapped: swapped,
    ColoursSwapped: colours_swapped,
    BoardBroken: broken,
    UnpairedPaired: unpaired_paired,
    ByeReplaced: bye_replaced,
    BoardRenumbered: renumbered,
    ManualEnded: ended,
    PairingPublished: published,
    PairingTakenBack: taken_back,
    RoundStarted: started,
}
