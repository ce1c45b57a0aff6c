"""The order in which candidates are generated (C.04.3 3.6, 3.7 and art. 4), and where two of them part."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.bracket import Bracket, Outcome

Pairs = tuple[tuple[int, int], ...]
Key = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Halves:
    """A candidate in the handbook's terms; players are ranks.

    ``meetings``: the MDPs that are paired, with their opponents.  ``order``: the homogeneous bracket or the
    remainder; entry i has BSN i + 1.  ``pairs``: its pairs, the higher ranked first.  ``leaving`` and
    ``entering``: those whom the exchange moves out of S1 and into it.
    """

    meetings: Pairs
    order: tuple[int, ...]
    pairs: Pairs
    leaving: tuple[int, ...]
    entering: tuple[int, ...]

    def number(self, rank: int) -> int:
        """The BSN (4.1)."""
        return self.order.index(rank) + 1


def halves_of(bracket: Bracket, outcome: Outcome) -> Halves:
    """The candidate of a bracket that gives an outcome."""
    start = bracket.residents.start
    meetings = tuple(sorted(pair for pair in outcome.pairs if pair[0] < start))
    pairs = tuple(sorted(pair for pair in outcome.pairs if pair[0] >= start))
    taken = {other for _, other in meetings}
    order = tuple(rank for rank in bracket.residents if rank not in taken)
    upper = {one for one, _ in pairs}
    return Halves(
        meetings=meetings,
        order=order,
        pairs=pairs,
        leaving=tuple(rank for rank in order[: len(pairs)] if rank not in upper),
        entering=tuple(rank for rank in order[len(pairs) :] if rank in upper),
    )


# The articles whose order decides, in the order in which they are compared.
RULES = (
    ("mdp-set", "C.04.3 4.4.2"),
    ("mdp-opponents", "C.04.3 4.2.2"),
    ("exchange-size", "C.04.3 4.3.2.1"),
    ("exchange-shift", "C.04.3 4.3.2.2"),
    ("exchange-leaving", "C.04.3 4.3.2.3"),
    ("exchange-entering", "C.04.3 4.3.2.4"),
    ("transposition", "C.04.3 4.2.2"),
)


def place(halves: Halves) -> Key:
    """The candidate's place in the order of generation; one entry for each of ``RULES``."""
    number = {rank: index + 1 for index, rank in enumerate(halves.order)}
    leaving = [number[rank] for rank in halves.leaving]
    entering = [number[rank] for rank in halves.entering]
    return (
        tuple(one for one, _ in halves.meetings),
        tuple(other for _, other in halves.meetings),
        (len(leaving),),
        (sum(entering) - sum(leaving),),
        tuple(-one for one in reversed(leaving)),
        tuple(entering),
        tuple(other for _, other in halves.pairs),
    )


def parting(actual: Halves, other: Halves) -> int | None:
    """The index in ``RULES`` of the rule by which one candidate comes before another; None: they are the same."""
    for index, (mine, theirs) in enumerate(zip(place(actual), place(other), strict=True)):
        if mine != theirs:
            return index
    return None
