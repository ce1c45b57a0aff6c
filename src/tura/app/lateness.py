"""The round's real start, and what lateness decides from it (FIDE Laws 6.6, 6.7; RULES 6.2.15)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from tura.app.office import Office
from tura.app.round_clock import board_minutes
from tura.domain.commands.results import EnterResult
from tura.domain.commands.rounds import StartRound
from tura.domain.event.state import EventState
from tura.domain.reason import Reason, Refusal, Value, refuse
from tura.domain.results import Colour
from tura.domain.round.lateness import (
    Arrivals,
    allowance,
    forced,
    is_late,
    joined,
    lateness,
    moment_in_round,
    start_before,
)
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field

LAWS = "Laws 6.7.1"
_OPEN = (Outcome.PENDING, Outcome.FORFEIT_WHITE, Outcome.FORFEIT_BLACK, Outcome.FORFEIT_BOTH)


@dataclass(frozen=True, slots=True)
class Playing:
    """The last published round of a section's field."""

    state: EventState
    field: Field
    round: Round

    @property
    def zone(self) -> ZoneInfo:
        """The event's time zone."""
        return ZoneInfo(self.state.regulation.time_zone)

    def local(self, moment: datetime) -> str:
        """The time of day in the hall, to the second."""
        return f"{moment.astimezone(self.zone):%H:%M:%S}"

    def minutes(self, board: Board) -> int:
        """The default time at a board; players of two merged sections have the longer one."""
        return board_minutes(self.state, board)

    def silent(self) -> tuple[Reason, ...]:
        """That the regulation names no default time, for each section of the field."""
        sections = (s for s in self.state.regulation.sections if s.letter in self.field.sections)
        return tuple(
            Reason("default-time-zero", LAWS, {"section": s.letter}) for s in sections if not allowance(s)[1]
        )


def playing(office: Office, event_id: str, section: str) -> Playing | Refusal:
    """The round that is played now."""
    state = office.state(event_id)
    field = state.field_of(section)
    if field is None:
        return refuse("section-unknown", section=section)
    round_ = field.round(field.published)
    if round_ is None:
        return refuse("round-not-published", field=field.letter, round=1)
    return Playing(state, field, round_)


def start(
    office: Office, event_id: str, section: str, at: time | None = None
) -> tuple[Reason, ...] | Refusal:
    """The round starts ``at`` this time in the hall (None: now), if need be of yesterday; what to tell of it."""
    now = playing(office, event_id, section)
    if isinstance(now, Refusal):
        return now
    clock = office.clock()
    began = clock if at is None else start_before(at, clock.astimezone(now.zone))
    began = began.astimezone(clock.tzinfo).replace(microsecond=0)
    command = StartRound(
        field=now.field.letter, round=now.round.number, at=began.isoformat(timespec="seconds")
    )
    done = office.perform(event_id, [command])
    if isinstance(done, Refusal):
        return done
    told = []
    for section_ in now.state.regulation.sections:
        if section_.letter in now.field.sections:
            minutes, _ = allowance(section_)
            values: dict[str, Value] = {"field": section_.letter, "round": now.round.number}
            values |= {"at": now.local(began), "minutes": minutes}
            told.append(Reason("round-started-at", "", values | {"until": now.local(_until(began, minutes))}))
    return (*told, *now.silent())


