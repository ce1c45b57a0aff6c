"""Enter and correct results; say whether a player who did not come goes on."""

from tura.app.office import Office
from tura.domain.commands import Command
from tura.domain.commands.attendance import DecideGoesOn, WithdrawEntry
from tura.domain.commands.results import CorrectResult, EnterResult
from tura.domain.event.state import EventState
from tura.domain.event.views import open_absences
from tura.domain.reason import Refusal, refuse
from tura.domain.round.outcome import Outcome

# What arbiters type beside the outcomes' own spelling.
_SPELLINGS = {
    "1": Outcome.WHITE,
    "0": Outcome.BLACK,
    "5": Outcome.DRAW,
    "½-½": Outcome.DRAW,
    "1/2-1/2": Outcome.DRAW,
    "0.5-0.5": Outcome.DRAW,
    "=-=": Outcome.DRAW,
    "1F": Outcome.FORFEIT_WHITE,
    "+": Outcome.FORFEIT_WHITE,
    "+/-": Outcome.FORFEIT_WHITE,
    "0F": Outcome.FORFEIT_BLACK,
    "-": Outcome.FORFEIT_BLACK,
    "-/+": Outcome.FORFEIT_BLACK,
    "00F": Outcome.FORFEIT_BOTH,
    "-/-": Outcome.FORFEIT_BOTH,
    "1/2-0": Outcome.WHITE_HALF,
    "½-0": Outcome.WHITE_HALF,
    "0-1/2": Outcome.BLACK_HALF,
    "0-½": Outcome.BLACK_HALF,
}


def outcome_of(text: str) -> Outcome | None:
    """The outcome that was typed, or None.

    >>> outcome_of("1-0"), outcome_of("00F"), outcome_of("1-1")
    (<Outcome.WHITE: '1-0'>, <Outcome.FORFEIT_BOTH: '--'>, None)
    """
    typed = text.strip().upper().replace("–", "-").replace(":", "-")
    if typed in _SPELLINGS:
        return _SPELLINGS[typed]
    try:
        return Outcome(typed)
    except ValueError:
        return None


def enter(
    office: Office, event_id: str, section: str, board: tuple[int, int], outcome: Outcome, confirm: int = 0
) -> EventState | Refusal:
    """A board's outcome, ``board`` being (round, number); in an earlier round a correction (C.04.2 4.3)."""
    state = office.state(event_id)
    field = state.field_of(section)
    if field is None:
        return refuse("section-unknown", section=section)
    number, table = board
    round_ = field.round(number)
    at = None if round_ is None else round_.board(table)
    if round_ is None or at is None:
        return refuse("board-unknown", section=section, round=number, board=table)
    command: Command = EnterResult(
        field=field.letter, round=number, board=table, outcome=outcome, seen=at.outcome, confirm=confirm
    )
    if number < field.published and at.outcome.is_final:
        command = CorrectResult(
            field=field.letter,
            round=number,
            board=table,
            outcome=outcome,
            seen=at.outcome,
            reason="corrected at the desk",
            confirm=confirm,
        )
    return office.perform(event_id, [command])


def settle_absences(office: Office, event_id: str, section: str, *, goes_on: bool) -> EventState | Refusal:
    """Everybody who did not come to the last round goes on, or leaves (C.05 6.5)."""
    state = office.state(event_id)
    field = state.field_of(section)
    if field is None:
        return refuse("section-unknown", section=section)
    commands: list[Command] = [
        DecideGoesOn(entry=entry.id, round=field.published, goes_on=True)
        if goes_on
        else WithdrawEntry(entry=entry.id, reason="did not come")
        for entry in open_absences(state, field.letter)
    ]
    return office.perform(event_id, commands)
