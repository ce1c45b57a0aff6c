"""Groups still tied, refined step by step (C.07 4.2)."""

from collections.abc import Callable, Mapping, Sequence

from tura.domain.standings.lots import drawn
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.direct_encounter import Encounter, direct_encounter
from tura.domain.tiebreaks.field import Field
from tura.domain.tiebreaks.value import Number, Value

POINTS, LOTS = "PTS", "lots"
_Decide = Callable[[Sequence[int]], Sequence[Sequence[int]]]


class Order:
    """Groups of row indices still tied, best first; ``separated`` says what drew the line above a place.

    ``encounters``: by column name and row, the direct encounter that the row was part of.
    """

    def __init__(self, sheet: Field, rows: Sequence[int]) -> None:
        self.sheet = sheet
        self.groups: list[Sequence[int]] = [rows] if rows else []
        self.separated: dict[int, str] = {}
        self.encounters: dict[str, dict[int, Encounter]] = {}
        self.split(sheet.scores, POINTS, descending=True)

    def split(self, values: Sequence[Number], name: str, *, descending: bool) -> None:
        """Refine every group by a column."""
        self._refine(lambda group: _grouped(group, values, descending), name)

    def encounter(self, code: Code, name: str) -> dict[int, Value]:
        """Refine every group by the direct encounter; the scores that it first compared."""
        scores: dict[int, Value] = {}
        met = self.encounters.setdefault(name, {})

        def decide(group: Sequence[int]) -> Sequence[Sequence[int]]:
            found = direct_encounter(self.sheet, group, code.played)
            first = found.passes[0]
            met.update(dict.fromkeys(group, found))
            for row, score in zip(first.members, first.scores, strict=True):
                scores[row] = Value(score, 10, 1 if isinstance(score, int) else 2)
            return found.groups

        self._refine(decide, name)
        return scores

    def draw(self, seed: str, keys: Mapping[int, str]) -> None:
        """Refine every group by lots."""
        tpns = self.sheet.tpns

        def decide(group: Sequence[int]) -> Sequence[Sequence[int]]:
            drawn_order = drawn([keys.get(tpns[row], str(tpns[row])) for row in group], seed)
            return [[group[place]] for place in drawn_order]

        self._refine(decide, LOTS)

    def _refine(self, decide: _Decide, name: str) -> None:
        groups: list[Sequence[int]] = []
        place = 0
        for group in self.groups:
            parts = [group] if len(group) == 1 else decide(group)
            start = place
            for part in parts:
                if place > start:
                    self.separated[place] = name
                place += len(part)
            groups.extend(parts)
        self.groups = groups


def _grouped(group: Sequence[int], values: Sequence[Number], descending: bool) -> Sequence[Sequence[int]]:
    found: dict[Number, list[int]] = {}
    for row in group:
        found.setdefault(values[row], []).append(row)
    return [found[value] for value in sorted(found, reverse=descending)]
