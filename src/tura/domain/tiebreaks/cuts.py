"""Modifiers that cut contributions away (C.07 art. 14) and the exception for unplayed rounds (16.5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.tiebreaks.code import Code


@dataclass(frozen=True, slots=True)
class Cut:
    """One contribution removed: its position, the article that chose it."""

    position: int
    article: str


def chosen_cuts(
    values: Sequence[int], ranks: Sequence[int], vurs: Sequence[int], code: Code
) -> tuple[Cut, ...]:
    """Which contributions a cut or median removes, in order.

    ``ranks`` tell significance: the opponents' scores for SB, the values themselves for BH and ARO.
    """
    left = list(range(len(values)))
    removed: list[Cut] = []
    for _ in range(code.cut or code.median):
        if left:
            removed.append(_least(values, ranks, [place for place in vurs if place in left], left))
            left.remove(removed[-1].position)
    for _ in range(code.median):
        if left:
            most = max(left, key=lambda place: (ranks[place], values[place]))
            removed.append(Cut(most, "C.07 14"))
            left.remove(most)
    return tuple(removed)


def _least(values: Sequence[int], ranks: Sequence[int], vurs: Sequence[int], left: Sequence[int]) -> Cut:
    least = min(left, key=lambda place: (ranks[place], values[place]))
    if vurs:
        unplayed = min(vurs, key=lambda place: (values[place], ranks[place]))
        if values[unplayed] >= values[least]:
            return Cut(unplayed, "C.07 16.5")
    return Cut(least, "C.07 14")


def cut_sum(values: Sequence[int], ranks: Sequence[int], vurs: Sequence[int], code: Code) -> int:
    """The sum of what a cut or median leaves."""
    if not (code.cut or code.median) or not values:
        return sum(values)
    if ranks is values and not vurs:
        low = code.cut or code.median
        return sum(sorted(values)[low : len(values) - code.median])
    return sum(values) - sum(values[cut.position] for cut in chosen_cuts(values, ranks, vurs, code))
