"""Games of the last round that are still open, and what a result of one would bring."""

from dataclasses import dataclass

from tura.domain.points import PointSystem

OUTCOMES = ("win", "draw", "loss")
OTHER = {"win": "loss", "draw": "draw", "loss": "win"}


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An undecided game of two entries; results are named from White's side."""

    white: str
    black: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What one result of one entry brings: kopecks at least and at most, and the prizes that are possible.

    ``exact`` False: bounds from points alone, so the truth lies between them.
    """

    entry: str
    result: str
    least: int
    most: int
    prizes: tuple[str, ...]
    exact: bool


def worth(points: PointSystem, result: str) -> int:
    """The tenths of a point of a result."""
    return {"win": points.win, "draw": points.draw, "loss": points.loss}[result]
