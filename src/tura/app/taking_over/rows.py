"""A file's rows as the life of an entry: when it came, when it left, which byes it had."""

from dataclasses import dataclass
from functools import cached_property

from tura.domain.results import ABSENT, Cell, Result
from tura.domain.tournament import Tournament

_GRANTED = (Result.HALF_POINT_BYE, Result.FULL_POINT_BYE, Result.ZERO_POINT_BYE)


@dataclass(frozen=True)
class Row:
    """One entry: its starting rank, its cells of the rounds paired, and what is announced for the next.

    ``next_`` is the bye announced for the round to come, or None.  ``ends`` says that nothing comes after the
    rounds paired, ``stays`` that nobody comes late or leaves (round robins).
    """

    entry: str
    tpn: int
    cells: tuple[Cell, ...]
    next_: Result | None
    ends: bool
    stays: bool

    @cached_property
    def first(self) -> int:
        """The round it came to: zero-point byes before the first other cell mean that it was not there yet.

        Who was never there and does not come next has been entered from the beginning, and left.
        """
        if self.stays or not self.cells or self.cells[0] != ABSENT:
            return 1
        missed = next((at for at, cell in enumerate(self.cells) if cell != ABSENT), len(self.cells))
        if missed == len(self.cells) and self._is_gone:
            return 1
        return missed + 1

    @cached_property
    def last(self) -> int | None:
        """The round after which it left: zero-point byes to the end, and none to come but such; None: it stays."""
        if self.stays or not self._is_gone or not self.cells or self.cells[-1] != ABSENT:
            return None
        return max((number for number, cell in enumerate(self.cells, 1) if cell != ABSENT), default=0)

    @property
    def _is_gone(self) -> bool:
        return self.ends or self.next_ is Result.ZERO_POINT_BYE

    def byes(self) -> list[tuple[int, Result]]:
        """The byes of the rounds it was there for, by round, with the one to come."""
        until = len(self.cells) if self.last is None else self.last
        had = [
            (number, cell.result)
            for number, cell in enumerate(self.cells, 1)
            if self.first <= number <= until and not cell.opponent and cell.result in _GRANTED
        ]
        if self.next_ is not None and self.last is None and not self.ends:
            had.append((len(self.cells) + 1, self.next_))
        return had


def rows_of(tournament: Tournament, paired: int) -> tuple[Row, ...]:
    """The rows in order of starting rank; entries are numbered in the same order."""
    ends = paired >= tournament.rounds
    return tuple(
        Row(
            entry=f"e{number}",
            tpn=row.tpn,
            cells=row.cells[:paired],
            next_=_announced(row.cells[paired:], absent=row.tpn in tournament.absent),
            ends=ends,
            stays=tournament.predetermined,
        )
        for number, row in enumerate(tournament.participants, 1)
    )


def _announced(rest: tuple[Cell, ...], *, absent: bool) -> Result | None:
    if rest and rest[0].result in _GRANTED:
        return rest[0].result
    return Result.ZERO_POINT_BYE if absent else None
