"""What a new edition of a pairing changed (C.04.2 4.4): the boards and byes that are not as they were."""

from collections.abc import Iterable
from dataclasses import dataclass

from tura.domain.results import Result
from tura.domain.round.values import Board, Bye, Round


@dataclass(frozen=True, slots=True)
class BoardChange:
    """A table with another pair, or the same pair with other colours; None where there is no such table."""

    number: int
    was: Board | None
    now: Board | None


@dataclass(frozen=True, slots=True)
class ByeChange:
    """Somebody without opponent who had one, or had another bye."""

    entry: str
    was: Result | None
    now: Result


@dataclass(frozen=True, slots=True)
class Changes:
    """Everything that differs, boards in order; nothing differs in a first edition."""

    boards: tuple[BoardChange, ...] = ()
    byes: tuple[ByeChange, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The tables that differ."""
        return tuple(change.number for change in self.boards)

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(self.boards or self.byes)


def changes(round_: Round) -> Changes:
    """What a published round's edition changed in the one it replaces."""
    if not round_.replaces:
        return Changes()
    return between((round_.replaces, round_.replaces_byes), (round_.boards, round_.byes))


Seats = tuple[Iterable[Board], Iterable[Bye]]


def between(before: Seats, after: Seats) -> Changes:
    """What differs between two pairings of the same round."""
    old, new = ({board.number: board for board in boards} for boards, _ in (before, after))
    boards = tuple(
        BoardChange(number, old.get(number), new.get(number))
        for number in sorted(old.keys() | new.keys())
        if _pair(old.get(number)) != _pair(new.get(number))
    )
    had = {bye.entry: bye.result for bye in before[1]}
    byes = tuple(
        ByeChange(bye.entry, had.get(bye.entry), bye.result)
        for bye in after[1]
        if had.get(bye.entry) is not bye.result
    )
    return Changes(boards, byes)


def _pair(board: Board | None) -> tuple[str, str] | None:
    return None if board is None else (board.white, board.black)
