"""Tables, bans and lots."""

from tura.domain.commands.command import Command
from tura.domain.commands.sections import (
    BanMeeting,
    DrawInitialColour,
    DrawLots,
    DrawLotsByHand,
    FixBoard,
    LiftBan,
    SetFirstBoard,
)
from tura.domain.decide.refused import Decider, a_field, an_entry, confirmed, entrys_field, no, warning
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.sections import (
    BanAdded,
    BanLifted,
    BoardFixed,
    FirstBoardSet,
    InitialColourDrawn,
    LotsDrawn,
    LotsDrawnByHand,
)
from tura.domain.reason import Reason
from tura.domain.section.field import Field


def set_first_board(state: EventState, command: SetFirstBoard) -> tuple[Event, ...]:
    """Tables are counted from 1."""
    field = a_field(state, command.field)
    if command.board < 1:
        raise no("board-number", board=command.board)
    if field.first_board == command.board:
        return ()
    return (FirstBoardSet(field=field.letter, board=command.board),)


def fix_board(state: EventState, command: FixBoard) -> tuple[Event, ...]:
    """A table is fixed for one entry of a field only."""
    entry = an_entry(state, command.entry)
    field = entrys_field(state, entry)
    if command.board < 0:
        raise no("board-number", board=command.board)
    fixed = dict(field.fixed_boards)
    if fixed.get(entry.id, 0) == command.board:
        return ()
    holder = next(
        (name for name, table in fixed.items() if table == command.board and name != entry.id), None
    )
    if holder is not None:
        raise no("board-fixed", board=command.board, entry=holder)
    return (BoardFixed(entry=entry.id, board=command.board),)


def ban(state: EventState, command: BanMeeting) -> tuple[Event, ...]:
    """Who may not meet is made known before round 1 (C.05 5.2); later only outside FIDE mode."""
    field = a_field(state, command.field)
    for name in command.entries:
        if entrys_field(state, an_entry(state, name)) != field:
            raise no("entry-elsewhere", entry=name, field=field.letter)
    if len(set(command.entries)) < 2 or not 1 <= command.first <= command.last:
        raise no("ban-of-nobody", field=field.letter)
    concerns = confirmed(command, _after_start(field))
    return (
        BanAdded(
            field=field.letter,
            entries=command.entries,
            first=command.first,
            last=command.last,
            concerns=concerns,
        ),
    )


def _after_start(field: Field) -> Reason | None:
    if not field.is_started:
        return None
    if field.left_fide_mode is None:
        raise no("ban-after-round-1", "C.05 5.2", field=field.letter)
    return warning(3, "ban-after-round-1", "C.05 5.2", field=field.letter)


def lift_ban(state: EventState, command: LiftBan) -> tuple[Event, ...]:
    """A ban is lifted before round 1 is paired, or outside FIDE mode."""
    field = a_field(state, command.field)
    if all(set(one.entries) != set(command.entries) for one in field.bans):
        raise no("no-such-ban", field=field.letter)
    confirmed(command, _after_start(field))
    return (BanLifted(field=field.letter, entries=command.entries),)


def draw_initial_colour(state: EventState, command: DrawInitialColour) -> tuple[Event, ...]:
    """The initial colour is drawn once, before round 1 (C.04.3 5.1)."""
    field = a_field(state, command.field)
    if field.initial_colour is command.colour:
        return ()
    if field.is_started:
        raise no("field-started", "C.04.3 5.1", field=field.letter)
    again = (
        warning(3, "colour-drawn-again", "C.04.3 5.1", field=field.letter) if field.initial_colour else None
    )
    confirmed(command, again)
    return (InitialColourDrawn(field=field.letter, colour=command.colour, seed=command.seed),)


def draw_lots(state: EventState, command: DrawLots) -> tuple[Event, ...]:
    """Lots are drawn once: drawing again gives the same."""
    field = a_field(state, command.field)
    if field.lots == command.seed:
        return ()
    if field.lots is not None:
        raise no("lots-drawn", "C.07 4.2", field=field.letter)
    return (LotsDrawn(field=field.letter, seed=command.seed),)


def draw_lots_by_hand(state: EventState, command: DrawLotsByHand) -> tuple[Event, ...]:
    """An order drawn by hand names entries of the field, each once."""
    field = a_field(state, command.field)
    if len(set(command.order)) < len(command.order) or not set(command.order) <= set(field.numbers):
        raise no("lots-order", "C.07 4.2", field=field.letter)
    if field.lots_by_hand == command.order:
        return ()
    again = warning(3, "lots-drawn-again", "C.07 4.2", field=field.letter) if field.lots_by_hand else None
    confirmed(command, again)
    return (LotsDrawnByHand(field=field.letter, order=command.order),)


DECIDERS: dict[type[Command], Decider] = {
    SetFirstBoard: set_first_board,
    FixBoard: fix_board,
    BanMeeting: ban,
    LiftBan: lift_ban,
    DrawInitialColour: draw_initial_colour,
    DrawLots: draw_lots,
    DrawLotsByHand: draw_lots_by_hand,
}
