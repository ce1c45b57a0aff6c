"""A drawing of lots that anybody can repeat from its seed."""

from hashlib import sha256


def draw(seed: str, count: int) -> tuple[int, ...]:
    """The numbers 1 to ``count`` in an order decided by the seed: entry i is the number that the i-th draws.

    The same seed gives the same order everywhere and always; every order is as likely as the others.
    """
    numbers = list(range(1, count + 1))
    for place in range(count - 1, 0, -1):
        other = _below(f"{seed}/{place}", place + 1)
        numbers[place], numbers[other] = numbers[other], numbers[place]
    return tuple(numbers)


def _below(text: str, bound: int) -> int:
    """A number from 0 to bound - 1; 256 bits make the remainder's bias immeasurable."""
    return int.from_bytes(sha256(text.encode()).digest()) % bound
