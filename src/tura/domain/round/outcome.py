"""Every outcome a board can have: the two results that may stand side by side (C.07; FIDE Laws 10.2)."""

from enum import Enum

from tura.domain.results import Colour, Result


class Outcome(Enum):
    """What a board's game came to, White's side first; the value is how an arbiter types it.

    There is no mixed outcome (one side played, the other forfeited), no 1-1 and no 1-½.
    ``PENDING`` has no result yet; ``ADJOURNED`` is a draw for pairing only (C.04.2 3.1).
    """

    PENDING = ""
    WHITE = "1-0"
    BLACK = "0-1"
    DRAW = "="
    WHITE_HALF = "=-0"
    BLACK_HALF = "0-="
    NOBODY = "0-0"
    FORFEIT_WHITE = "+-"
    FORFEIT_BLACK = "-+"
    FORFEIT_BOTH = "--"
    WHITE_UNRATED = "W"
    DRAW_UNRATED = "D"
    BLACK_UNRATED = "L"
    ADJOURNED = "?"

    @property
    def sides(self) -> tuple[Result, Result]:
        """White's and Black's results."""
        return SIDES[self]

    def of(self, colour: Colour) -> Result:
        """The result of the player of one colour."""
        return SIDES[self][0 if colour is Colour.WHITE else 1]

    @property
    def turned(self) -> "Outcome":
        """The outcome if the players sat the other way round, each keeping the own result."""
        return _OF_SIDES[self.sides[1], self.sides[0]]

    @property
    def is_final(self) -> bool:
        """Neither missing nor adjourned."""
        return self not in (Outcome.PENDING, Outcome.ADJOURNED)


SIDES: dict[Outcome, tuple[Result, Result]] = {
    Outcome.PENDING: (Result.PENDING, Result.PENDING),
    Outcome.WHITE: (Result.WIN, Result.LOSS),
    Outcome.BLACK: (Result.LOSS, Result.WIN),
    Outcome.DRAW: (Result.DRAW, Result.DRAW),
    Outcome.WHITE_HALF: (Result.DRAW, Result.LOSS),
    Outcome.BLACK_HALF: (Result.LOSS, Result.DRAW),
    Outcome.NOBODY: (Result.LOSS, Result.LOSS),
    Outcome.FORFEIT_WHITE: (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    Outcome.FORFEIT_BLACK: (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    Outcome.FORFEIT_BOTH: (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    Outcome.WHITE_UNRATED: (Result.WIN_UNRATED, Result.LOSS_UNRATED),
    Outcome.DRAW_UNRATED: (Result.DRAW_UNRATED, Result.DRAW_UNRATED),
    Outcome.BLACK_UNRATED: (Result.LOSS_UNRATED, Result.WIN_UNRATED),
    Outcome.ADJOURNED: (Result.UNKNOWN, Result.UNKNOWN),
}
_OF_SIDES = {sides: outcome for outcome, sides in SIDES.items()}
