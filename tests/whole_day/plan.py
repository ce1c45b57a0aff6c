"""What a whole day is to be: its regulation with some answers missing, its list of entries, its results."""

import csv
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hashlib import sha256
from io import StringIO

from tura.app.demo.events import Shipped
from tura.domain.players import Person
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board

LEFT_OPEN = ("byes", "appeals", "refunds", "withdrawal", "leftover", "absent-percent", "headcount")
KEYS = {
    Outcome.WHITE: "1",
    Outcome.BLACK: "0",
    Outcome.DRAW: "5",
    Outcome.FORFEIT_WHITE: "+",
    Outcome.FORFEIT_BLACK: "-",
    Outcome.FORFEIT_BOTH: "x",
}


class Clock:
    """The clock on the wall of the day; only the test moves it."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        """The time, which goes on by a moment each time somebody looks."""
        self.now += timedelta(milliseconds=1)
        return self.now


@dataclass(frozen=True)
class Plan:
    """A shipped event with people held back from its list, and what happens at its boards.

    ``on_paper`` come in with the list but have not checked in; ``owing`` have not paid; ``by_hand`` is entered
    at the desk, ``late`` after the first round; ``special`` are outcomes at (field, round, board).
    """

    shipped: Shipped
    on_paper: tuple[str, ...]
    owing: tuple[str, ...]
    by_hand: str
    late: str
    special: dict[tuple[str, int, int], Outcome] = field(default_factory=dict)

    @property
    def regulation(self) -> str:
        """The regulation as the organiser first wrote it: silent where the shipped one has decisions."""
        text = self.shipped.regulation_text()
        text = text[: text.index("\n[answers]")]
        return re.sub(rf"^({'|'.join(LEFT_OPEN)}) = .*\n", "", text, flags=re.MULTILINE)

    def rows(self) -> list[dict[str, str]]:
        """The shipped list."""
        return list(csv.DictReader(StringIO(self.shipped.roster_bytes().decode())))

    def row(self, name: str) -> dict[str, str]:
        """One person of the list."""
        return next(row for row in self.rows() if row["Name"] == name)

    @property
    def roster(self) -> bytes:
        """The list as it lies at the desk in the morning."""
        kept = [row for row in self.rows() if row["Name"] not in (self.by_hand, self.late)]
        for row in kept:
            if row["Name"] in self.on_paper:
                row["CheckIn"] = ""
            if row["Name"] in self.owing:
                row["Paid"] = row["PaidHow"] = ""
        return _written(kept)

    def outcome_of(self, letter: str, round_: int, board: Board, people: Mapping[str, Person]) -> Outcome:
        """How a board's game ends."""
        names = (people[board.white].name, people[board.black].name)
        return self.outcome(letter, round_, board.number, names)

    def outcome(self, letter: str, round_: int, board: int, names: tuple[str, str]) -> Outcome:
        """How a game ends: as planned for that board, else by lot from the two names."""
        planned = self.special.get((letter, round_, board))
        if planned is not None:
            return planned
        drawn = sha256(f"{letter}/{round_}/{'/'.join(names)}".encode()).digest()[0]
        return (Outcome.WHITE, Outcome.WHITE, Outcome.BLACK, Outcome.BLACK, Outcome.DRAW)[drawn % 5]


def _written(rows: Iterable[dict[str, str]]) -> bytes:
    taken = list(rows)
    out = StringIO()
    writer = csv.DictWriter(out, taken[0].keys())
    writer.writeheader()
    writer.writerows(taken)
    return out.getvalue().encode()
