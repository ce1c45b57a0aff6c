"""Unplayed rounds in Buchholz and Sonneborn-Berger: adjusted scores and the dummy opponent (C.07 art. 16)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.field import Field, Kind


@dataclass(frozen=True, slots=True)
class Elements:
    """What each player's rounds bring: ``scores`` of opponents or dummies, ``points`` made against them.

    ``rounds`` are their numbers, ``vurs`` the positions in these lists that are voluntarily unplayed (16.1).
    """

    scores: Sequence[Sequence[int]]
    points: Sequence[Sequence[int]]
    rounds: Sequence[Sequence[int]]
    vurs: Sequence[Sequence[int]]


def last_round_drawn(field: Field, fore: bool) -> tuple[Sequence[Sequence[int]], Sequence[Sequence[Kind]]]:
    """Points and kinds by round; with ``fore`` the games paired in the event's last round are draws (8.3)."""
    final = field.planned if field.readings.fore_by_event else field.last
    if not fore or field.last < final or not final:
        return field.points, field.kinds
    points = [list(row) for row in field.points]
    kinds = [list(row) for row in field.kinds]
    for row, opponents in enumerate(field.opponents):
        if opponents[final - 1] >= 0:
            points[row][final - 1] = field.draw
            kinds[row][final - 1] = Kind.GAME
    return points, kinds


def adjust(field: Field, points: Sequence[int], kinds: Sequence[Kind]) -> int:
    """A player's score for the opponents' tie-breaks (16.3): each requested bye of category 5 is a draw."""
    score = sum(points)
    if field.predetermined:
        return score
    if field.edition is Edition.VIRTUAL_OPPONENT:
        return sum(
            earned if kind is Kind.GAME or kind is Kind.NOTHING else field.draw
            for earned, kind in zip(points, kinds, strict=True)
        )
    for number in range(len(kinds) - 1, -1, -1):
        kind = kinds[number]
        if kind is Kind.REQUESTED:
            score += field.draw - points[number]
        elif kind is not Kind.FORFEIT_LOSS:
            break
    return score


@lru_cache(maxsize=16)
def elements(field: Field, fore: bool = False, played: bool = False) -> Elements:
    """The elements of the Buchholz and Sonneborn-Berger sums (art. 8, 9, 15, 16).

    ``played`` (/P): a forfeit is a game against the scheduled opponent.
    """
    points, kinds = last_round_drawn(field, fore)
    adjusted = [adjust(field, points[row], kinds[row]) + field.bonus[row] for row in range(field.size)]
    rows = [_row(field, (row, points[row], kinds[row]), adjusted, played) for row in range(field.size)]
    return Elements(
        [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows], [row[3] for row in rows]
    )


_Line = tuple[int, Sequence[int], Sequence[Kind]]
_Row = tuple[list[int], list[int], list[int], list[int]]


def _row(field: Field, line: _Line, adjusted: Sequence[int], played: bool) -> _Row:
    scores: list[int] = []
    made: list[int] = []
    rounds: list[int] = []
    vurs: list[int] = []
    row, points, kinds = line
    own = sum(points) + field.bonus[row]
    game, nothing = Kind.GAME, Kind.NOTHING
    forfeits_are_games = played or field.predetermined
    number = 0
    for opponent, earned, kind in zip(field.opponents[row], points, kinds, strict=True):
        number += 1
        if kind is nothing:
            continue
        if kind is game or (forfeits_are_games and opponent >= 0):
            scores.append(adjusted[opponent])
        else:
            if kind is Kind.REQUESTED or kind is Kind.FORFEIT_LOSS:
                vurs.append(len(scores))
            scores.append(dummy(field, own, adjusted[opponent] if opponent >= 0 else None, points, number))
        made.append(earned)
        rounds.append(number)
    return scores, made, rounds, vurs


def dummy(field: Field, own: int, scheduled: int | None, points: Sequence[int], number: int) -> int:
    """The dummy's score in one unplayed round (16.4): the player's own, capped since March 2026.

    ``scheduled`` is the adjusted score of a forfeited game's opponent (16.4.1), None otherwise (16.4.2).
    """
    match field.edition:
        case Edition.MARCH_2026:
            return min(own, cap(field) if scheduled is None else scheduled)
        case Edition.AUGUST_2024:
            return own
        case Edition.VIRTUAL_OPPONENT:
            # His score before the round, the rest of this round's point, then draws to the end.
            before = sum(points[: number - 1])
            return before + field.win - points[number - 1] + field.draw * (field.last - number)


def cap(field: Field) -> int:
    """The most a dummy can score when no opponent was scheduled (16.4.2)."""
    return field.draw * (field.planned if field.readings.dummy_cap_by_event else field.last)
