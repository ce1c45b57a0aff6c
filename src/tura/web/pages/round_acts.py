"""What can be done with a round by hand: one form field names the action, the others what it needs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import time
from zoneinfo import ZoneInfo

from starlette.exceptions import HTTPException

from tura.app.late_seat import next_round, seat_late
from tura.app.office import Office
from tura.app.scoring import outcome_of
from tura.domain.commands import Command
from tura.domain.commands.attendance import DecideGoesOn, WithdrawEntry
from tura.domain.commands.results import CorrectRatedResult, CorrectResult, EnterResult, RecordComplaint
from tura.domain.commands.rounds import (
    BeginManual,
    BreakBoard,
    DiscardDraft,
    EndManual,
    PairUnpaired,
    RenumberBoard,
    ReplaceBye,
    StartRound,
    SwapColours,
    SwapSeats,
    TakeBackPairing,
)
from tura.domain.commands.sections import ChangeRounds, LeaveFideMode
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.domain.results import Result
from tura.domain.round.lateness import start_before
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board
from tura.domain.section.field import Field
from tura.web.form import level_in

BYES = {
    "U": Result.PAIRING_BYE,
    "H": Result.HALF_POINT_BYE,
    "Z": Result.ZERO_POINT_BYE,
    "F": Result.FULL_POINT_BYE,
}


@dataclass(frozen=True, slots=True)
class Doing:
    """One action on a round of a field, with what its form says."""

    office: Office
    event_id: str
    field: Field
    round: int
    given: Mapping[str, str]

    def text(self, name: str) -> str:
        """A field of the form."""
        return self.given.get(name, "").strip()

    def number(self, name: str) -> int:
        """A whole number of the form; 400 for anything else."""
        text = self.text(name)
        if not text.isdigit():
            raise HTTPException(400)
        return int(text)

    @property
    def level(self) -> int:
        """What the person said yes to."""
        return level_in(dict(self.given))

    def bye(self, name: str) -> Result:
        """A kind of bye; 400 for anything else."""
        if self.text(name) not in BYES:
            raise HTTPException(400)
        return BYES[self.text(name)]


WARNINGS = ("illegal-move", "phone", "other")
Made = Callable[[Doing], list[Command]]


def act(doing: Doing) -> EventState | Refusal:
    """The action that the form names, done; 400 for one there is not."""
    action = doing.text("action")
    if action == "seat-late":
        pair = (doing.text("entry"), doing.text("other"))
        return seat_late(doing.office, doing.event_id, doing.field.letter, pair, doing.level)
    if action == "late-next":
        return next_round(doing.office, doing.event_id, doing.field.letter, doing.text("entry"), doing.level)
    make = _MAKE.get(action)
    if make is None:
        raise HTTPException(400)
    return doing.office.perform(doing.event_id, make(doing))


def _goes_on(doing: Doing) -> list[Command]:
    return [DecideGoesOn(entry=doing.text("entry"), round=doing.field.published)]


def _leaves(doing: Doing) -> list[Command]:
    return [WithdrawEntry(entry=doing.text("entry"), reason="did not come", confirm=doing.level)]


def _discard(doing: Doing) -> list[Command]:
    return [DiscardDraft(field=doing.field.letter, round=doing.round, confirm=doing.level)]


def _begin(doing: Doing) -> list[Command]:
    reason = doing.text("reason")
    return [BeginManual(field=doing.field.letter, round=doing.round, reason=reason, confirm=doing.level)]


def _end(doing: Doing) -> list[Command]:
    return [EndManual(field=doing.field.letter, round=doing.round, confirm=doing.level)]


def _swap(doing: Doing) -> list[Command]:
    first, second = doing.text("first"), doing.text("second")
    return [
        SwapSeats(
            field=doing.field.letter, round=doing.round, first=first, second=second, confirm=doing.level
        )
    ]


def _colours(doing: Doing) -> list[Command]:
    board = doing.number("board")
    return [SwapColours(field=doing.field.letter, round=doing.round, board=board, confirm=doing.level)]


def _break(doing: Doing) -> list[Command]:
    white, black = doing.bye("white"), doing.bye("black")
    board, field = doing.number("board"), doing.field.letter
    return [
        BreakBoard(field=field, round=doing.round, board=board, white=white, black=black, confirm=doing.level)
    ]


def _pair(doing: Doing) -> list[Command]:
    white, black = doing.text("first"), doing.text("second")
    return [
        PairUnpaired(
            field=doing.field.letter, round=doing.round, white=white, black=black, confirm=doing.level
        )
    ]


def _bye(doing: Doing) -> list[Command]:
    entry, kind = doing.text("entry"), doing.bye("kind")
    return [
        ReplaceBye(field=doing.field.letter, round=doing.round, entry=entry, result=kind, confirm=doing.level)
    ]


def _renumber(doing: Doing) -> list[Command]:
    board, number = doing.number("board"), doing.number("number")
    return [
        RenumberBoard(
            field=doing.field.letter, round=doing.round, board=board, number=number, confirm=doing.level
        )
    ]


def _start(doing: Doing) -> list[Command]:
    """Now, or at a time of day that was written down."""
    now = doing.office.clock()
    typed = doing.text("at")
    if typed:
        zone = ZoneInfo(doing.office.state(doing.event_id).regulation.time_zone)
        now = start_before(_time(typed), now.astimezone(zone)).astimezone(now.tzinfo)
    at = now.isoformat(timespec="seconds")
    return [StartRound(field=doing.field.letter, round=doing.round, at=at)]


def _time(typed: str) -> time:
    try:
        return time.fromisoformat(typed)
    except ValueError:
        raise HTTPException(400) from None


def _not_started(doing: Doing) -> list[Command]:
    return [StartRound(field=doing.field.letter, round=doing.round, at="")]


def _take_back(doing: Doing) -> list[Command]:
    reason = doing.text("reason")
    return [TakeBackPairing(field=doing.field.letter, round=doing.round, reason=reason, confirm=doing.level)]


def _complaint(doing: Doing) -> list[Command]:
    """The claim with its decision; a new result counts from the next pairing, or in the rating report only."""
    field, number, text = doing.field, doing.round, doing.text("text")
    entry, decision = doing.text("entry"), doing.text("decision")
    kept: list[Command] = [
        RecordComplaint(field=field.letter, round=number, entry=entry, text=text, decision=decision)
    ]
    round_ = field.round(number)
    board = None if round_ is None else round_.board_of(entry)
    outcome = outcome_of(doing.text("result")) if doing.text("result") else None
    if board is None or outcome is None:
        return kept
    return [*kept, _corrected(doing, board, outcome)]


def _corrected(doing: Doing, board: Board, outcome: Outcome) -> Command:
    """In the last round the result itself, in the one before a correction, else for the rating report only."""
    field, number, level = doing.field, doing.round, doing.level
    text = doing.text("text")
    reason = doing.text("decision") or text
    if number == field.published:
        return EnterResult(
            field=field.letter,
            round=number,
            board=board.number,
            outcome=outcome,
            seen=board.outcome,
            confirm=level,
        )
    if number == field.published - 1:
        return CorrectResult(
            field=field.letter,
            round=number,
            board=board.number,
            outcome=outcome,
            seen=board.outcome,
            reason=reason,
            complaint=text,
            confirm=level,
        )
    return CorrectRatedResult(
        field=field.letter,
        round=number,
        board=board.number,
        outcome=outcome,
        reason=reason,
        complaint=text,
        confirm=level,
    )


def _warn(doing: Doing) -> list[Command]:
    """A warning kept on the player's card."""
    kind = doing.text("kind")
    if kind not in WARNINGS:
        raise HTTPException(400)
    entry, text = doing.text("entry"), f"warning.{kind}"
    return [RecordComplaint(field=doing.field.letter, round=doing.round, entry=entry, text=text)]


def _rounds(doing: Doing) -> list[Command]:
    rounds, reason = doing.number("rounds"), doing.text("reason")
    return [ChangeRounds(field=doing.field.letter, rounds=rounds, reason=reason, confirm=doing.level)]


def _leave_fide(doing: Doing) -> list[Command]:
    return [LeaveFideMode(field=doing.field.letter, reason=doing.text("reason"), confirm=doing.level)]


_MAKE: dict[str, Made] = {
    "goes-on": _goes_on,
    "leaves": _leaves,
    "discard": _discard,
    "begin": _begin,
    "end": _end,
    "swap": _swap,
    "colours": _colours,
    "break": _break,
    "pair": _pair,
    "bye": _bye,
    "renumber": _renumber,
    "start": _start,
    "not-started": _not_started,
    "take-back": _take_back,
    "rounds": _rounds,
    "leave-fide": _leave_fide,
    "complaint": _complaint,
    "warn": _warn,
}
