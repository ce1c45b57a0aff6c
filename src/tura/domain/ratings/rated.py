"""What is rated at all: by the time control, and game by game (B.02 art. 1 and 5; Rapid and Blitz Regulations)."""

from dataclasses import dataclass

from tura.domain.players import Discipline
from tura.domain.ratings.rules import RatingRules
from tura.domain.reason import Reason
from tura.domain.results import Cell


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Thinking time in seconds: all periods together, and the increment by move."""

    main: int
    increment: int = 0

    @property
    def sixty_moves(self) -> int:
        """The seconds that a player has for 60 moves."""
        return self.main + 60 * self.increment


def discipline_of(control: TimeControl) -> Discipline | None:
    """The list that a time control belongs to; None up to three minutes (Laws App. A and B).

    >>> discipline_of(TimeControl(600, 5)), discipline_of(TimeControl(600)), discipline_of(TimeControl(180))
    (<Discipline.RAPID: 'rapid'>, <Discipline.BLITZ: 'blitz'>, None)
    """
    seconds = control.sixty_moves
    if seconds >= 3600:
        return Discipline.STANDARD
    if seconds > 600:
        return Discipline.RAPID
    return Discipline.BLITZ if seconds > 180 else None


def least_minutes(first: int, second: int) -> int:
    """The minutes for 60 moves that a standard game of two ratings needs (B.02 1.1).

    >>> least_minutes(2400, 1500), least_minutes(1799, 1800), least_minutes(0, 1799)
    (120, 90, 60)
    """
    higher = max(first, second)
    if higher >= 2400:
        return 120
    return 90 if higher >= 1800 else 60


def why_not_rated(
    cell: Cell, own: int, opponent: int, rules: RatingRules, control: TimeControl | None = None
) -> Reason | None:
    """Why a round does not count for the ratings of both; None when it does."""
    if not cell.result.facts.rated:
        return Reason("not-rated-unplayed", "B.02 5.1", {"result": cell.result.value.strip()})
    if not own or not opponent:
        return Reason("not-rated-unrated", "B.02 8.3.1", {"own": own, "opponent": opponent})
    if not rules.is_rated(own, opponent):
        return Reason("not-rated-difference", "RB", {"own": own, "opponent": opponent})
    if control is not None and rules.discipline is Discipline.STANDARD:
        needed = least_minutes(own, opponent)
        if control.sixty_moves < 60 * needed:
            values = {"needed": needed, "given": control.sixty_moves // 60}
            return Reason("not-rated-too-fast", "B.02 1.1", values)
    return None
