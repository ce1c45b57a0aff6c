"""How the players of a tie divide the prizes of their places: not at all, equally, or by Hort."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.domain.prizes.contest import Contender
from tura.domain.prizes.pools import Pool
from tura.domain.regulation.awarding import Awarding, Ranking, Sharing


@dataclass(frozen=True, slots=True)
class Segment:
    """Players who divide ``total`` kopecks between them; ``first`` is the position of the first in the pool.

    ``shares`` are exact; a member whose share is 0 fell below the least share paid.
    """

    first: int
    members: tuple[str, ...]
    total: int
    shares: tuple[Fraction | int, ...]


def segments(pool: Pool, gone: Collection[str], awarding: Awarding) -> tuple[Segment, ...]:
    """The pool's money divided among its candidates without those ``gone``, best first."""
    count = len(pool.prizes)
    row = _leading(pool, gone, awarding, count)
    if all(pool.sharing(index, awarding) is Sharing.NONE for index in range(count)):
        return tuple(
            Segment(index, (one.entry,), pool.value(index), (pool.value(index),))
            for index, one in enumerate(row[:count])
        )
    found: list[Segment] = []
    start = 0
    while start < min(count, len(row)):
        end = _tie_end(pool, row, start, awarding)
        members = row[start:end]
        values = [pool.value(index) for index in range(start, end)]
        mode = pool.sharing(start, awarding)
        shares = _shares(values, mode, awarding.share_minimum)
        found.append(Segment(start, tuple(one.entry for one in members), sum(values), shares))
        start = end
    return tuple(found)


def _leading(pool: Pool, gone: Collection[str], awarding: Awarding, count: int) -> list[Contender]:
    """Candidates for the places with prizes, and those tied with the last of them."""
    row: list[Contender] = []
    for candidate in pool.candidates:
        if candidate.entry in gone:
            continue
        if len(row) >= count and not _tied(pool, row[count - 1], candidate, pool.sharing(count, awarding)):
            break
        row.append(candidate)
    return row


def _tie_end(pool: Pool, row: Sequence[Contender], start: int, awarding: Awarding) -> int:
    mode = pool.sharing(start, awarding)
    end = start + 1
    while end < len(row) and pool.sharing(end, awarding) is mode and _tied(pool, row[start], row[end], mode):
        end += 1
    return end


def _tied(pool: Pool, one: Contender, other: Contender, mode: Sharing) -> bool:
    if mode is Sharing.NONE:
        return False
    if pool.ranking is not Ranking.STANDINGS:
        return one.merits[pool.ranking] == other.merits[pool.ranking]
    if mode is Sharing.EQUAL_IF_ALL_EQUAL:
        return one.shared == other.shared != 0
    return one.points == other.points


def _shares(values: Sequence[int], mode: Sharing, least: int) -> tuple[Fraction | int, ...]:
    """Exact shares; while the last of several is under the least share paid, he drops out.

    >>> [int(share) for share in _shares([60, 0, 0], Sharing.EQUAL, 30)]
    [30, 30, 0]
    >>> [int(share) for share in _shares([1000, 500], Sharing.HORT, 0)]
    [875, 625]
    """
    total = sum(values)
    for size in range(len(values), 1, -1):
        own = values[:size] if mode is Sharing.HORT else [0] * size
        # Twice the share times the number who share, so that only the shares themselves need fractions.
        even = 2 * total - sum(own)
        if even + own[-1] * size >= 2 * size * least:
            shared = {value: _exact(even + value * size, 2 * size) for value in set(own)}
            return (*(shared[value] for value in own), *[0] * (len(values) - size))
    return (total, *[0] * (len(values) - 1))


def _exact(share: int, size: int) -> Fraction | int:
    whole, rest = divmod(share, size)
    return Fraction(share, size) if rest else whole
