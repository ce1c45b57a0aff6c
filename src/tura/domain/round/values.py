"""Boards, byes, drafts and rounds; players are named by entry id."""

from dataclasses import dataclass, replace

from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome

BYES = (Result.PAIRING_BYE, Result.HALF_POINT_BYE, Result.FULL_POINT_BYE, Result.ZERO_POINT_BYE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """One game: its table number (unique in the round of a field), who sits there, its outcome.

    ``rated`` is another outcome for the rating report only, found too late for the standings (C.04.2 4.3).
    """

    number: int
    white: str
    black: str
    outcome: Outcome = Outcome.PENDING
    rated: Outcome | None = None

    def colour_of(self, entry: str) -> Colour | None:
        """The colour of an entry on this board, or None."""
        if entry == self.white:
            return Colour.WHITE
        return Colour.BLACK if entry == self.black else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """An entry without opponent in a round, and what it gets: one of ``BYES``."""

    entry: str
    result: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A pairing nobody has seen yet.

    ``engine`` names the engine and its version ("" by hand); ``proposed`` are the engine's (white, black)
    pairs, with which the end of a manual session is compared.  ``session`` is the reason of a manual session
    that is still open.  ``stale``: something it was made from has changed.  ``altered``: it differs from what
    the engine proposed.  ``adjourned`` are boards of the round before that became adjourned with it.
    """

    boards: tuple[Board, ...]
    byes: tuple[Bye, ...] = ()
    engine: str = ""
    proposed: tuple[tuple[str, str], ...] = ()
    session: str | None = None
    stale: bool = False
    altered: bool = False
    adjourned: tuple[int, ...] = ()

    def seat_of(self, entry: str) -> "Board | Bye | None":
        """Where an entry is: at a board, on a bye, or nowhere."""
        for board in self.boards:
            if entry in (board.white, board.black):
                return board
        return next((bye for bye in self.byes if bye.entry == entry), None)

    def board(self, number: int) -> Board | None:
        """The board with this table number."""
        return next((board for board in self.boards if board.number == number), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One round of a field.

    ``edition`` 0: not published yet; a changed pairing is published as the next edition.  ``published``
    and ``started`` are moments in ISO 8601, UTC.  ``boards`` and
    ``byes`` are the published ones and carry the outcomes; ``draft`` is what will replace them.  ``proposed``
    and ``adjourned`` are as in the draft that was published.  ``replaces`` and ``replaces_byes`` are the edition
    before, even if that was taken back; empty in the first.
    """

    number: int
    edition: int = 0
    published: str = ""
    started: str = ""
    boards: tuple[Board, ...] = ()
    byes: tuple[Bye, ...] = ()
    engine: str = ""
    proposed: tuple[tuple[str, str], ...] = ()
    adjourned: tuple[int, ...] = ()
    draft: Draft | None = None
    replaces: tuple[Board, ...] = ()
    replaces_byes: tuple[Bye, ...] = ()

    @property
    def is_published(self) -> bool:
        """Everybody can see it."""
        return self.edition > 0

    @property
    def is_over(self) -> bool:
        """Published, and every board has an outcome; an adjourned game does not hold the round up."""
        return self.is_published and all(b.outcome is not Outcome.PENDING for b in self.boards)

    @property
    def results(self) -> int:
        """How many boards have an outcome."""
        return sum(1 for board in self.boards if board.outcome is not Outcome.PENDING)

    def board(self, number: int) -> Board | None:
        """The published board with this table number."""
        for board in self.boards:
            if board.number == number:
                return board
        return None

    def board_of(self, entry: str) -> Board | None:
        """The published board where an entry sits."""
        for board in self.boards:
            if entry in (board.white, board.black):
                return board
        return None

    def with_board(self, changed: Board) -> "Round":
        """The round with the board of the same number replaced."""
        at = next(at for at, board in enumerate(self.boards) if board.number == changed.number)
        return replace(self, boards=(*self.boards[:at], changed, *self.boards[at + 1 :]))
