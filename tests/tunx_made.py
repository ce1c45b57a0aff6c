"""TUNX files built byte by byte as Swiss-Manager lays them out."""

import struct

TAIL = b"\xff\x89\x44"


def text(value: str) -> bytes:
    """A text with its length before it."""
    return struct.pack("<H", len(value)) + value.encode("utf-16-le")


def player(surname: str, given: str, female: bool, ratings: tuple[int, int]) -> bytes:
    """18 texts and 134 bytes of numbers."""
    texts = [surname, given, "", "", "FM", "61183", "", "", "", "Клуб", "RUS", "U12", *[""] * 5, "RUSR"]
    numbers = bytearray(134)
    numbers[30] = female
    struct.pack_into("<HH", numbers, 32, *ratings)
    struct.pack_into("<I", numbers, 38, 20060000)
    struct.pack_into("<H", numbers, 42, 18)
    struct.pack_into("<I", numbers, 48, 999000001)
    return b"".join(map(text, texts)) + bytes(numbers)


def tunx(pairs: list[tuple[int, int, int]], kind: int = 0, tiebreaks: tuple[int, ...] = ()) -> bytes:
    """A file of three players."""
    texts = ["Кубок", *[""] * 4, "Ижевск", *[""] * 14, "RUS", "Арбитр", *[""] * 110]
    settings = bytearray(5887)
    settings[:4] = b"\x95" + TAIL
    struct.pack_into("<H", settings, 4, 5)
    settings[15], settings[21] = kind, 2
    struct.pack_into("<H", settings, 23, 3)
    settings[31] = len(tiebreaks)
    settings[33 : 33 + 2 * len(tiebreaks)] = b"".join(struct.pack("<H", code) for code in tiebreaks)
    struct.pack_into("<II", settings, 75, 20260301, 20260302)
    players = [
        player("А", "Б В", False, (0, 1500)),
        player("Г", "", True, (1700, 1600)),
        player("Д", "Е", False, (0, 0)),
    ]
    body = b"".join(struct.pack("<hhH15x", *pair) for pair in pairs)
    return b"".join((
        b"\x93", TAIL, bytes(104), *map(text, texts), bytes(settings), b"\xa3", TAIL, bytes(40), b"\xa5", TAIL,
        *players, b"\xb3", TAIL, body, b"\xd3", TAIL, bytes(28), b"\xe3", TAIL,
    ))  # fmt: skip
