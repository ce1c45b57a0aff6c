"""Points for results: integers in tenths of a point."""

from dataclasses import dataclass

from tura.domain.results import Result, Worth


@dataclass(frozen=True, slots=True)
class PointSystem:
    """What each result is worth, in tenths of a point (C.04.1; TRF26 record 162).

    ``pab`` None means the points of a win (C.04.1 art. 3); ``unknown`` None the points of a draw.
    """

    win: int = 10
    draw: int = 5
    loss: int = 0
    absent: int = 0
    pab: int | None = None
    unknown: int | None = None

    def of(self, result: Result) -> int:
        """The tenths of a point that a result earns."""
        match result.facts.worth:
            case Worth.WIN:
                return self.win
            case Worth.DRAW:
                return self.draw
            case Worth.LOSS:
                return self.loss
            case Worth.ABSENT:
                return self.absent
            case Worth.PAB:
                return self.win if self.pab is None else self.pab
            case Worth.UNKNOWN:
                return self.draw if self.unknown is None else self.unknown


STANDARD = PointSystem()


def as_text(tenths: int) -> str:
    """Tenths as the handbook prints them.

    >>> as_text(55), as_text(-5)
    ('5.5', '-0.5')
    """
    sign, size = ("-" if tenths < 0 else ""), abs(tenths)
    return f"{sign}{size // 10}.{size % 10}"
