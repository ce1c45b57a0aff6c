"""S1 against S2: a perfect matching of the two, and then the first in the order of transpositions (4.2)."""

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.ground import Graph


class Halves:
    """S1 and the stand-ins as ``upper``, S2 as ``lower``, and the matching between them so far."""

    def __init__(self, graph: Graph, upper: int, lower: int) -> None:
        self.graph, self.upper, self.lower = graph, upper, lower
        self.mate: dict[int, int] = {}
        self.owner: dict[int, int] = {}
        self.free = lower
        self.lost: list[int] = []
        self.major = graph.majority()
        self.slack = self._slack()

    def _slack(self) -> int:
        """How many pairs of two majority players fit while all others still find a majority opponent."""
        if not self.major:
            return 0
        players = self.upper & self.graph.ground.home
        slack = (players & self.major).bit_count() - (self.lower & ~self.major).bit_count()
        for leavers in self.graph.terms.leavers:
            if not leavers & self.lower & self.major:
                slack += 1
            elif leavers & self.lower & ~self.major:
                return self.graph.ground.size
        return slack

    def fill(self) -> bool:
        """Match everybody, first fit and then by augmenting; False when that cannot be."""
        slack, graph = self.slack, self.graph
        for vertex in members(self.upper):
            fit = graph.row(vertex) & self.free
            gives_way = self.major >> vertex & 1
            if gives_way and slack <= 0:
                fit &= ~self.major
            if not fit:
                self.lost.append(vertex)
                continue
            low = fit & -fit
            if gives_way and low & self.major:
                slack -= 1
            self.take(vertex, low.bit_length() - 1)
        self.lost = [vertex for vertex in self.lost if not self.augment(vertex)]
        return not self.lost

    def take(self, vertex: int, column: int) -> None:
        """Match one of the upper with one of the lower."""
        self.mate[vertex], self.owner[column] = column, vertex
        self.free &= ~(1 << column)

    def augment(self, vertex: int) -> bool:
        """Match one more of the upper, re-routing the others; False when no path does it."""
        seen, queue, came = 0, [vertex], {}
        for one in queue:
            row = self.graph.row(one) & self.lower
            end = row & self.free
            if end:
                column = (end & -end).bit_length() - 1
                came[column] = one
                self._flip(column, came)
                return True
            new = row & ~seen
            seen |= new
            for column in reversed(list(members(new))):
                came[column] = one
                queue.append(self.owner[column])
        return False

    def _flip(self, column: int, came: dict[int, int]) -> None:
        while True:
            one = came[column]
            before = self.mate.get(one)
            self.take(one, column)
            if before is None:
                return
            column = before

    def reach(self) -> tuple[int, int]:
        """The upper that alternating paths reach from those left over, and all the lower they can meet."""
        upper, lower, queue = 0, 0, list(self.lost)
        for one in queue:
            upper |= 1 << one
            new = self.graph.row(one) & self.lower & ~lower
            lower |= new
            queue += [self.owner[column] for column in members(new)]
        return upper, lower

    def refine(self) -> None:
        """Make a perfect matching the first one: S1 in order, each with the least opponent that can be."""
        open_upper, open_lower, slack = self.upper, self.lower, self.slack
        for vertex in members(self.upper & self.graph.ground.home):
            open_upper &= ~(1 << vertex)
            column = self.mate[vertex]
            better = self.graph.row(vertex) & open_lower & below(column)
            gives_way = self.major >> vertex & 1
            if gives_way and slack <= 0:
                better &= ~self.major
            if better:
                self._improve(vertex, better, open_upper)
                column = self.mate[vertex]
            if gives_way and self.major >> column & 1:
                slack -= 1
            open_lower &= ~(1 << column)

    def _improve(self, vertex: int, better: int, open_upper: int) -> None:
        """Give a vertex the least better column whose owner can be re-routed to the vertex's own."""
        old = self.mate[vertex]
        target = (better & -better).bit_length() - 1
        goal = self.owner[target]
        wanted = self.graph.row(goal)
        came: dict[int, int] = {}
        queue, found, unseen = [old], 0, open_upper
        for column in queue:
            owners = self.graph.row(column) & unseen
            if owners >> goal & 1:
                came[target] = column
                return self._shift(vertex, target, came, old)
            unseen &= ~owners
            for one in members(owners):
                mine = self.mate[one]
                came[mine] = column
                if wanted >> mine & 1:
                    came[target] = mine
                    return self._shift(vertex, target, came, old)
                found |= 1 << mine
                queue.append(mine)
        hit = found & better
        if hit:
            self._shift(vertex, (hit & -hit).bit_length() - 1, came, old)
        return None

    def _shift(self, vertex: int, column: int, came: dict[int, int], old: int) -> None:
        start = column
        moves = []
        while column != old:
            onward = came[column]
            moves.append((self.owner[column], onward))
            column = onward
        for one, onward in moves:
            self.mate[one], self.owner[onward] = onward, one
        self.mate[vertex], self.owner[start] = start, vertex
