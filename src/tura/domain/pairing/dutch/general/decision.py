"""The first best candidate of a bracket: the order of generation (C.04.3 art. 4) on top of the criteria."""

from collections.abc import Iterable, Mapping, Sequence

from tura.domain.pairing.dutch.bracket import Outcome
from tura.domain.pairing.dutch.general.matching import best_matching
from tura.domain.pairing.dutch.general.packing import (
    Digit,
    Digits,
    Edge,
    Vector,
    fitting,
    pack,
    product,
    spans,
    weigh,
)
from tura.domain.pairing.dutch.general.window import Window

# So many decisions at most are put to one matching; more never fit.
_AT_ONCE = 100


class Decision:
    """A window on the way to its one answer: the edges still open, a best matching of them, the pairs fixed."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.edges = dict(window.edges)
        self.kinds: Sequence[Vector] = window.kinds
        self.pairs: list[Edge] = []
        self.mate: dict[int, int] = {}
        self.links: dict[int, set[int]] = {}
        for one, other in self.edges:
            self.links.setdefault(one, set()).add(other)
            self.links.setdefault(other, set()).add(one)
        self._measure()
        self.solve(())

    def _measure(self) -> None:
        """Packs the kinds as narrowly as the open edges allow."""
        widths = spans(self.edges, self.kinds)
        self.room, self.packed = product(widths), pack(self.kinds, widths)
        self.measured = len(self.edges)

    def add_criteria(self, digits: Sequence[Digit]) -> None:
        """Makes digits the last criteria of every open edge."""
        known: dict[Vector, int] = {}
        for edge, kind in self.edges.items():
            vector = (*self.kinds[kind], *(digit.get(edge, 0) for digit in digits))
            self.edges[edge] = known.setdefault(vector, len(known))
        self.kinds = tuple(known)
        self._measure()

    def solve(self, digits: Digits) -> int:
        """A best matching of the open edges whose first digits are best too; how many digits that are."""
        if 2 * len(self.edges) < self.measured:
            self._measure()
        taken = fitting(digits, self.room)
        weighted = weigh(self.edges, self.packed, digits[:taken])
        self.mate = best_matching(weighted, perfect=self.window.perfect)
        return taken

    def inside(self, place: int) -> bool:
        """Whether the best matching pairs the place within the bracket."""
        return self.mate.get(place, self.window.inside) < self.window.inside

    def inside_links(self, place: int) -> list[int]:
        """Open opponents of a place within the bracket, highest ranked first."""
        return sorted(other for other in self.links.get(place, ()) if other < self.window.inside)

    def close(self, one: int, other: int) -> None:
        """Takes a pair out of the open ones."""
        edge = (one, other) if one < other else (other, one)
        if self.edges.pop(edge, None) is not None:
            self.links[one].discard(other)
            self.links[other].discard(one)

    def fix(self, one: int, other: int) -> None:
        """Keeps a pair for good and takes both out of the window."""
        self.pairs.append((min(one, other), max(one, other)))
        for place in (one, other):
            self.mate.pop(place, None)
            for link in tuple(self.links[place]):
                self.close(place, link)

    def outcome(self) -> Outcome:
        """The pairs fixed, by rank, and who of the bracket is in none."""
        ranks, paired = self.window.ranks, {place for pair in self.pairs for place in pair}
        return Outcome(
            tuple(sorted((ranks[one], ranks[other]) for one, other in self.pairs)),
            tuple(ranks[place] for place in range(self.window.inside) if place not in paired),
        )

    def choose_opponents(self, seekers: Iterable[int]) -> None:
        """Gives each of the seekers in turn the highest opponent that keeps the optimum (4.2)."""
        waiting = list(seekers)
        while waiting:
            seeker, first = waiting[0], self.inside_links(waiting[0])[0]
            if self.mate[seeker] == first or self._swap(seeker, first):
                self.fix(seeker, first)
                waiting.pop(0)
                continue
            taken = self.solve([self._preferring(place) for place in waiting[:_AT_ONCE]])
            for place in waiting[:taken]:
                self.fix(place, self.mate[place])
            del waiting[:taken]

    def _preferring(self, seeker: int) -> tuple[int, Digit]:
        links = self.inside_links(seeker)
        last = len(links) - 1
        return last, {
            (min(seeker, other), max(seeker, other)): last - index for index, other in enumerate(links)
        }

    def _swap(self, seeker: int, wanted: int) -> bool:
        """Exchanges opponents in the matching when that is as good; True when done."""
        left, other = self.mate[seeker], self.mate.get(wanted)
        if self.value(seeker, wanted) + self.value(left, other) != self.value(seeker, left) + self.value(
            wanted, other
        ):
            return False
        if other is None:
            self.mate.pop(left, None)
        elif not self._open(left, other):
            return False
        else:
            self.mate[left], self.mate[other] = other, left
        self.mate[seeker], self.mate[wanted] = wanted, seeker
        return True

    def _open(self, one: int, other: int) -> bool:
        return other in self.links.get(one, ())

    def total(self, mate: Mapping[int, int]) -> int:
        """The packed worth of a matching's open pairs."""
        return sum(self.value(one, other) for one, other in mate.items() if one < other)

    def value(self, one: int, other: int | None) -> int:
        """The packed worth of an open pair; 0 for none."""
        if other is None:
            return 0
        kind = self.edges.get((one, other) if one < other else (other, one))
        return 0 if kind is None else self.packed[kind]
