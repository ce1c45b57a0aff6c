"""C1 to C5 by trying everything."""

from collections.abc import Iterator, Sequence
from functools import cache

from domain.pairing.oracle.seats import Seat


def legal(one: Seat, other: Seat) -> bool:
    """C1 and C3."""
    if other.tpn in one.opponents:
        return False
    mine, theirs = one.wish, other.wish
    clash = mine == theirs and mine[0] == "absolute"
    return not clash or one.topscorer or other.topscorer


@cache
def completions(players: tuple[Seat, ...]) -> frozenset[int | None]:
    """The scores that the PAB's receiver can have in the legal complete pairings; None in an even field."""
    if not players:
        return frozenset({None})
    first, rest = players[0], players[1:]
    found: set[int | None] = set()
    if len(players) % 2 and not first.had_bye and None in completions(rest):
        found.add(first.score)
    for other in rest:
        if legal(first, other):
            found |= completions(tuple(seat for seat in rest if seat is not other))
    return frozenset(found)


def completes(players: Sequence[Seat], pab: int | None) -> bool:
    """C4 with C5: whether these are completed with the PAB at its score, or without a PAB."""
    return pab in completions(tuple(sorted(players, key=lambda seat: (-seat.score, seat.tpn))))


def partial_pairings(movers: Sequence[Seat], residents: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    """For every legal way to pair some of a bracket: who is left unpaired."""
    yield from _leaving(tuple(movers), tuple(residents))


def _leaving(movers: tuple[Seat, ...], residents: tuple[Seat, ...]) -> Iterator[tuple[Seat, ...]]:
    if not movers and not residents:
        yield ()
        return
    pool, rest = (movers, residents) if movers else (residents, residents[1:])
    first, others = pool[0], (movers[1:] if movers else ())
    for left in _leaving(others, rest):
        yield (first, *left)
    for other in rest:
        if legal(first, other):
            yield from _leaving(others, tuple(seat for seat in rest if seat is not other))
