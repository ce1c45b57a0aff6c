"""Swiss-Manager's TUNX and TURX files, as far as their layout is known: little-endian, texts in UTF-16.

Writing them is not possible: they carry bytes of the licence.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from tura.formats.bad_input import bad_input

_MAGIC = b"\x93\xff\x89\x44"
_HEADER = 108
_SECTIONS = {name: bytes((code,)) + b"\xff\x89\x44" for name, code in
             {"settings": 0x95, "rounds": 0xA3, "players": 0xA5, "pairs": 0xB3, "directory": 0xD3}.items()}  # fmt: skip
_PLAYER_TEXTS, _PLAYER_NUMBERS = 18, 134
_PAIR = struct.Struct("<hhH15x")
_MOST_PLAYERS = 9999


@dataclass(frozen=True, slots=True)
class TunxPlayer:
    """A player; ``ident`` is the national id (ФШР in Russian files), ``birth`` YYYYMMDD with zeros for unknown."""

    surname: str
    given: str
    title: str
    ident: str
    club: str
    federation: str
    group: str
    source: str
    female: bool
    fide: int
    national: int
    birth: int
    region: int
    fide_id: int


@dataclass(frozen=True, slots=True)
class TunxPair:
    """A record of a round: numbers of the players (black -1 bye, -2 not paired) and Swiss-Manager's code."""

    white: int
    black: int
    code: int


@dataclass(frozen=True, slots=True)
class Tunx:
    """A file; dates are YYYYMMDD, ``tempo`` 1 standard, 2 rapid, 3 blitz, ``kind`` 0 Swiss, 1 round robin."""

    name: str
    city: str
    director: str
    arbiters: str
    chief_arbiter: str
    federation: str
    time_control: str
    kind: int
    planned: int
    current: int
    tempo: int
    start: int
    end: int
    tiebreaks: tuple[int, ...]
    players: tuple[TunxPlayer, ...]
    rounds: tuple[tuple[TunxPair, ...], ...]


def is_tunx(data: bytes) -> bool:
    """Whether the bytes begin as Swiss-Manager's files do."""
    return data.startswith(_MAGIC)


def read_tunx(data: bytes, name: str) -> Tunx:
    """The file's contents; raises BadInput when it is another file or breaks off."""
    if not is_tunx(data):
        raise bad_input(name, "this is no TUNX file of Swiss-Manager", "give the tournament file itself")
    try:
        return _read(data)
    except (struct.error, ValueError, IndexError, UnicodeDecodeError):
        raise bad_input(
            name,
            "the file breaks off or is no individual tournament",
            "save it again; team tournaments are not read",
        ) from None


def _read(data: bytes) -> Tunx:
    at = {section: data.index(marker) for section, marker in _SECTIONS.items()}
    texts = list(_texts(data, _HEADER, at["settings"]))
    settings = data[at["settings"] : at["rounds"]]
    count = _u16(settings, 23)
    if settings[15] > 1 or count > _MOST_PLAYERS:
        raise ValueError("a team event, or a damaged count")
    pairs = data[at["pairs"] + 4 : at["directory"]]
    return Tunx(
        name=texts[0],
        city=texts[5],
        director=texts[3],
        arbiters=texts[6],
        chief_arbiter=texts[21],
        federation=texts[20],
        time_control=texts[14],
        kind=settings[15],
        planned=_u16(settings, 4),
        current=settings[21],
        tempo=_u32(settings, 1267),
        start=_u32(settings, 75),
        end=_u32(settings, 79),
        tiebreaks=tuple(settings[33 : 33 + 2 * settings[31] : 2]),
        players=tuple(_players(data, at["players"] + 4, count)),
        rounds=tuple(_rounds(pairs[: len(pairs) // _PAIR.size * _PAIR.size])),
    )


def _texts(data: bytes, start: int, end: int) -> Iterator[str]:
    while start < end:
        length = _u16(data, start)
        yield data[start + 2 : start + 2 + 2 * length].decode("utf-16-le")
        start += 2 + 2 * length


def _players(data: bytes, start: int, count: int) -> Iterator[TunxPlayer]:
    for _ in range(count):
        texts = []
        for _ in range(_PLAYER_TEXTS):
            length = _u16(data, start)
            texts.append(data[start + 2 : start + 2 + 2 * length].decode("utf-16-le"))
            start += 2 + 2 * length
        yield _player(texts, data[start : start + _PLAYER_NUMBERS])
        start += _PLAYER_NUMBERS


def _player(texts: list[str], numbers: bytes) -> TunxPlayer:
    return TunxPlayer(
        surname=texts[0].strip(),
        given=texts[1].strip(),
        title=texts[4],
        ident=texts[5],
        club=texts[9],
        federation=texts[10],
        group=texts[11],
        source=texts[17],
        female=numbers[30] == 1,
        fide=_u16(numbers, 32),
        national=_u16(numbers, 34),
        birth=_u32(numbers, 38),
        region=_u16(numbers, 42),
        fide_id=_u32(numbers, 48),
    )


def _rounds(pairs: bytes) -> Iterator[tuple[TunxPair, ...]]:
    """Records stand round by round and name everybody once a round: a second time starts the next round."""
    round_: list[TunxPair] = []
    seen: set[int] = set()
    for white, black, code in _PAIR.iter_unpack(pairs):
        named = {number for number in (white, black) if number > 0}
        if named & seen:
            yield tuple(round_)
            round_, seen = [], set()
        round_.append(TunxPair(white, black, code))
        seen |= named
    if round_:
        yield tuple(round_)


def _u16(data: bytes, offset: int) -> int:
    value: int = struct.unpack_from("<H", data, offset)[0]
    return value


def _u32(data: bytes, offset: int) -> int:
    value: int = struct.unpack_from("<I", data, offset)[0]
    return value
