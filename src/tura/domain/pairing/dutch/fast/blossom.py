"""Perfect matchings of general graphs by Edmonds' alternating trees, over rows of bits."""

from collections.abc import Sequence

from tura.domain.pairing.dutch.fast.bits import members

FREE = -1


class Tree:
    """One alternating tree from an unmatched root, blossoms contracted as they are found.

    ``even`` are the vertices that an alternating path of even length reaches from the root.
    """

    def __init__(self, rows: Sequence[int], mates: list[int], root: int, alive: int) -> None:
        self.rows, self.mates, self.root = rows, mates, root
        self.even = 1 << root
        self.fresh = alive & ~self.even
        self.above: dict[int, int] = {}
        self.base: dict[int, int] = {root: root}
        self.inside: dict[int, int] = {root: 1 << root}
        self.queue = [root]

    def grow(self, free: int) -> int:
        """An unmatched vertex that the tree reaches, or FREE when there is none and the tree is complete."""
        for vertex in self.queue:
            row = self.rows[vertex]
            end = row & free & self.fresh
            if end:
                last = (end & -end).bit_length() - 1
                self.above[last] = vertex
                return last
            self._reach(vertex, row & self.fresh)
            self._shrink(vertex, row)
        return FREE

    def _reach(self, vertex: int, found: int) -> None:
        while found:
            low = found & -found
            odd = low.bit_length() - 1
            mate = self.mates[odd]
            self.above[odd] = vertex
            self.base[odd], self.inside[odd] = odd, low
            both = low | 1 << mate
            self.base[mate], self.inside[mate] = mate, both ^ low
            self.even |= both ^ low
            self.fresh &= ~both
            found &= ~both
            self.queue.append(mate)

    def _shrink(self, vertex: int, row: int) -> None:
        loops = row & self.even & ~self.inside[self.base[vertex]]
        while loops:
            other = (loops & -loops).bit_length() - 1
            self._contract(vertex, other)
            loops &= ~self.inside[self.base[vertex]]

    def _contract(self, one: int, two: int) -> None:
        root = self._meeting(one, two)
        bases: set[int] = set()
        self._mark(one, root, two, bases)
        self._mark(two, root, one, bases)
        grown = self.inside[root]
        for base in bases:
            grown |= self.inside[base]
        self.inside[root] = grown
        for vertex in members(grown):
            self.base[vertex] = root
        for vertex in members(grown & ~self.even):
            self.queue.append(vertex)
        self.even |= grown

    def _meeting(self, one: int, two: int) -> int:
        seen = set()
        walk = self.base[one]
        while True:
            seen.add(walk)
            if walk == self.root or self.mates[walk] == FREE:
                break
            walk = self.base[self.above[self.mates[walk]]]
        walk = self.base[two]
        while walk not in seen:
            walk = self.base[self.above[self.mates[walk]]]
        return walk

    def _mark(self, vertex: int, root: int, child: int, bases: set[int]) -> None:
        while self.base[vertex] != root:
            mate = self.mates[vertex]
            bases.add(self.base[vertex])
            bases.add(self.base[mate])
            self.above[vertex] = child
            child = mate
            vertex = self.above[mate]


def flip(tree: Tree, end: int) -> None:
    """Match along the path from the tree's root to an unmatched end."""
    mates, vertex = tree.mates, end
    while vertex != FREE:
        over = tree.above[vertex]
        onward = mates[over]
        mates[vertex], mates[over] = over, vertex
        vertex = onward


def seed(rows: Sequence[int], mates: list[int], alive: int) -> int:
    """Match greedily whom ``mates`` leaves unmatched; the set of those still unmatched."""
    free = 0
    for vertex in members(alive):
        if mates[vertex] == FREE:
            free |= 1 << vertex
    for vertex in members(free):
        if free >> vertex & 1:
            found = rows[vertex] & free
            if found:
                low = found & -found
                other = low.bit_length() - 1
                mates[vertex], mates[other] = other, vertex
                free &= ~(low | 1 << vertex)
    return free


def match(rows: Sequence[int], mates: list[int], alive: int, spare: int = 0) -> Tree | None:
    """Match all of ``alive`` but at most ``spare``; the complete tree of a vertex left over, or None.

    More than ``spare`` left over shows as mates that are FREE.  Stops at the first vertex too many.
    """
    free = seed(rows, mates, alive)
    last = None
    dead = 0
    while free & ~dead:
        root = (free & ~dead & -(free & ~dead)).bit_length() - 1
        tree = Tree(rows, mates, root, alive)
        end = tree.grow(free & ~(1 << root))
        if end == FREE:
            last = tree
            dead |= 1 << root
            if dead.bit_count() > spare:
                return last
        else:
            flip(tree, end)
            free &= ~(1 << root | 1 << end)
    return last


def is_perfect(rows: Sequence[int], mates: list[int], alive: int) -> bool:
    """Whether the graph has a perfect matching; ``mates`` then holds one."""
    return match(rows, mates, alive) is None
