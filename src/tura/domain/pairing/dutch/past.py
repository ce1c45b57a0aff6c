"""One row folded once: everything the rounds before say of a player."""

from dataclasses import dataclass
from itertools import accumulate

from tura.domain.pairing.dutch.readings import Readings
from tura.domain.points import PointSystem
from tura.domain.results import Colour, Result
from tura.domain.tournament import Participant


@dataclass(frozen=True, slots=True)
class Fact:
    """One result as pairing reads it: points in tenths, a game over the board, and unplayed kinds.

    ``bars_pab``: a PAB, or a win's points without playing (C.04.1 art. 4; C2).
    ``floats_down``: a PAB, or more than a loss without playing (C.04.3 1.4.3, 1.4.4).
    ``pairs``: who has it took part in the pairing even without an opponent.
    """

    points: int
    played: bool
    bars_pab: bool
    floats_down: bool
    pairs: bool


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
        pairs=pab,
    )


@dataclass(frozen=True, slots=True)
class Step:
    """One earlier round: the pairing score before it, the opponent met (0: none), an unplayed downfloat."""

    score: int
    opponent: int
    floats_down: bool


_NO_STEP = Step(0, 0, floats_down=False)


@dataclass(frozen=True, slots=True)
class Past:
    """A row's past: pairing score now, colours of played games (``wbw``), TPNs met, the last two steps.

    ``unplayed`` counts the rounds without a game (C9); ``barred`` says that C2 forbids the PAB;
    ``took_part`` that the player was paired in some round (C.04.3 5.2.5).
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


def fold(row: Participant, done: int, table: dict[Result, Fact], *, floats_with_virtual: bool) -> Past:
    """The past of a row after ``done`` rounds; cells beyond the row's end count as absence."""
    colours, met, barred, took_part = "", [], False, False
    cells = row.cells[:done]
    earned = []
    for cell in cells:
        fact = table[cell.result]
        earned.append(fact.points)
        if cell.opponent:
            took_part = True
            if fact.played:
                met.append(cell.opponent)
                colours += "w" if cell.colour is Colour.WHITE else "b"
        if fact.bars_pab:
            barred = True
            took_part = took_part or fact.pairs
    if len(earned) < done:
        earned += [table[Result.PENDING].points] * (done - len(earned))
    virtual = row.virtual[done] if done < len(row.virtual) else 0
    extra = row.virtual if floats_with_virtual else ()
    return Past(
        tpn=row.tpn,
        score=sum(earned) + virtual,
        virtual=virtual,
        colours=colours,
        met=tuple(met),
        steps=_steps(row, earned, table, extra),
        unplayed=done - len(met),
        barred=barred,
        took_part=took_part,
    )


def _steps(
    row: Participant, earned: list[int], table: dict[Result, Fact], virtual: tuple[int, ...]
) -> tuple[Step, Step]:
    done = len(earned)
    if not done:
        return (_NO_STEP, _NO_STEP)
    scores = list(accumulate(earned, initial=0))
    last = _step(row, done - 1, scores[done - 1], table, virtual)
    before = _step(row, done - 2, scores[done - 2], table, virtual) if done > 1 else _NO_STEP
    return (last, before)


def _step(
    row: Participant, index: int, score: int, table: dict[Result, Fact], virtual: tuple[int, ...]
) -> Step:
    if index < len(virtual):
        score += virtual[index]
    if index >= len(row.cells):
        return Step(score, 0, floats_down=False)
    cell = row.cells[index]
    fact = table[cell.result]
    return Step(score, cell.opponent if fact.played else 0, fact.floats_down)
