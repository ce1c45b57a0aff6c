"""PNG pictures compared as people would: small differences of drawing do not count."""

import struct
import zlib


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the bytes of an eight-bit RGBA picture without interlacing."""
    at, packed, head = 8, b"", b""
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        head = body if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        at += size + 12
    width, height, depth, colour = struct.unpack(">IIBB", head[:10])
    assert (depth, colour) == (8, 6), "an RGBA picture is expected"
    return width, height, _unfiltered(zlib.decompress(packed), width * 4)


def _unfiltered(data: bytes, row: int) -> bytes:
    above, whole = bytes(row), b""
    for start in range(0, len(data), row + 1):
        line = bytearray(data[start + 1 : start + 1 + row])
        for x in range(row):
            left = line[x - 4] if x >= 4 else 0
            corner = above[x - 4] if x >= 4 else 0
            line[x] = (line[x] + _guess(data[start], left, above[x], corner)) & 255
        above = bytes(line)
        whole += above
    return whole


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    """What a PNG filter takes away: nothing, left, up, their mean, or Paeth's choice."""
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    return min((left, up, corner), key=lambda one: abs(left + up - corner - one))


def difference(one: bytes, other: bytes) -> float:
    """The share of bytes that differ by more than an eighth of the scale; 1 when the sizes differ."""
    first, second = pixels(one), pixels(other)
    if first[:2] != second[:2]:
        return 1.0
    return sum(abs(a - b) > 32 for a, b in zip(first[2], second[2], strict=True)) / len(first[2])
