"""Empty chairs that arbiters noted while the default time runs; known as long as the program runs, no journal entry."""

from dataclasses import dataclass, field
from threading import Lock


@dataclass(frozen=True, slots=True)
class Place:
    """One edition of a round of a field: a changed pairing has other chairs."""

    event_id: str
    field: str
    round: int
    edition: int


@dataclass(frozen=True, slots=True)
class Absences:
    """Who is not at a board, by place and board: ``w``, ``b`` or both letters."""

    _noted: dict[Place, dict[int, str]] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def note(self, place: Place, board: int, sides: str) -> None:
        """These chairs of a board are empty; none of them: everybody is there."""
        with self._lock:
            boards = self._noted.setdefault(place, {})
            boards.pop(board, None)
            if sides:
                boards[board] = sides

    def came(self, place: Place, board: int, side: str) -> None:
        """Whoever sits on this side has come."""
        self.note(place, board, self.at(place).get(board, "").replace(side, ""))

    def at(self, place: Place) -> dict[int, str]:
        """The empty chairs by board."""
        with self._lock:
            return dict(self._noted.get(place, {}))
