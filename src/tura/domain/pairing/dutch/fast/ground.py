"""One bracket's vertices: movers first, then residents, then one stand-in for each who must leave it."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, match
from tura.domain.pairing.dutch.fast.sight import CLASSES, Sight
from tura.domain.pairing.dutch.fast.table import Bound, partners


class Ground:
    """The players of one bracket, numbered: ``movers`` from 0, residents after them, in rank order."""

    def __init__(self, sight: Sight, movers: Sequence[int], residents: range) -> None:
        self.sight, self.movers, self.residents = sight, tuple(movers), residents
        self.first = len(self.movers)
        self.size = self.first + len(residents)
        self.home = below(self.size) & ~below(self.first)
        self.kinds = [int(sight.classes[rank]) for rank in (*self.movers, *residents)]
        self.sets = [sight.of_class(kind, residents) << self.first for kind in range(CLASSES)]

    def rank(self, vertex: int) -> int:
        """The rank of a vertex that is a player."""
        if vertex < self.first:
            return self.movers[vertex]
        return self.residents.start + vertex - self.first

    def barred(self, vertex: int) -> int:
        """The residents whom a player may not meet (C1), and the player."""
        start, stop = self.residents.start, self.residents.stop
        shift = self.first - start
        bits = 1 << vertex
        for other in self.sight.met[self.rank(vertex)]:
            if start <= other < stop:
                bits |= 1 << (other + shift)
        return bits

    def lost(self) -> int:
        """How many must leave the bracket at least, whoever they are, by C1 and C3 alone (C6)."""
        rows = [
            self.sight.legal(self.rank(vertex), self.residents) << self.first for vertex in range(self.size)
        ]
        for mover in range(self.first):
            for resident in members(rows[mover]):
                rows[resident] |= 1 << mover
        mates = [FREE] * self.size
        match(rows, mates, below(self.size), self.size)
        return mates.count(FREE)

    def floated(self, bit: int) -> int:
        """The residents with one float bit of ``Field.floats``."""
        return self.sight.floated(bit, self.residents) << self.first


@dataclass(frozen=True, slots=True)
class Terms:
    """What a pairing must keep to so that it attains one vector of the criteria.

    ``opponents``: the residents each mover may meet.  ``leavers``: for each stand-in, who may leave through it.
    """

    limit: Bound
    opponents: tuple[int, ...] = ()
    leavers: tuple[int, ...] = ()


class Graph:
    """Who may meet whom under some terms, as rows of bits made when first asked for."""

    def __init__(self, ground: Ground, terms: Terms) -> None:
        self.ground, self.terms = ground, terms
        self.table = partners(terms.limit)
        self._wide = [self._union(kind) for kind in range(CLASSES)]
        self._rows: dict[int, int] = {}
        self.stand_ins = range(ground.size, ground.size + len(terms.leavers))

    def _union(self, kind: int) -> int:
        bits = 0
        for other in range(CLASSES):
            if self.table[kind] >> other & 1:
                bits |= self.ground.sets[other]
        return bits

    def row(self, vertex: int) -> int:
        """Whom a vertex may be matched with: residents, and for a resident its stand-ins too."""
        found = self._rows.get(vertex)
        if found is None:
            found = self._rows[vertex] = self._make(vertex)
        return found

    def _make(self, vertex: int) -> int:
        ground = self.ground
        if vertex >= ground.size:
            return self.terms.leavers[vertex - ground.size]
        bits = self._wide[ground.kinds[vertex]] & ~ground.barred(vertex)
        if vertex < ground.first:
            return bits & self.terms.opponents[vertex]
        for stand_in, leavers in zip(self.stand_ins, self.terms.leavers, strict=True):
            if leavers >> vertex & 1:
                bits |= 1 << stand_in
        return bits

    def full_rows(self) -> list[int]:
        """The rows of all vertices, movers seen from their opponents too."""
        rows = [self.row(vertex) for vertex in range(self.stand_ins.stop)]
        for mover in range(self.ground.first):
            for resident in members(rows[mover]):
                rows[resident] |= 1 << mover
        return rows

    def majority(self) -> int:
        """The residents whose colour must give way (C12); 0 when nobody must."""
        bits = 0
        for kind in self.terms.limit.major:
            bits |= self.ground.sets[kind]
        return bits
