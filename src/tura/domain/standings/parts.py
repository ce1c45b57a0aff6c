"""Parts of the list: women, veterans, a rating band, a region, a club; the overall order stays."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tura.domain.standings.ranking import Standing


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of a part with its place there; equals of the whole list share it."""

    place: int
    standing: Standing


def part(lines: Sequence[Standing], belongs: Callable[[int], bool]) -> tuple[Placed, ...]:
    """The lines whose TPN belongs, in the overall order, with their own places."""
    found: list[Placed] = []
    for line in lines:
        if belongs(line.tpn):
            shared = bool(found) and found[-1].standing.rank == line.rank
            found.append(Placed(found[-1].place if shared else len(found) + 1, line))
    return tuple(found)
