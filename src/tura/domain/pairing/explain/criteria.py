"""A candidate of a bracket on every quality criterion, C6 to C21, as the handbook counts it (C.04.3 2.4)."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.completion import after_pab
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.floats import DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST
from tura.domain.pairing.dutch.quality import misses_c10, misses_c11, misses_c12, misses_c13
from tura.domain.pairing.explain.ahead import left_next

Value = int | tuple[int, ...]
ARTICLES = {
    "C1": "C.04.3 2.1.1",
    "C2": "C.04.3 2.1.2",
    "C3": "C.04.3 2.1.3",
    "C4": "C.04.3 2.2.1",
    "C5": "C.04.3 2.3.1",
    **{f"C{number}": f"C.04.3 2.4.{number - 5}" for number in range(6, 22)},
}
# An MDP that floats again has a greater score difference than any that is paired (C18, C20).
FLOATS_AGAIN = 100_000
_COLOURS = (("C10", misses_c10), ("C11", misses_c11), ("C12", misses_c12), ("C13", misses_c13))


@dataclass(frozen=True, slots=True)
class Difference:
    """The first criterion on which two candidates differ, and the value of each."""

    criterion: str
    actual: Value
    other: Value


def assess(bracket: Bracket, outcome: Outcome) -> dict[str, Value]:
    """Every quality criterion's value in order, each the better the smaller; lists are taken highest first.

    C8 lists the scores of those whom the next bracket must leave over at least.
    """
    field, floaters = bracket.field, outcome.floaters
    values: dict[str, Value] = {
        "C6": len(floaters),
        "C7": tuple(sorted((field.score[rank] for rank in floaters), reverse=True)),
        "C8": left_next(bracket, floaters) or (),
        "C9": _unplayed(bracket, floaters),
    }
    for code, misses in _COLOURS:
        values[code] = sum(1 for one, other in outcome.pairs if misses(field, one, other))
    return values | _floats(bracket, outcome)


def _unplayed(bracket: Bracket, floaters: tuple[int, ...]) -> int:
    """C9 acts only where the one who leaves takes the PAB."""
    takes = bracket.pab_score is not None and after_pab(bracket, floaters)[1] is None
    return bracket.field.unplayed[floaters[0]] if takes else 0


def _floats(bracket: Bracket, outcome: Outcome) -> dict[str, Value]:
    field, movers = bracket.field, set(bracket.movers)
    residents = [rank for rank in outcome.floaters if rank not in movers]
    meetings = [(one, other) for one, other in outcome.pairs if one in movers]
    counts: dict[str, Value] = {}
    lists: dict[str, Value] = {}
    for back, (down, up) in enumerate(((DOWN_LAST, UP_LAST), (DOWN_BEFORE, UP_BEFORE))):
        counts[f"C{14 + 2 * back}"] = sum(1 for rank in residents if field.floats[rank] & down)
        counts[f"C{15 + 2 * back}"] = sum(1 for _, other in meetings if field.floats[other] & up)
        again = [
            FLOATS_AGAIN + field.score[rank]
            for rank in outcome.floaters
            if rank in movers and field.floats[rank] & down
        ]
        lists[f"C{18 + 2 * back}"] = _gaps(field, meetings, 0, down, again)
        lists[f"C{19 + 2 * back}"] = _gaps(field, meetings, 1, up, [])
    return counts | lists


def _gaps(field: Field, meetings: list[tuple[int, int]], side: int, bit: int, more: list[int]) -> Value:
    gaps = [
        field.score[pair[0]] - field.score[pair[1]] for pair in meetings if field.floats[pair[side]] & bit
    ]
    return tuple(sorted(gaps + more, reverse=True))


def _key(criterion: str, value: Value) -> tuple[int, ...]:
    if isinstance(value, int):
        return (value,)
    return (len(value), *value) if criterion == "C8" else value


def first_difference(actual: dict[str, Value], other: dict[str, Value]) -> Difference | None:
    """The criterion of highest priority on which two candidates of one bracket differ."""
    for criterion, value in actual.items():
        if value != other[criterion]:
            return Difference(criterion, value, other[criterion])
    return None


def is_worse(difference: Difference) -> bool:
    """Whether the other candidate is worse on the criterion."""
    code = difference.criterion
    return _key(code, difference.actual) < _key(code, difference.other)
