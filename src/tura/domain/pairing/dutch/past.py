"""One row folded once: everything the rounds before say of a player."""

from typing import NamedTuple

from tura.domain.pairing.dutch.readings import Readings
from tura.domain.points import PointSystem
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant


class Fact(NamedTuple):
    """One result as pairing reads it: points in tenths, a game over the board, and unplayed kinds.

    ``bars_pab``: a PAB, or a win's points without playing (C.04.1 art. 4; C2).
    ``floats_down``: a PAB, or more than a loss without playing (C.04.3 1.4.3, 1.4.4).
    ``is_pab``: who has it took part in the pairing even without an opponent.
    """

    points: int
    played: bool
    bars_pab: bool
    floats_down: bool
    is_pab: bool


def facts(points: PointSystem, readings: Readings) -> dict[Result, Fact]:
    """The facts of every result under one point system."""
    return {result: _fact(result, points, readings) for result in Result}


def _fact(result: Result, points: PointSystem, readings: Readings) -> Fact:
    adjourned = result is Result.UNKNOWN and readings.adjourned_is_draw
    worth = points.draw if adjourned else points.of(result)
    played, pab = result.facts.played, result is Result.PAIRING_BYE
    return Fact(
        points=worth,
        played=played,
        bars_pab=pab or (not played and worth >= points.win),
        floats_down=pab or (not played and worth > points.loss),
        is_pab=pab,
    )


class Step(NamedTuple):
    """One earlier round: the pairing score before it, the opponent met (0: none), an unplayed downfloat."""

    score: int
    opponent: int
    floats_down: bool


class Past(NamedTuple):
    """A row's past: pairing score now, colours of played games (``wbw``), TPNs met, the last two steps.

    ``steps``: the round before and the one before that.  ``unplayed`` counts the rounds without a game (C9);
    ``barred`` says that C2 forbids the PAB; ``took_part`` that the player was paired in some round (5.2.5).
    """

    tpn: int
    score: int
    virtual: int
    colours: str
    met: tuple[int, ...]
    steps: tuple[Step, Step]
    unplayed: int
    barred: bool
    took_part: bool


_NO_STEP = Step(0, 0, floats_down=False)
_MISSING = Cell(0, None, Result.PENDING)


def fold(row: Participant, done: int, table: dict[Result, Fact], *, floats_with_virtual: bool) -> Past:
    """The past of a row after ``done`` rounds; cells beyond the row's end count as absence."""
    cells = row.cells[:done]
    if len(cells) < done:
        cells += (_MISSING,) * (done - len(cells))
    colours, barred, took_part = "", False, False
    met: list[int] = []
    total = before = older = 0
    # This loop runs once for every result of the tournament: it is half of the time that a round takes.
    for cell in cells:
        older, before = before, total
        points, played, bars_pab, _, is_pab = table[_read(cell)]
        total += points
        if cell.opponent:
            took_part = True
            if played:
                met.append(cell.opponent)
                colours += "w" if cell.colour is Colour.WHITE else "b"
        if bars_pab:
            barred = True
            took_part = took_part or is_pab
    if row.extra:
        total, before, older = (
            points + sum(row.extra[: max(0, done - back)])
            for back, points in enumerate((total, before, older))
        )
    virtual = row.virtual
    lift = virtual[done] if done < len(virtual) else 0
    shown = virtual if floats_with_virtual else ()
    steps = (
        _step(cells[-1], before, shown[done - 1 : done], table) if done else _NO_STEP,
        _step(cells[-2], older, shown[done - 2 : done - 1], table) if done > 1 else _NO_STEP,
    )
    unplayed = done - len(met)
    return Past(row.tpn, total + lift, lift, colours, tuple(met), steps, unplayed, barred, took_part)


def _read(cell: Cell) -> Result:
    """The result that pairing reads: a game still without one counts as adjourned (C.04.2 3.1)."""
    return Result.UNKNOWN if cell.result is Result.PENDING and cell.opponent else cell.result


def _step(cell: Cell, score: int, virtual: tuple[int, ...], table: dict[Result, Fact]) -> Step:
    fact = table[_read(cell)]
    return Step(score + sum(virtual), cell.opponent if fact.played else 0, fact.floats_down)