def _until(began: datetime, minutes: int) -> datetime:
    return began + timedelta(minutes=minutes)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who came: the board, the side, and whether the opponent is absent too."""

    board: int
    colour: Colour
    alone: bool = False


def arrived(
    office: Office, event_id: str, section: str, seat: Seat, at: time | None = None
) -> tuple[Reason, ...] | Refusal:
    """Somebody came ``at`` this time (None: now): in time changes nothing, too late forfeits the game."""
    found = _started(office, event_id, section)
    if isinstance(found, Refusal):
        return found
    now, began = found
    board = now.round.board(seat.board)
    if board is None:
        return refuse("board-unknown", section=section, round=now.round.number, board=seat.board)
    came = _moment(office, now, began, at)
    minutes, late = now.minutes(board), lateness(began, came)
    values: dict[str, Value] = {"board": board.number, "late": _length(late), "minutes": minutes}
    values["player"] = board.white if seat.colour is Colour.WHITE else board.black
    if not is_late(began, minutes, came):
        return (Reason("came-in-time", LAWS, values), *now.silent())
    outcome = joined(board.outcome, seat.colour)
    if seat.alone:
        outcome = Outcome.FORFEIT_BOTH
    done = enter_forfeits(office, event_id, now, [(board, outcome, came)])
    if isinstance(done, Refusal):
        return done
    told = [Reason("came-too-late", LAWS, values | {"result": outcome.value}), *now.silent()]
    if outcome is not Outcome.FORFEIT_BOTH:
        other = board.black if seat.colour is Colour.WHITE else board.white
        told.append(Reason("opponent-taken-for-present", "", {"board": board.number, "player": other}))
    return tuple(told)


Forfeit = tuple[Board, Outcome, datetime]


def absent(
    office: Office, event_id: str, section: str, seats: Sequence[tuple[int, Colour]], at: time | None = None
) -> tuple[Playing, tuple[Forfeit, ...]] | Refusal:
    """The forfeits of those who have not come by ``at`` (None: now): the named seats, or whoever has left.

    Refused while somebody named may still come.
    """
    found = _started(office, event_id, section)
    if isinstance(found, Refusal):
        return found
    now, began = found
    by = _moment(office, now, began, at)
    made: list[Forfeit] = []
    for number, colours in _by_board(seats or _left(now)).items():
        board = now.round.board(number)
        if board is None:
            return refuse("board-unknown", section=section, round=now.round.number, board=number)
        sides = [None if colour in colours else began for colour in Colour]
        if forced(began, now.minutes(board), Arrivals(sides[0], sides[1]), by) is None:
            until = now.local(_until(began, now.minutes(board)))
            return refuse("still-in-time", LAWS, round=now.round.number, board=number, until=until)
        outcome = board.outcome
        for colour in colours:
            outcome = joined(outcome, colour)
        made.append((board, outcome, by))
    if not made:
        return refuse("nobody-absent", round=now.round.number)
    return now, tuple(made)


def enter_forfeits(
    office: Office, event_id: str, now: Playing, forfeits: Iterable[Forfeit]
) -> EventState | Refusal:
    """The forfeits entered as results, each with how late it was; a board with a played game is refused."""
    began = datetime.fromisoformat(now.round.started)
    commands = []
    for board, outcome, came in forfeits:
        if board.outcome not in _OPEN:
            number, there = now.round.number, board.outcome.value
            return refuse("lateness-result-there", round=number, board=board.number, result=there)
        commands.append(
            EnterResult(
                field=now.field.letter,
                round=now.round.number,
                board=board.number,
                outcome=outcome,
                seen=board.outcome,
                edition=now.round.edition,
                reason=f"{_length(lateness(began, came))} > {now.minutes(board)}:00",
            )
        )
    return office.perform(event_id, commands)


def _started(office: Office, event_id: str, section: str) -> tuple[Playing, datetime] | Refusal:
    now = playing(office, event_id, section)
    if isinstance(now, Refusal):
        return now
    if not now.round.started:
        return refuse("round-not-started", field=now.field.letter, round=now.round.number)
    return now, datetime.fromisoformat(now.round.started)


def _moment(office: Office, now: Playing, began: datetime, at: time | None) -> datetime:
    """A time of day during the round, after midnight too."""
    return office.clock() if at is None else moment_in_round(at, began.astimezone(now.zone))


def _length(late: timedelta) -> str:
    minutes, seconds = divmod(late // timedelta(seconds=1), 60)
    return f"{minutes}:{seconds:02}"


def _left(now: Playing) -> list[tuple[int, Colour]]:
    """Seats of open boards whose players have left the event."""
    return [
        (board.number, colour)
        for board in now.round.boards
        if board.outcome is Outcome.PENDING
        for colour, entry in ((Colour.WHITE, board.white), (Colour.BLACK, board.black))
        if not now.state.entries[entry].plays_in(now.round.number)
    ]


def _by_board(seats: Iterable[tuple[int, Colour]]) -> dict[int, set[Colour]]:
    found: dict[int, set[Colour]] = {}
    for number, colour in seats:
        found.setdefault(number, set()).add(colour)
    return found
