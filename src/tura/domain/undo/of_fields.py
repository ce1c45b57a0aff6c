"""The inverses of what happened to fields and awards."""

from tura.domain.commands.command import Command
from tura.domain.commands.prizes import HandOutAward
from tura.domain.commands.results import CorrectColours, CorrectRatedResult, CorrectResult, EnterResult
from tura.domain.commands.sections import (
    AssignNumbers,
    BanMeeting,
    ChangeRounds,
    ChooseSystem,
    DrawLotsByHand,
    FixBoard,
    LiftBan,
    MergeSections,
    PartSection,
    SetFirstBoard,
)
from tura.domain.event.state import EventState
from tura.domain.events.event import Event
from tura.domain.events.prizes import AwardHandedOut
from tura.domain.events.results import ColoursCorrected, RatedResultCorrected, ResultCorrected, ResultEntered
from tura.domain.events.sections import (
    BanAdded,
    BanLifted,
    BoardFixed,
    FirstBoardSet,
    LotsDrawnByHand,
    NumbersAssigned,
    RoundsChanged,
    SectionParted,
    SectionsMerged,
    SystemChosen,
)
from tura.domain.undo.of_people import Inverse


def merged(_before: EventState, event: SectionsMerged, confirm: int, _why: str) -> Command | None:
    """A single guest gets its field back; several are parted one by one."""
    if len(event.guests) != 1:
        return None
    return PartSection(section=event.guests[0], confirm=confirm)


def parted(before: EventState, event: SectionParted, confirm: int, why: str) -> Command | None:
    """The guest back in its host's field."""
    host = before.field_of(event.section)
    if host is None:
        return None
    return MergeSections(host=host.letter, guests=(event.section,), reason=why, confirm=confirm)


def system_chosen(before: EventState, event: SystemChosen, confirm: int, why: str) -> Command:
    """The system as it was."""
    system = before.fields[event.field].system
    return ChooseSystem(field=event.field, system=system, reason=why, confirm=confirm)


def rounds_changed(before: EventState, event: RoundsChanged, confirm: int, why: str) -> Command:
    """The number of rounds as it was."""
    rounds = before.fields[event.field].rounds_planned
    return ChangeRounds(field=event.field, rounds=rounds, reason=why, confirm=confirm)


def numbered(before: EventState, event: NumbersAssigned, confirm: int, _why: str) -> Command:
    """The numbers as they were."""
    numbers = before.fields[event.field].numbers
    return AssignNumbers(field=event.field, numbers=numbers, confirm=confirm)


def first_board_set(before: EventState, event: FirstBoardSet, confirm: int, _why: str) -> Command:
    """The first table as it was."""
    board = before.fields[event.field].first_board
    return SetFirstBoard(field=event.field, board=board, confirm=confirm)


def board_fixed(before: EventState, event: BoardFixed, confirm: int, _why: str) -> Command | None:
    """The entry's table as it was."""
    field = before.field_of(before.entries[event.entry].section)
    if field is None:
        return None
    board = dict(field.fixed_boards).get(event.entry, 0)
    return FixBoard(entry=event.entry, board=board, confirm=confirm)


def ban_added(_before: EventState, event: BanAdded, confirm: int, _why: str) -> Command:
    """The ban lifted."""
    return LiftBan(field=event.field, entries=event.entries, confirm=confirm)


def ban_lifted(before: EventState, event: BanLifted, confirm: int, _why: str) -> Command | None:
    """The ban back."""
    for ban in before.fields[event.field].bans:
        if set(ban.entries) == set(event.entries):
            return BanMeeting(
                field=event.field, entries=ban.entries, first=ban.first, last=ban.last, confirm=confirm
            )
    return None


def lots_by_hand(before: EventState, event: LotsDrawnByHand, confirm: int, _why: str) -> Command:
    """The order drawn before."""
    order = before.fields[event.field].lots_by_hand
    return DrawLotsByHand(field=event.field, order=order, confirm=confirm)


def entered(_before: EventState, event: ResultEntered, confirm: int, _why: str) -> Command:
    """The outcome that was there."""
    return EnterResult(
        field=event.field,
        round=event.round,
        board=event.board,
        outcome=event.was,
        seen=event.outcome,
        confirm=confirm,
    )


def corrected(_before: EventState, event: ResultCorrected, confirm: int, why: str) -> Command:
    """The outcome that was corrected."""
    return CorrectResult(
        field=event.field,
        round=event.round,
        board=event.board,
        outcome=event.was,
        seen=event.outcome,
        reason=why,
        confirm=confirm,
    )


def rated_corrected(
    before: EventState, event: RatedResultCorrected, confirm: int, why: str
) -> Command | None:
    """The outcome that the rating report had."""
    round_ = before.fields[event.field].round(event.round)
    board = None if round_ is None else round_.board(event.board)
    if board is None:
        return None
    return CorrectRatedResult(
        field=event.field,
        round=event.round,
        board=event.board,
        outcome=board.rated,
        reason=why,
        confirm=confirm,
    )


def colours_corrected(_before: EventState, event: ColoursCorrected, confirm: int, why: str) -> Command:
    """The board turned round again."""
    return CorrectColours(
        field=event.field, round=event.round, board=event.board, reason=why, confirm=confirm
    )


def handed_out(_before: EventState, event: AwardHandedOut, confirm: int, _why: str) -> Command:
    """The tick off, or on again."""
    return HandOutAward(
        section=event.section, prize=event.prize, entry=event.entry, on=not event.on, confirm=confirm
    )


INVERSES: dict[type[Event], Inverse] = {
    SectionsMerged: merged,
    SectionParted: parted,
    SystemChosen: system_chosen,
    RoundsChanged: rounds_changed,
    NumbersAssigned: numbered,
    FirstBoardSet: first_board_set,
    BoardFixed: board_fixed,
    BanAdded: ban_added,
    BanLifted: ban_lifted,
    LotsDrawnByHand: lots_by_hand,
    ResultEntered: entered,
    ResultCorrected: corrected,
    RatedResultCorrected: rated_corrected,
    ColoursCorrected: colours_corrected,
    AwardHandedOut: handed_out,
}
