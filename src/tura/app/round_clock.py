"""The running round: when it began, and until when one may come (FIDE Laws 6.6, 6.7)."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from tura.domain.event.state import EventState
from tura.domain.round.lateness import allowance
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The start of a round that is played, and the default time of some of its sections.

    ``named``: the regulation has a default time; silent it is 0 minutes.
    """

    began: datetime
    minutes: int
    named: bool

    @property
    def until(self) -> datetime:
        """Whoever comes later loses."""
        return self.began + timedelta(minutes=self.minutes)


def round_clock(
    state: EventState, field: Field, round_: Round | None, section: str = ""
) -> RoundClock | None:
    """The clock of a round that has started and is not over; of one section, else the longest default time."""
    if round_ is None or not round_.started or round_.is_over or round_.number != field.published:
        return None
    letters = (section,) if section else field.sections
    known = [allowance(each) for each in state.regulation.sections if each.letter in letters]
    return RoundClock(
        datetime.fromisoformat(round_.started),
        max(minutes for minutes, _ in known),
        any(named for _, named in known),
    )


def board_minutes(state: EventState, board: Board) -> int:
    """The default time at a board; players of two merged sections have the longer one."""
    letters = {state.entries[board.white].section, state.entries[board.black].section}
    return max(allowance(each)[0] for each in state.regulation.sections if each.letter in letters)


def deadline(state: EventState, round_: Round, board: Board) -> datetime | None:
    """Until when one may come to a board; None before the start."""
    if not round_.started:
        return None
    return datetime.fromisoformat(round_.started) + timedelta(minutes=board_minutes(state, board))
