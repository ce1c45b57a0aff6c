"""Every result a player can have in a round, as one table that scoring, pairing and export read.

Codes are those of TRF26 record 001 (C.02.03 Annexure A).
"""

from dataclasses import dataclass
from enum import Enum


class Colour(Enum):
    """The colour of the pieces."""

    WHITE = "w"
    BLACK = "b"

    @property
    def opposite(self) -> "Colour":
        """The other colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Worth(Enum):
    """The symbol of TRF26 record 162 under which a result is scored."""

    WIN = "W"
    DRAW = "D"
    LOSS = "L"
    ABSENT = "A"
    PAB = "P"
    UNKNOWN = "X"


class Result(Enum):
    """One player's result in one round; the value is the TRF code."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    WIN_UNRATED = "W"
    DRAW_UNRATED = "D"
    LOSS_UNRATED = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    HALF_POINT_BYE = "H"
    FULL_POINT_BYE = "F"
    ZERO_POINT_BYE = "Z"
    PAIRING_BYE = "U"
    UNKNOWN = "?"
    PENDING = " "

    # A result is looked up for every cell of every fold; the members are single, so identity will do and is quicker.
    __hash__ = object.__hash__

    @property
    def facts(self) -> "ResultFacts":
        """What the rules say of this result."""
        return RESULTS[self]


@dataclass(frozen=True, slots=True)
class ResultFacts:
    """What the rules say of one result.

    ``played``: a game over the board, which gives a colour and a meeting (C.04.2 3.4, 3.5).
    ``rated``: both players moved (B.02 5.1).  ``forfeit``: an opponent was scheduled but did not play.
    ``requested``: a bye the player asked for (C.07 16.1).  ``vur``: a voluntarily unplayed round (C.07 16.1).
    """

    worth: Worth
    played: bool = False
    rated: bool = False
    forfeit: bool = False
    requested: bool = False
    vur: bool = False


RESULTS: dict[Result, ResultFacts] = {
    Result.WIN: ResultFacts(Worth.WIN, played=True, rated=True),
    Result.DRAW: ResultFacts(Worth.DRAW, played=True, rated=True),
    Result.LOSS: ResultFacts(Worth.LOSS, played=True, rated=True),
    Result.WIN_UNRATED: ResultFacts(Worth.WIN, played=True),
    Result.DRAW_UNRATED: ResultFacts(Worth.DRAW, played=True),
    Result.LOSS_UNRATED: ResultFacts(Worth.LOSS, played=True),
    Result.FORFEIT_WIN: ResultFacts(Worth.WIN, forfeit=True),
    Result.FORFEIT_LOSS: ResultFacts(Worth.ABSENT, forfeit=True, vur=True),
    Result.HALF_POINT_BYE: ResultFacts(Worth.DRAW, requested=True, vur=True),
    Result.FULL_POINT_BYE: ResultFacts(Worth.WIN),
    Result.ZERO_POINT_BYE: ResultFacts(Worth.ABSENT, requested=True, vur=True),
    Result.PAIRING_BYE: ResultFacts(Worth.PAB),
    # An adjourned game counts as a draw for pairing only (C.04.2 3.1).
    Result.UNKNOWN: ResultFacts(Worth.UNKNOWN, played=True),
    Result.PENDING: ResultFacts(Worth.ABSENT),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One player's round: the scheduled opponent's TPN (0: none), the scheduled colour, the result."""

    opponent: int
    colour: Colour | None
    result: Result


ABSENT = Cell(0, None, Result.ZERO_POINT_BYE)
