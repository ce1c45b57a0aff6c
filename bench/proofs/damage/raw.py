"""Damage that knows nothing of the format: bytes changed, lost, doubled, cut, spliced, packed in number fields."""

from collections.abc import Sequence
from random import Random

_PIECES = (
    b"\0",
    b"\r", b"\n", b"\t", b"001", b"XX", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf", b";", b'"', b"[", b"=",
    b"9" * 40,
    b"\xd0", b"\x1a", b"\x85", b"\x0b", b"\x1c", b"\xe2\x80\xa8", b"\xed\xa0\x80", b"PK\x03\x04", b"\xff" * 8,
)  # fmt: skip
_WORDS = (b"\0\0", b"\xff\xff", b"\xff\x7f", b"\0\x80", b"\1\0", b"\xfe\xff")
_LARGEST = 400_000


def change_bytes(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """One to six small wounds."""
    data = bytearray(whole)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(5):
            case 0:
                del data[at : at + chance.randint(1, 60)]
            case 1:
                data[at:at] = chance.choice(_PIECES)
            case 2:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 3:
                data[at : at + 1] = bytes([(data[at] if at < len(data) else 0) ^ (1 << chance.randrange(8))])
            case _:
                data[at : at + 2] = chance.choice(_WORDS)
    return bytes(data)


def cut(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """A beginning, an end or a middle."""
    low, high = sorted(chance.randrange(len(whole) + 1) for _ in range(2))
    return chance.choice((whole[:high], whole[low:], whole[low:high], whole[:low] + whole[high:]))


def splice(chance: Random, whole: bytes, others: Sequence[bytes]) -> bytes:
    """The beginning of one file and the end of another, joined anywhere."""
    other = chance.choice(others)
    return whole[: chance.randrange(len(whole) + 1)] + other[chance.randrange(len(other) + 1) :]


def repeat(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """A piece many times over: up to some hundred thousand bytes more."""
    low, high = sorted(chance.randrange(len(whole) + 1) for _ in range(2))
    piece = whole[low:high] or b" "
    times = chance.choice((2, 3, 20, max(2, chance.randrange(_LARGEST) // len(piece))))
    return whole[:low] + piece * min(times, _LARGEST // len(piece) + 2) + whole[high:]


def fill(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """A run of one byte over a stretch, as a bad disk or a broken copy leaves it."""
    data = bytearray(whole)
    at, length = chance.randrange(len(data) + 1), chance.choice((1, 2, 4, 16, 512))
    data[at : at + length] = bytes([chance.choice((0, 0xFF, 0x20, chance.randrange(256)))]) * length
    return bytes(data)


def noise(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Nothing of the file but perhaps its beginning."""
    head = whole[: chance.choice((0, 4, 8, 64, 512))]
    return head + chance.randbytes(chance.choice((0, 1, 3, 100, 5000)))


RAW = (change_bytes, change_bytes, change_bytes, cut, splice, repeat, fill, noise)
