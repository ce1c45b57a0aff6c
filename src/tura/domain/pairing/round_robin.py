"""Round robins by the Berger tables, made by their rule (C.05, annex 1)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BergerRound:
    """A round as (white, black) numbers in the table's board order; ``free`` is who has no opponent."""

    round_no: int
    pairs: tuple[tuple[int, int], ...]
    free: int | None = None


def schedule(players: int, *, cycles: int = 1, swap_last_two: bool = False) -> tuple[BergerRound, ...]:
    """Every round of a round robin, numbers 1 to ``players``.

    With an odd number of players the last number of the next table is nobody, and who would meet it is free.
    Every second cycle has the colours reversed.  ``swap_last_two`` exchanges the last two rounds of the first
    cycle of a double round robin, so that nobody has one colour three times running.
    Raises ValueError for fewer than two players.
    """
    if players < 2:
        raise ValueError("a round robin needs two players")
    size = players + players % 2
    first = [_round(size, number) for number in range(1, size)]
    if swap_last_two and cycles > 1 and len(first) > 1:
        first[-2:] = first[:-3:-1]
    table: list[list[tuple[int, int]]] = []
    for cycle in range(cycles):
        own = first if cycle == 0 else [_round(size, number) for number in range(1, size)]
        table += [_reversed(pairs) if cycle % 2 else pairs for pairs in own]
    return tuple(_of(number, pairs, players) for number, pairs in enumerate(table, 1))


def _round(size: int, number: int) -> list[tuple[int, int]]:
    """A table's round: numbers meet whose sum is round + 1, modulo size - 1; the one left meets the last number."""
    ring = size - 1
    middle = _middle(ring, number)
    pairs = [(middle, size) if middle <= size // 2 else (size, middle)]
    for step in range(1, size // 2):
        up, down = (middle + step - 1) % ring + 1, (middle - step - 1) % ring + 1
        low, high = sorted((up, down))
        pairs.append((low, high) if (low + high) % 2 else (high, low))
    return pairs


def _middle(ring: int, number: int) -> int:
    """The number whose double is round + 1, modulo the odd ring."""
    half = (number + 1) // 2 if number % 2 else (number + 1 + ring) // 2
    return (half - 1) % ring + 1


def _reversed(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(black, white) for white, black in pairs]


def _of(number: int, pairs: list[tuple[int, int]], players: int) -> BergerRound:
    free = next((min(pair) for pair in pairs if max(pair) > players), None)
    return BergerRound(number, tuple(pair for pair in pairs if max(pair) <= players), free)
