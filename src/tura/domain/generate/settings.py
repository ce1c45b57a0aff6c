"""What a generated tournament is like."""

from dataclasses import dataclass, field
from typing import Protocol

from tura.domain.points import STANDARD, PointSystem
from tura.domain.results import Colour


class Chance(Protocol):
    """A seeded source of chance; ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to below ``stop``, each as likely as another."""
        ...


@dataclass(frozen=True, slots=True)
class Rates:
    """How often things happen, per mille.

    ``half_bye``, ``zero_bye``, ``full_bye``: a player and a round.  ``withdrawal``: a player and a round, for good.
    ``late``: a player who enters after the first round.  ``forfeit``, ``double_forfeit``: a game.
    ``unrated``: a game over the board that is not rated (W, D, L).  ``draw``: a game between equals.
    """

    half_bye: int = 10
    zero_bye: int = 10
    full_bye: int = 0
    withdrawal: int = 2
    late: int = 0
    forfeit: int = 10
    double_forfeit: int = 0
    unrated: int = 0
    draw: int = 300


QUIET = Rates(0, 0, 0, 0, 0, 0, 0, 0, 300)
ALL_DRAWN = Rates(0, 0, 0, 0, 0, 0, 0, 0, 1000)


@dataclass(frozen=True, slots=True)
class Settings:
    """One tournament to generate.

    ``rated`` are ratings given; else they are drawn from ``lowest`` to ``highest`` (equal ends: all alike).
    ``baku`` accelerates by C.04.7; raises ValueError where its article 1.1 forbids that.
    ``prohibited`` is the size of the clubs whose members never meet (0: none).
    ``initial_colour`` None lets chance draw it.
    """

    players: int
    rounds: int
    rates: Rates = field(default_factory=Rates)
    points: PointSystem = STANDARD
    rated: tuple[int, ...] = ()
    lowest: int = 1400
    highest: int = 2600
    baku: bool = False
    prohibited: int = 0
    initial_colour: Colour | None = None

    def __post_init__(self) -> None:
        points = self.points
        if self.baku and (points.win != 2 * points.draw or points.loss):
            raise ValueError("Baku acceleration needs a win worth two draws and a loss worth nothing")
