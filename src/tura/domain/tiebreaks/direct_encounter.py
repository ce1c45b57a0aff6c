"""DE: the games between the tied players (C.07 art. 6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.value import Number


@dataclass(frozen=True, slots=True)
class Pass:
    """One pass over a tied group: each member's score inside it (tenths) and games missing.

    ``groups`` is what it settled, in order; groups of several stay tied unless a later pass
    opens them.  ``article`` is 6.2 (all met), 6.3 (first whatever the missing games give) or 6.1 (nothing
    settled).
    """

    members: tuple[int, ...]
    scores: tuple[Number, ...]
    missing: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    article: str


@dataclass(frozen=True, slots=True)
class Encounter:
    """A tied group put in order: ``groups`` of row indices still equal, and the passes that led there."""

    groups: tuple[tuple[int, ...], ...]
    passes: tuple[Pass, ...]

    @property
    def decided(self) -> bool:
        """Whether it separated anybody."""
        return len(self.groups) > 1


def direct_encounter(field: Field, group: Sequence[int], played: bool = False) -> Encounter:
    """The order that the games between the group's players give (art. 6); ``played`` counts forfeits."""
    passes: list[Pass] = []
    settled = _settle(field, tuple(group), played, passes)
    return Encounter(tuple(settled), tuple(passes))


def _settle(field: Field, group: tuple[int, ...], played: bool, passes: list[Pass]) -> list[tuple[int, ...]]:
    if len(group) == 1:
        return [group]
    step = _one_pass(field, group, played)
    passes.append(step)
    if len(step.groups) == 1:
        return [group]
    settled: list[tuple[int, ...]] = []
    for part in step.groups:
        settled.extend(_settle(field, part, played, passes))
    return settled


def _one_pass(field: Field, group: tuple[int, ...], played: bool) -> Pass:
    met = mini_table(field, group, played)
    scores = tuple(sum(met[row].values()) for row in group)
    missing = tuple(len(group) - 1 - len(met[row]) for row in group)
    if any(missing):
        groups = _certain_firsts(field, group, scores, missing)
        article = "C.07 6.3" if len(groups) > 1 else "C.07 6.1"
    else:
        groups = _by_score(group, scores)
        article = "C.07 6.2"
    return Pass(group, scores, missing, groups, article)


_PLAYED = (Kind.GAME,)
_PLAYED_OR_FORFEIT = (Kind.GAME, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS)


def mini_table(field: Field, group: Sequence[int], played: bool = False) -> dict[int, dict[int, Number]]:
    """What each member made against each other member he met, averaged over several games (6.1.2)."""
    inside = set(group)
    counted = _PLAYED_OR_FORFEIT if played or field.predetermined else _PLAYED
    return {row: _made_inside(field, row, inside, counted) for row in group}


def _made_inside(field: Field, row: int, inside: set[int], counted: tuple[Kind, ...]) -> dict[int, Number]:
    points, kinds = field.points[row], field.kinds[row]
    made: dict[int, Number] = {}
    again: dict[int, list[int]] = {}
    for number, opponent in enumerate(field.opponents[row]):
        if opponent in inside and kinds[number] in counted:
            if opponent in made:
                again.setdefault(opponent, [int(made[opponent])]).append(points[number])
            else:
                made[opponent] = points[number]
    for opponent, games in again.items():
        made[opponent] = Fraction(sum(games), len(games))
    return made


def _by_score(group: tuple[int, ...], scores: tuple[Number, ...]) -> tuple[tuple[int, ...], ...]:
    found: dict[Number, list[int]] = {}
    for row, score in zip(group, scores, strict=True):
        found.setdefault(score, []).append(row)
    return tuple(tuple(found[score]) for score in sorted(found, reverse=True))


def _certain_firsts(
    field: Field, group: tuple[int, ...], scores: tuple[Number, ...], missing: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    worst = [score + field.loss * games for score, games in zip(scores, missing, strict=True)]
    best = [score + field.win * games for score, games in zip(scores, missing, strict=True)]
    left = list(range(len(group)))
    firsts: list[tuple[int, ...]] = []
    while len(left) > 1:
        leader = max(left, key=worst.__getitem__)
        if any(best[other] >= worst[leader] for other in left if other != leader):
            break
        firsts.append((group[leader],))
        left.remove(leader)
    return (*firsts, tuple(group[place] for place in left))
