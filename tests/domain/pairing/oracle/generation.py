"""Article 4: the order in which candidates come."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from domain.pairing.oracle.seats import Seat

Pairs = tuple[tuple[Seat, Seat], ...]


def exchanges(s1: Sequence[int], s2: Sequence[int]) -> Iterator[tuple[list[int], list[int]]]:
    """4.3: the original S1 and S2 as BSNs, then after each exchange in turn."""
    for size in range(min(len(s1), len(s2)) + 1):
        moves = [(out, into) for out in combinations(s1, size) for into in combinations(s2, size)]
        moves.sort(
            key=lambda move: (
                sum(move[1]) - sum(move[0]),
                [-number for number in sorted(move[0], reverse=True)],
                sorted(move[1]),
            )
        )
        for out, into in moves:
            yield sorted({*s1, *into} - {*out}), sorted({*s2, *out} - {*into})


def homogeneous(players: Sequence[Seat], pairs: int) -> Iterator[Pairs]:
    """3.6: the candidates of a homogeneous bracket or remainder with a number of pairs."""
    numbers = range(len(players))
    for s1, s2 in exchanges(numbers[:pairs], numbers[pairs:]):
        for order in permutations(s2, pairs):
            yield tuple((players[one], players[two]) for one, two in zip(s1, order, strict=True))


def heterogeneous(
    movers: Sequence[Seat], residents: Sequence[Seat], paired: int, pairs: int
) -> Iterator[Pairs]:
    """3.7: sets of MDPs, their opponents, and for each the remainder's candidates."""
    for chosen in combinations(movers, paired):
        for opponents in permutations(residents, paired):
            first = tuple(zip(chosen, opponents, strict=True))
            remainder = [seat for seat in residents if seat not in opponents]
            for rest in homogeneous(remainder, pairs - paired):
                yield first + rest
