"""The players that a bracket's decision looks at, and what every possible pair of them is worth."""

from dataclasses import dataclass
from enum import IntEnum

from tura.domain.pairing.dutch.absolute import bits, legal_masks
from tura.domain.pairing.dutch.bracket import Bracket, next_group
from tura.domain.pairing.dutch.general.packing import Edge, Vector
from tura.domain.pairing.dutch.quality import Levels, colour_values, float_values


class Reach(IntEnum):
    """How far down a window looks: the bracket, also the next scoregroup (C8), or everybody (C4)."""

    BRACKET = 0
    NEXT = 1
    ALL = 2


@dataclass(frozen=True, slots=True)
class Window:
    """Vertices by place: MDPs, residents, the next scoregroup, the others below, and last the PAB if given here.

    ``inside`` is the number of MDPs and residents, ``near`` that number with the next scoregroup;
    ``pab`` is the PAB's vertex or None; ``perfect`` says that the number of pairs comes before everything.
    ``edges`` names the kind of every legal pair, ``kinds`` the vectors to be maximised from the first component on.
    """

    ranks: tuple[int, ...]
    movers: int
    inside: int
    near: int
    pab: int | None
    perfect: bool
    edges: dict[Edge, int]
    kinds: tuple[Vector, ...]


def look(bracket: Bracket, reach: Reach, *, judge_pab: bool) -> Window:
    """The window of a bracket; ``judge_pab`` lets C9 count."""
    field = bracket.field
    follow = next_group(bracket) if reach else range(0)
    below = range(follow.stop, len(field)) if reach is Reach.ALL and follow else range(0)
    ranks = (*bracket.movers, *bracket.residents, *follow, *below)
    inside = len(bracket.movers) + len(bracket.residents)
    score = bracket.pab_score
    pab = len(ranks) if score is not None and score >= field.score[ranks[-1]] else None
    alone = reach is Reach.BRACKET
    values = _Values(bracket, ranks, inside, inside + len(follow), alone=alone)
    edges = values.edges()
    if pab is not None:
        edges |= values.pab_edges(pab, judge_pab=judge_pab)
    return Window(
        ranks=ranks,
        movers=len(bracket.movers),
        inside=inside,
        near=inside + len(follow),
        pab=pab,
        perfect=alone or len(field) == max(follow.stop, bracket.residents.stop) or bool(below),
        edges=edges,
        kinds=tuple(values.kinds),
    )


class _Values:
    """The vectors of one window; pairs of equal kinds share one vector."""

    def __init__(
        self, bracket: Bracket, ranks: tuple[int, ...], inside: int, near: int, *, alone: bool
    ) -> None:
        self.field, self.pab_score = bracket.field, bracket.pab_score
        self.ranks, self.inside, self.near, self.alone = ranks, inside, near, alone
        self.movers = len(bracket.movers)
        scores = tuple(dict.fromkeys(self.field.score[rank] for rank in bracket.movers))
        own = self.field.score[bracket.residents.start]
        self.levels = Levels(scores)
        self.next_levels = Levels((*scores, own) if near > inside else ())
        self.kinds: dict[Vector, int] = {}

    def edges(self) -> dict[Edge, int]:
        """Every legal pair of the window but those of two MDPs, whom the bracket above would have paired."""
        likes: dict[object, int] = {}
        like = [likes.setdefault(self._like(place), len(likes)) for place in range(len(self.ranks))]
        known: dict[tuple[int, int], int] = {}
        edges: dict[Edge, int] = {}
        for one, mask in enumerate(legal_masks(self.field, self.ranks)):
            floor = max(self.movers, one + 1)
            for step in bits(mask >> floor):
                other = floor + step
                key = (like[one], like[other])
                kind = known.get(key)
                if kind is None:
                    kind = known[key] = self._known(self._vector(one, other))
                edges[one, other] = kind
        return edges

    def _known(self, vector: Vector) -> int:
        return self.kinds.setdefault(vector, len(self.kinds))

    def pab_edges(self, pab: int, *, judge_pab: bool) -> dict[Edge, int]:
        """The PAB with each whom C2 and C5 allow it; C9 prefers who has played most."""
        field = self.field
        return {
            (place, pab): self._known(self._join(pab=1, c9=-field.unplayed[rank] if judge_pab else 0))
            for place, rank in enumerate(self.ranks)
            if field.may_bye[rank] and field.score[rank] == self.pab_score
        }

    def _like(self, place: int) -> object:
        field, rank = self.field, self.ranks[place]
        if place >= self.inside:
            return place < self.near
        return (
            place < self.movers,
            field.score[rank],
            field.preference[rank],
            field.difference[rank],
            field.colours[rank][-2:],
            field.floats[rank],
        )

    def _vector(self, one: int, other: int) -> Vector:
        score = self.field.score[self.ranks[one]]
        if other < self.inside:
            return self._within(one, other)
        if other < self.near:
            return self._join(c8=(1, *self.next_levels.at(score, 1)))
        return self._join()

    def _within(self, one: int, other: int) -> Vector:
        field, high, low = self.field, self.ranks[one], self.ranks[other]
        moved = one < self.movers
        quality = (
            *colour_values(field, high, low),
            *float_values(field, high, low, self.levels, moved=moved),
        )
        c7 = self.levels.at(field.score[high], int(moved))
        return self._join(c6=int(not self.alone), c7=c7, quality=quality)

    def _join(
        self,
        *,
        pab: int = 0,
        c6: int = 0,
        c7: Vector = (),
        c8: Vector = (),
        c9: int = 0,
        quality: Vector = (),
    ) -> Vector:
        levels = len(self.levels.scores)
        return (
            pab,
            c6,
            *(c7 or (0,) * levels),
            *(c8 or (0,) * (1 + len(self.next_levels.scores))),
            c9,
            *(quality or (0,) * (10 + 4 * levels)),
        )
