"""Sets of small numbers as the bits of one integer."""

from collections.abc import Iterable, Iterator


def members(bits: int) -> Iterator[int]:
    """The members of a set, least first.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def below(limit: int) -> int:
    """The set of all numbers less than ``limit``."""
    return (1 << limit) - 1


def gather(numbers: Iterable[int]) -> int:
    """The set of the given numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
